/** What home, lists and pages say of games that are not open: their names, their roles. */
import { has, t } from "./i18n.svelte";

export const gameName = (game: string): string => (has(`game-${game}-name`) ? t(`game-${game}-name`) : game);
export const roleWord = (game: string, role: string): string =>
  has(`${game}-role-${role}`) ? t(`${game}-role-${role}`) : role;
