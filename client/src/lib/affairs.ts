/** What somebody does around the game at a table: proposes, resigns, opens and closes it, goes away and comes back. */
import type { State, FromClient } from "../protocol";
import { newKey } from "./net.svelte";

export class Affairs {
  constructor(
    readonly send: (message: FromClient) => boolean,
    readonly role: () => string,
    readonly newest: () => State | null,
  ) {}

  reply(agree: boolean): void {
    const asked = this.newest()?.affairs.petition;
    if (asked) this.send({ type: "reply", seq: asked.seq, agree, key: newKey() });
  }
  propose(kind: "draw" | "concede"): void {
    this.send({ type: "propose", kind, role: this.role(), key: newKey() });
  }
  resign(): void {
    this.send({ type: "resign", role: this.role(), key: newKey() });
  }
  host(deed: "start" | "close" | "replace", seat?: number): void {
    this.send({ type: "host", deed, key: newKey(), ...(seat === undefined ? {} : { seat }) });
  }
  goAway(): void {
    this.send({ type: "leave", key: newKey() });
  }
  comeBack(): void {
    this.send({ type: "return", key: newKey() });
  }
}
