/** Which Action card a side plays now: the one it played last, not the highest of those that lie open. */
import type { LogLine } from "../../protocol";
import type { TwisterView } from "./view";

export function cardNow(side: string, view: TwisterView, lines: readonly LogLine[] = []): number | undefined {
  if (view.active !== side || view.action_points <= 0) return undefined;
  const last = lines.findLast(({ event }) => event.kind === "ActionCardPlayed" && event.side === side);
  const played = view.sides.find((s) => s.name === side)?.action_played ?? [];
  return played.includes(Number(last?.event.value)) ? Number(last!.event.value) : undefined;
}
