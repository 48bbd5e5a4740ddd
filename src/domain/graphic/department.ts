/** A department as it is drawn; all numbers in the unit of the drawing, which `toDrawing` of `geography.ts` makes. */
export interface Department {
  /** As the national office of statistics writes it. */
  name: string;
  /** Names that readers and offices use beside it. */
  aliases: readonly string[];
  /** Where its name lies. */
  middle: readonly number[];
  /** Left, upper, right and lower edge. */
  box: readonly number[];
  /** An SVG path. */
  path: string;
}
