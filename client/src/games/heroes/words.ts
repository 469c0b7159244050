/** Cards in words. */
import { t } from "../../lib/i18n.svelte";
import { readFace, type Deed, type Icon } from "./faces";

function deedText(deed: Deed): string {
  const name = t(`heroes-name-${deed.name}`);
  return deed.n > 1 ? `${name} ×${deed.n}` : name;
}

export function iconText(icon: Icon): string {
  if (icon.before) return t(`heroes-name-${icon.name}`);
  const [left, right] = icon.deeds.map(deedText);
  return right === undefined ? left! : t("heroes-board-momentum", { left: left!, right });
}

/** "Activate + Activate, or Move" */
export function faceText(face: string): string {
  return readFace(face)
    .map((side) => side.map(iconText).join(" + "))
    .join(`, ${t("heroes-board-or")} `);
}
