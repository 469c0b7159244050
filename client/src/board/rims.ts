/** What is written along the rims of a board: where a column or row lies, in units of the drawing, and its name. */
export interface Sign {
  at: number;
  text: string;
}
export interface Rims {
  columns: Sign[];
  rows: Sign[];
}

/** Every column and row once, from places with their middles and what each is called across and down. */
export function rimsOf(places: { mid: readonly [number, number]; across: string; down: string }[]): Rims {
  const columns = new Map(places.map(({ mid, across }) => [across, mid[0]]));
  const rows = new Map(places.map(({ mid, down }) => [down, mid[1]]));
  const signs = (found: Map<string, number>): Sign[] => [...found].map(([text, at]) => ({ text, at }));
  return { columns: signs(columns), rows: signs(rows) };
}

/** A sign such as M20 in its letters and its number. */
export function parts(sign: string): { letters: string; number: string } {
  const found = /^([A-Za-z]+)(-?\d+)$/.exec(sign);
  return { letters: found?.[1] ?? sign, number: found?.[2] ?? "" };
}
