import { BRANDS, type BrandKey } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { EVERYTHING } from '../../support/everything.ts';
import { sampleOf, sampleSeed } from '../../support/sample.ts';
import { stories, type ListedStory } from '../support/inventory.ts';
import { openPage, origin } from '../support/open-page.ts';
import { bare, printedControls } from '../support/paper.ts';
import { readPdf, type PrintedSheet, type PrintedText } from '../support/pdf.ts';

/** Points: how much shorter than the full width a line may be, because words do not fill every line. */
const RAGGED = 30;
/** Points. */
const HAIR = 2;
/** Points: maximum height of a page footer whose address and date wrap. */
const FOOTER = 40;

const has = ({ content_elements }: ListedStory, type: string): boolean =>
  content_elements.some((element) => element.type === type);

/** A story that is hard to print: with a table, a list if a site has a story with both, and a long address. */
async function storyToPrint(brand: BrandKey): Promise<ListedStory> {
  const tables = (await stories(brand))
    .filter((story) => has(story, 'table'))
    .sort((one, other) => other.canonical_url.length - one.canonical_url.length);
  const found = tables.find((story) => has(story, 'list')) ?? tables[0];
  if (!found) throw new Error(`${brand} has no free story with a table.`);
  return found;
}

interface Printed {
  sheet: PrintedSheet;
  path: string;
  /** The controls that have a place on paper: buttons, fields, menus, and links without words. */
  controls: string[];
  /** The words of the page's elements on the screen. */
  words: Record<'captions' | 'cells' | 'paragraphs' | 'items' | 'header' | 'article' | 'boxes', string[]>;
}

interface Sheet {
  format: 'A3' | 'A4' | 'Letter';
  landscape?: boolean;
  /** The mode on the screen. */
  mode: 'light' | 'dark';
}

async function print(brand: BrandKey, { mode, ...paper }: Sheet): Promise<Printed> {
  const { canonical_url: path } = await storyToPrint(brand);
  const { page, close } = await openPage({ brand, path, mode });
  try {
    await page.evaluate(() => document.fonts.ready);
    const words = await page.evaluate(() => {
      const texts = (selector: string): string[] =>
        [...document.querySelectorAll<HTMLElement>(selector)]
          .map(({ innerText }) => innerText)
          .filter(Boolean);
      return {
        captions: texts('article figcaption'),
        cells: texts('article td'),
        paragraphs: texts('.rt-article-body > p'),
        items: texts('.rt-article-body > :is(ul, ol) > li'),
        article: texts('main article'),
        boxes: texts('main :is(.side, .after) :is(h2, h3)'),
        header: texts('header:not(main header) :is(a, button, time):not(:has(.wordmark))'),
      };
    });
    await page.emulateMedia({ media: 'print' });
    const controls = await printedControls(page);
    return { sheet: await readPdf(await page.pdf(paper)), path, words, controls };
  } finally {
    await close();
  }
}

const all = (texts: readonly PrintedText[]): string => bare(texts.map(({ text }) => text).join(''));
/** The runs that begin one of these texts. */
const startsOf = (texts: readonly PrintedText[], wanted: readonly string[]): PrintedText[] =>
  texts.filter(({ text }) => bare(text).length > 12 && wanted.some((one) => bare(one).includes(bare(text))));

/** Whether a paragraph has more than one line. */
const wraps = (runs: readonly PrintedText[], paragraph: string): boolean =>
  new Set(startsOf(runs, [paragraph]).map(({ page, bottom }) => `${page} ${Math.round(bottom)}`)).size > 1;

const SHEETS: readonly [name: string, sheet: Sheet][] = [
  ['A4, light on the screen', { format: 'A4', mode: 'light' }],
  // As wide as a page with a column beside the text.
  ['A3 landscape, light on the screen', { format: 'A3', landscape: true, mode: 'light' }],
  ['Letter, dark on the screen', { format: 'Letter', mode: 'dark' }],
];

