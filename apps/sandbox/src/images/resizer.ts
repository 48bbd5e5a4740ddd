import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { Config } from '../config.ts';
import { focalPoint } from '../seed/media.ts';
import { cropAround, rounded, type CutRequest, type Format } from './cut-request.ts';
import { keepFile } from './keep-file.ts';
import type { DrawnFile, PictureStore } from './picture-store.ts';
import { WorkQueue } from './work-queue.ts';

/** Maximum number of concurrent jobs, and of waiting ones. */
const CONCURRENCY = 2;
const WAITING = 200;

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
  readonly #cache: string;
  readonly #effort: number;
  readonly #queue = new WorkQueue<Buffer<ArrayBuffer>>(CONCURRENCY, WAITING);

  constructor(store: PictureStore, { cacheDir, imageEffort }: Pick<Config, 'cacheDir' | 'imageEffort'>) {
    this.#store = store;
    this.#effort = imageEffort;
    // Files of another effort are not shown for these.
    this.#cache = join(cacheDir, `images-${imageEffort}`);
    // libvips' threads would multiply the limit above.
    sharp.concurrency(1);
  }

  /**
   * The picture at a size: scaled to the width, cropped around the focal point if there is also a height.
   * @returns the encoded picture; undefined for an unknown picture
   * @throws QueueFullError
   */
  async cut(id: string, request: CutRequest): Promise<Buffer<ArrayBuffer> | undefined> {
    const original = await this.#store.original(id);
    if (original === undefined) return undefined;
    const key = [
      id,
      request.width ?? 'w',
      request.height ?? 'h',
      request.focal?.join('x') ?? 'f',
      request.format,
    ];
    return this.#queue.run(key.join('/'), async () => {
      const size = await sharp(original.path).metadata();
      const plan = await this.#plan(id, request, size);
      const file = join(this.#cache, id, `${original.size}-${plan.name}.${request.format}`);
      const kept = plan.kept ? await readFile(file).catch(() => undefined) : undefined;
      if (kept !== undefined) return kept;
      const made = await this.#make(original, plan, request.format);
      if (plan.kept) await keepFile(file, made);
      return made;
    });
  }

  async #plan(id: string, { width, height, focal }: CutRequest, size: Metadata): Promise<Plan> {
    const target = Math.min(width ?? size.width, size.width);
    if (height === undefined) return { name: `${target}`, crop: undefined, width: target, kept: true };
    const ratio = (width ?? size.width) / height;
    const described = await this.#store.describe(id);
    const asked = focal && rounded(focal, size);
    const point = asked ?? (described && focalPoint(described)) ?? { x: size.width / 2, y: size.height / 2 };
    const crop = cropAround(size, ratio, point);
    return {
      name: [target, crop.left, crop.top, crop.width, crop.height].join('-'),
      crop,
      width: Math.min(target, crop.width),
      kept: KEPT_RATIOS.some((known) => Math.abs(known / ratio - 1) < RATIO_TOLERANCE),
    };
  }

  async #make(original: DrawnFile, { crop, width }: Plan, format: Format): Promise<Buffer<ArrayBuffer>> {
    const picture = sharp(original.path);
    const cropped = crop === undefined ? picture : picture.extract(crop);
    const { buffer, byteOffset, byteLength } = await QUALITY[format](
      cropped.resize({ width }),
      this.#effort,
    ).toBuffer();
    return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
  }
}

interface Plan {
  readonly name: string;
  readonly crop: ReturnType<typeof cropAround> | undefined;
  readonly width: number;
  readonly kept: boolean;
}
