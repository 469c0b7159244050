/** Symbol sheets stand in the document once each, so that <use href="#id"> finds them and inherits colours. */
const there = new Set<string>();

export function addSprite(name: string, svg: string): void {
  if (there.has(name)) return;
  there.add(name);
  const parsed = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  parsed.classList.add("sprite");
  parsed.setAttribute("aria-hidden", "true");
  document.body.prepend(document.importNode(parsed, true));
}
