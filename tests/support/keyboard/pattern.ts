/**
 * What is visible after a key. A selector has the name of what it finds first (the value of a field, the label of a
 * switch), `true` for anything, or `false` for nothing.
 */
export type Shown = Readonly<Record<string, string | boolean>>;

/** A key as the tables write it, and what it leads to. The next step begins there. */
type Step = readonly [key: string, shown: Shown];

/** A way through one story. */
export interface Walk {
  story: string;
  /** What has the focus at first; by default nothing, so that the first Tab leads to the story's first stop. */
  start?: string;
  /** Steps by the first cell of their row in the table. */
  rows: Readonly<Record<string, readonly Step[]>>;
}

export interface Pattern {
  /** The page under https://www.w3.org/WAI/ARIA/apg/patterns/. */
  guide: string;
  walks: readonly Walk[];
}
