import { safeSource } from '../../domain/url/safe.ts';
import { IMAGE_WIDTHS, type ImageRequest, type ImagesPort } from '../ports/images.ts';

export interface HttpImagesOptions {
  /** The resizer, as the browser reaches it: '' where it answers under the pictures' own paths, else a path or an address. */
  resizer: string;
  /** Origins whose pictures the resizer serves; those of any other are left as they are. */
  sources: readonly string[];
}

/** The next width that the resizer is asked for, so that near sizes share one cached answer. */
const step = (width: number): number =>
  IMAGE_WIDTHS.find((candidate) => candidate >= width) ?? IMAGE_WIDTHS.at(-1) ?? width;

/**
 * Addresses of the form `{resizer}{path of the picture}?width=…&height=…`. The format is the resizer's own
 * choice by the browser's Accept header.
 */
export function createHttpImages({ resizer, sources }: HttpImagesOptions): ImagesPort {
  const known = new Set(sources.map((source) => new URL(source).origin));
  const base = resizer.replace(/\/+$/, '');

  /** The picture's path on the resizer; undefined for another site's. */
  function path(source: string): string | undefined {
    const safe = safeSource(source);
    if (!safe) return undefined;
    if (safe.startsWith('/') && !safe.startsWith('//')) return safe;
    if (!URL.canParse(safe)) return undefined;
    const { origin, pathname } = new URL(safe);
    return known.has(origin) ? pathname : undefined;
  }

  const resized = (at: string, width: number, height?: number): string => {
    const size = new URLSearchParams({ width: String(width), ...(height && { height: String(height) }) });
    return `${base}${at}?${size.toString()}`;
  };

  const atWidth = (at: string, { width, height }: ImageRequest): string => {
    const wide = step(width);
    return resized(at, wide, height && Math.round((height * wide) / width));
  };

  return {
    url: (source, size) => {
      const at = path(source);
      return at === undefined ? (safeSource(source) ?? '') : atWidth(at, size);
    },
    srcSet: (source, ratio, maximum = Infinity) => {
      const at = path(source);
      if (at === undefined) return undefined;
      const widths = IMAGE_WIDTHS.filter((width) => width <= maximum);
      if (widths.length === 0) return undefined;
      return widths
        .map((width) => `${resized(at, width, ratio ? Math.round(width / ratio) : undefined)} ${width}w`)
        .join(', ');
    },
  };
}
