/** A fight as two sides face to face, with the cards that were turned up. */
import type { Duel, DuelSide, Line } from "../../lib/game";
import { nameOf, t } from "../../lib/i18n.svelte";
import { lookOf, sideToken } from "./pieces";
import type { Event, TwisterView } from "./view";

/** The deed may be one of those that joined: the fight itself begins before it, and ends behind it. */
export function duel(lines: readonly Line<Event>[], deed: number, view: TwisterView): Duel | null {
  const events = lines.map((line) => line.event);
  const kind = events[deed]?.kind;
  if (kind !== "CombatBegun" && kind !== "CombatDeclared") return null;
  const begun = events.slice(0, deed + 1).findLast((event) => event.kind === "CombatBegun");
  const ended = events.slice(deed).find((event) => event.kind === "CombatResolved");
  if (begun?.kind !== "CombatBegun") return null;
  const attack = ended?.kind === "CombatResolved" ? ended : null;
  const side = (piece: string, own: number, others: string[], total?: number, card?: number): DuelSide => ({
    token: lookOf(piece, view) ?? sideToken("yellow"),
    name: nameOf(piece),
    value: total ?? own,
    icon: "t-combat",
    ...(card === undefined ? {} : { card }),
    note: others.length ? t("twister-board-beside", { names: others.map((one) => nameOf(one)).join(", ") }) : "",
  });
  const beside = (all: string[], who: string): string[] => all.filter((one) => one !== who);
  return {
    left: side(
      begun.attacker,
      begun.attack,
      beside(begun.attackers, begun.attacker),
      attack?.attack_total,
      attack?.attack_card,
    ),
    right: side(
      begun.target,
      begun.defence,
      beside(begun.defenders, begun.target),
      attack?.defence_total,
      attack?.defence_card,
    ),
    icon: "t-combat",
  };
}
