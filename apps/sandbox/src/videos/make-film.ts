import type { BrandKey } from 'rotativa/themes';
import type { Size } from '../images/cut-request.ts';
import { focalPoint } from '../seed/media.ts';
import type { Film } from '../seed/film.ts';
import type { PictureStore } from '../images/picture-store.ts';
import { ENCODERS, openCamera, type Camera, type Codec } from './camera.ts';
import type { EncodedFrame } from './container.ts';
import type { Frame } from './frames.ts';

/** The point of interest of a picture that the manifest does not have: its middle. */
const MIDDLE = { x: 640, y: 360 };

/** A camera in front of the view of a picture that the brand of the film shows. */
async function cameraOf(store: PictureStore, brand: BrandKey, drawn: string): Promise<Camera> {
  const picture = await store.idFor(brand, drawn);
  const [original, described] = await Promise.all([store.original(picture), store.describe(picture)]);
  if (original === undefined) throw new Error(`The picture '${picture}' is not drawn.`);
  return openCamera(original, described ? focalPoint(described) : MIDDLE);
}

/** Draws and encodes frames of a film. While the camera does not move, one picture serves all frames. */
export async function encodeFrames(
  store: PictureStore,
  { brand, shots }: Film,
  frames: readonly Frame[],
  codec: Codec,
  size: Size,
): Promise<EncodedFrame[]> {
  const encoded: EncodedFrame[] = [];
  let camera: { shot: number; see: Camera } | undefined;
  let before: { shot: number; near: number; bytes: Uint8Array } | undefined;
  for (const { at, seconds, shot, near } of frames) {
    if (camera?.shot !== shot) camera = { shot, see: await cameraOf(store, brand, shots[shot]!.picture) };
    if (before?.shot !== shot || before.near !== near)
      before = { shot, near, bytes: await ENCODERS[codec](camera.see(near, size)) };
    encoded.push({ at, seconds, bytes: before.bytes });
  }
  return encoded;
}
