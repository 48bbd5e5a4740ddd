import { AVATAR_MAX_BYTES } from 'rotativa/domain';
import sharp from 'sharp';
import { HttpError } from '../http/errors.ts';

/** Size of the stored picture in pixels: twice the largest display size. Smaller pictures are not enlarged. */
const SIDE = 512;
/** Maximum number of pixels, those of a telephone's photograph: a small file may decompress to gigabytes. */
const MAX_PIXELS = 20_000_000;
const QUALITY = 82;
const JPEG_START = [0xff, 0xd8, 0xff] as const;

export const missingImage = () => new HttpError(400, 'MISSING_IMAGE', 'No image found');
const imageTooLarge = () =>
  new HttpError(413, 'IMAGE_TOO_LARGE', 'Image too big. Only images up to 3 MB are supported.');
const unsupported = () => new HttpError(415, 'UNSUPPORTED_IMAGE_TYPE', 'Image type not supported');

/**
 * The stored picture of an upload: a square JPEG that is encoded again, so that only the pixels remain, without
 * position and camera data.
 * @throws HttpError MISSING_IMAGE, IMAGE_TOO_LARGE, UNSUPPORTED_IMAGE_TYPE, by the file's contents, not its name
 */
export async function avatarFrom(file: Uint8Array): Promise<Uint8Array> {
  if (file.length === 0) throw missingImage();
  if (file.length > AVATAR_MAX_BYTES) throw imageTooLarge();
  if (JPEG_START.some((byte, index) => file[index] !== byte)) throw unsupported();
  try {
    const picture = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { width, height } = await picture.metadata();
    const side = Math.min(SIDE, width, height);
    return await picture
      .rotate()
      .resize({ width: side, height: side, fit: 'cover' })
      .jpeg({ quality: QUALITY })
      .toBuffer();
  } catch {
    throw unsupported();
  }
}
