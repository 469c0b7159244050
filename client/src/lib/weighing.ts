/** Before something is given up or risked: is it asked once more? */
import type { Option } from "../protocol";
import type { GameClient } from "./game";
import { settings } from "./settings.svelte";

const touch = matchMedia("(hover: none)");

/** The end of a turn that gives something up asks wherever it is pressed; other risks ask where nothing hovers, since
    a pointer reads them on its way to the button. */
export function asksFirst(option: Option, game: GameClient): boolean {
  if (!settings.weigh || !option.outlook?.length) return false;
  return !!game.face(option.move, option).end || touch.matches;
}
