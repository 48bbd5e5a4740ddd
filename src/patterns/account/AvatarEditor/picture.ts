import { AVATAR_MAX_BYTES, AVATAR_TYPE } from '../../../domain/accounts/validation.ts';
import { ApiError, CLIENT_CODES } from '../../../domain/errors/api-error.ts';

/** Enough for a sharp cut of a part of the picture; larger ones take memory for nothing. */
const LONGEST_SIDE_PX = 2048;
/** The side of the uploaded picture. */
const AVATAR_PX = 800;
/** Tried in this order until the file is small enough. */
const QUALITIES = [0.9, 0.75, 0.6, 0.4];

/** A part of a picture, in its pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

function canvasOf(
  width: number,
  height: number,
): { canvas: HTMLCanvasElement; brush: CanvasRenderingContext2D } {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const brush = canvas.getContext('2d');
  if (!brush) throw new ApiError(CLIENT_CODES.unsupportedImageType, 'The browser cannot draw.');
  // JPEG has no transparency: without this it would be black.
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, width, height);
  return { canvas, brush };
}

/**
 * Any picture that the browser can read, upright and not larger than necessary, as an address of data.
 * @throws ApiError MISSING_IMAGE, UNSUPPORTED_IMAGE_TYPE
 */
export async function readPicture(file: Blob | null | undefined): Promise<string> {
  if (!file || file.size === 0) throw new ApiError(CLIENT_CODES.missingImage, 'There is no picture.');
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch (cause) {
    throw new ApiError(CLIENT_CODES.unsupportedImageType, 'The browser cannot read the picture.', 0, {
      cause,
    });
  }
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  );
  const { canvas, brush } = canvasOf(width!, height!);
  brush.drawImage(picture, 0, 0, width!, height!);
  picture.close();
  return canvas.toDataURL(AVATAR_TYPE, 0.95);
}

const asBlob = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, AVATAR_TYPE, quality));

/**
 * A square part of a picture as a JPEG that the service takes.
 * @param source of `readPicture`
 * @throws ApiError IMAGE_TOO_LARGE, UNSUPPORTED_IMAGE_TYPE
 */
export async function cutPicture(source: string, area: Area): Promise<Blob> {
  const picture = Object.assign(new Image(), { src: source });
  await picture.decode();
  const side = Math.max(1, Math.min(AVATAR_PX, Math.round(area.width)));
  const { canvas, brush } = canvasOf(side, side);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, side, side);
  for (const quality of QUALITIES) {
    const blob = await asBlob(canvas, quality);
    if (blob?.type !== AVATAR_TYPE)
      throw new ApiError(CLIENT_CODES.unsupportedImageType, 'The browser cannot write the picture.');
    if (blob.size <= AVATAR_MAX_BYTES) return blob;
  }
  throw new ApiError(CLIENT_CODES.imageTooLarge, 'The picture is too large.');
}
