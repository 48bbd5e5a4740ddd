import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Json } from '../db/schema/content.ts';
import type { Rectangle } from '../images/cut-request.ts';
import { ansId } from './ids.ts';
import type { SeedPicture } from './types.ts';

/** Four shares of width or height. */
const Shares = z.tuple([z.number(), z.number(), z.number(), z.number()]);

const Picture = z.object({
  width: z.number(),
  height: z.number(),
  /** As a share of width and height, or in pixels. */
  focal: z.tuple([z.number(), z.number()]),
  alt: z.string(),
  /** The widths of its files, in pixels. */
  widths: z.array(z.number()).nonempty().optional(),
  /** As shares of width and height: left, top, right, bottom. */
  faces: z.array(Shares).optional(),
  /** Of a scene: its parts (left, top, width, height), of which views are made, and whether it may be mirrored. */
  parts: z.object({ left: Shares, right: Shares }).optional(),
  mirrors: z.boolean().optional(),
});
const Manifest = z.record(z.string(), Picture);

/** A drawn picture, or a view of one. */
export interface DrawnPicture extends z.infer<typeof Picture> {
  /** Of a view: its id, the scene that it shows, and the rectangle of it in pixels. */
  readonly view?: {
    readonly id: string;
    readonly scene: string;
    readonly part: Rectangle;
    readonly mirrored: boolean;
  };
}

/** Data of the drawn pictures, by id. */
export type PictureManifest = Record<string, DrawnPicture>;

/** The manifest's path in a folder of drawn pictures. */
export const manifestFile = (picturesDir: string): string => join(picturesDir, 'manifest.json');

/** The manifest of the drawn pictures; empty while none are drawn. @throws when it is there and malformed */
export async function readManifest(picturesDir: string): Promise<PictureManifest> {
  const file = manifestFile(picturesDir);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return {};
  const parsed = Manifest.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${file} is malformed. ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Address of a picture. The images port derives its sizes. */
export const pictureUrl = (id: string): string => `/images/${id}`;

/** An ANS image, marked as drawn: every picture of the catalogue is. Its `_id` differs by place. */
export function image(
  manifest: PictureManifest,
  { id, subtitle, caption, credit, alt }: SeedPicture,
  place: string,
): Json {
  const known = manifest[id];
  const description = alt ?? known?.alt ?? caption;
  return {
    _id: ansId('image', place, id),
    type: 'image',
    subtype: 'illustration',
    version: '0.10.10',
    url: pictureUrl(known?.view?.id ?? id),
    alt_text: description,
    ...(subtitle !== undefined && { subtitle }),
    caption: caption === '' && description !== '' ? `${description}.` : caption,
    credits: { by: credit === '' ? [] : [{ type: 'author', name: credit }], affiliation: [] },
    ...(known && { width: known.width, height: known.height, focal_point: focalPoint(known) }),
  };
}

/** The point of interest in pixels of the original. */
export function focalPoint({
  focal: [x, y],
  width,
  height,
}: Pick<DrawnPicture, 'focal' | 'width' | 'height'>): {
  x: number;
  y: number;
} {
  const share = x <= 1 && y <= 1;
  return { x: Math.round(share ? x * width : x), y: Math.round(share ? y * height : y) };
}
