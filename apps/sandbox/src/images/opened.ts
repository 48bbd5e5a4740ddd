import sharp, { type Sharp } from 'sharp';
import type { Rectangle, Size } from './cut-request.ts';
import type { Original } from './picture-store.ts';

/** The pixels of a picture, or of a rectangle of it: of a view, only what it shows of its file. */
export function opened({ path, view }: Pick<Original, 'path' | 'view'>, crop?: Rectangle): Sharp {
  const file = sharp(path);
  if (view === undefined) return crop ? file.extract(crop) : file;
  const { part, mirrored } = view;
  const { left, top, width, height } = crop ?? { ...part, left: 0, top: 0 };
  const fromLeft = mirrored ? part.width - left - width : left;
  const cut = file.extract({ left: part.left + fromLeft, top: part.top + top, width, height });
  return mirrored ? cut.flop() : cut;
}

/** The size of a picture in pixels. */
export async function sizeOf({ path, view }: Pick<Original, 'path' | 'view'>): Promise<Size> {
  const { width, height } = view?.part ?? (await sharp(path).metadata());
  return { width, height };
}
