/**
 * What a game brings to the shell. The shell knows no game: everything below comes from games/<id>/, or from plain/ for
 * a game that nobody has drawn yet.
 */
import type { Component } from "svelte";
import type { LogLine, Mark, NewTable, Option, OptionForm, Player, Prompt } from "../protocol";
import type { Clock } from "./clock.svelte";
import type { Guide } from "./guide";
import type { Catalogue } from "./words.svelte";

export interface RoleToken {
  shape: string;
  color: string; // a CSS colour, mostly a token of the game's theme.css
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
  label?: Words; // what the deed is called when it is refused
}

/** A line of the log whose event is one of the game's. */
export interface Line<Event = unknown> extends Omit<LogLine, "event"> {
  event: Event;
}
type Words = { id: string; args: Record<string, string | number> };

export interface SeatProps<View = unknown> {
  view: View;
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
  lines?: readonly LogLine[]; // the story up to what is drawn, for what no View tells
}
/** With what animations change while they run. */
export interface StagedProps<View = unknown, Stage = unknown> extends SeatProps<View> {
  stage: Stage;
}
export interface BoardProps<View = unknown, Stage = unknown> extends StagedProps<View, Stage> {
  marks: Mark[]; // preview of the option that is considered
  point: string[]; // targets that a log line points at
  onhover: (target: string | null) => void;
}
/** What the buttons of the shell do to a board. */
export interface BoardHandle {
  fit(): void;
  zoom(factor: number): void;
}
export interface MomentProps<View = unknown, Stage = unknown> extends StagedProps<View, Stage> {
  ondone: () => void;
}

/** While a table is being set up: what the form says, and the words of the game. */
export interface SetupProps {
  values: Record<string, unknown>;
  options: OptionForm[];
  catalogue: Catalogue;
  onrule: (rule: string) => void;
  onset: (id: string, value: NewTable["options"][string]) => void; // chooses for the form
}

/**
 * A game of the client. Its own files know its View, Event and Stage; the shell has it as a `GameClient` without
 * them, which hands on what the server sent and never looks into it (`loadGame` is where the types are forgotten).
 */
export interface GameClient<View = unknown, Event = unknown, Stage = unknown> {
  Board: Component<BoardProps<View, Stage>, BoardHandle>;
  Roles: Component<SeatProps<View>>;
  Hand?: Component<SeatProps<View>>; // one's cards, where the board does not show them
  TextBoard: Component<SeatProps<View>>;
  Status?: Component<SeatProps<View>>; // beside the prompt: what is left to spend
  Setup?: Component<SetupProps>; // beside the form: what has been chosen, in pictures
  plain?: string[]; // sections of the set-up form that stand open; without it only "game"
  Aside?: Component<SeatProps<View>>; // above the log where there is room for it
  Moment?: Component<MomentProps<View, Stage>>; // takes the dock while it lasts, e.g. a fight
  sprite: string;
  symbol: string; // of the game, in the top bar
  columns?: { roles: number; log: number; dock?: number }; // widths, and the height of the dock
  guides?: Guide[]; // guided first games
  together?: boolean; // all win or all lose
  open?: (options: NewTable["options"]) => boolean; // does nobody at the device have anything to hide from the others?
  meet?: (view: View) => void; // told of every View before it is drawn, e.g. who has which colour
  stage: () => Stage;
  animate: (lines: Line<Event>[], before: View, after: View, stage: Stage, clock: Clock) => Promise<void>;
  token: (role: string, roles?: string[]) => RoleToken; // roles: all of a table that is being set up, in order
  pieceToken?: (target: string, view: View) => RoleToken | null;
  pieceName?: (target: string, view: View) => string; // on the button of a piece; else the last part of its id is named
  now?: (target: string, view: View) => string; // the id by which a piece is named that has become another
  about?: (thing: string, view: View, catalogue: Catalogue) => string; // what is printed on it
  called?: (thing: string, catalogue: Catalogue) => string; // the title of its card; else its id is named
  subject?: (view: View) => string | null; // the piece that the question is about
  face: (move: string, option?: Option) => Face; // with the option its label may name pieces as they are now
  ending?: (view: View) => string | null; // a message that says better than "Stop" what comes to its end
  where: (view: View) => Words; // "turn 9, first to 5 points"
  lineIcon?: (line: Line<Event>) => string;
  lineRole?: (line: Line<Event>) => string | null; // where the lines do not say themselves whose they are
}

const PLAIN = "../plain/index.ts";
const clients = import.meta.glob<{ default: GameClient }>(["../games/*/index.ts", "../plain/index.ts"]);
const pictures = import.meta.glob<{ default: Component }>("../games/*/Picture.svelte");

/** Has somebody drawn a board for it? Any other game is shown in words. */
export function isDrawn(id: string): boolean {
  return `../games/${id}/index.ts` in clients;
}

export async function loadGame(id: string): Promise<GameClient> {
  const load = clients[`../games/${id}/index.ts`] ?? clients[PLAIN];
  return (await load!()).default;
}

export async function loadPicture(id: string): Promise<Component | null> {
  const load = pictures[`../games/${id}/Picture.svelte`];
  return load ? (await load()).default : null;
}
