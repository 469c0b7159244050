/** The client of every game that nobody has drawn yet: its text view as a board, options as buttons. */
import type { GameClient } from "../lib/game";
import PlainBoard from "./PlainBoard.svelte";
import PlainRoles from "./PlainRoles.svelte";
import PlainText from "./PlainText.svelte";
import { roleIn, type PlainEvent, type PlainView } from "./blocks";
import { known, meet, token } from "./seats";

const client: GameClient<PlainView, PlainEvent, null> = {
  Board: PlainBoard,
  Roles: PlainRoles,
  TextBoard: PlainText,
  sprite: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  symbol: "ui-table",
  meet: (view) => meet(view.roles ?? []),
  stage: () => null,
  animate: () => Promise.resolve(),
  token,
  face: (move) => ({ verb: move.split(" ")[0] ?? move, icon: "ui-arrow", place: "bar" }),
  where: () => ({ id: "plain-where", args: {} }),
  lineRole: (line) => roleIn(line.event, known()),
};
export default client;
