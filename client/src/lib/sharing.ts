/** Addresses to pass on: a page of the server's that messengers can show, which leads to the table or the replay. */
import { lang } from "./i18n.svelte";

export function shareLink(table: string, move?: number, eyes?: string): string {
  const url = new URL(`share/${encodeURIComponent(table)}`, location.href.split("#")[0]);
  url.searchParams.set("lang", lang());
  if (move) url.searchParams.set("move", String(move));
  if (move && eyes) url.searchParams.set("eyes", eyes);
  return url.href;
}
