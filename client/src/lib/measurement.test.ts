import { expect, test } from "vitest";
import type { MeasuredGames, SentPiece } from "../protocol";
import { joined, meaningOf, NOTHING } from "./measurement.svelte";

const more: MeasuredGames = {
  games: 2,
  won: 1,
  decisions: 900,
  moves: { "work vault": 3 },
  things: { "room:vault": 5 },
  losses: {},
  share: 50,
  low: 9.5,
  high: 90.5,
  seconds: 1.5,
};

test("games add up, and the share is the server's", () => {
  const twice = joined(joined(NOTHING, more), { ...more, share: 51, moves: { "work crypt": 1, "work vault": 1 } });
  expect([twice.games, twice.won, twice.decisions, twice.share]).toEqual([4, 2, 1800, 51]);
  expect(twice.moves).toEqual({ "work vault": 4, "work crypt": 1 });
});

test("other words are no other map", () => {
  const piece = (name: string, wave: number): SentPiece => ({
    game: "ambush",
    name,
    files: { s: { scenario: [{ name: { en: name, it: name }, wave_0: wave }] } },
  });
  expect(meaningOf(piece("a", 1))).toBe(meaningOf(piece("b", 1)));
  expect(meaningOf(piece("a", 1))).not.toBe(meaningOf(piece("a", 2)));
});
