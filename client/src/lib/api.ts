/** REST calls. What fails throws a Failure that carries the server's sentence. */
import type {
  CheckedOptions,
  ContentText,
  Exchanged,
  Fork,
  GameCard,
  GameWords,
  Health,
  Lobby,
  LogIn,
  Me,
  NewTable,
  Problem,
  Replay,
  ReplayFrame,
  Review,
  RulebookText,
  SeatLink,
  Study,
  TableFacts,
  TableMade,
  TakeName,
  Webhook,
} from "../protocol";

export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.problem || problem.message.id);
  }
}

const EMPTY = 204;
const OFFLINE: Problem = { message: { id: "error-offline", args: {} }, where: "", problem: "", remedy: "" };

async function call<T>(path: string, body?: unknown, root = "api/"): Promise<T> {
  const init =
    body === undefined
      ? {}
      : { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const answer = await fetch(new URL(`${root}${path}`, document.baseURI.split("#")[0]), init).catch(() => null);
  if (!answer) throw new Failure(0, OFFLINE);
  if (answer.ok) return (answer.status === EMPTY ? undefined : await answer.json()) as T;
  const problem = (await answer.json().catch(() => OFFLINE)) as Problem;
  throw new Failure(answer.status, problem.message ? problem : OFFLINE);
}

/** Through whose eyes: left out, one's own. */
const query = (eyes: string): string => (eyes ? `?eyes=${encodeURIComponent(eyes)}` : "");

export const api = {
  games: () => call<GameCard[]>("games"),
  rulebook: (game: string, lang: string) => call<RulebookText>(`games/${game}/rulebook?lang=${lang}`),
  content: (game: string, lang: string) => call<ContentText>(`games/${game}/content?lang=${lang}`),
  words: (game: string, lang: string) => call<GameWords>(`games/${game}/words?lang=${lang}`),
  check: (game: string, options: NewTable["options"]) => call<CheckedOptions>(`games/${game}/check`, { options }),
  make: (table: NewTable) => call<TableMade>("tables", table),
  exchange: (token: string) => call<Exchanged>("seats/exchange", { token }),
  table: (id: string) => call<TableFacts>(`tables/${id}`),
  me: () => call<Me>("me"),
  takeName: (body: TakeName) => call<Me>("me", body),
  logIn: (body: LogIn) => call<Me>("login", body),
  logOut: () => call<Me>("logout", {}),
  logOutEverywhere: () => call<Me>("logout?everywhere=true", {}),
  health: () => call<Health>("healthz", undefined, ""),
  webhook: (id: string) => call<Webhook>(`tables/${id}/webhook`),
  setWebhook: (id: string, url: string) => call<void>(`tables/${id}/webhook`, { url }),
  lobby: () => call<Lobby>("lobby"),
  join: (id: string, seat: number) => call<Exchanged>(`tables/${id}/join`, { seat }),
  newLink: (id: string, seat: number) => call<SeatLink>(`tables/${id}/link`, { seat }),
  rematch: (id: string) => call<TableMade>(`tables/${id}/rematch`, {}),
  onward: (id: string) => call<TableMade>(`tables/${id}/onward`, {}),
  replay: (id: string, eyes: string) => call<Replay>(`tables/${id}/replay${query(eyes)}`),
  frame: (id: string, move: number, eyes: string) => call<ReplayFrame>(`tables/${id}/replay/${move}${query(eyes)}`),
  entry: (id: string, entry: number, eyes: string) =>
    call<ReplayFrame>(`tables/${id}/replay/${entry}?entry=true${eyes ? `&eyes=${encodeURIComponent(eyes)}` : ""}`),
  study: (id: string) => call<Study>(`tables/${id}/study`),
  review: (id: string, move: number) => call<Review>(`tables/${id}/replay/${move}/review`),
  fork: (id: string, body: Fork) => call<TableMade>(`tables/${id}/fork`, body),
  paste: (text: string) => call<TableMade>("records", { text }),
};
