/** A square of a room that is being drawn, in words. */
import { t } from "../../../lib/i18n.svelte";
import { drawn, type RoomRow } from "../drafting";
import { edgeAt, SIZE } from "./layout";

const SIDES = ["N", "E", "S", "W"] as const;

export function squareSentence(room: RoomRow, n: number): string {
  const [row, column] = [Math.floor(n / SIZE), n % SIZE];
  const terrain = drawn(room)[n]!.terrain;
  const [north, east, south, west] = SIDES.map((side) =>
    t("twister-workshop-edge", { edge: edgeAt(room, row, column, side) }),
  );
  return t("twister-workshop-square", {
    row: row + 1,
    column: column + 1,
    terrain,
    ...{ north: north!, east: east!, south: south!, west: west! },
  });
}
