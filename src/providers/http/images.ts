import { safeSource } from '../../domain/url/safe.ts';
import { IMAGE_WIDTHS } from '../../domain/image/widths.ts';
import type { ImageRequest, ImagesPort } from '../ports/images.ts';

/** Where pictures are resized. */
export interface HttpImagesOptions {
  /** Address of the resizer for the browser: '' if it uses the pictures' paths, else a path or an absolute address. */
  resizer: string;
  /** Origins whose pictures the resizer serves. Other pictures are not resized. */
  sources: readonly string[];
  /** The brand's crops from its `BrandConfig`. */
  crops?: ImagesPort['crops'];
}

/** The next larger standard width, so that similar sizes share one cached reply. */
const step = (width: number): number =>
  IMAGE_WIDTHS.find((candidate) => candidate >= width) ?? IMAGE_WIDTHS.at(-1) ?? width;

/**
 * Addresses of the form `{resizer}{path of the picture}?width=…&height=…`. The resizer chooses the format by the
 * browser's Accept header.
 */
export function createHttpImages({ resizer, sources, crops }: HttpImagesOptions): ImagesPort {
  const known = new Set(sources.map((source) => new URL(source).origin));
  const base = resizer.replace(/\/+$/, '');

  /** The picture's path on the resizer; undefined for a picture of another origin. */
  function path(source: string): string | undefined {
    const safe = safeSource(source);
    if (!safe) return undefined;
    if (safe.startsWith('/') && !safe.startsWith('//')) return safe;
    if (!URL.canParse(safe)) return undefined;
    const { origin, pathname } = new URL(safe);
    return known.has(origin) ? pathname : undefined;
  }

  const resized = (at: string, width: number, height?: number): string =>
    `${base}${at}?width=${width}${height ? `&height=${height}` : ''}`;

  const atWidth = (at: string, { width, height }: ImageRequest): string => {
    const wide = step(width);
    return resized(at, wide, height && Math.round((height * wide) / width));
  };

  return {
    crops,
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
