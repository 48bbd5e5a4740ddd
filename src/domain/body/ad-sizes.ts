/** Width and height of a creative in CSS pixels. */
type Size = readonly [width: number, height: number];

/**
 * The sizes that fit into the reserved space of a size group, preferred size first. `GP5` is in a text, `GP4` beside it, `wide`
 * across a front, `top` above an article, `anchor` at the lower edge of the window, and `page` between two pages.
 */
const AD_SIZES: Readonly<Record<string, readonly Size[]>> = {
  GP4: [
    [300, 600],
    [160, 600],
  ],
  GP5: [
    [336, 250],
    [300, 250],
    [320, 100],
  ],
  wide: [
    [970, 250],
    [728, 90],
    [300, 250],
    [320, 100],
  ],
  top: [
    [970, 90],
    [728, 90],
    [468, 60],
  ],
  anchor: [
    [728, 90],
    [320, 50],
  ],
  page: [
    [800, 600],
    [640, 480],
    [320, 480],
    [300, 250],
  ],
};

/** All sizes of a group; none for an unknown group. @see B12 */
export const groupSizes = (group: string): readonly Size[] =>
  Object.hasOwn(AD_SIZES, group) ? AD_SIZES[group]! : [];

/** The sizes of a group that fit into a space. @see X10 */
export const adSizes = (group: string, width: number, height: number): readonly Size[] =>
  groupSizes(group).filter(([w, h]) => w <= width && h <= height);

/** A creative that must be smaller than this part of itself could not be read. */
const SMALLEST = 0.6;

/**
 * By how much a creative is scaled to fit into its reserved space, at most 1; undefined for one that is refused, because
 * it would be too small to read.
 * @see X10
 */
export function adScale([wide, high]: Size, width: number, height: number): number | undefined {
  const scale = Math.min(1, width / wide, height / high);
  return scale >= SMALLEST ? scale : undefined;
}
