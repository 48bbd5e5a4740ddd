import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { theBrowser } from '../support/browser.ts';
import { brandsOf } from '../support/brands.ts';
import { origin } from '../support/open-page.ts';

const WIDTHS_PX = [360, 768, 1280, 1600];

/** Maximum ratio of a picture's display size to its file size, by screen density. */
const LIMITS = { 1: 1, 2: 1.3 } as const;
/** Rounding of half a pixel on the narrowest pictures. */
const ROUNDING = 0.01;

type Manifest = Record<string, { width: number; height: number }>;

const MANIFEST = JSON.parse(
  readFileSync(new URL('../../../apps/pictures/drawn/manifest.json', import.meta.url), 'utf8'),
) as Manifest;

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

interface Drawn {
  address: string;
  sizes: string;
  box: { width: number; height: number };
  contain: boolean;
}

/** Size in pixels of the file at an address of the resizer, which never enlarges a picture. */
function fileOf(address: string): { width: number; height: number } {
  const { pathname, searchParams } = new URL(address);
  const original = MANIFEST[pathname.split('/').at(-1) ?? ''];
  if (!original) throw new Error(`The manifest has no ${pathname}.`);
  const asked = Number(searchParams.get('width'));
  const ratio = searchParams.has('height')
    ? asked / Number(searchParams.get('height'))
    : original.width / original.height;
  const width = Math.min(asked, original.width, original.height * ratio);
  return { width, height: width / ratio };
}

function enlarged({ address, box, contain }: Drawn): number {
  const file = fileOf(address);
  const scales = [box.width / file.width, box.height / file.height];
  return contain ? Math.min(...scales) : Math.max(...scales);
}

/** Every picture of a front, with the file that the browser chose. The files are not loaded. */
async function drawnOn(address: string, width: number, density: number): Promise<Drawn[]> {
  const page = await (
    await theBrowser()
  ).newPage({
    viewport: { width, height: 900 },
    deviceScaleFactor: density,
    reducedMotion: 'reduce',
  });
  await page.route(/\/images\//, (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }));
  await page.goto(address);
  const drawn = await page.evaluate(async () => {
    const images = [...document.querySelectorAll('img')].filter((image) => /\/images\//.test(image.src));
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    return images.map((image) => ({
      address: image.currentSrc,
      sizes: image.sizes,
      box: { width: image.offsetWidth, height: image.offsetHeight },
      contain: ['contain', 'scale-down'].includes(getComputedStyle(image).objectFit),
    }));
  });
  await page.close();
  return drawn.filter(({ box }) => box.width > 0);
}

describe.each(brandsOf('picture-sizes'))('%s', (brand) => {
  it.each(Object.entries(LIMITS))(
    'draws no picture of its home larger than its file allows at density %s',
    async (density, limit) => {
      const soft: string[] = [];
      for (const width of WIDTHS_PX) {
        const drawn = await drawnOn(`${origin(brand)}/`, width, Number(density));
        expect(drawn.length).toBeGreaterThan(5);
        for (const picture of drawn) {
          const scale = enlarged(picture) * Number(density);
          if (scale > limit + ROUNDING) {
            const { box, address, sizes } = picture;
            const needed = Math.ceil((scale / limit) * fileOf(address).width);
            soft.push(
              `${width} px: ${scale.toFixed(2)}x ${new URL(address).pathname} in ${box.width}x${box.height}, ` +
                `${fileOf(address).width} px wide, ${needed} px needed, sizes="${sizes}"`,
            );
          }
        }
      }
      expect(soft).toEqual([]);
    },
  );
});

describe('X10 the pictures of a text', () => {
  it('have their space before they are loaded', async () => {
    const page = await (
      await theBrowser()
    ).newPage({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
    // No picture is answered.
    await page.route('**/images/**', () => undefined);
    await page.goto(`${origin('weekly')}/nacion/articulo/guajira-pozo-once-anos/`, {
      waitUntil: 'domcontentloaded',
    });
    const heights = await page.evaluate(() =>
      [...document.querySelectorAll('main .rt-figure img')].map((image) => image.clientHeight),
    );
    expect(heights.length).toBeGreaterThan(1);
    expect(Math.min(...heights)).toBeGreaterThan(100);
    await page.close();
  });
});
