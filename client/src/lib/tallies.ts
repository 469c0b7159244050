/** Who did what, for the end: lines by kind of event and role, for the kinds that a game has a sentence to count by. */
import type { LogLine } from "../protocol";

export interface Tally {
  message: string;
  count: number;
}

/** "TribeScattered" is "tribe-scattered" in the names of messages. */
export const kebab = (kind: string): string => kind.replace(/(?<!^)([A-Z])/g, "-$1").toLowerCase();

export function talliesOf(
  lines: readonly LogLine[],
  game: string,
  role: (line: LogLine) => string,
  has: (message: string) => boolean,
): Map<string, Tally[]> {
  const counted = new Map<string, Map<string, number>>();
  for (const line of lines) {
    const message = `${game}-tally-${kebab(String(line.event.kind))}`;
    const who = role(line);
    if (!who || !has(message)) continue;
    const own = counted.get(who) ?? new Map<string, number>();
    counted.set(who, own.set(message, (own.get(message) ?? 0) + 1));
  }
  const sorted = (own: Map<string, number>): Tally[] =>
    [...own].map(([message, count]) => ({ message, count })).sort((a, b) => b.count - a.count);
  return new Map([...counted].map(([who, own]) => [who, sorted(own)]));
}
