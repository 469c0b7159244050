/** Small helpers for pictures that are drawn once as text. */
import { SHAPES } from "./shapes";

export const use = (id: string, x: number, y: number, w: number): string =>
  `<use href="#${id}" x="${x}" y="${y}" width="${w}" height="${w}"/>`;

export function pawn(shape: string, color: string, symbol: string, x: number, y: number, size: number): string {
  const [d, k, dy] = SHAPES[shape]!;
  const w = 64 * k;
  return (
    `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 64})" ` +
    `style="color:var(--on-role);--cut:${color}">` +
    `<path d="${d}" transform="translate(0 4)" fill="#0006"/>` +
    `<path d="${d}" fill="${color}" stroke="var(--line-ink)" stroke-width="4"/>` +
    `<path d="${d}" transform="translate(3.8 3.8) scale(.88)" fill="none" ` +
    `stroke="#fff" stroke-opacity=".38" stroke-width="2"/>` +
    `${use(symbol, 32 - w / 2, 32 - w / 2 + dy, w)}</g>`
  );
}

export function chip(symbol: string, color: string, x: number, y: number, size = 34): string {
  return (
    `<g style="color:var(--on-role);--cut:${color}"><circle cx="${x}" cy="${y + 2}" r="${size / 2}" fill="#0006"/>` +
    `<circle cx="${x}" cy="${y}" r="${size / 2}" fill="${color}" stroke="var(--line-ink)" stroke-width="2.5"/>` +
    `${use(symbol, x - size * 0.33, y - size * 0.33, size * 0.66)}</g>`
  );
}

/** The same jitter every time. */
export function rng(seed: number): () => number {
  let s = seed;
  return () => (s = (s * 16807) % 2147483647) / 2147483647;
}
