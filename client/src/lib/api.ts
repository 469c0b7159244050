/** REST calls. What fails throws a Failure that carries the server's sentence. */
import type {
  CheckedOptions,
  ContentText,
  Exchanged,
  GameCard,
  NewTable,
  Problem,
  RulebookText,
  TableFacts,
  TableMade,
} from "../protocol";

export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.problem || problem.message.id);
  }
}

const OFFLINE: Problem = { message: { id: "error-offline", args: {} }, where: "", problem: "", remedy: "" };

async function call<T>(path: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const answer = await fetch(new URL(`api/${path}`, document.baseURI.split("#")[0]), init).catch(() => null);
  if (!answer) throw new Failure(0, OFFLINE);
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => OFFLINE)) as Problem;
  throw new Failure(answer.status, problem.message ? problem : OFFLINE);
}

export const api = {
  games: () => call<GameCard[]>("games"),
  rulebook: (game: string, lang: string) => call<RulebookText>(`games/${game}/rulebook?lang=${lang}`),
  content: (game: string, lang: string) => call<ContentText>(`games/${game}/content?lang=${lang}`),
  check: (game: string, options: NewTable["options"]) => call<CheckedOptions>(`games/${game}/check`, { options }),
  make: (table: NewTable) => call<TableMade>("tables", table),
  exchange: (token: string) => call<Exchanged>("seats/exchange", { token }),
  table: (id: string) => call<TableFacts>(`tables/${id}`),
};
