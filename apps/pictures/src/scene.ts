import type { Art } from './kit/art.ts';
import type { Parts } from './parts.ts';

/** One drawn picture. Scenes are drawn on 1600×900, portraits on 1200×1500, covers on 1200×1600. */
export interface Scene {
  /** Position of the subject, as shares of width and height. Every crop keeps it. */
  focal: readonly [number, number];
  /** Spanish description for readers who cannot see the picture. */
  alt: string;
  /**
   * The parts that brands show instead of the whole, where those of `parts.ts` would cut a figure: left, top,
   * width and height, as shares. Each has the focal point and whole heads. A part of the whole height keeps two heads
   * together in a narrow crop.
   */
  parts?: Partial<Parts>;
  /** True if a mirror would make it false: writing, a clock, a flag, a place that readers know, the side of a hand. */
  fixed?: true;
  /** Returns the body of an SVG. Definitions are added to the art. */
  draw: (a: Art) => string;
}
