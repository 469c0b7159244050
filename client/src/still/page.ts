/** A still page: one View and everything that its board asks for, in the page itself. Nothing is fetched. */
export interface StillPage {
  game: string;
  lang: string;
  eyes: string[];
  view: unknown;
  words: Record<string, string>; // "en/<game>" -> sentences
  content: unknown; // names and texts of the components in that language
}

declare global {
  interface Window {
    underkeepPage: StillPage; // written into the page by whoever made it
  }
}
export const page = window.underkeepPage;
