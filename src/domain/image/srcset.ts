import type { Picture } from '../body/block.ts';

/** The address of a picture at a width in pixels, cropped if a height is given. The images port provides it. */
export type ResizePicture = (picture: Picture, size: { width: number; height?: number }) => string;

/** Widths in pixels of the candidates when an image service resizes. */
export const PICTURE_WIDTHS_PX: readonly number[] = [320, 480, 640, 828, 1024, 1280, 1600, 1920];

/**
 * The value of `srcset`, or undefined for a single size. With `resize` there is one candidate for each of `widths` up
 * to the original width. Without it, the stored renditions and the original are the candidates.
 * @param ratio width divided by height, for cropping; only with `resize`
 */
export function srcset(
  picture: Picture,
  {
    resize,
    widths = PICTURE_WIDTHS_PX,
    ratio,
  }: { resize?: ResizePicture; widths?: readonly number[]; ratio?: number } = {},
): string | undefined {
  const candidates = resize ? resized(picture, resize, widths, ratio) : stored(picture);
  return candidates.length > 1
    ? candidates.map(({ url, width }) => `${encodeCandidate(url)} ${width}w`).join(', ')
    : undefined;
}

function resized(
  picture: Picture,
  resize: ResizePicture,
  widths: readonly number[],
  ratio: number | undefined,
) {
  const largest = picture.width ?? Infinity;
  return widths
    .filter((width) => width <= largest)
    .map((width) => ({
      width,
      url: resize(picture, ratio ? { width, height: Math.round(width / ratio) } : { width }),
    }));
}

function stored({ renditions, url, width }: Picture): { url: string; width: number }[] {
  const widest = renditions.at(-1)?.width ?? 0;
  return width && width > widest ? [...renditions, { url, width }] : [...renditions];
}

/** A comma or a space in an address would end the candidate. */
function encodeCandidate(url: string): string {
  return url.replace(/\s/g, '%20').replace(/,/g, '%2C');
}
