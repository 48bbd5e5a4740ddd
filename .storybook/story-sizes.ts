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

/** The desk is for windows from this width on. */
const DESK: readonly Size[] = [{ width: 1024, height: 768 }];

/** Sizes of the page in which a story is seen by tests, and the first one on its sheet of all brands. */
export function sizesOf(title: string): readonly Size[] {
  if (/^desk\//i.test(title)) return DESK;
  return /^(blocks|patterns|pages)\//i.test(title) ? PAGE : PIECE;
}
