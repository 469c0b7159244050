import { expect, test } from "vitest";
import type { Files } from "../../../lib/bench.svelte";
import type { RoomRow } from "../drafting";
import {
  asPrinted,
  drawnOn,
  edgeAt,
  filesOf,
  fits,
  isChanged,
  nextEdge,
  paint,
  roomRow,
  setEdge,
  toggleRoom,
} from "./layout";

function room(id = "1D"): RoomRow {
  return {
    id,
    number: 1,
    rotation: "cw",
    reconstructed: false,
    cells: ["....O", ".....", "..R..", ".....", "....."],
    h: ["-....", ".---.", ".....", ".....", ".-.--", "-...-"],
    v: ["|.....", ".#..||", ".|..|.", ".|....", "|....|"],
  };
}
const printed = (): Files => ({ rooms: { room: [room(), room("1G")] }, "rooms-darkness": { room: [room("17D")] } });
const words = { en: "a", it: "b" };
const scenario = {
  id: "x",
  name: words,
  help: words,
  story: words,
  rooms: ["1D"],
  yellow: [],
  blue: [],
  target_points: 3,
};

test("a gear that is painted moves, other ground stays where it is", () => {
  const one = room();
  paint(one, 0, 0, "R");
  expect(one.cells).toEqual(["R...O", ".....", ".....", ".....", "....."]);
  paint(one, 4, 4, "O");
  expect(one.cells[4]).toBe("....O");
});

test("a Statue that is painted over takes the square before it along", () => {
  const one = { ...room(), statue_front: [1, 2] as [number, number] };
  one.cells[0] = "..S.O";
  paint(one, 0, 2, ".");
  expect(one.statue_front).toBeUndefined();
});

test("two squares share their edge, which goes from open to wall to portcullis", () => {
  const one = room();
  expect([edgeAt(one, 0, 0, "N"), edgeAt(one, 1, 1, "W"), edgeAt(one, 1, 0, "E")]).toEqual(["wall", "gate", "gate"]);
  setEdge(one, 2, 2, "S", "gate");
  expect([edgeAt(one, 3, 2, "N"), one.h[3]]).toEqual(["gate", "..=.."]);
  setEdge(one, 4, 4, "E", "open");
  expect(one.v[4]).toBe("|.....");
  expect([nextEdge("open"), nextEdge("wall"), nextEdge("gate")]).toEqual(["wall", "gate", "open"]);
});

test("a box is part of the pack while one of its rooms is redrawn", () => {
  const files: Files = {};
  paint(drawnOn(files, printed(), "17D")!, 1, 1, "T");
  expect([Object.keys(files), isChanged(files, printed(), "17D"), isChanged(files, printed(), "1D")]).toEqual([
    ["rooms-darkness"],
    true,
    false,
  ]);
  expect(roomRow(files, printed(), "17D")!.cells[1]).toBe(".T...");
  asPrinted(files, printed(), "17D");
  expect(files).toEqual({});
  expect(drawnOn(files, printed(), "99D")).toBeUndefined();
});

test("a room goes into the layout and out of it", () => {
  const one = structuredClone(scenario);
  toggleRoom(one, "2G");
  toggleRoom(one, "1D");
  expect(one.rooms).toEqual(["2G"]);
});

test("what others wrote is drawn only if it has the right shape", () => {
  expect(fits(filesOf(scenario))).toBe(true);
  expect(fits({ ...filesOf(scenario), rooms: { room: [room()] } })).toBe(true);
  expect(fits({ ...filesOf(scenario), rooms: { room: [{ ...room(), cells: ["....."] }] } })).toBe(false);
  expect(fits({ ...filesOf(scenario), rooms: { room: 3 } })).toBe(false);
  expect(fits({ "scenarios-x": { scenario: [{ ...scenario, rooms: [1] }] } })).toBe(false);
  expect(fits({})).toBe(false);
});
