/** Numbers of the panels that are others than after one's own last deed, marked until one acts again. */
import type { Action } from "svelte/action";
import { tick } from "svelte";

const NUMBERS = ".num";
interface Since {
  own: unknown; // what was drawn after one's own last deed; null while others' are told
  past: boolean; // another moment is looked at: nothing of it counts
}

export const changed: Action<HTMLElement, Since> = (node, given) => {
  let since = given;
  let known = new WeakMap<Element, string>();
  const numbers = (): Element[] => [...node.querySelectorAll(NUMBERS)];
  function keep(): void {
    known = new WeakMap(numbers().map((one) => [one, one.textContent ?? ""] as const));
    mark();
  }
  function mark(): void {
    if (since.past) return;
    for (const one of numbers()) {
      const before = known.get(one);
      const other = before !== undefined && before !== one.textContent;
      if (other !== one.hasAttribute("data-changed")) one.toggleAttribute("data-changed", other);
    }
  }
  const watch = new MutationObserver(mark);
  watch.observe(node, { subtree: true, childList: true, characterData: true });
  void tick().then(keep);
  return {
    update(next) {
      const mine = next.own !== null && next.own !== since.own && !next.past;
      since = next;
      void tick().then(mine ? keep : mark);
    },
    destroy: () => watch.disconnect(),
  };
};
