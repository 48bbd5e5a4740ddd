import { IMAGE_WIDTHS } from 'rotativa/domain';
import { BRANDS, type BrandKey } from 'rotativa/themes';
import { z } from 'zod';
import { HttpError } from '../http/errors.ts';

/** Formats of the resizer, in order of preference. */
const FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type Format = (typeof FORMATS)[number];

/** Focal points are rounded to this share of the picture, so that similar ones share a response. */
const FOCAL_STEP = 0.05;

const pixels = (max: number) =>
  z.coerce
    .number(`must be a whole number of pixels`)
    .int('must be a whole number of pixels')
    .min(1, 'must be at least 1')
    .max(max, `must be at most ${max}`);

const Query = z.object({
  width: pixels(10_000)
    .refine((width) => IMAGE_WIDTHS.includes(width), `must be one of ${IMAGE_WIDTHS.join(', ')}`)
    .optional(),
  height: pixels(2_400).optional(),
  focal: z
    .string()
    .regex(/^\d+(\.\d+)?,\d+(\.\d+)?$/, 'must be x,y in pixels of the original')
    .transform((text) => text.split(',').map(Number) as [number, number])
    .optional(),
  format: z.enum([...FORMATS, 'auto'], `must be one of ${FORMATS.join(', ')}, auto`).default('auto'),
  treatment: z.enum(BRANDS, `must be one of ${BRANDS.join(', ')}`).optional(),
});

/** A requested crop. Lengths are in pixels of the response, the focal point in pixels of the original. */
export interface CutRequest {
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly focal: readonly [number, number] | undefined;
  readonly format: Format;
  /** Whether the Accept header determines the format. Caches must then separate responses by it. */
  readonly negotiated: boolean;
  /** The brand in whose manner the picture is printed; undefined for the picture as it was drawn. */
  readonly treatment: BrandKey | undefined;
}

/**
 * Reads a resizer's query.
 * @throws HttpError 400 naming the parameter
 */
export function parseCut(query: Record<string, string>, accept: string): CutRequest {
  const parsed = Query.safeParse(query);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new HttpError(400, 'invalid_image', faults.join('; '));
  }
  const { width, height, focal, format, treatment } = parsed.data;
  const negotiated = format === 'auto';
  return { width, height, focal, treatment, format: negotiated ? formatFor(accept) : format, negotiated };
}

/** The best format that the browser accepts. */
export function formatFor(accept: string): Format {
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}

/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle of the original, in its pixels. */
export interface Rectangle extends Size {
  readonly left: number;
  readonly top: number;
}

/**
 * The largest rectangle of a ratio inside a picture, around its focal point and never beyond its edges.
 * @param ratio width divided by height
 */
export function cropAround(
  picture: Size,
  ratio: number,
  focal: { readonly x: number; readonly y: number },
): Rectangle {
  const wide = ratio >= picture.width / picture.height;
  const width = wide ? picture.width : Math.max(1, Math.round(picture.height * ratio));
  const height = wide ? Math.max(1, Math.round(picture.width / ratio)) : picture.height;
  const place = (point: number, length: number, available: number) =>
    Math.round(Math.min(Math.max(point - length / 2, 0), available - length));
  return {
    left: place(focal.x, width, picture.width),
    top: place(focal.y, height, picture.height),
    width,
    height,
  };
}

/** A focal point rounded to the grid that cached responses share. */
export function rounded([x, y]: readonly [number, number], picture: Size) {
  const snap = (value: number, length: number) =>
    Math.round(Math.min(value / length, 1) / FOCAL_STEP) * FOCAL_STEP * length;
  return { x: snap(x, picture.width), y: snap(y, picture.height) };
}
