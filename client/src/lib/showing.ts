/** Points at the button or card that a lesson means, wherever it is drawn outside of the board. */

const sheet = typeof CSSStyleSheet === "undefined" ? null : new CSSStyleSheet();
const RING = "outline: 3px solid var(--focus) !important; outline-offset: 3px !important";
const LOOK = `${RING}; animation: shown 1.4s ease-in-out infinite alternate;`;
const MOVING = "@keyframes shown { to { scale: 1.06; } }";
const STILL = "@media (prefers-reduced-motion: reduce) { .dock *, .roles * { animation: none !important; } }";

const SETTLED = 400; // ms until the dock is drawn with all that a new question brings
let soon = 0;

const named = (attribute: string, value: string): string =>
  [".dock", ".roles"].map((place) => `${place} [${attribute}=${JSON.stringify(value)}]`).join(", ");

/** Mark what belongs to this move and these things; nothing: nothing is marked. */
export function show(move: string, targets: string[]): void {
  if (!sheet) return;
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const rules = [...(move ? [named("data-move", move)] : []), ...targets.map((target) => named("data-target", target))];
  sheet.replaceSync(rules.length ? `${MOVING} ${rules.join(", ")} { ${LOOK} } ${STILL}` : "");
  clearTimeout(soon);
  if (rules.length) soon = window.setTimeout(() => bringIntoSight(rules.join(", ")), SETTLED);
}

/** On a small screen the dock shows a part of what it holds. */
function bringIntoSight(selector: string): void {
  const meant = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.offsetParent);
  if (meant?.closest(".dock")) meant.scrollIntoView({ block: "nearest", inline: "nearest" });
}
