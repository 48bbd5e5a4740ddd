import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { BRANDS } from 'rotativa/themes';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import fc from '../../../tests/support/fuzz.ts';
import { TREATMENTS } from '../src/images/treatments/index.ts';
import type { Raster } from '../src/images/treatments/planes.ts';
import { isTreated, treat } from '../src/images/treatments/treat.ts';

/** A scene with a face, and portraits of people with light and dark skin. */
const PICTURES = ['laboratorio', 'retrato-05', 'retrato-36'];

const file = (id: string): string =>
  fileURLToPath(new URL(`../../pictures/drawn/${id}/640.avif`, import.meta.url));

async function rasterOf(image: Sharp): Promise<Raster> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

const drawn = async (id: string): Promise<Raster> =>
  rasterOf(
    sharp(await readFile(file(id)))
      .resize({ width: 320 })
      .removeAlpha(),
  );

/** Mean red, green and blue. */
function meanOf({ pixels }: Pick<Raster, 'pixels'>): number[] {
  const sums = [0, 0, 0];
  pixels.forEach((value, i) => (sums[i % 3] = (sums[i % 3] ?? 0) + value));
  return sums.map((sum) => sum / (pixels.length / 3));
}

/** Spread of lightness: the standard deviation, 0 to 255. */
function spreadOf({ pixels }: Pick<Raster, 'pixels'>): number {
  const light = Array.from({ length: pixels.length / 3 }, (_, i) => pixels[i * 3 + 1] ?? 0);
  const mean = light.reduce((sum, value) => sum + value, 0) / light.length;
  return Math.sqrt(light.reduce((sum, value) => sum + (value - mean) ** 2, 0) / light.length);
}

describe.each(BRANDS)('the treatment of %s', (brand) => {
  it('takes a picture of every size and colour, and prints the same each time', () => {
    const picture = fc
      .tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 24 }))
      .chain(([width, height]) =>
        fc
          .uint8Array({ minLength: width * height * 3, maxLength: width * height * 3 })
          .map((pixels) => ({ width, height, pixels })),
      );
    fc.assert(
      fc.property(picture, (raster) => {
        const before = raster.pixels.slice();
        const print = TREATMENTS[brand](raster);
        expect(print).toHaveLength(raster.pixels.length);
        expect(raster.pixels).toEqual(before);
        expect(TREATMENTS[brand](raster)).toEqual(print);
      }),
      { numRuns: 40 },
    );
  });

  it.each(PICTURES)('keeps dark and light of %s apart', async (id) => {
    const raster = await drawn(id);
    expect(spreadOf({ pixels: TREATMENTS[brand](raster) })).toBeGreaterThan(0.8 * spreadOf(raster));
  });

  it('is the same in a thread, at the size of the picture', async () => {
    const raster = await drawn('laboratorio');
    const { width, height, pixels } = raster;
    const image = sharp(pixels, { raw: { width, height, channels: 3 } });
    const print = await rasterOf(await treat(image, brand));
    expect([print.width, print.height]).toEqual([width, height]);
    expect(Buffer.from(print.pixels).equals(TREATMENTS[brand](raster))).toBe(true);
  });
});

describe('the treatments', () => {
  it('tell the brands apart by colour alone', async () => {
    const raster = await drawn('laboratorio');
    const means = BRANDS.map((brand) => meanOf({ pixels: TREATMENTS[brand](raster) }));
    const distances = means.flatMap((one, i) =>
      means
        .slice(i + 1)
        .map((other) => Math.hypot(...one.map((value, channel) => value - (other[channel] ?? 0)))),
    );
    expect(distances).toHaveLength(15);
    expect(Math.min(...distances)).toBeGreaterThan(25);
  });

  it('are for scenes and portraits, not for what is drawn in the manner of a brand', () => {
    const ids = ['mercado-plaza', 'retrato-05', 'portada-weekly-1', 'caricatura-hueco'];
    expect(ids.filter(isTreated)).toEqual(['mercado-plaza', 'retrato-05']);
  });
});
