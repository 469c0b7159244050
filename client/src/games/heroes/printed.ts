/** The map of a scenario as it is printed, before anybody has sat down: rooms, passages, Treasures and Portals. */
import type { Catalogue } from "../../lib/words.svelte";
import type { RoomView } from "./view";

export interface Tile {
  room: string;
  row: number;
  column: number;
  turns: number;
  open?: string; // sides before it is turned, where they are not those of the room's tile
}
/** What a scenario says of its map. */
export interface PrintedMap {
  tile: Tile[];
  treasures: Record<string, number>;
  portals: string[];
}
const SIDES = "NESW";
const BEYOND: Record<string, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The open sides of a tile after quarter turns clockwise. */
export function turnedSides(open: string, turns: number): string {
  const turned = [...open].map((side) => SIDES[(SIDES.indexOf(side) + turns) % 4]!);
  return [...SIDES].filter((side) => turned.includes(side)).join("");
}

const facing = (side: string): string => SIDES[(SIDES.indexOf(side) + 2) % 4]!;
const cellOf = (tile: Tile): string => `${String.fromCharCode(97 + tile.column)}${tile.row + 1}`;

export function printedRooms(id: string, catalogue: Catalogue): RoomView[] {
  const entry = catalogue.get(id);
  return roomsOn(
    {
      tile: (entry?.tile as Tile[] | undefined) ?? [],
      treasures: (entry?.treasures as Record<string, number> | undefined) ?? {},
      portals: (entry?.portals as string[] | undefined) ?? [],
    },
    catalogue,
  );
}

export function roomsOn({ tile: tiles, treasures, portals }: PrintedMap, catalogue: Catalogue): RoomView[] {
  const sides = new Map(
    tiles.map((tile) => [
      tile.room,
      turnedSides(tile.open ?? String(catalogue.get(tile.room)?.open ?? ""), tile.turns),
    ]),
  );
  const at = (column: number, row: number): Tile | undefined =>
    tiles.find((tile) => tile.column === column && tile.row === row);
  const doors = (tile: Tile): string[] =>
    [...(sides.get(tile.room) ?? "")].flatMap((side) => {
      const [dx, dy] = BEYOND[side]!;
      const other = at(tile.column + dx, tile.row + dy);
      return other && sides.get(other.room)!.includes(facing(side)) ? [other.room] : [];
    });
  const steps = distances(new Map(tiles.map((tile) => [tile.room, doors(tile)])));
  return tiles.map((tile): RoomView => {
    const [name, value] = [tile.room, treasures[tile.room] ?? 0];
    return {
      id: `room:${name}`,
      name,
      type: String(catalogue.get(name)?.type ?? "special"),
      cell: cellOf(tile),
      turned: sides.get(name)!,
      doors: doors(tile),
      steps: steps.get(name) ?? 99,
      treasure: value ? `treasure:${name}` : "",
      value,
      effective_value: value,
      portal: portals.includes(name) ? `portal:${name}` : "",
      portal_side: portals.includes(name) ? "incomplete" : "none",
      marks: 0,
      tokens: [],
      monsters: [],
      heroes: [],
    };
  });
}

/** Passages from the Vault to every room. */
function distances(doors: Map<string, string[]>): Map<string, number> {
  const found = new Map([["vault", 0]]);
  for (const name of found.keys())
    for (const next of doors.get(name) ?? []) if (!found.has(next)) found.set(next, found.get(name)! + 1);
  return found;
}
