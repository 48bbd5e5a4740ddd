import type { Art } from './kit/art.ts';

/** One drawn picture. Scenes are drawn on 1600×900, portraits on 1200×1500, covers on 1200×1600. */
export interface Scene {
  /** Where the subject is, as shares of width and height: every crop keeps it. */
  focal: readonly [number, number];
  /** Spanish description for those who cannot see it. */
  alt: string;
  /** Returns the body of an SVG; definitions go to the art. */
  draw: (a: Art) => string;
}
