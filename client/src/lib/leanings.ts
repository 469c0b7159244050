/** What partners lean to before somebody decides: the moves they proposed lately, and agreed to. */
import type { ChatLine, Prompt } from "../protocol";

export const FRESH = 180_000; // ms that a proposal counts

type Option = Prompt["options"][number];

export interface Leaning {
  option: Option;
  seats: number[]; // who proposed it, and who agreed
}

/** By answer that can be given now, those with most voices first. Of each seat its last word counts. */
export function leanings(lines: readonly ChatLine[], options: readonly Option[], now: number): Leaning[] {
  const wanted = new Map<number, string>();
  for (const line of lines) {
    const plan = line.kind === "agree" ? lines.find((one) => one.n === Number(line.text)) : line;
    if (plan?.kind === "plan" && now - Date.parse(plan.at) < FRESH) wanted.set(line.seat, plan.text);
  }
  const found = options.map((option) => ({
    option,
    seats: [...wanted].filter(([, move]) => move === option.move).map(([seat]) => seat),
  }));
  return found.filter((one) => one.seats.length).sort((a, b) => b.seats.length - a.seats.length);
}
