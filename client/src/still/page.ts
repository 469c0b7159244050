/** A still page: one View and everything that its board asks for, in the page itself. Nothing is fetched. */
export interface StillPage {
  game: string;
  lang: string;
  eyes: string[];
  view: unknown;
  words: Record<string, string>; // "en/twister" -> sentences
  content: unknown; // names and texts of the components in that language
}

export const page = (window as unknown as { underkeepPage: StillPage }).underkeepPage;
