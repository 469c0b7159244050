/** How long ago something was, in the reader's words: 5 minutes ago, yesterday, in March. */
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];
const WEEK = 7 * 86_400; // after that a date says more

export function ago(at: string, lang: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(at)) / 1000);
  if (Number.isNaN(seconds)) return "";
  if (seconds > WEEK) return new Intl.DateTimeFormat(lang, { dateStyle: "medium" }).format(new Date(at));
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const [unit, size] = STEPS.find(([, length]) => seconds >= length) ?? ["minute", 60];
  return words.format(-Math.floor(seconds / size), unit);
}
