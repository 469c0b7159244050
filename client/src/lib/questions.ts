/** What two states mean for each other, and a moment for those who look. */
import type { Advice, LogLine, Option, Prompt, State } from "../protocol";

/** Somebody else has answered: what this person is asked is still the same. */
export function sameQuestion(a: State | null, b: State | null): boolean {
  const [one, other] = [a?.prompts[0], b?.prompts[0]];
  return !!one && !!other && one.role === other.role && one.version === other.version && b?.cause === "move";
}

/** A moment is for those whom it means something, for all if nobody is named, and for everybody who only watches. */
export function concerns(line: LogLine, state: State | null): boolean {
  const whom = Object.keys(line.stakes ?? {});
  return !state?.eyes.length || !whom.length || state.eyes.some((role) => whom.includes(role));
}

/** The options that what is selected leaves. */
export function fitting(options: Option[], selection: string[]): Option[] {
  return selection.length ? options.filter((o) => selection.every((s) => o.targets.includes(s))) : options;
}

/** What a bot would do, while its advice is about this very question. */
export function advisedOption(advice: Advice | null, prompt: Prompt | null): Option | null {
  if (advice?.about !== "hint" || prompt?.role !== advice.role || prompt.version !== advice.version) return null;
  return prompt.options.find((option) => option.move === advice.move) ?? null;
}
