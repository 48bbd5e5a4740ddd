import type { Page } from 'playwright-core';
import { FAMILIES, type BrandKey, type FamilyKey } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { LIST_PATH } from '../../../apps/sites/src/contract/list.ts';
import { navigationPaths } from '../../../apps/sites/src/pages/addresses/sections.ts';
import { brandsOf } from '../support/brands.ts';
import { axeFindings, openPage, origin, overflow, passAgeGate } from '../support/open-page.ts';

/** A list with two pages on both sites. */
const LIST = '/buscador/?q=a%C3%B1os';
const SOURCE = `**${LIST_PATH}?*`;

/** Lists that no menu links: those of galleries and videos, and sections that other pages link. */
const UNLINKED: Readonly<Record<FamilyKey, readonly string[]>> = {
  weekly: ['/galerias/', '/videos/'],
  daily: ['/galerias/', '/el-pais-tv/', '/cali-cop16/'],
  women: ['/galerias/', '/videos/', '/mujeres/', '/gastronomia/'],
  men: ['/galerias/', '/videos/', '/lo-ultimo/'],
  forums: ['/galerias/', '/foros-semanario/videos/', '/foros-semanario/momentos-imperdibles/'],
  rural: ['/galerias/', '/semanariorural/videos/'],
};

/** Sections in a brand's menus with a list, at least. The others show all their stories above it. */
const FEWEST_LISTS = 5;

/** Its list may have one page: it is a calendar, above a list of the forums that it does not show, one on the first of January. */
const CALENDAR = '/foros-semanario/proximos/';

/** A section that shows its stories above its list has in it at most one without a picture. */
const LEFT_OVER = 1;

interface List {
  readonly path: string;
  readonly first: number;
  readonly second: number;
}

/** Number of items in the list of a page. */
const listed = (html: string): number => html.match(/<li[^>]* data-item=/g)?.length ?? 0;

/** The list at a path: the items of its first page, and of the second. Undefined for a page without a list. */
async function listAt(brand: BrandKey, path: string): Promise<List | undefined> {
  const response = await fetch(origin(brand) + path);
  const html = await response.text();
  expect(response.status, path).toBeLessThan(500);
  if (!response.ok || listed(html) === 0) return undefined;
  const next = html.includes(`href="${path}?pagina=2"`)
    ? await (await fetch(`${origin(brand)}${path}?pagina=2`)).text()
    : '';
  return { path, first: listed(html), second: listed(next) };
}

const stories = (page: Page) => page.locator('main li[data-item]');
const button = (page: Page) => page.getByRole('button', { name: /^(Cargar más|Cargando|Intentar)/ });

/** The button, when it can be pressed: its script loads as it comes into the window. */
async function toButton(page: Page): Promise<void> {
  await page.getByText('Cargar más notas').scrollIntoViewIfNeeded();
  await page.locator('rt-island[name=load-more][ready]').waitFor({ state: 'attached' });
}

const ids = (page: Page): Promise<(string | null)[]> =>
  stories(page).evaluateAll((items) => items.map((item) => item.getAttribute('data-item')));

