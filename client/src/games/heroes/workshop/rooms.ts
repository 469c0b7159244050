/** The twelve room tiles, as the game's content has them. */
import type { Files } from "../../../lib/bench.svelte";
import type { Printed } from "./map";

interface RoomFile {
  id: string;
  type: string;
  open: string;
}
export const roomFiles = (files: Files): RoomFile[] => (files.rooms?.room ?? []) as RoomFile[];
export const printedSides =
  (files: Files): Printed =>
  (room) =>
    roomFiles(files).find((one) => one.id === room)?.open ?? "";
