/** The things in the dock that can be pressed now, in the order in which they stand: the keys 1 to 9 press them. */
const CHOICES =
  ".dock .acts :is([data-move]:not(.end), .actor), .dock .can, .dock button:has(> .can), .dock .moment [data-move]";
const MANY = 9;

export function choices(): HTMLElement[] {
  const found = [...document.querySelectorAll<HTMLElement>(CHOICES)];
  const outer = found.filter((one) => !found.some((other) => other !== one && other.contains(one)));
  return outer.filter((one) => one.getClientRects().length > 0).slice(0, MANY);
}

/** Each choice shows its key; none does while a person uses the pointer, where digits look like costs. */
export function numberChoices(wanted: boolean): void {
  for (const one of document.querySelectorAll("[data-key]")) one.removeAttribute("data-key");
  if (wanted) choices().forEach((one, n) => one.setAttribute("data-key", String(n + 1)));
}

const REGIONS = [".dock", "main.board", ".facts", ".table > .log .story, .sheet", ".table > .roles", ".top"];
const FOCUSABLE = "button:not(:disabled), a[href], input, select, [tabindex='0']";

/** From one part of the table to the next, as F6 does in other programs. */
export function nextRegion(back: boolean): void {
  const parts = REGIONS.map((name) => document.querySelector<HTMLElement>(name)).filter(
    (part): part is HTMLElement => !!part?.getClientRects().length && !!part.querySelector(FOCUSABLE),
  );
  const here = parts.findIndex((part) => part.contains(document.activeElement));
  const next = parts.at((here < 0 ? (back ? 0 : -1) : here) + (back ? -1 : 1)) ?? parts[0];
  next?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
}

/** Where the keyboard goes on when what had the focus is gone: the question, or the field of the text view. */
export function focusQuestion(): void {
  document.querySelector<HTMLElement>("#tv-move, .dock .question")?.focus();
}
export function focusBoard(): void {
  document.querySelector<HTMLElement>("main.board :is([tabindex='0'], #tv-move)")?.focus();
}
