import type { Art } from './kit/art.ts';

/** One drawn picture. Scenes are drawn on 1600×900, portraits on 1200×1500, covers on 1200×1600. */
export interface Scene {
  /** Position of the subject, as shares of width and height. Every crop keeps it. */
  focal: readonly [number, number];
  /** Spanish description for readers who cannot see the picture. */
  alt: string;
  /** Returns the body of an SVG. Definitions are added to the art. */
  draw: (a: Art) => string;
}
