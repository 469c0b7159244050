/** What a game brings to the shell. The shell knows no game: everything below comes from games/<id>/. */
import type { Component } from "svelte";
import type { LogLine, Mark, OptionForm, Player, Prompt } from "../protocol";
import type { Clock } from "./clock.svelte";
import type { Guide } from "./guide";
import type { Catalogue } from "./words.svelte";

export interface RoleToken {
  shape: string;
  color: string; // a CSS colour, mostly a token: var(--team-yellow)
  symbol: string;
  ink: string; // colour of the role's name in log lines
}

/** How a move looks in the action bar. `place` says where it is offered besides the text view. */
export interface Face {
  verb: string;
  icon: string;
  turn?: number; // quarter turns of the icon: an arrow points where it leads
  place: "bar" | "board" | "hand";
  main?: boolean; // the one main action of a prompt
  end?: boolean; // stands at the end of the bar
  label?: { id: string; args: Record<string, string | number> }; // what the deed is called when it is refused
}

/* eslint-disable @typescript-eslint/no-explicit-any */
export interface SeatProps {
  view: any;
  prompt: Prompt | null;
  selection: string[];
  onpick: (target: string) => void;
  onmove: (move: string) => void; // plays an option by its text: for what is no drawn thing, such as a rotation
  onconsider: (move: string | null) => void; // shows what an option would do
  onwhy: (target: string, ...others: string[]) => void; // others: what else the click may have meant
  players: Player[];
  eyes: string[];
  catalogue: Catalogue;
  onrule: (rule: string) => void;
}
export interface BoardProps extends SeatProps {
  marks: Mark[]; // preview of the option that is considered
  point: string[]; // targets that a log line points at
  stage: any; // what animations change while they run
  onhover: (target: string | null) => void;
}

/** While a table is being set up: what the form says, and the words of the game. */
export interface SetupProps {
  values: Record<string, any>;
  options: OptionForm[];
  catalogue: Catalogue;
  onrule: (rule: string) => void;
}

export interface GameClient {
  Board: Component<BoardProps, { fit(): void; zoom(factor: number): void }>;
  Roles: Component<SeatProps>;
  Hand: Component<SeatProps>;
  TextBoard: Component<SeatProps>;
  Status?: Component<SeatProps>; // beside the prompt: what is left to spend
  Setup?: Component<SetupProps>; // beside the form: what has been chosen, in pictures
  plain?: string[]; // sections of the set-up form that stand open; without it only "game"
  Aside?: Component<SeatProps>; // above the log where there is room for it
  Moment?: Component<SeatProps & { stage: any; ondone: () => void }>; // takes the dock while it lasts, e.g. a fight
  sprite: string;
  symbol: string; // of the game, in the top bar
  columns?: { roles: number; log: number };
  lean?: boolean; // the log starts folded
  guides?: Guide[]; // guided first games
  together?: boolean; // all win or all lose
  stage: () => any;
  animate: (lines: LogLine[], before: any, after: any, stage: any, clock: Clock) => Promise<void>;
  token: (role: string, roles?: string[]) => RoleToken; // roles: all of a table that is being set up, in order
  pieceToken?: (target: string, view: any) => RoleToken | null;
  pieceName?: (target: string) => string; // on the button of a piece; without it the last part of its id is named
  subject?: (view: any) => string | null; // the piece that the question is about
  face: (move: string) => Face;
  ending?: (view: any) => string | null; // a message that says better than "Stop" what comes to its end
  idle?: string[]; // messages of refusals that only say: something else is asked now
  where: (view: any) => { id: string; args: Record<string, string | number> }; // "turn 9, first to 5 points"
  round?: (line: LogLine) => { id: string; args: Record<string, string | number> } | null; // heading of a new turn in the log
  lineIcon?: (line: LogLine) => string;
  lineRole?: (line: LogLine) => string | null;
  lineTargets?: (line: LogLine, view: any) => string[];
}

const clients = import.meta.glob<{ default: GameClient }>("../games/*/index.ts");
const pictures = import.meta.glob<{ default: Component }>("../games/*/Picture.svelte");

/** Is there a board for it? A game may be on the server's shelf before it has one. */
export function hasBoard(id: string): boolean {
  return `../games/${id}/index.ts` in clients;
}

export async function loadGame(id: string): Promise<GameClient | null> {
  const load = clients[`../games/${id}/index.ts`];
  return load ? (await load()).default : null;
}

export async function loadPicture(id: string): Promise<Component | null> {
  const load = pictures[`../games/${id}/Picture.svelte`];
  return load ? (await load()).default : null;
}
