/** KHO-SETUP-05  Every pile that lies open, and how many cards are in those that do not, in words. */
import { t } from "../../lib/i18n.svelte";
import type { Catalogue } from "../../lib/words.svelte";
import { clanName, thing } from "./say";
import type { ClanView, HeroesView } from "./view";
import { faceText } from "./words";

/** Equal things of a pile. */
export interface Lot {
  name: string;
  more: string; // what is printed on it
  symbols: string[];
  count: number;
}
export interface Pile {
  title: string;
  size: number;
  lots: Lot[];
}

/** Equal lots are one; what there is none of stays, if it was given so. */
export function gather(lots: Lot[]): Lot[] {
  const found = new Map<string, Lot>();
  for (const lot of lots) {
    const key = `${lot.name}|${lot.more}`;
    found.set(key, { ...lot, count: lot.count + (found.get(key)?.count ?? 0) });
  }
  return [...found.values()];
}

function pile(title: string, lots: Lot[]): Pile {
  return { title, size: lots.reduce((n, lot) => n + lot.count, 0), lots: gather(lots) };
}

/** A card of the guild: hero and room type, or the number of a scenario card. */
function guildLot(card: string): Lot {
  const [hero = "", ...type] = card.split("-");
  const symbols = hero === "scenario" ? ["ui-flag"] : [`h-${hero}`, `h-type-${type.join("-")}`];
  return { name: thing(card), more: "", symbols, count: 1 };
}

function cardLot(card: string, catalogue: Catalogue): Lot {
  const entry = catalogue.get(card);
  const symbol = entry?.type ? `h-loot-${String(entry.type)}` : `h-${card.split("-")[0]}`;
  return { name: catalogue.name(card), more: faceText(String(entry?.face ?? "")), symbols: [symbol], count: 1 };
}

function clanPiles(clan: ClanView, catalogue: Catalogue): Pile[] {
  const of = (which: string, cards: readonly string[]): Pile =>
    pile(
      t(`heroes-board-pile-${which}`, { clan: clanName(clan.clan) }),
      cards.map((card) => cardLot(card, catalogue)),
    );
  return [of("area", clan.area), of("discard", clan.discard)];
}

function lot(name: string, symbol: string, count: number): Lot {
  return { name, more: "", symbols: [symbol], count };
}

function supply(view: HeroesView, catalogue: Catalogue): Lot[] {
  const { tokens, heroes, portals, marks } = view.supply;
  return [
    ...tokens.map(([kind, count]) => lot(thing(kind), `h-${kind}`, count)),
    lot(thing("portal"), "h-portal", portals),
    lot(t("heroes-board-event-token"), "ui-flag", marks),
    ...heroes.map(([hero, count]) => lot(catalogue.name(hero), `h-${hero}`, count)),
    ...treasures(view.supply.treasures),
  ];
}

const treasures = (counts: readonly number[]): Lot[] =>
  counts.map((count, i) => lot(t("heroes-board-treasure-of", { value: i + 1 }), `h-treasure-${i + 1}`, count));

function decks(view: HeroesView): Lot[] {
  const { market, guild } = view;
  return [
    lot(t("heroes-board-guild"), "h-warrior", guild.deck_count),
    ...view.clans.map((clan) => lot(clanName(clan.clan), `h-${clan.clan}`, clan.deck_count)),
    lot(t("heroes-board-pile-loot"), "h-loot-potion", market.loot_unseen.length),
    ...(market.rooms_unseen.length || market.projects.length
      ? [lot(t("heroes-board-pile-rooms"), "h-room-construction_site", market.rooms_unseen.length)]
      : []),
  ];
}

/** In the order in which one looks for them: the guild's cards, those of the clans, the supply, the decks. */
export function openPiles(view: HeroesView, catalogue: Catalogue): Pile[] {
  const { guild } = view;
  const removed = treasures(view.supply.removed).filter((l) => l.count);
  return [
    ...(guild.resolving.length ? [pile(t("heroes-board-pile-resolving"), guild.resolving.map(guildLot))] : []),
    pile(t("heroes-board-pile-guild"), guild.discard.map(guildLot)),
    ...view.clans.flatMap((clan) => clanPiles(clan, catalogue)),
    pile(t("heroes-board-pile-supply"), supply(view, catalogue)),
    ...(removed.length ? [pile(t("heroes-board-pile-removed"), removed)] : []),
    pile(t("heroes-board-pile-decks"), decks(view)),
  ];
}
