/** Shapes of pieces on a 64-unit grid: outline, size of the symbol on it, how much lower the symbol sits. */
export const SHAPES: Record<string, [path: string, symbol: number, lower: number]> = {
  shield: ["M32 3L59 9V32Q57 52 32 62Q7 52 5 32V9Z", 0.6, -1],
  triangle: ["M32 2Q37 2 40 8L61 50Q64 60 54 61H10Q0 60 3 50L24 8Q27 2 32 2Z", 0.47, 8],
  diamond: ["M27 3Q32 -1 37 3L61 27Q65 32 61 37L37 61Q32 65 27 61L3 37Q-1 32 3 27Z", 0.54, 0],
  hexagon: ["M17 3H47L63 32L47 61H17L1 32Z", 0.58, 0],
  circle: ["M32 2A30 30 0 1 1 31.99 2Z", 0.62, 0],
  banner: ["M7 3H57V52L32 62L7 52Z", 0.66, -3],
  square: ["M14 3H50L61 14V50L50 61H14L3 50V14Z", 0.68, 0],
};
