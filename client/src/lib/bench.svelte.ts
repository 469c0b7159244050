/**
 * A workpiece on the bench of the workshop: a pack that somebody is making, with what is wrong with it, undo and redo.
 * It is kept in this browser at every change, and with the person's name once they have asked for it.
 */
import type { SentPiece, PieceFault } from "../protocol";
import { api, type Failure } from "./api";

export type Files = Record<string, Record<string, unknown>>;
const PAUSE = 350; // milliseconds after a change before the server is asked
const AGAIN = 4000; // until it is asked once more, if it did not answer
const MOST = 200; // changes that can be taken back

export const keyOf = (game: string): string => `underkeep-workpiece-${game}`;

/** What was on this browser's bench last. */
export function leftOnBench(game: string): { piece: SentPiece; id: string } | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(game)) ?? "null") as { piece: SentPiece; id: string } | null;
  } catch {
    return null;
  }
}

export class Bench {
  piece = $state.raw<SentPiece>({ game: "", name: "", files: {} });
  faults = $state.raw<PieceFault[]>([]);
  checking = $state(true);
  problem = $state.raw<Failure | null>(null);
  selected = $state(""); // a thing of the sheet
  part = $state(""); // which of several things of its kind is shown
  id = $state(""); // by which it is kept
  kept = $state<"" | "keeping" | "kept" | "failed">("");
  revision = $state(0);
  #past = $state.raw<SentPiece[]>([]);
  #future = $state.raw<SentPiece[]>([]);
  #typing = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  readonly canUndo = $derived(this.#past.length > 0);
  readonly canRedo = $derived(this.#future.length > 0);
  readonly playable = $derived(!this.checking && !this.problem && this.faults.length === 0);
  get files(): Files {
    return this.piece.files as Files;
  }

  open(piece: SentPiece, id = ""): void {
    [this.piece, this.id, this.#past, this.#future, this.selected, this.part] = [piece, id, [], [], "", ""];
    this.kept = id ? "kept" : "";
    this.#changed(false);
  }

  /** Change the files. Several changes with the same word, such as letters typed into a field, are one to take back. */
  change(how: (files: Files) => void, word = ""): void {
    this.#set((piece) => how(piece.files as Files), word);
  }
  rename(name: string): void {
    this.#set((piece) => (piece.name = name), "name");
  }
  sign(author: string): void {
    this.piece = { ...this.piece, author };
  }

  #set(how: (piece: SentPiece) => void, word: string): void {
    const next = structuredClone(this.piece);
    how(next);
    if (JSON.stringify(next) === JSON.stringify(this.piece)) return;
    if (!word || word !== this.#typing) this.#past = [...this.#past, this.piece].slice(-MOST);
    this.#typing = word;
    this.#future = [];
    this.piece = next;
    this.#changed();
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    [this.#past, this.#future] = [this.#past.slice(0, -1), [this.piece, ...this.#future]];
    this.#back(last);
  }
  redo(): void {
    const [next, ...rest] = this.#future;
    if (!next) return;
    [this.#past, this.#future] = [[...this.#past, this.piece], rest];
    this.#back(next);
  }
  #back(piece: SentPiece): void {
    this.piece = piece;
    this.#typing = "";
    this.#changed();
  }

  #changed(own = true): void {
    this.revision += 1;
    this.checking = true;
    this.#store();
    if (own && this.id) this.kept = "";
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#settle(own), own ? PAUSE : 0);
  }
  async #settle(own: boolean): Promise<void> {
    if (own && this.id) void this.keep().catch(() => undefined);
    await this.check();
  }
  async check(): Promise<void> {
    const turn = ++this.#asked;
    try {
      const { faults } = await api.checkPiece(this.piece);
      if (turn !== this.#asked) return;
      [this.faults, this.problem] = [faults, null];
    } catch (error) {
      if (turn !== this.#asked) return;
      this.problem = error as Failure;
      this.#timer = setTimeout(() => void this.check(), AGAIN);
    }
    this.checking = false;
  }

  /** With the person's name, on the server. */
  async keep(): Promise<void> {
    this.kept = "keeping";
    const { revision } = this;
    try {
      this.id = (await api.keepPiece(this.id, this.piece)).id;
      this.kept = revision === this.revision ? "kept" : "";
      this.#store();
    } catch (error) {
      this.kept = "failed";
      throw error;
    }
  }

  #store(): void {
    try {
      localStorage.setItem(keyOf(this.piece.game), JSON.stringify({ piece: this.piece, id: this.id }));
    } catch {
      /* it then lasts as long as the page */
    }
  }
  close(): void {
    clearTimeout(this.#timer);
  }
}
