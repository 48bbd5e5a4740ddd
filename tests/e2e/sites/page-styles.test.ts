import { BRANDS, type BrandKey } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { EVERYTHING } from '../../support/everything.ts';
import { sampleSeed, someOf } from '../../support/sample.ts';
import { firstViewDifferences, styleDifferences } from '../support/computed-styles.ts';
import { pagesOfEachKind } from '../support/listed-pages.ts';
import { ordinaryStory } from '../support/inventory.ts';
import { openPage, origin } from '../support/open-page.ts';

/** Pages of a brand that the gate tries; all every night. */
const IN_GATE = 3;
const TIMEOUT_MS = 1_800_000;

/** Both sides of most breakpoints, and both modes. */
const VIEWS = [
  { width: 360, mode: 'dark' },
  { width: 1280, mode: 'light' },
] as const;

const textOf = async (brand: BrandKey, path: string): Promise<string> =>
  (await fetch(origin(brand) + path)).text();

/** The classes and attributes in HTML, as selectors write them. */
const marksIn = (html: string): string[] =>
  [...html.matchAll(/ (class|data-[a-z-]+)="([^"]*)"/g)].flatMap(([, name, value]) =>
    name === 'class' ? value!.split(' ').map((word) => `.${word}`) : [`[${name}]`, `[${name}=${value}]`],
  );

/** The names in the selectors of the stylesheets that a page loads later. */
async function selectedNames(brand: BrandKey): Promise<ReadonlySet<string>> {
  const sheets = [...(await textOf(brand, '/')).matchAll(/<meta name="rt-late-styles" content="([^"]+)"/g)];
  const css = await Promise.all(sheets.map(([, path]) => textOf(brand, path!)));
  return new Set(
    css
      .join('')
      .replaceAll(/["']/g, '')
      .match(/\.-?[a-z][\w-]*|\[data-[\w=-]+\]/gi),
  );
}

/** The pages that have a class or an attribute of a selector which none before them has. */
async function pagesWithNewMarks(brand: BrandKey): Promise<string[]> {
  const left = new Set(await selectedNames(brand));
  expect(left.size).toBeGreaterThan(100);
  const pages: string[] = [];
  for (const path of await pagesOfEachKind(brand)) {
    const found = marksIn(await textOf(brand, path)).filter((mark) => left.delete(mark));
    if (found.length > 0) pages.push(path);
  }
  return pages;
}

describe.each(BRANDS)('%s', (brand) => {
  it.each(VIEWS)(
    'the first view looks the same before the shared stylesheet is there, at $width px',
    async ({ width, mode }) => {
      for (const path of ['/', (await ordinaryStory(brand)).canonical_url]) {
        const { page, close } = await openPage({ brand, path: '/favicon.svg', width, mode });
        expect(await firstViewDifferences(page, `${origin(brand)}${path}`), path).toEqual([]);
        await close();
      }
    },
  );

  it(
    'pages of each kind look the same with their styles as with the whole stylesheet',
    async () => {
      const paths = EVERYTHING
        ? await pagesWithNewMarks(brand)
        : someOf(await pagesOfEachKind(brand), IN_GATE, `styles ${brand}`, sampleSeed());
      expect(paths.length).toBeGreaterThanOrEqual(IN_GATE);
      for (const path of paths) {
        for (const { width, mode } of VIEWS) {
          const { page, close } = await openPage({ brand, path, width, mode, consent: null });
          try {
            // Without its scripts: an island that starts automatically would load the whole stylesheet.
            await page.route('**/*.js', (route) => route.abort());
            await page.reload({ waitUntil: 'load' });
            expect(await styleDifferences(page), `${path} ${width} ${mode}`).toEqual([]);
          } finally {
            await close();
          }
        }
      }
    },
    TIMEOUT_MS,
  );
});
