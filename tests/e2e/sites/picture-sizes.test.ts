import { BRANDS, type BrandKey } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { theBrowser } from '../support/browser.ts';
import { brandsOf } from '../support/brands.ts';
import { DRAWN_PICTURES } from '../support/drawn-pictures.ts';
import { newest, samplePath, stories, type ListedStory } from '../support/inventory.ts';
import { origin } from '../support/open-page.ts';
import { pieceOf } from '../support/set-pieces.ts';

const WIDTHS_PX = [360, 768, 1280, 1600];

/** Maximum ratio of a picture's display size to its file size, by screen density. */
const LIMITS = { 1: 1, 2: 1.3 } as const;
/** The same of a picture without a wider file, except on homes, for which pictures are drawn as large as they need. */
const WIDEST = 1.3;
/** A file may be as much wider than its picture needs, if a narrower one is offered that would do. */
const WASTE = 2.1;
/** A file of this width is never too large: it has a few kilobytes. In pixels. */
const SMALL = 320;
/** Rounding of half a pixel on the narrowest pictures. */
const ROUNDING = 0.01;

interface Drawn {
  address: string;
  sizes: string;
  /** The addresses that the browser chooses from. */
  offered: string[];
  box: { width: number; height: number };
  contain: boolean;
}

/** Size in pixels of the file at an address of the resizer, which never enlarges a picture. */
function fileOf(address: string): { width: number; height: number } {
  const { pathname, searchParams } = new URL(address);
  const original = DRAWN_PICTURES[pathname.split('/').at(-1) ?? ''];
  if (!original) throw new Error(`The manifest has no ${pathname}.`);
  const requested = Number(searchParams.get('width'));
  const ratio = searchParams.has('height')
    ? requested / Number(searchParams.get('height'))
    : original.width / original.height;
  const width = Math.min(requested, original.width, original.height * ratio);
  return { width, height: width / ratio };
}

/** How much larger a picture is than the file. */
function enlarged({ box, contain }: Drawn, address: string): number {
  const file = fileOf(address);
  const scales = [box.width / file.width, box.height / file.height];
  return contain ? Math.min(...scales) : Math.max(...scales);
}

const finding = ({ address, box, sizes }: Drawn, width: number, problem: string): string =>
  `${width} px: ${new URL(address).pathname} in ${box.width}x${box.height}, ` +
  `${fileOf(address).width} px wide, ${problem}, sizes="${sizes}"`;

/** Whether the browser could have chosen a wider file. */
const hasWider = ({ address, offered }: Drawn): boolean =>
  offered.some((other) => fileOf(other).width > fileOf(address).width);

/** Says what is wrong with a file for a picture; undefined when it is right. */
function wrongFile(picture: Drawn, density: number, limit: number): string | undefined {
  const scale = enlarged(picture, picture.address) * density;
  const file = fileOf(picture.address);
  if (scale > limit + ROUNDING) return `${Math.ceil((scale / limit) * file.width)} px needed`;
  const narrower = picture.offered
    .filter((address) => enlarged(picture, address) * density <= 1 + ROUNDING)
    .map((address) => fileOf(address).width)
    .sort((one, other) => one - other)[0];
  if (file.width > SMALL && scale * WASTE < 1 && narrower !== undefined && narrower < file.width)
    return `${narrower} px would do`;
  return undefined;
}

/** Every picture of a page, with the file that the browser chose. The files are not loaded. */
async function drawnOn(address: string, width: number, density: number): Promise<Drawn[]> {
  const page = await (
    await theBrowser()
  ).newPage({
    viewport: { width, height: 900 },
    deviceScaleFactor: density,
    reducedMotion: 'reduce',
  });
  // Nothing to see, but in the ratio of the file: some pictures have no other.
  await page.route(/\/images\//, (route) => {
    const { width, height } = fileOf(route.request().url());
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });
  await page.goto(address);
  const drawn = await page.evaluate(async () => {
    const images = [...document.querySelectorAll('img')].filter((image) => /\/images\//.test(image.src));
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    return images.map((image) => ({
      address: image.currentSrc,
      sizes: image.sizes,
      offered: (image.srcset || image.src)
        .split(/,\s+/)
        .map((candidate) => new URL(candidate.split(' ')[0]!, location.href).href),
      box: { width: image.offsetWidth, height: image.offsetHeight },
      contain: ['contain', 'scale-down'].includes(getComputedStyle(image).objectFit),
    }));
  });
  await page.close();
  return drawn.filter(({ box }) => box.width > 0);
}

const isPicture = ({ type }: ListedStory['content_elements'][number]): boolean => type === 'image';
const pictures = ({ content_elements: elements }: ListedStory): number => elements.filter(isPicture).length;

/** The document with the most pictures. */
const mostPictured = (documents: readonly ListedStory[]): string =>
  documents.toSorted((one, other) => pictures(other) - pictures(one))[0]!.canonical_url;

interface Kind {
  pathOf: (brand: BrandKey) => Promise<string>;
  /** Pictures that a page of this kind has at least. */
  fewest: number;
}

const KINDS = {
  home: { pathOf: async () => '/', fewest: 6 },
  section: { pathOf: (brand) => samplePath({ brand, sample: 'section' }), fewest: 2 },
  article: { pathOf: async (brand) => mostPictured(await stories(brand)), fewest: 2 },
  gallery: { pathOf: async (brand) => mostPictured(await newest(brand, 'gallery', 20)), fewest: 6 },
} as const satisfies Record<string, Kind>;

/** Every brand at density 1, because a block may be on a page of one only, and a file that is too large shows there. */
const PAGES = [
  ...BRANDS.flatMap((brand) =>
    (Object.keys(KINDS) as (keyof typeof KINDS)[]).map((kind) => [kind, brand, 1] as const),
  ),
  ...brandsOf('picture-sizes').map((brand) => ['home', brand, 2] as const),
];

it.each(PAGES)(
  'the %s of %s draws each picture from a file that is neither too small nor too large at density %s',
  async (kind, brand, density) => {
    const { pathOf, fewest } = KINDS[kind];
    const path = await pathOf(brand);
    const wrong: string[] = [];
    for (const width of WIDTHS_PX) {
      const drawn = await drawnOn(`${origin(brand)}${path}`, width, density);
      expect(drawn.length, path).toBeGreaterThanOrEqual(fewest);
      for (const picture of drawn) {
        const limit = kind === 'home' || hasWider(picture) ? LIMITS[density] : WIDEST;
        const problem = wrongFile(picture, density, limit);
        if (problem) wrong.push(finding(picture, width, problem));
      }
    }
    expect(wrong, path).toEqual([]);
  },
);

describe('X10 the pictures of a text', () => {
  it('have their space before they are loaded', async () => {
    const page = await (
      await theBrowser()
    ).newPage({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
    // No picture is answered.
    await page.route('**/images/**', () => undefined);
    await page.goto(origin('weekly') + pieceOf('weekly'), {
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
