/** What home, lists and pages say of games that are not open: their names, their roles. */
import type { GameCard } from "../protocol";
import { has, t } from "./i18n.svelte";

export const gameName = (game: string): string => (has(`game-${game}-name`) ? t(`game-${game}-name`) : game);
export const roleWord = (game: string, role: string): string =>
  has(`${game}-role-${role}`) ? t(`${game}-role-${role}`) : role;
/** What a content beside a game's own is called; one that is not on offer any more has only its hash. */
export const contentName = (cards: readonly GameCard[], game: string, content: string): string =>
  cards.find((card) => card.id === game)?.packs.find((pack) => pack.content === content)?.name ?? content.slice(0, 8);
