/**
 * The way through a board by keyboard. One spot at a time can be reached with Tab: the one that had the focus last,
 * else the first that can be chosen. Arrows go to the nearest spot in their direction, Enter and Space choose, "?" asks
 * why not. What is no spot (a piece that was clicked, an arrow on an edge) is pressed like any button.
 */
export type Point = readonly [number, number];
export interface Spot {
  id: string;
  mid: Point;
}

/** What a board says about itself; functions, since all of it changes while a game goes on. */
export interface Keyed {
  spots: () => readonly Spot[];
  can: (id: string) => boolean;
  choose: (id: string) => void;
  why: (id: string) => void;
  hover: (id: string | null) => void;
  show: (x: number, y: number) => void; // brings a place into sight
  cone?: number; // how far aside a spot may lie, as a share of how far it lies ahead
}

const ARROWS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const AHEAD = 8; // units by which a spot must lie further on to count as being in that direction
const ASIDE = 2.5; // what lies aside counts so many times as far

/** The nearest spot in a direction. */
export function nearest(spots: readonly Spot[], from: Spot, [dx, dy]: Point, cone = Infinity): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const [x, y] = [spot.mid[0] - from.mid[0], spot.mid[1] - from.mid[1]];
    const [along, across] = [x * dx + y * dy, Math.abs(x * dy) + Math.abs(y * dx)];
    const far = along + ASIDE * across;
    if (spot.id === from.id || along < AHEAD || across > along * cone || far >= least) continue;
    [best, least] = [spot, far];
  }
  return best;
}

export class BoardKeys {
  #focus = $state("");
  #board: Keyed;
  readonly current: string | undefined = $derived.by(() => {
    const spots = this.#board.spots();
    if (spots.some((s) => s.id === this.#focus)) return this.#focus;
    return (spots.find((s) => this.#board.can(s.id)) ?? spots[0])?.id;
  });

  constructor(board: Keyed) {
    this.#board = board;
  }

  /** Attributes of the element of a spot. */
  spot(id: string) {
    const mouse = (over: boolean) => (event: PointerEvent) =>
      event.pointerType === "mouse" && this.#board.hover(over ? id : null);
    return {
      "data-target": id,
      tabindex: id === this.current ? 0 : -1,
      onfocus: () => {
        this.#focus = id;
        this.#board.hover(id);
      },
      onblur: () => this.#board.hover(null),
      onpointerenter: mouse(true),
      onpointerleave: mouse(false),
    };
  }

  /** A spot was clicked: the keys go on from there. */
  stay(id: string): void {
    this.#focus = id;
  }

  reach(id: string): void {
    this.#focus = id;
    const spot = this.#board.spots().find((s) => s.id === id);
    if (spot) this.#board.show(...spot.mid);
    document.querySelector<SVGElement>(`.map .spot[data-target="${id}"]`)?.focus();
  }

  readonly press = (event: KeyboardEvent): void => {
    const here = this.#board.spots().find((s) => s.id === this.current);
    const way = ARROWS[event.key];
    if (!here) return;
    if (way) this.#go(here, way);
    else if (event.key === "Enter" || event.key === " ") this.#enter(here.id, event.target as SVGElement);
    else if (event.key === "?") this.#board.why(here.id);
    else return;
    event.preventDefault();
  };

  #go(here: Spot, way: Point): void {
    const next = nearest(this.#board.spots(), here, way, this.#board.cone);
    if (next) this.reach(next.id);
  }

  #enter(here: string, on: SVGElement): void {
    if (on.closest(".spot")) this.#board.choose(here);
    else on.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }
}
