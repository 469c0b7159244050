/** What the next press on a square paints, and the square whose walls the tools are about. */
export const brush = $state({ letter: ".", row: -1, column: -1 });
