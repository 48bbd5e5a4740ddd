import type { AnsFocalPoint } from '../ans/common.ts';

/**
 * The CSS `object-position` that keeps the focal point visible in a cropped image, as in '57.5% 34.4%'.
 * Undefined without a point or without the image's size in pixels.
 */
export function objectPosition(
  point: AnsFocalPoint | undefined,
  width: number | undefined,
  height: number | undefined,
): string | undefined {
  if (!point || !width || !height) return undefined;
  return `${percent(point.x / width)} ${percent(point.y / height)}`;
}

function percent(share: number): string {
  return `${Math.round(Math.min(Math.max(share, 0), 1) * 1000) / 10}%`;
}
