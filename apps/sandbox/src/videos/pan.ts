import sharp from 'sharp';
import { VIDEO_HEIGHT, VIDEO_WIDTH } from '../seed/video.ts';
import { muxWebm } from './webm.ts';

const FRAMES_PER_SECOND = 10;
const SECONDS = 12;
/** Share of the picture's width that is visible at the closest point. */
const NEAREST = 0.72;

/**
 * A video made of one picture: the camera moves towards its focal point and back.
 * @param file a drawn picture
 * @param focal the point of interest, in pixels of the picture
 */
export async function panVideo(file: string, focal: { x: number; y: number }): Promise<Uint8Array> {
  const { width, height } = await sharp(file).metadata();
  const pixels = await sharp(file).removeAlpha().raw().toBuffer();
  const frames: Uint8Array[] = [];
  const total = FRAMES_PER_SECOND * SECONDS;
  for (let index = 0; index < total; index += 1) {
    const near = (1 - Math.cos((2 * Math.PI * index) / total)) / 2;
    const share = 1 - near * (1 - NEAREST);
    const crop = viewport({ width, height }, share, near, focal);
    const webp = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .extract(crop)
      .resize(VIDEO_WIDTH, VIDEO_HEIGHT)
      .webp({ quality: 60, effort: 1 })
      .toBuffer();
    frames.push(vp8Frame(webp));
  }
  return muxWebm({ width: VIDEO_WIDTH, height: VIDEO_HEIGHT, framesPerSecond: FRAMES_PER_SECOND, frames });
}

/** The visible part of the picture in 16:9, which moves towards the focal point as the camera zooms in. */
function viewport(
  picture: { width: number; height: number },
  share: number,
  near: number,
  focal: { x: number; y: number },
) {
  const fitting = Math.min(picture.width, (picture.height * VIDEO_WIDTH) / VIDEO_HEIGHT);
  const width = Math.floor(fitting * share);
  const height = Math.floor((width * VIDEO_HEIGHT) / VIDEO_WIDTH);
  const towards = (middle: number, point: number) => middle + (point - middle) * near;
  const place = (centre: number, length: number, available: number) =>
    Math.round(Math.min(Math.max(centre - length / 2, 0), available - length));
  return {
    left: place(towards(picture.width / 2, focal.x), width, picture.width),
    top: place(towards(picture.height / 2, focal.y), height, picture.height),
    width,
    height,
  };
}

/** A lossy WebP file is one VP8 key frame in a RIFF container: this takes it out. */
export function vp8Frame(webp: Uint8Array): Uint8Array {
  const view = new DataView(webp.buffer, webp.byteOffset, webp.byteLength);
  for (let position = 12; position + 8 <= webp.length;) {
    const name = String.fromCharCode(...webp.subarray(position, position + 4));
    const length = view.getUint32(position + 4, true);
    if (name === 'VP8 ') return webp.slice(position + 8, position + 8 + length);
    position += 8 + length + (length % 2);
  }
  throw new Error('The WebP file holds no VP8 frame.');
}
