import { beforeEach, expect, test } from "vitest";
import type { State } from "../protocol";
import { LuckGuard, mixed, pinOf, pledgeOf, verdict } from "./fairluck";
import { sha256, unhex } from "./sha256";

const SECRET = "0f".repeat(32);
const theirs = "ab".repeat(32);

beforeEach(() => localStorage.clear());

function state(seat: number, shares: { seat: number; pledge: string; share: string }[], opening: boolean): State {
  const luck = { kind: "shared", opening, shares, secret: "" };
  const made: unknown = { seat, commitment: sha256(unhex(SECRET)), affairs: { luck }, seed: null, table: "t" };
  return made as State;
}
function ended(now: State, secret: string): State {
  const luck = { ...now.affairs.luck, secret };
  return { ...now, affairs: { ...now.affairs, luck }, seed: mixed(secret, luck.shares) };
}

test("the seed is the one that the server mixes", () => {
  const shares = [
    { seat: 1, pledge: "", share: theirs },
    { seat: 0, pledge: "", share: "" },
  ];

  // python: underkeep.core.formats.fair_luck.mixed(bytes.fromhex(SECRET), [Share(1, "", theirs)]).hex()
  expect(mixed(SECRET, shares)).toBe("7f17ebbfc37959f52850a765209e10d45588154b40f4a9b88c4f53bb6057d482");
});

test("one's share is opened when everybody has pledged, also after a reload, and only to one's own pledge", () => {
  const guard = new LuckGuard("t");
  const own = { seat: 0, pledge: guard.pledge, share: "" };
  const other = { seat: 1, pledge: pledgeOf(theirs), share: "" };

  expect(guard.see(state(0, [own], false))).toBe("");
  const share = new LuckGuard("t").see(state(0, [own, other], true));

  expect(pledgeOf(share)).toBe(guard.pledge);
  expect(guard.see(state(0, [{ ...own, pledge: pledgeOf(theirs) }, other], true))).toBe("");
});

test("what was promised is checked at the end", () => {
  const guard = new LuckGuard("t");
  const own = { seat: 0, pledge: guard.pledge, share: "" };
  const other = { seat: 1, pledge: pledgeOf(theirs), share: "" };
  const share = guard.see(state(0, [own, other], true));
  const shown = [
    { ...own, share },
    { ...other, share: theirs },
  ];
  const end = ended(state(0, shown, false), SECRET);

  expect(verdict(end, pinOf("t"))).toBe("fair");
  expect(verdict({ ...end, seed: SECRET }, pinOf("t"))).toBe("false");
  expect(verdict(ended(end, theirs), pinOf("t"))).toBe("false");
  const late = "cd".repeat(32);
  const swapped = ended(state(0, [shown[0]!, { seat: 1, pledge: pledgeOf(late), share: late }], false), SECRET);
  expect(verdict(swapped, pinOf("t"))).toBe("swapped");
  const another = { ...ended(end, theirs), commitment: sha256(unhex(theirs)) };
  expect(verdict(another, undefined)).toBe("fair");
  expect(verdict(another, pinOf("t"))).toBe("other");
});
