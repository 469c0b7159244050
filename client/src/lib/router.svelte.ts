/**
 * Addresses in the fragment: #/, #/new/GAME, #/table/ID, #/table/ID/seat/TOKEN, #/rules/GAME/RULE, #/learn/GAME,
 * #/play/GAME, #/replay/ID/MOVE/EYES, #/mine, #/me, #/ladder/GAME/ROLE,
 * #/workshop/GAME/PIECE.
 */

export const route = $state({ path: parse() });

function parse(): string[] {
  return location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
}

addEventListener("hashchange", () => (route.path = parse()));

export function go(...path: string[]): void {
  location.hash = `#/${path.map(encodeURIComponent).join("/")}`;
}

/** Go without leaving a trace in the history: the token of a seat must not stay in the address bar. */
export function replace(...path: string[]): void {
  history.replaceState(null, "", `#/${path.map(encodeURIComponent).join("/")}`);
  route.path = parse();
}
