/** A width and a height in pixels. */
export interface Size {
  width: number;
  height: number;
}

const PIECE: readonly Size[] = [{ width: 640, height: 480 }];
/** Blocks, patterns and pages are as wide as a page: on a desktop and on a phone. */
const PAGE: readonly Size[] = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

/** Sizes of the page in which a story is seen by tests, and the first one on its sheet of all brands. */
export const sizesOf = (title: string): readonly Size[] =>
  /^(blocks|patterns|pages)\//i.test(title) ? PAGE : PIECE;
