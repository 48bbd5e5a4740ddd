import { globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SOURCE } from '../../compiler/entries.ts';
import { extract } from '../../compiler/styles/extract.ts';
import { clashes, siteTrespasses, trespasses } from './component-insides.ts';

/** Selectors that reach into what a consumer passes, by file, with the reason. */
const LEFT: Readonly<Record<string, number>> = {
  // A card's slots may hold buttons, which stay above its stretched link.
  'components/Card/Card.styles.ts': 1,
  // The links of a recommendation service, which its script writes into an empty element.
  'blocks/body/BodyRecommendations/BodyRecommendations.styles.ts': 15,
  // Pictures that are narrower than the text: all pieces of a body mark them in one place, `body-picture`.
  'blocks/body/ArticleBody/ArticleBody.styles.ts': 4,
  // The cropper is a library's: its elements have no root of ours, and its own style element is refused by the policy.
  'patterns/account/AvatarEditor/CropDialog.styles.ts': 6,
  // An element of the text with the focus stays above the row of chapters.
  'patterns/article/ArticlePage/Article.styles.ts': 2,
  // The state of an island: who has bought at Google reads so, also as a subscriber.
  'patterns/store/StoreOffers/StoreOffers.styles.ts': 2,
};

const found = async (): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const root of await extract(SOURCE))
    for (const { file } of trespasses(root)) {
      const name = relative(SOURCE, file).split(sep).join('/');
      counts[name] = (counts[name] ?? 0) + 1;
    }
  return counts;
};

describe('no stylesheet selects the inside of another component', () => {
  it('holds for every extracted root', async () => {
    const counts = await found();
    const more = Object.entries(counts).filter(([file, count]) => count > (LEFT[file] ?? 0));
    expect(more).toEqual([]);
  });

  it('names no more than there is', async () => {
    const counts = await found();
    expect(Object.keys(LEFT).filter((file) => LEFT[file] !== counts[file])).toEqual([]);
  });

  const inGrid = (css: string): string[] =>
    trespasses({ file: join(SOURCE, 'blocks/lists/StoryGrid/StoryGrid.styles.ts'), css }).map(
      ({ name }) => name,
    );

  it('refuses the elements and classes that a component writes inside', () => {
    expect(inGrid('.rt-story-grid .headline { margin: 0 }')).toEqual(['.headline']);
    expect(inGrid('.rt-story-grid .rt-card { margin: 0 }')).toEqual(['.rt-card']);
    expect(inGrid('.rt-story-grid>.stories>li>article>.picture>picture { margin: 0 }')).toEqual([
      '.picture',
      'picture',
    ]);
    expect(inGrid('.rt-story-grid>.stories>li>article:has(>.picture) { margin: 0 }')).toEqual(['.picture']);
  });

  it.each([
    // An article shows an author's text, but its pictures and captions are those of figures.
    ['.rt-article-page .lead figcaption{margin:0}', ['figcaption']],
    ['.rt-article-page .lead img{margin:0}', ['img']],
    ['.rt-article-page .lead figure>:last-child{margin:0}', [':last-child']],
    ['.rt-article-page .lead figure>*{margin:0}', ['*']],
    ['.rt-article-page .lead figure [data-focal-x]{margin:0}', ['[data-focal-x]']],
    ['.rt-article-page .lead figure p{margin:0}', ['p']],
    // The attribute of an ad.
    [".rt-article-page:has(>article:not([data-side]))>.side>[data-size='GP4']{margin:0}", ['[data-size]']],
    // The blocks of a text, and everything at some depth.
    [
      '.rt-article-page .column>.text[data-locked]>:has(+ div)>:last-child:not(:first-child){margin:0}',
      [':condition>:last-child:condition'],
    ],
    ['.rt-article-page .end *:has(.trail){margin:0}', ['*:condition']],
    ['.rt-article-page>*+*,.rt-article-page .end>:first-child{margin:0}', []],
    ["[data-reader='subscriber'] .rt-article-page>.side[data-any]{margin:0}", []],
    ['.rt-article-page .lead-caption,.rt-article-page .text a{margin:0}', []],
    ['.rt-article-page .lead>figure{margin:0}', []],
  ])('%s', (css, names) => {
    const file = join(SOURCE, 'patterns/article/ArticlePage/ArticlePage.styles.ts');
    expect(trespasses({ file, css }).map(({ name }) => name)).toEqual(names);
  });

  it('allows states of a root itself, and refuses the same inside', () => {
    expect(
      inGrid('.rt-story-grid:is(ul), .rt-story-grid:hover:not(:disabled, select) { margin: 0 }'),
    ).toEqual([]);
    expect(inGrid('.rt-story-grid :is(table) { margin: 0 }')).toEqual(['table']);
  });

  it('allows classes that files beside the stylesheet write, and the roots that they render', () => {
    expect(inGrid('.rt-story-grid>.stories>li:nth-child(odd)[data-plain]>article { margin: 0 }')).toEqual([]);
  });
});

