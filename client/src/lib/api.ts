/** REST calls. What fails throws a Failure that carries the server's sentence. */
import type {
  CheckedOptions,
  CheckedPiece,
  ContentText,
  Example,
  Exchanged,
  Goodbye,
  Forecast,
  Fork,
  GameCard,
  GameWords,
  Health,
  BeginLesson,
  KeptPiece,
  KeptPieces,
  BeginPuzzle,
  PuzzleHelp,
  Puzzles,
  PuzzleWish,
  Ladder,
  Lessons,
  Lobby,
  LogIn,
  MailWish,
  Me,
  MeasuredGames,
  MeasurePiece,
  MyTables,
  NewTable,
  PersonPage,
  SentPiece,
  PieceFile,
  PieceSources,
  Problem,
  Replay,
  ReplayFrame,
  Review,
  RulebookText,
  RulesFound,
  RuleUses,
  SeatLink,
  SharedPiece,
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
  rulesFound: (game: string, asked: string, lang: string, role: string) =>
    call<RulesFound>(`games/${game}/rules?asked=${encodeURIComponent(asked)}&lang=${lang}&role=${role}`),
  ruleUses: (game: string, rule: string, lang: string) => call<RuleUses>(`games/${game}/rules/${rule}?lang=${lang}`),
  example: (game: string, lesson: string, step: number, lang: string) =>
    call<Example>(`games/${game}/lessons/${lesson}/examples/${step}?lang=${lang}`),
  lessons: (game: string, lang: string) => call<Lessons>(`games/${game}/lessons?lang=${lang}`),
  puzzles: (lang: string) => call<Puzzles>(`puzzles?lang=${lang}`),
  beginPuzzle: (body: BeginPuzzle) => call<TableMade>("puzzles", body),
  puzzleHelp: (table: string, body: PuzzleWish) => call<PuzzleHelp>(`tables/${table}/puzzle`, body),
  beginLesson: (body: BeginLesson) => call<TableMade>("lessons", body),
  content: (game: string, lang: string, content = "") =>
    call<ContentText>(`games/${game}/content?lang=${lang}${content ? `&content=${content}` : ""}`),
  words: (game: string, lang: string) => call<GameWords>(`games/${game}/words?lang=${lang}`),
  check: (game: string, options: NewTable["options"], content = "") =>
    call<CheckedOptions>(`games/${game}/check`, { options, content }),
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
  mine: (game = "", outcome = "", who = "", page = 0) =>
    call<MyTables>(`mine?${new URLSearchParams({ game, outcome, who, page: String(page) })}`),
  hide: (id: string) => call<void>(`mine/${id}/hide`, {}),
  page: () => call<PersonPage>("me/page"),
  farewell: (body: Goodbye) => call<void>("me/delete", body),
  mail: () => call<MailWish>("me/mail"),
  wishMail: (address: string, lang: "en" | "it") => call<void>("me/mail", { address, lang }),
  mailLink: (deed: "yes" | "stop", token: string) => call<void>(`mail/${deed}?token=${encodeURIComponent(token)}`, {}),
  ladder: (game: string, role: string) => call<Ladder>(`ladder/${game}/${encodeURIComponent(role)}`),
  invite: (id: string, seat: number, name: string) => call<void>(`tables/${id}/invite`, { seat, name }),
  answer: (id: string, take: boolean) => call<Exchanged>(`tables/${id}/answer`, { take }),
  report: (id: string, line: number) => call<void>(`tables/${id}/report`, { line }),
  rematch: (id: string) => call<TableMade>(`tables/${id}/rematch`, {}),
  onward: (id: string) => call<TableMade>(`tables/${id}/onward`, {}),
  replay: (id: string, eyes: string) => call<Replay>(`tables/${id}/replay${query(eyes)}`),
  frame: (id: string, move: number, eyes: string) => call<ReplayFrame>(`tables/${id}/replay/${move}${query(eyes)}`),
  entry: (id: string, entry: number, eyes: string) =>
    call<ReplayFrame>(`tables/${id}/replay/${entry}?entry=true${eyes ? `&eyes=${encodeURIComponent(eyes)}` : ""}`),
  study: (id: string) => call<Study>(`tables/${id}/study`),
  forecast: (id: string) => call<Forecast>(`tables/${id}/forecast`),
  review: (id: string, move: number) => call<Review>(`tables/${id}/replay/${move}/review`),
  fork: (id: string, body: Fork) => call<TableMade>(`tables/${id}/fork`, body),
  sources: (game: string) => call<PieceSources>(`workshop/${game}/sources`),
  checkPiece: (piece: SentPiece) => call<CheckedPiece>("workshop/check", piece),
  keepPiece: (id: string, piece: SentPiece) => call<KeptPiece>("workshop/pieces", { id, piece }),
  ownPieces: () => call<KeptPieces>("workshop/pieces"),
  sharedPiece: (id: string) => call<SharedPiece>(`workshop/pieces/${encodeURIComponent(id)}`),
  deletePiece: (id: string) => call<void>(`workshop/pieces/${encodeURIComponent(id)}/delete`, {}),
  exportPiece: (piece: SentPiece) => call<PieceFile>("workshop/export", piece),
  importPiece: (text: string) => call<SentPiece>("workshop/import", { text }),
  playPiece: (piece: SentPiece, table: NewTable) => call<TableMade>("workshop/play", { piece, table }),
  measurePiece: (wish: MeasurePiece) => call<MeasuredGames>("workshop/measure", wish),
  paste: (text: string) => call<TableMade>("records", { text }),
};
