/** The line to a table: one WebSocket that comes back by itself after sleep, restart or a lost network. */
import { Deltas } from "./deltas";
import { PROTOCOL, type FromClient, type FromServer } from "../protocol";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;

export class Net {
  online = $state(false);
  #socket: WebSocket | undefined;
  #wait = FIRST_WAIT;
  #retry = 0;
  #ping = 0;
  #closed = false;
  readonly #deltas = new Deltas(() => this.send(this.hello()));

  constructor(
    readonly table: string,
    readonly hello: () => FromClient,
    readonly hear: (message: FromServer) => void,
  ) {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#connect();
  }

  #now = (): void => {
    if (!document.hidden && !this.online) {
      clearTimeout(this.#retry);
      this.#connect();
    }
  };

  #connect(): void {
    if (this.#closed || (this.#socket && this.#socket.readyState < WebSocket.CLOSING)) return;
    const url = new URL(`ws/tables/${this.table}`, (document.baseURI.split("#")[0] ?? "").replace(/^http/, "ws"));
    url.search = `?protocol=${PROTOCOL}`;
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      socket.send(JSON.stringify(this.hello()));
      this.#ping = window.setInterval(() => this.send({ type: "ping" }), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.online = true;
      const message = this.#deltas.whole(JSON.parse(event.data) as FromServer);
      if (message) this.hear(message);
    };
    socket.onclose = () => {
      clearInterval(this.#ping);
      if (this.#socket !== socket) return;
      this.online = false;
      if (this.#closed) return;
      this.#retry = window.setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** No more: the table was left, or the server said that there is nothing here. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }
}

/** A key for a message; crypto.randomUUID is missing on plain http in a LAN. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, "0")).join("");
}
