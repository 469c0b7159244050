/** Rules of the rulebook by id, brought when a panel wants to quote one. */
import { api } from "../../lib/api";
import { lang } from "../../lib/i18n.svelte";
import type { RuleText } from "../../protocol";

const book = $state<{ lang: string; rules: Record<string, RuleText> }>({ lang: "", rules: {} });

/** Call it in an effect: it depends on the language. */
export function needRules(): void {
  const wanted = lang();
  if (book.lang === wanted) return;
  book.lang = wanted;
  void api.rulebook("heroes", wanted).then(
    (text) => (book.rules = Object.fromEntries(text.sections.flatMap((s) => s.rules.map((r) => [r.id, r])))),
    () => (book.lang = ""),
  );
}
export const ruleText = (id: string): RuleText | undefined => book.rules[id];
