import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pieces, SOURCE } from '../../compiler/entries.ts';
import { BRANDS } from '../../src/themes/brand.ts';
import { openSite } from './browser.ts';
import { SITE } from './site.ts';

const site = openSite();

describe('Z2 the list of all pieces', () => {
  it('shows a picture of each, and loads those that are near', async () => {
    const page = await site.open('pieces/');
    const cards = page.locator('.docs-card');
    expect(await cards.count()).toBe(pieces(SOURCE).length);
    const loaded = page.locator('.docs-card iframe');
    await expect.poll(() => loaded.count()).toBeGreaterThan(5);
    expect(await loaded.count()).toBeLessThan(pieces(SOURCE).length / 2);
    await cards.last().scrollIntoViewIfNeeded();
    await cards.last().locator('iframe').waitFor();
  });

  it('shows all of them in the brand of the reader, and in the next pages too', async () => {
    const page = await site.open('pieces/');
    await page.getByLabel('Brand').selectOption('rural');
    const frame = page.frameLocator('.docs-card iframe').first();
    await expect.poll(() => frame.locator('html').getAttribute('data-brand')).toBe('rural');
    await page.getByRole('link', { name: 'Button', exact: true }).last().click();
    await page.waitForURL('**/components/Button/');
    expect(await page.getByLabel('Brand').inputValue()).toBe('rural');
  });

  it('leaves its pictures out of the order of Tab', async () => {
    const page = await site.open('pieces/');
    expect(await page.locator('.docs-card .docs-frame[inert]').count()).toBe(pieces(SOURCE).length);
  });
});

describe('Z2 an example further down a page', () => {
  it('comes when a reader is near, where room was kept for it', async () => {
    const page = await site.open('components/Button/');
    const last = page.locator('.docs-body .docs-frame').last();
    expect(await last.locator('iframe').count()).toBe(0);
    expect((await last.boundingBox())!.height).toBeGreaterThan(40);
    await last.scrollIntoViewIfNeeded();
    await last.locator('iframe').waitFor();
  });

  it('is there without a script', async () => {
    const page = await site.open('components/Button/', { javaScriptEnabled: false });
    const frames = page.locator('.docs-body iframe');
    expect(await frames.count()).toBeGreaterThan(6);
    await frames.nth(1).contentFrame().getByRole('button').waitFor();
  });
});

describe('Z2 the first page', () => {
  it('has the front of each brand after itself, which they do not delay', async () => {
    const page = await site.open('');
    const begins = (): Promise<number[]> =>
      page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ initiatorType }) => initiatorType === 'iframe')
          .map(({ startTime }) => startTime),
      );
    // A frame has an entry when it is loaded.
    await expect.poll(async () => (await begins()).length, { timeout: 20_000 }).toBe(BRANDS.length);
    const loaded = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return visit!.loadEventStart;
    });
    expect(Math.min(...(await begins()))).toBeGreaterThan(loaded);
  });

  it('has them without a script', async () => {
    const page = await site.open('', { javaScriptEnabled: false });
    expect(await page.locator('.docs-front-view iframe').count()).toBe(BRANDS.length);
  });
});

describe('Z2 the page of a piece', () => {
  const read = (path: string): string => readFileSync(join(SITE, path), 'utf8');
  const data = <T>(name: string) => JSON.parse(read(`data/${name}.json`)) as Record<string, T>;

  it('shows its states, not only its first story', () => {
    expect(read('components/Button/index.html').match(/<iframe/g)!.length).toBeGreaterThan(6);
  });

  it('leads to the pieces that its text names', () => {
    expect(read('components/Button/index.html')).toMatch(
      /href="\/components\/LinkButton\/"[^>]*><code>LinkButton</,
    );
  });

  it('has what the piece is made of and used in, as its data has', () => {
    const all = data<{ uses: string[]; usedBy: string[] }>('pieces');
    expect(all['patterns/article/ArticlePage']!.uses).toContain('blocks/body/ArticleBody');
    const { uses, usedBy } = all['components/Dialog']!;
    expect(usedBy).toContain('patterns/account/AuthDialog');
    const html = read('components/Dialog/index.html');
    for (const piece of [...uses, ...usedBy]) expect(html).toContain(`href="/${piece}/"`);
  });

  it('has its changes, as the changelog has', () => {
    const { changes } = data<{ changes: { text: string }[] }>('pieces')['components/Carousel']!;
    expect(changes.length).toBeGreaterThan(0);
    expect(read('components/Carousel/index.html')).toContain('id="changes"');
    const changelog = read('changelog/index.md').replaceAll(/\s+/g, ' ');
    for (const { text } of changes) expect(changelog).toContain(text);
  });

  it('has its keys as data, with the stories in which they are pressed', () => {
    const { keys, pattern } = data<{ keys: { keys: string; stories: string[] }[]; pattern?: string }>(
      'accessibility',
    )['components/Dialog']!;
    expect(pattern).toBe('https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/');
    expect(keys.map((row) => row.keys)).toContain('Escape');
    const all = Object.values(data<{ keys: { stories: string[] }[] }>('accessibility')).flatMap(
      (one) => one.keys,
    );
    expect(all.length).toBeGreaterThan(150);
    expect(all.filter(({ stories }) => stories.length === 0)).toEqual([]);
  });
});
