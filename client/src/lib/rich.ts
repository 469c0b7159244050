/** What the pieces of a sentence are, by the value that was named. */
import { has, i18n, t, type Segment } from "./i18n.svelte";

const PLACES = /^(sq|room|edge|line|space):/;

/** The drawn ground that a name stands for: its own id, or one that the line touches; "" for what is no place. */
export const placeIn = (value: string, touches: readonly string[] = []): string =>
  PLACES.test(value) ? value : (touches.find((id) => PLACES.test(id) && id.endsWith(`:${value}`)) ?? "");

/** A component of the game's content, of which its catalogue has the text: a card, an object, a power. */
export const cardOf = (value: string): boolean => value in i18n.names && !has(`${i18n.game}-role-${value}`);

const ARTICLE = /^(the|il|lo|la|i|gli|le|l[’'])\s*/iu;

/** A sentence that says its actor in its own words: the piece that names the role, so that it can have its colour. */
export function withActor(said: Segment[], role: string): Segment[] {
  const id = `${i18n.game}-role-${role}`;
  if (!role || !has(id) || said.some((piece) => piece.value === role)) return said;
  const name = t(id).replace(ARTICLE, "");
  const word = new RegExp(`(?<!\\p{L})${name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}(?!\\p{L})`, "u");
  const at = said.findIndex((piece) => !piece.arg && word.test(piece.text));
  const found = said[at]?.text.match(word);
  if (!found) return said;
  const { text } = said[at]!;
  const end = found.index! + name.length;
  const parts: Segment[] = [
    { text: text.slice(0, found.index) },
    { text: name, arg: "actor", value: role },
    { text: text.slice(end) },
  ];
  return [...said.slice(0, at), ...parts.filter((part) => part.text), ...said.slice(at + 1)];
}

export interface Numbered {
  text: string;
  kind: "" | "before" | "after";
}
const CHANGE = /([^\s(]+)( → )([^\s,.;:)]+)/u;

/** Words with "7 → 6" in them: what was is quiet, what is now stands out. */
export function numbered(text: string): Numbered[] {
  const found: Numbered[] = [];
  let rest = text;
  for (let match = CHANGE.exec(rest); match; match = CHANGE.exec(rest)) {
    const [whole, before = "", arrow = "", after = ""] = match;
    if (match.index) found.push({ text: rest.slice(0, match.index), kind: "" });
    found.push({ text: before + arrow, kind: "before" }, { text: after, kind: "after" });
    rest = rest.slice(match.index + whole.length);
  }
  if (rest) found.push({ text: rest, kind: "" });
  return found;
}
