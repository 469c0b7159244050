/** Where rooms, doors and pieces are drawn. Board units as in the look: a room is 254 by 182, upright 204 by 214. */
import type { RoomView } from "./view";

export type Point = [number, number];
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export const WALL = 9;
export const GAP = 20;
export const DOOR = 52;
const MARGIN = 30;

/** "h8" is the eighth column and the eighth row. */
export function gridOf(cell: string): Point {
  return [cell.charCodeAt(0) - 97, Number(cell.slice(1)) - 1];
}

export class Plan {
  readonly w: number;
  readonly h: number;
  #left: number;
  #top: number;
  readonly box: Box;

  constructor(
    readonly upright: boolean,
    cells: string[],
  ) {
    [this.w, this.h] = upright ? [206, 214] : [254, 182];
    const at = (cells.length ? cells : ["a1"]).map(gridOf);
    const [xs, ys] = [at.map((p) => p[0]), at.map((p) => p[1])];
    [this.#left, this.#top] = [Math.min(...xs), Math.min(...ys)];
    const [columns, rows] = [Math.max(...xs) - this.#left + 1, Math.max(...ys) - this.#top + 1];
    this.box = {
      x: -MARGIN,
      y: -MARGIN,
      w: columns * (this.w + GAP) - GAP + 2 * MARGIN,
      h: rows * (this.h + GAP) - GAP + 2 * MARGIN,
    };
  }

  corner(cell: string): Point {
    const [column, row] = gridOf(cell);
    return [(column - this.#left) * (this.w + GAP), (row - this.#top) * (this.h + GAP)];
  }
  mid(cell: string): Point {
    const [x, y] = this.corner(cell);
    return [x + this.w / 2, y + this.h / 2];
  }

  /** The passage between two neighbouring cells, as a box over the gap; null when they do not touch. */
  corridor(a: string, b: string): (Box & { upright: boolean }) | null {
    const [[ax, ay], [bx, by]] = [gridOf(a), gridOf(b)];
    if (Math.abs(ax - bx) + Math.abs(ay - by) !== 1) return null;
    const [[px, py], [qx, qy]] = [this.mid(a), this.mid(b)];
    const [x, y] = [(px + qx) / 2, (py + qy) / 2];
    const upright = ax === bx;
    return upright
      ? { x: x - DOOR / 2 - 5, y: y - GAP / 2 - 3, w: DOOR + 10, h: GAP + 6, upright }
      : { x: x - GAP / 2 - 3, y: y - DOOR / 2 - 5, w: GAP + 6, h: DOOR + 10, upright };
  }

  /** A door in the wall of a room, from its corner: where it is and which way it runs. */
  door(side: string): Box & { upright: boolean } {
    const upright = side === "N" || side === "S";
    const x = upright ? this.w / 2 - DOOR / 2 : side === "W" ? -2 : this.w - WALL - 1.5;
    const y = upright ? (side === "N" ? -2 : this.h - WALL - 1.5) : this.h / 2 - DOOR / 2;
    return { x, y, w: upright ? DOOR : WALL + 3.5, h: upright ? WALL + 3.5 : DOOR, upright };
  }

  /** The place of the nth of so many pieces in a room, from its corner, and their size. */
  slot(n: number, of: number): { x: number; y: number; size: number } {
    const most = this.upright ? 3 : 4;
    const rows = Math.ceil(of / most);
    const columns = Math.ceil(of / rows);
    const size = rows > 1 && !this.upright ? 42 : 47;
    const [row, column] = [Math.floor(n / columns), n % columns];
    const inRow = row === rows - 1 ? of - columns * (rows - 1) : columns;
    const step = Math.min(56, (this.w - 2 * WALL - 12) / columns);
    const rowStep = this.upright ? 50 : 46;
    const x = this.w / 2 + (column - (inRow - 1) / 2) * step;
    const y = this.h / 2 + 1 + (row - (rows - 1) / 2) * rowStep;
    return { x, y, size };
  }

  /** The place of the nth of so many kinds of tokens: at the foot of the room, from the right. */
  shelf(n: number, of: number): Point {
    const room = this.w - 2 * WALL - 88;
    const step = Math.min(32, room / Math.max(1, of - 1));
    return [this.w - WALL - 22 - n * step, this.h - WALL - 20];
  }
}

export const OPPOSITE: Record<string, string> = { N: "S", S: "N", E: "W", W: "E" };
const WAYS: Record<string, Point> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
/** The room that lies behind an open side, if a passage leads there. */
export function behind(room: RoomView, side: string, rooms: RoomView[]): RoomView | undefined {
  const [[x, y], [dx, dy]] = [gridOf(room.cell), WAYS[side]!];
  return rooms.find((other) => {
    const [ox, oy] = gridOf(other.cell);
    return ox === x + dx && oy === y + dy && room.doors.includes(other.name);
  });
}

const FACING: Record<string, string> = { N: "S", E: "W", S: "N", W: "E" };
/** The rooms with one more as it would lie, "h8 NES", and the passages that it would have. */
export function withRoom(rooms: RoomView[], name: string, type: string, place: string): RoomView[] {
  const [cell = "a1", turned = ""] = place.split(" ");
  const [x, y] = gridOf(cell);
  const joined = rooms.filter((other) => {
    const [ox, oy] = gridOf(other.cell);
    return [...turned].some(
      (side) => ox === x + WAYS[side]![0] && oy === y + WAYS[side]![1] && other.turned.includes(FACING[side]!),
    );
  });
  const bare = {
    treasure: "",
    value: 0,
    effective_value: 0,
    portal: "",
    portal_side: "none",
    marks: 0,
    tokens: [],
    monsters: [],
    heroes: [],
  };
  const room: RoomView = {
    id: `room:${name}`,
    name,
    type,
    cell,
    turned,
    doors: joined.map((r) => r.name),
    steps: Math.min(99, ...joined.map((r) => r.steps)) + 1,
    ...bare,
  };
  return [...rooms.map((r) => (joined.includes(r) ? { ...r, doors: [...r.doors, name] } : r)), room];
}
