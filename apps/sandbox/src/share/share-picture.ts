import { createHash } from 'node:crypto';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { BrandConfig, BrandKey } from 'rotativa/themes';
import type { AppContext } from '../context.ts';
import { cropAround } from '../images/cut-request.ts';
import { opened, sizeOf } from '../images/opened.ts';
import type { Original, PictureStore } from '../images/picture-store.ts';
import { isTreated, treat, treatmentName } from '../images/treatments/treat.ts';
import { focalPoint } from '../seed/media.ts';
import { KeptFiles, logUnkept } from '../jobs/kept-files.ts';
import { PICTURE_LANES } from '../jobs/picture-lanes.ts';
import { overlay } from './compose.ts';
import { SHARE_HEIGHT, SHARE_WIDTH, shareForm, type Box } from './forms.ts';

/** Of the places in the queue, one caller has so many. */
const PER_CALLER = 16;
const CACHE_BYTES = 128 * 1024 * 1024;

/** The content of the picture of a shared link. */
export interface Shared {
  readonly headline: string;
  /** Id of a drawn picture. */
  readonly picture: string | undefined;
  readonly brand: BrandConfig;
}

async function drawn(layers: OverlayOptions[]): Promise<Buffer<ArrayBuffer>> {
  const { buffer, byteOffset, byteLength } = await sharp({
    create: { width: SHARE_WIDTH, height: SHARE_HEIGHT, channels: 3, background: '#fff' },
  })
    .composite(layers)
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
  return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
}

/** Makes the pictures of shared links. They are cached in a folder, one file for each content. */
export class SharePictures {
  readonly #store: PictureStore;
  readonly #files: KeptFiles<Buffer<ArrayBuffer>>;

  constructor(store: PictureStore, { config: { cacheDir }, log }: Pick<AppContext, 'config' | 'log'>) {
    this.#store = store;
    this.#files = new KeptFiles({
      folder: join(cacheDir, 'share'),
      maxBytes: CACHE_BYTES,
      concurrency: 1,
      waiting: 50,
      perCaller: PER_CALLER,
      lanes: PICTURE_LANES,
      onUnkept: logUnkept(log),
    });
  }

  /**
   * A JPEG of `SHARE_WIDTH` by `SHARE_HEIGHT` pixels.
   * @param caller whose turn in the queue it takes
   * @param left aborted when the caller waits no longer
   * @throws QueueFullError, LeftError
   */
  async make(
    { headline, picture, brand }: Shared,
    caller?: string,
    left?: AbortSignal,
  ): Promise<Buffer<ArrayBuffer>> {
    const original = picture === undefined ? undefined : await this.#store.original(picture);
    const form = shareForm(brand, original !== undefined);
    const above = overlay(headline, brand, form);
    const content = [picture, original?.version, treatmentName(brand.key), above].join(' ');
    const key = createHash('sha256').update(content).digest('hex');
    const make = async () => {
      const layers: OverlayOptions[] = [{ input: Buffer.from(above), left: 0, top: 0 }];
      if (picture !== undefined && original && form.photo)
        layers.unshift(await this.#photo(picture, original, form.photo, brand.key));
      return drawn(layers);
    };
    return this.#files.get(`${key}.jpg`, make, caller, left);
  }

  async #photo(
    id: string,
    original: Original,
    { x, y, width, height }: Box,
    brand: BrandKey,
  ): Promise<OverlayOptions> {
    const size = await sizeOf(original);
    const described = await this.#store.describe(id);
    const focal = described ? focalPoint(described) : { x: size.width / 2, y: size.height / 2 };
    const cut = opened(original, cropAround(size, width / height, focal)).resize({
      width,
      height,
      fit: 'fill',
    });
    const shown = isTreated(original.drawing) ? await treat(cut, brand) : cut;
    return { input: await shown.png().toBuffer(), left: x, top: y };
  }
}
