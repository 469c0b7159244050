/** The text view of a game in parts that a page can lay out. */
export interface PlainView {
  drawn: Record<string, string>; // by language
  roles?: string[];
}
export type PlainEvent = Record<string, unknown>;

export interface Block {
  head: string;
  rows: string[];
  asked: boolean; // the game waits for whoever it is about
}

const ASKED = "> ";

/** Paragraphs of the text; one whose first line is followed by indented ones has that line as its heading. */
export function blocksOf(text: string): Block[] {
  return text.split("\n\n").map((part) => {
    const [first = "", ...rest] = part.split("\n");
    const headed = rest.length > 0 && rest.every((line) => line.startsWith("  "));
    const asked = first.startsWith(ASKED);
    if (!headed) return { head: "", rows: part.split("\n"), asked: false };
    return { head: asked ? first.slice(ASKED.length) : first, rows: rest.map((line) => line.slice(2)), asked };
  });
}

/** The role that an event speaks of, if one of its fields is just that. */
export function roleIn(event: PlainEvent, roles: readonly string[]): string | null {
  const found = Object.values(event).find((value) => typeof value === "string" && roles.includes(value));
  return (found as string | undefined) ?? null;
}