/** In the gate each brand has one of the sheets. */
const sheetsOf = (brand: BrandKey): typeof SHEETS =>
  EVERYTHING ? SHEETS : [SHEETS[sampleOf(`print ${brand}`, SHEETS.length, sampleSeed())]!];

describe.each(BRANDS)('%s on paper', (brand) => {
  it.each(sheetsOf(brand))(
    '%s: text over the measure, nothing cut, nothing to click',
    async (_name, paper) => {
      const { sheet, path, words, controls } = await print(brand, paper);
      const { texts, width, pages } = sheet;
      const margin = Math.min(...texts.map(({ left }) => left));
      const found = startsOf(texts, words.paragraphs);
      const size = Math.max(...found.map((text) => text.size));
      // A name in a table may be in a paragraph too, and is no second line of it.
      const paragraphs = found.filter((text) => text.size === size);

      expect(margin, 'the margin is a margin').toBeLessThan(width * 0.12);
      expect(Math.min(...paragraphs.map(({ left }) => left))).toBeLessThan(margin + HAIR);
      const wrapped = words.paragraphs.some((paragraph) => wraps(paragraphs, paragraph));
      // On the widest sheet a short story has no second line, and so no full one.
      expect(wrapped || paper.landscape).toBe(true);
      if (wrapped)
        expect(Math.max(...paragraphs.map(({ right }) => right))).toBeGreaterThan(width - margin - RAGGED);
      const beyond = texts.filter(({ right }) => right > width - margin + HAIR).map(({ text }) => text);
      expect(beyond, 'texts beyond the margin').toEqual([]);

      const printed = all(texts);
      expect(words.cells.filter((cell) => !printed.includes(bare(cell)))).toEqual([]);
      expect(words.captions.length).toBeGreaterThan(0);

      expect(controls, 'nothing to click').toEqual([]);

      const items = startsOf(texts, words.items);
      expect(items.length > 0).toBe(words.items.length > 0);
      expect(Math.max(0, ...items.map((text) => text.size))).toBeLessThanOrEqual(size);
      expect(size, 'points of the text').toBeGreaterThan(9);
      expect(size, 'points of the text').toBeLessThan(13);

      const head = texts.filter((text) => text.page === 1).slice(0, 6);
      // A kicker or a dateline may have the same text as a link of the header.
      const own = bare(words.article.join(' '));
      const ofHeader = words.header.filter((word) => bare(word).length > 3 && !own.includes(bare(word)));
      expect(ofHeader.length).toBeGreaterThan(0);
      expect(ofHeader.filter((word) => head.some(({ text }) => bare(text) === bare(word)))).toEqual([]);

      expect(words.boxes.length).toBeGreaterThan(0);
      expect(words.boxes.filter((box) => !own.includes(bare(box)) && printed.includes(bare(box)))).toEqual(
        [],
      );

      for (let page = 1; page <= pages; page += 1) {
        const lines = texts.filter((text) => text.page === page);
        const foot = Math.min(...lines.map(({ bottom }) => bottom));
        const last = all(lines.filter(({ bottom }) => bottom < foot + FOOTER));
        expect(last, `the footer of page ${page}`).toContain(bare(`${origin(brand)}${path}`));
        expect(last, `the footer of page ${page}`).toMatch(/de\d{4},/);
      }
    },
  );
});

it.each(BRANDS)('%s: no ground of the header fills the paper', async (brand) => {
  const { page, close } = await openPage({ brand, path: '/contactenos/' });
  await page.emulateMedia({ media: 'print' });
  const grounds = await page.locator('body header:not(main header)').evaluate((header) =>
    [header, ...header.querySelectorAll('*')].flatMap((part) =>
      ['::before', '::after']
        .map((side) => ({ side, style: getComputedStyle(part, side) }))
        .filter(({ style }) => style.content !== 'none' && style.display !== 'none')
        .filter(({ style }) => style.position === 'absolute' && part.checkVisibility())
        .map(({ side, style }) => `${part.className}${side} ${style.backgroundColor}`),
    ),
  );
  expect(grounds).toEqual([]);
  await close();
});
