/** The icons of a card, read from its notation, e.g. `2xactivate / move` or `spend(coin)>summon(3)`. */

/** One action as it is printed. */
export interface Deed {
  name: string; // as the names of icons have it: move, gen-coin, ambush-hat
  symbol: string;
  with: string; // a second symbol: the resource, the room type
  n: number; // printed beside it when it is more than one or belongs to an Ambush or Summon
}
/** One item of a side: a single action, or two joined by a Momentum, or a box behind Swarm or Reinforcements. */
export interface Icon {
  name: string; // as in `icon:left:<name>`
  before: string; // symbol in front of the box
  deeds: Deed[];
  momentum: boolean;
}
export type Side = Icon[];

const SYMBOLS: Record<string, string> = { gen: "h-generate", trap: "h-trap", portal: "h-portal", spend: "h-spend" };

function deed(text: string): Deed {
  const [name = "", argument = ""] = text.trim().replace(/\)$/, "").split("(");
  const symbol = SYMBOLS[name] ?? `h-${name}`;
  if (name === "gen" || name === "spend") return { name: `${name}-${argument}`, symbol, with: `h-${argument}`, n: 0 };
  if (name === "ambush") {
    const [count = "1", type = ""] = argument.split(",");
    return { name: `ambush-${type.trim()}`, symbol, with: `h-type-${type.trim()}`, n: Number(count) };
  }
  return { name, symbol, with: "", n: name === "summon" ? Number(argument) : 0 };
}

function icon(text: string): Icon {
  const [left = "", right] = text.split(">");
  if (right !== undefined) {
    const first = deed(left);
    return { name: `${first.name}>`, before: "", deeds: [first, deed(right)], momentum: true };
  }
  const boxed = /^(swarm|reinforce)\((\w+)\)$/.exec(text.trim());
  if (boxed)
    return { name: `${boxed[1]}-${boxed[2]}`, before: `h-${boxed[1]}`, deeds: [deed(boxed[2]!)], momentum: false };
  const only = deed(text);
  return { name: only.name, before: "", deeds: [only], momentum: false };
}

const known = new Map<string, Side[]>();
/** The one or two sides of a card; equal icons stand as often as they are printed. */
export function readFace(notation: string): Side[] {
  let sides = known.get(notation);
  if (!sides) {
    sides = notation ? notation.split("/").map((side) => side.trim().split("+").flatMap(repeated)) : [];
    known.set(notation, sides);
  }
  return sides;
}

function repeated(part: string): Icon[] {
  const times = /^(\d)x(.+)$/.exec(part.trim());
  return times ? Array.from({ length: Number(times[1]) }, () => icon(times[2]!)) : [icon(part)];
}
