import type { Drawing } from '../brand.ts';

/**
 * A drawing in one colour as data. It has one `viewBox` from the origin and paths without transformations.
 * @throws if it has not
 */
export function drawing(svg: string): Drawing {
  const [, viewBox, width, height] = /viewBox="(0 0 ([\d.]+) ([\d.]+))"/.exec(svg) ?? [];
  if (viewBox === undefined) throw new Error('A drawing needs a viewBox that starts at 0 0');
  const paths = [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d!);
  if (paths.length === 0) throw new Error('A drawing needs a path: draw text and shapes as outlines');
  return {
    viewBox,
    ratio: Number((Number(width) / Number(height)).toFixed(4)),
    fillRule: svg.includes('fill-rule="evenodd"') ? 'evenodd' : 'nonzero',
    paths,
  };
}

/** A whole SVG file on one line. */
export const oneLine = (svg: string): string => svg.replaceAll(/\n\s*/g, '');
