import type { Locator, Page } from 'playwright-core';
import { BRANDS, type BrandKey } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { describe, expect, it } from 'vitest';
import { NO_PAGE, openPage, type OpenOptions } from '../support/open-page.ts';
import { signIn } from '../support/reader.ts';

/** The box of an element on its page. */
async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { ...box, bottom: box.y + box.height, middle: box.x + box.width / 2 };
}

/** Opens a page and checks it. */
async function onPage(options: OpenOptions, check: (page: Page) => Promise<void>): Promise<void> {
  const { page, close } = await openPage(options);
  try {
    await page.evaluate(() => document.fonts.ready);
    await check(page);
  } finally {
    await close();
  }
}

describe('information pages', () => {
  it.each(BRANDS)('%s: headings have the face of headlines', (brand) =>
    onPage({ brand, path: '/contactenos/' }, async (page) => {
      const faces = await page
        .locator('main :is(h1, .site-info h2)')
        .evaluateAll((headings) => [
          ...new Set(headings.map((heading) => getComputedStyle(heading).fontFamily)),
        ]);
      expect(faces).toHaveLength(1);
    }),
  );

  it.each([320, 360])('an address for letters has no last line of few letters at %i px', (width) =>
    onPage({ brand: 'weekly', path: '/contactenos/', width }, async (page) => {
      const widths = await page.locator('.site-info a[href^="mailto:"]').evaluateAll((links) =>
        links.map((link) => {
          const pieces = [...link.getClientRects()];
          const { top } = pieces.at(-1)!;
          const last = pieces.filter((piece) => piece.top === top);
          return Math.max(...last.map(({ right }) => right)) - Math.min(...last.map(({ left }) => left));
        }),
      );
      expect(widths.length).toBeGreaterThan(3);
      expect(Math.min(...widths)).toBeGreaterThan(40);
    }),
  );
});

it.each(['weekly', 'daily'] as const)(
  '%s: the topics of a search without results follow its words',
  (brand) =>
    onPage({ brand, path: '/buscador/?q=zzqqxx' }, async (page) => {
      const words = await boxOf(page.getByText(/^No encontramos notas/));
      const topics = await boxOf(page.getByRole('navigation', { name: 'Temas sugeridos' }));
      expect(topics.y - words.bottom).toBeLessThan(120);
    }),
);

it.each(['rural', 'men', 'weekly'] as const)(
  '%s: values of search filters begin under their label',
  (brand) =>
    onPage({ brand, path: '/buscador/?q=agua', width: 360 }, async (page) => {
      const group = page.locator('.rt-search-filters .group').first();
      const [label, value] = [
        await boxOf(group.locator('.label')),
        await boxOf(group.locator('.value').first()),
      ];
      expect(value.x).toBeCloseTo(label.x, 0);
    }),
);

it.each(['men', 'forums'] as const)('%s: the tabs of the account cut no word at 768 px', async (brand) => {
  const { page, close } = await openPage({ brand, path: NO_PAGE, width: 768 });
  await signIn(page, 'activo');
  await page.goto(BRAND_CONFIGS[brand].routes.profile);
  const tabs = page.locator('.rt-account-area > nav a');
  await tabs.first().waitFor();
  const tooWide = await tabs.evaluateAll((links) =>
    links
      .filter((link) => {
        (link as HTMLElement).style.overflowWrap = 'normal';
        return link.scrollWidth > link.clientWidth;
      })
      .map(({ textContent }) => textContent),
  );
  expect(tooWide).toEqual([]);
  await close();
});

it('rural: three stories of an edition share a row at 768 px', () =>
  onPage({ brand: 'rural', path: '/semanariorural/impresa/', width: 768 }, async (page) => {
    const tops = await page
      .locator('.rt-edition-band .stories > li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
  }));

it('women: the form of the sign-in page is in the middle, like its title', () => {
  const path = BRAND_CONFIGS.women.routes.signIn;
  return onPage({ brand: 'women', path }, async (page) => {
    const title = await boxOf(page.locator('h1'));
    expect((await boxOf(page.locator('.rt-sign-in-form form'))).middle).toBeCloseTo(title.middle, 0);
  });
});

it('women: a single picture in a row is beside its words on a phone', () =>
  onPage({ brand: 'women', path: '/buscador/?q=agua', width: 360 }, async (page) => {
    const item = page.locator('li[data-item][data-alone]:not([data-plain], [data-lead])').first();
    const [picture, headline] = [await boxOf(item.locator('img')), await boxOf(item.locator('h2, h3'))];
    expect(headline.x).toBeGreaterThan(picture.x + picture.width);
  }));

it.each<[BrandKey, path: string, first: string]>([
  ['forums', '/noticias/agua/', 'li[data-item]'],
  ['forums', '/buscador/?q=agua', '.rt-search-filters > .groups'],
  ['daily', '/noticias/tren-de-cercanias/', 'li[data-item]'],
])('%s %s: one rule is between the head and what follows it', (brand, path, first) =>
  onPage({ brand, path, width: 360 }, async (page) => {
    const after = page.locator(first).first();
    expect(await after.evaluate((element) => getComputedStyle(element).borderBlockStartWidth)).toBe('0px');
  }),
);

it('men: no word is alone in the last line of a large title on a phone', () => {
  const path = '/videos/articulo/video-keyla-cassiani-cinco-kilometros/';
  return onPage({ brand: 'men', path, width: 360 }, async (page) => {
    const [before, last] = await page.locator('h1').evaluate((title) => {
      const words = document.createRange();
      words.selectNodeContents(title);
      return [...words.getClientRects()].map((line) => line.width).slice(-2);
    });
    expect(last! / before!).toBeGreaterThan(0.6);
  });
});

it('men: the accent of a large capital touches nothing above it', () =>
  onPage({ brand: 'men', path: '/noticias/cronica/' }, async (page) => {
    const { accent, kicker, line, needed } = await page.locator('h1').evaluate((title) => {
      const style = getComputedStyle(title);
      const pen = document.createElement('canvas').getContext('2d')!;
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const ink = pen.measureText('Ó');
      const words = document.createRange();
      words.selectNodeContents(title);
      return {
        accent: words.getBoundingClientRect().top + ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent,
        kicker: title.previousElementSibling!.getBoundingClientRect().bottom,
        line: parseFloat(style.lineHeight),
        needed: ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent,
      };
    });
    expect(accent).toBeGreaterThan(kicker);
    expect(line).toBeGreaterThan(needed);
  }));
