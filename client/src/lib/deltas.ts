/**
 * States that come as what is new since the one before: they are put together here, so that the rest of the page only
 * ever hears whole states. What did not change stays the same object. Where one was missed, hello brings a whole one.
 */
import type { Delta, FromServer, State } from "../protocol";

export class Deltas {
  #last: State | null = null;

  constructor(readonly again: () => void) {}

  /** What the page is to hear; nothing, where a state was missed and has been asked for. */
  whole(message: FromServer): FromServer | null {
    switch (message.type) {
      case "state":
        return (this.#last = message);
      case "stale":
        this.#last = message.state;
        return message;
      case "players":
        if (this.#last) this.#last = { ...this.#last, players: message.players, watching: message.watching };
        return message;
      case "delta":
        if (this.#last?.frame === message.base) return (this.#last = applied(this.#last, message));
        this.again();
        return null;
      default:
        return message;
    }
  }
}

export function applied(old: State, delta: Delta): State {
  const { frame, seq, log, log_from } = delta;
  const view = { ...(old.view as Record<string, unknown>), ...delta.view };
  for (const [name, items] of Object.entries(delta.items)) view[name] = patched(view[name], items);
  const key = delta.key;
  return { ...old, ...(delta.parts as Partial<State>), frame, seq, log, log_from, key, cause: delta.cause, view };
}

/** A list with some items replaced or added, cut to `length` where it became shorter; or a thing with some fields. */
function patched(old: unknown, items: Record<string, unknown>): unknown {
  if (!Array.isArray(old)) return { ...(old as object), ...items };
  const { length, ...places } = items;
  const list = (old as unknown[]).slice(0, typeof length === "number" ? length : undefined);
  for (const [place, item] of Object.entries(places)) list[Number(place)] = item;
  return list;
}
