import type { BrandKey } from 'rotativa/themes';
import { expect, it } from 'vitest';
import { newest } from '../support/inventory.ts';
import { importLiveBlog } from '../support/live-blog.ts';
import { openPage } from '../support/open-page.ts';
import { bare, printedControls } from '../support/paper.ts';
import { readPdf } from '../support/pdf.ts';
import { rowsOf } from '../support/rows.ts';
import { pieceOf } from '../support/set-pieces.ts';

/** Points. */
const HAIR = 2;
/** Letters of the paragraphs that are looked for: others are words of a line. */
const LONG = 60;
/** Letters of the beginning and of the end of a paragraph. It may go on on another sheet, after what is printed beside it. */
const ENDS = 25;

const documentOf = async (brand: BrandKey, type: 'gallery' | 'video'): Promise<string> => {
  const [found] = await newest(brand, type, 1);
  if (!found) throw new Error(`${brand} has no ${type}.`);
  return found.canonical_url;
};

/** The kinds of pages besides an ordinary article, which `print.test.ts` prints in each brand. */
const KINDS: readonly (readonly [kind: string, brand: BrandKey, path: () => string | Promise<string>])[] = [
  ['a front', 'weekly', () => '/'],
  ['a list', 'daily', () => '/economia/'],
  ['a gallery', 'weekly', () => documentOf('weekly', 'gallery')],
  ['a video', 'daily', () => documentOf('daily', 'video')],
  ['a live blog', 'daily', () => importLiveBlog('daily', 'en-papel', 6)],
  ['a set-piece', 'women', () => pieceOf('women')],
  ['a column', 'rural', () => '/semanariorural/opinion/articulo/fiar-es-sembrar/'],
  ['a help page', 'weekly', () => '/ayuda/suscripcion/renovaciones/'],
];

it.each(rowsOf('kinds on paper', 3, KINDS))(
  '%s on paper: headline and text, nothing cut, nothing to click',
  async (_kind, brand, path) => {
    const { page, close } = await openPage({ brand, path: await path(), mode: 'light' });
    try {
      await page.evaluate(() => document.fonts.ready);
      const words = await page.evaluate((long) => {
        const texts = (selector: string): string[] =>
          [...document.querySelectorAll<HTMLElement>(selector)]
            .filter((element) => !element.closest('aside, nav, form, dialog'))
            // A visually hidden element is one pixel wide. Answers of closed questions are printed.
            .filter(
              (element) =>
                element.closest('.answer') ?? (element.checkVisibility() && element.clientWidth > 1),
            )
            .map(({ innerText }) => innerText);
        return {
          headline: texts('main :is(h1, h2, h3)')[0] ?? '',
          paragraphs: texts('main :is(article, .answer) p').filter((text) => text.length > long),
        };
      }, LONG);
      await page.emulateMedia({ media: 'print' });
      const controls = await printedControls(page);
      const { texts, width } = await readPdf(await page.pdf({ format: 'A4' }));
      const printed = bare(texts.map(({ text }) => text).join(''));
      const margin = Math.min(...texts.map(({ left }) => left));

      const isPrinted = (text: string): boolean =>
        printed.includes(bare(text).slice(0, ENDS)) && printed.includes(bare(text).slice(-ENDS));
      expect(words.headline).not.toBe('');
      expect([words.headline, ...words.paragraphs].filter((text) => !isPrinted(text))).toEqual([]);
      expect(margin, 'the margin is a margin').toBeLessThan(width * 0.12);
      expect(
        texts.filter(({ right }) => right > width - margin + HAIR).map(({ text }) => text),
        'texts beyond the margin',
      ).toEqual([]);
      expect(controls, 'nothing to click').toEqual([]);
    } finally {
      await close();
    }
  },
);
