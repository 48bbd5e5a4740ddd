import { join } from 'node:path';
import type { BrandKey } from 'rotativa/themes';
import type { Sharp } from 'sharp';
import type { AppContext } from '../context.ts';
import { focalPoint } from '../seed/media.ts';
import { KeptFiles, logUnkept } from '../jobs/kept-files.ts';
import { PICTURE_LANES } from '../jobs/picture-lanes.ts';
import { cropAround, rounded, type CutRequest, type Format, type Size } from './cut-request.ts';
import { opened, sizeOf } from './opened.ts';
import type { Original, PictureStore } from './picture-store.ts';
import { isTreated, treat, treatmentName } from './treatments/treat.ts';

/** A page of a site has fewer pictures at once; the pictures of other callers need not wait for more of one caller. */
const PER_CALLER = 16;
const CACHE_BYTES = 256 * 1024 * 1024;

/** Shapes (width by height) whose crops are cached on disk; others are generated for each request. */
const KEPT_RATIOS = [
  16 / 9,
  9 / 16,
  16 / 10,
  3 / 2,
  2 / 3,
  4 / 3,
  3 / 4,
  5 / 4,
  4 / 5,
  5 / 3,
  1,
  2,
  21 / 9,
  1.2,
  1.4,
  1.6,
];
const RATIO_TOLERANCE = 0.02;

const QUALITY: Record<Format, (image: Sharp, effort: number) => Sharp> = {
  avif: (image, effort) => image.avif({ quality: 55, effort }),
  webp: (image) => image.webp({ quality: 78 }),
  jpeg: (image) => image.jpeg({ quality: 82, mozjpeg: true }),
};

/** Crops and scales the drawn pictures. Results are cached in a folder. */
export class Resizer {
  readonly #store: PictureStore;
  readonly #effort: number;
  readonly #files: KeptFiles<Buffer<ArrayBuffer>>;
  readonly #sizes = new Map<string, Promise<Size>>();

  constructor(
    store: PictureStore,
    { config: { cacheDir, imageEffort }, log }: Pick<AppContext, 'config' | 'log'>,
  ) {
    this.#store = store;
    this.#effort = imageEffort;
    this.#files = new KeptFiles({
      // Files of another effort are not shown for these.
      folder: join(cacheDir, `images-${imageEffort}`),
      maxBytes: CACHE_BYTES,
      concurrency: 2,
      waiting: 200,
      perCaller: PER_CALLER,
      lanes: PICTURE_LANES,
      onUnkept: logUnkept(log),
    });
  }

  /**
   * The picture at a size: scaled to the width, cropped around the focal point if there is also a height.
   * @param caller whose share of the queue it takes
   * @param left aborted when the caller waits no longer
   * @returns the encoded picture; undefined for an unknown picture
   * @throws QueueFullError, LeftError
   */
  async cut(
    id: string,
    request: CutRequest,
    caller?: string,
    left?: AbortSignal,
  ): Promise<Buffer<ArrayBuffer> | undefined> {
    const original = await this.#store.original(id);
    if (original === undefined) return undefined;
    const plan = await this.#plan(id, request, await this.#sizeOf(id, original));
    const treatment = isTreated(original.drawing) ? request.treatment : undefined;
    const print = treatment === undefined ? '' : `-${treatmentName(treatment)}`;
    const name = join(id, `${original.version}-${plan.name}${print}.${request.format}`);
    const make = () => this.#make(original, plan, request.format, treatment);
    return plan.kept ? this.#files.get(name, make, caller, left) : this.#files.make(name, make, caller, left);
  }

  #sizeOf(id: string, original: Original): Promise<Size> {
    const size = this.#sizes.get(id) ?? sizeOf(original);
    this.#sizes.set(id, size);
    size.catch(() => this.#sizes.delete(id));
    return size;
  }

  async #plan(id: string, { width, height, focal }: CutRequest, size: Size): Promise<Plan> {
    const target = Math.min(width ?? size.width, size.width);
    if (height === undefined) return { name: `${target}`, crop: undefined, width: target, kept: true };
    const requested = (width ?? size.width) / height;
    // Shapes that differ by a rounded pixel share a crop.
    const known = KEPT_RATIOS.find((ratio) => Math.abs(ratio / requested - 1) < RATIO_TOLERANCE);
    const ratio = known ?? requested;
    const described = await this.#store.describe(id);
    const wanted = focal && rounded(focal, size);
    const point = wanted ?? (described && focalPoint(described)) ?? { x: size.width / 2, y: size.height / 2 };
    const crop = cropAround(size, ratio, point);
    return {
      name: [target, crop.left, crop.top, crop.width, crop.height].join('-'),
      crop,
      width: Math.min(target, crop.width),
      kept: known !== undefined,
    };
  }

  async #make(
    original: Original,
    { crop, width }: Plan,
    format: Format,
    treatment: BrandKey | undefined,
  ): Promise<Buffer<ArrayBuffer>> {
    const resized = opened(original, crop).resize({ width });
    // A treatment comes last, because its strokes have the size of what is shown.
    const shown = treatment === undefined ? resized : await treat(resized, treatment);
    const { buffer, byteOffset, byteLength } = await QUALITY[format](shown, this.#effort).toBuffer();
    return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
  }
}

interface Plan {
  readonly name: string;
  readonly crop: ReturnType<typeof cropAround> | undefined;
  readonly width: number;
  readonly kept: boolean;
}
