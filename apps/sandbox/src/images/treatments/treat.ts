import type { BrandKey } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import sharp, { type Sharp } from 'sharp';
import Tinypool from 'tinypool';
import { PORTRAITS, SCENES } from '../../seed/pictures.ts';
import { EDITION } from './index.ts';
import type { TreatmentTask } from './worker.ts';

const TREATED = new Set<string>([...SCENES, ...PORTRAITS]);

/** Whether brands print a picture in their manner. Covers and cartoons are drawn in it already. */
export const isTreated = (id: string): boolean => TREATED.has(id);

/** A treatment in the name of a cached file. */
export const treatmentName = (brand: BrandKey): string => `${brand}-${EDITION}`;

/** A treatment takes tenths of a second, in which this process answers others. The lanes of pictures bound the threads. */
const threads = new Tinypool({
  filename: new URL('worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 2,
  idleTimeout: 30_000,
});

/** A picture in the manner of a brand, at the size that it has. */
export async function treat(picture: Sharp, brand: BrandKey): Promise<Sharp> {
  const { data, info } = await picture
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const task: TreatmentTask = {
    family: BRAND_CONFIGS[brand].family,
    picture: { width, height, pixels: data },
  };
  const pixels = (await threads.run(task)) as Uint8Array;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