describe('B4 a list that loads more', () => {
  it.each(FAMILIES)('%s: the lists of its sections have a second page', async (brand) => {
    const paths = [...new Set([...navigationPaths(BRAND_CONFIGS[brand]), ...UNLINKED[brand]])];
    const lists: List[] = [];
    // One after another: a site that cannot keep up answers 503.
    for (const path of paths) {
      const list = await listAt(brand, path);
      if (list) lists.push(list);
    }
    const short = lists.filter(({ first, second }) => second === 0 && first > LEFT_OVER);
    expect(short.filter(({ path }) => path !== CALENDAR)).toEqual([]);
    expect(lists.map(({ path }) => path)).toEqual(expect.arrayContaining([...UNLINKED[brand]]));
    expect(lists.length).toBeGreaterThanOrEqual(UNLINKED[brand].length + FEWEST_LISTS);
  });

  it.each(brandsOf('galleries'))('%s: galleries load more', async (brand) => {
    const { page, problems, close } = await openPage({ brand, path: '/galerias/', width: 360 });
    await passAgeGate(page);
    const label = page.getByText('Cargar más galerías');
    await label.scrollIntoViewIfNeeded();
    await page.locator('rt-island[name=load-more][ready]').waitFor({ state: 'attached' });
    const first = await ids(page);
    expect(first.length).toBeGreaterThan(0);
    await button(page).click();
    await stories(page).nth(first.length).waitFor();
    const all = await ids(page);
    expect(all.slice(0, first.length)).toEqual(first);
    expect(new Set(all).size).toBe(all.length);
    expect(await overflow(page)).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  it.each([
    ['weekly', 1280],
    ['daily', 360],
  ] as const)(
    '%s at %d px: from the keyboard, kept by the address and on the way back',
    async (brand, width) => {
      const { page, problems, close } = await openPage({ brand, path: LIST, width });
      await toButton(page);
      expect(await stories(page).count()).toBe(20);
      await button(page).focus();
      await page.keyboard.press('Space');
      await page.getByText(/^Se cargaron \d+ más\.$/).waitFor({ state: 'attached' });
      const all = await ids(page);
      expect(all.length).toBeGreaterThan(20);
      expect(new Set(all).size).toBe(all.length);
      const focused = await page.evaluate(() =>
        document.activeElement?.closest('li')?.getAttribute('data-item'),
      );
      expect(focused).toBe(all[20]);
      expect(new URL(page.url()).search).toBe('?q=a%C3%B1os&pagina=1-2');
      expect(await overflow(page)).toBe(0);
      expect(await axeFindings(page)).toEqual([]);

      await page.reload();
      expect(await ids(page)).toEqual(all);

      const story = stories(page).nth(25).locator('h2 a');
      await story.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => scrollY);
      await story.click();
      await page.waitForURL(/\/articulo\/|\/galeria\//);
      await page.goBack();
      await page.waitForFunction((y) => Math.abs(scrollY - y) < 50, place);
      expect(await ids(page)).toEqual(all);
      expect(problems).toEqual([]);
      await close();
    },
  );

  it('weekly: a slow page, then one that fails: the list stays, and the button tries again', async () => {
    const { page, close } = await openPage({ brand: 'weekly', path: LIST });
    await toButton(page);
    const first = await ids(page);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(SOURCE, async (route) => {
      await held;
      await route.fulfill({ status: 503 });
    });
    await button(page).click();
    await page.getByRole('button', { name: 'Cargando...' }).waitFor();
    await button(page).click();
    release();
    await page.getByRole('alert').filter({ hasText: 'No pudimos traer más.' }).waitFor();
    expect(await ids(page)).toEqual(first);
    expect(new URL(page.url()).search).toBe('?q=a%C3%B1os');
    await page.unroute(SOURCE);
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await stories(page).nth(20).waitFor();
    expect((await ids(page)).slice(0, 20)).toEqual(first);
    expect(await page.getByRole('alert').filter({ hasText: 'No pudimos' }).count()).toBe(0);
    await close();
  });

  it('weekly: stories that are there already are not shown twice', async () => {
    const { page, close } = await openPage({ brand: 'weekly', path: LIST });
    await toButton(page);
    const requested: string[] = [];
    await page.route(SOURCE, (route) => {
      const url = new URL(route.request().url());
      requested.push(url.searchParams.get('pagina') ?? '');
      // The first answer is the page that is shown already.
      if (requested.length === 1) url.searchParams.set('pagina', '1');
      return route.continue({ url: url.href });
    });
    await button(page).click();
    await stories(page).nth(20).waitFor();
    const all = await ids(page);
    expect(new Set(all).size).toBe(all.length);
    expect(requested.length).toBe(2);
    await close();
  });

  it('weekly: a page that is gone is the end of the list', async () => {
    const { page, close } = await openPage({ brand: 'weekly', path: LIST });
    await toButton(page);
    await page.route(SOURCE, (route) => route.fulfill({ status: 404 }));
    await button(page).click();
    await page.getByText('No hay más.').waitFor({ state: 'attached' });
    expect(await button(page).count()).toBe(0);
    expect(await stories(page).count()).toBe(20);
    await close();
  });

  it('daily at 360 px: without JavaScript the button is a link to the next page', async () => {
    const { page, problems, close } = await openPage({
      brand: 'daily',
      path: LIST,
      width: 360,
      javascript: false,
    });
    const first = await ids(page);
    await page.getByRole('link', { name: 'Cargar más notas' }).click();
    await page.waitForURL(/pagina=2/);
    const second = await ids(page);
    expect(second.length).toBeGreaterThan(0);
    expect(second.filter((id) => first.includes(id))).toEqual([]);
    expect(await page.getByRole('link', { name: 'Anterior' }).count()).toBe(1);
    expect(await overflow(page)).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });
});
