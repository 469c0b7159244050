/** A drawn sign for a person: a divided field, a colour, a figure. Chosen, or made from the name. */
export const FIELDS = ["plain", "pale", "fess", "bend", "quarter", "chevron"] as const;
export const COLOURS = {
  red: "#a8322a",
  blue: "#2b5c9e",
  green: "#2a7148",
  gold: "#9a6b08",
  violet: "#6d4699",
  teal: "#1f6f78",
  rust: "#a04c17",
  slate: "#4b5563",
} as const;
export const SIGNS = {
  tower: "M19 50V30H15V16H22V21H28V16H36V21H42V16H49V30H45V50H36V40Q32 35 28 40V50Z",
  key: "M32 13A9 9 0 0 1 35 30V36H41V41H35V44H41V49H29V30A9 9 0 0 1 32 13ZM32 18A4 4 0 1 0 32.01 18Z",
  flame: "M33 12Q46 24 44 36Q42 50 31 50Q19 49 19 37Q19 30 25 24Q25 31 29 32Q35 24 33 12Z",
  crown: "M15 45L12 22L23 31L32 16L41 31L52 22L49 45Z",
  sword: "M30 10H34L36 34H43V39H34.500V46H37V51H27V46H29.500V39H21V34H28Z",
  moon: "M40 13A19 19 0 1 0 50 41A16 16 0 0 1 40 13Z",
  star: "M32 12L37 26H52L40 35L44 50L32 41L20 50L24 35L12 26H27Z",
  gem: "M22 16H42L52 28L32 51L12 28Z",
  eye: "M10 32Q32 10 54 32Q32 54 10 32ZM32 23A9 9 0 1 0 32.01 23Z",
  mushroom: "M12 33Q14 14 32 14Q50 14 52 33ZM27 36H37L39 50H25Z",
  bat: "M32 22L36 18V26Q46 18 56 26Q48 28 47 36Q41 33 38 41L32 47L26 41Q23 33 17 36Q16 28 8 26Q18 18 28 26V18Z",
  anchor:
    "M29 24V19A5 5 0 1 1 35 19V24H43V29H35V44Q43 42 44 34L51 38Q47 51 32 51Q17 51 13 38L20 34Q21 42 29 44V29H21V24Z",
} as const;
export type Field = (typeof FIELDS)[number];
export type Colour = keyof typeof COLOURS;
export type Sign = keyof typeof SIGNS;
export interface Emblem {
  field: Field;
  colour: Colour;
  sign: Sign;
}

/** The second tone of a divided field, on the shield of 64 units. */
export const DIVIDED: Record<Field, string> = {
  plain: "",
  pale: "M32 0H64V64H32Z",
  fess: "M0 30H64V64H0Z",
  bend: "M0 0L64 60V64H0Z",
  quarter: "M32 0H64V30H32ZM0 30H32V64H0Z",
  chevron: "M0 52L32 24L64 52V64H0Z",
};

const colours = Object.keys(COLOURS) as Colour[];
const signs = Object.keys(SIGNS) as Sign[];

/** The same name always has the same emblem (FNV-1a). */
export function emblemOf(name: string, chosen = ""): Emblem {
  const [field, colour, sign] = chosen.split("-") as [Field, Colour, Sign];
  if (FIELDS.includes(field) && colour in COLOURS && sign in SIGNS) return { field, colour, sign };
  let hash = 0x811c9dc5;
  for (const letter of name.toLowerCase()) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return {
    field: FIELDS[hash % FIELDS.length]!,
    colour: colours[(hash >>> 8) % colours.length]!,
    sign: signs[(hash >>> 16) % signs.length]!,
  };
}

export const written = ({ field, colour, sign }: Emblem): string => `${field}-${colour}-${sign}`;
