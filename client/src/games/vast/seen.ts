/** A view of Vast: what several parts of the board ask of it. */
import type { PieceView, PileView, TileView, TribeView, UnderWay, VastView } from "./view";

/** The cards of a pile for who may look, else nothing. */
export const cardsIn = (pile: PileView): string[] => pile.cards ?? [];

export class Seen {
  constructor(readonly view: VastView) {}
  /** Whether a switch of the table is on. */
  option(id: string): boolean {
    return this.view.options.some(([name, value]) => name === id && value === "True");
  }
  plays(role: string): boolean {
    return this.view.playing.includes(role);
  }
  get playing(): string[] {
    return this.view.playing;
  }
  /** The role whose turn it is. */
  get active(): string | null {
    return this.view.turn;
  }
  get top(): UnderWay | undefined {
    return this.view.under_way.at(-1);
  }
  tile(square: string): TileView | undefined {
    return this.view.tiles.find((t) => t.id === square || t.square === square);
  }
  piece(name: string): PieceView | undefined {
    return this.view.pieces.find((p) => p.piece === name || p.id === name);
  }
  tribe(name: string): TribeView | undefined {
    return this.view.goblins.tribes.find((tribe) => tribe.tribe === name);
  }
  /** Gems that the Thief carries. */
  get gemsCarried(): number {
    return this.view.dragon.gems.filter((gem) => gem.place === "carried").length;
  }
}
