/** Things of the board in what somebody writes: `@` and the id of a drawn thing, which is said by its name. */
const MENTION = /@([\p{L}\d_.+-]+(?::[\p{L}\d_.,+-]*[\p{L}\d_+])+)/gu; // a stop or comma at its end is the sentence's

export interface Piece {
  text: string;
  thing?: string;
}

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let read = 0;
  for (const match of text.matchAll(MENTION)) {
    if (match.index > read) found.push({ text: text.slice(read, match.index) });
    found.push({ text: match[0], thing: match[1]! });
    read = match.index + match[0].length;
  }
  if (read < text.length) found.push({ text: text.slice(read) });
  return found;
}