describe('no stylesheet of the sites selects the inside of a piece', () => {
  const SITES = join(SOURCE, '../apps/sites/src');
  const code = globSync('**/*.{ts,tsx}', { cwd: SITES })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(SITES, file), 'utf8'))
    .join('\n');

  it('holds for all of them', () => {
    const sheets = globSync('**/*.css', { cwd: SITES });
    expect(sheets.length).toBeGreaterThan(0);
    const found = sheets.flatMap((sheet) => siteTrespasses(readFileSync(join(SITES, sheet), 'utf8'), code));
    expect(found).toEqual([]);
  });

  it.each([
    [':root:has(#consent-notice) .rt-help-centre>.whatsapp{display:none}', ['.rt-help-centre']],
    ['.site-banner>[data-size]{display:none}', ['[data-size]']],
    ["[data-layout='empty'] .site-banner{display:none}", []],
  ])('%s', (css, names) => {
    expect(siteTrespasses(css, code)).toEqual(names);
  });
});

describe('no stylesheet selects at any depth what a piece inside writes too', () => {
  it('holds for every extracted root', async () => {
    const found: Record<string, string[]> = {};
    for (const root of await extract(SOURCE))
      for (const { file, name } of clashes(root)) {
        const key = relative(SOURCE, file).split(sep).join('/');
        found[key] = [...new Set([...(found[key] ?? []), name])].sort();
      }
    expect(found).toEqual({});
  });

  it.each([
    ['.rt-article-page .stamp{margin:0}', ['.stamp']],
    ['.rt-article-page>article>.stamp{margin:0}', []],
    ['.rt-article-page .column>.stamp{margin:0}', []],
  ])('%s', (css, names) => {
    const file = join(SOURCE, 'patterns/article/ArticlePage/ArticlePage.styles.ts');
    expect(clashes({ file, css }).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['.rt-checkout h2{margin:0}', ['h2']],
    ['.rt-checkout :is(h2, .offer){margin:0}', ['h2']],
    ['.rt-checkout>.offer>h2{margin:0}', []],
    ['.rt-checkout .offer h2{margin:0}', []],
  ])('%s', (css, names) => {
    const file = join(SOURCE, 'patterns/checkout/Checkout/Checkout.styles.ts');
    expect(clashes({ file, css }).map(({ name }) => name)).toEqual(names);
  });

  it('knows the elements of components that a piece inside renders', () => {
    const file = join(SOURCE, 'patterns/checkout/PurchaseReceipt/PurchaseReceipt.styles.ts');
    const css = '.rt-purchase-receipt :is(h2,h3){margin:0}';
    const receipt = join(SOURCE, 'patterns/account/SubscriptionSettings/Receipt.tsx');
    const written = clashes({ file, css }).filter(({ others }) => others.includes(receipt));
    expect(written.map(({ name }) => name)).toEqual(['h2', 'h3']);
  });

  it('knows the classes that the script of an island writes', () => {
    const file = join(SOURCE, 'patterns/lists/PageHead/PageHead.styles.ts');
    const css = '.rt-page-head .description{margin:0}';
    expect(clashes({ file, css }).map(({ name }) => name)).toEqual(['.description']);
  });
});
