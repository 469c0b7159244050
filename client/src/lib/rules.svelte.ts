/** Rules of a game's rulebook by id, brought when a panel wants to quote one. */
import { api } from "./api";
import { lang } from "./i18n.svelte";
import type { RuleText } from "../protocol";

const book = $state<{ of: string; rules: Record<string, RuleText> }>({ of: "", rules: {} });

/** Call it in an effect: it depends on the language. */
export function needRules(game: string): void {
  const wanted = `${game} ${lang()}`;
  if (book.of === wanted) return;
  book.of = wanted;
  book.rules = {};
  void api.rulebook(game, lang()).then(
    (text) =>
      (book.rules =
        book.of === wanted
          ? Object.fromEntries(text.sections.flatMap((s) => s.rules.map((r) => [r.id, r])))
          : book.rules),
    () => (book.of = ""),
  );
}
export const ruleText = (id: string): RuleText | undefined => book.rules[id];
