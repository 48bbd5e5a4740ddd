import type { Page } from 'playwright-core';
import { CONSENT_ALL } from 'rotativa/domain';
import { describe, expect, it } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { EVERYTHING } from '../../support/everything.ts';
import {
  ADS_ALLOWED,
  isDecision,
  openWithAds,
  quiet,
  scrollToEnd,
  shiftsOf,
  type AdsPage,
  type ServerCase,
} from '../support/ads.ts';
import { freeStory, lockedStory, stories } from '../support/inventory.ts';
import { origin } from '../support/open-page.ts';

const LAYOUT_SHIFT = 0.01;
const PATIENT = { timeout: 15_000 };
const STICKY = '#sticky-ad';
const INTERSTITIAL = '#interstitial-ad';
/** In the list of `WITHOUT_ADS`. */
const LISTED = '/nacion/articulo/buenaventura-tregua-bandas-ano/';

/** How a server behaves, and whether a reader sees its ad: each every night, those that differ most in the gate. */
const casesOf = (
  cases: readonly (readonly [ServerCase, boolean])[],
  inGate: readonly ServerCase[],
): readonly (readonly [ServerCase, boolean])[] =>
  cases.filter(([server]) => EVERYTHING || inGate.includes(server));

/** The code of ads listens to the reader. */
const adsStarted = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => sessionStorage.getItem('rt-visita') !== null);
};

/** How the page's decision about a slot ended. */
const ends = ({ ended }: AdsPage, slot: string): string[] =>
  ended.filter(([url]) => isDecision(url, slot)).map(([, how]) => how);

const answer = (server: ServerCase): string[] => [server === 'blocked' ? 'failed' : 'finished'];

/** The visible state of the ad at the lower edge. */
const stickyOf = (page: Page) =>
  page.evaluate((id) => {
    const ad = document.querySelector<HTMLElement>(id)!;
    const [space, frame] = [ad.querySelector('.space')!, ad.querySelector('iframe')];
    const [around, box] = [space.getBoundingClientRect(), frame?.getBoundingClientRect()];
    const shown = ad.offsetHeight > 0 && getComputedStyle(ad).visibility === 'visible';
    return {
      shown,
      sold: frame !== null && getComputedStyle(frame).visibility === 'visible',
      inside:
        !box ||
        (box.top >= around.top - 1 && box.bottom <= around.bottom + 1 && box.right <= around.right + 1),
      atEdge: !shown || Math.abs(ad.getBoundingClientRect().bottom - innerHeight) <= 1,
    };
  }, STICKY);

/** Elements of the footer whose focus the ad covers, when the reader comes from above. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate((id) => {
    const ad = document.querySelector(id)!;
    scrollTo(0, document.documentElement.scrollHeight / 2);
    const links = [...document.querySelectorAll<HTMLElement>('footer a, footer button')].filter(
      (link) => link.offsetHeight > 0,
    );
    if (links.length === 0) throw new Error('The footer has nothing that takes the focus.');
    return links
      .filter((link) => {
        link.focus();
        return link.getBoundingClientRect().bottom > ad.getBoundingClientRect().top;
      })
      .map(({ textContent }) => textContent);
  }, STICKY);

/** The owner of this story is marked as sponsored. */
const SPONSORED = '/hablan-las-marcas/articulo/hablan-las-marcas-bosques-urbanos/';

describe('B12, X10 the ad at the lower edge of a phone', () => {
  it.each(
    casesOf(
      [
        ['fills', true],
        ['larger', true],
        ['late', true],
        ['none', false],
        ['blocked', false],
      ],
      ['larger', 'none'],
    ),
  )('the ad server %s: nothing moves, and there is no empty bar', async (server, sold) => {
    const opened = await openWithAds({
      path: (await freeStory('weekly')).canonical_url,
      consent: ADS_ALLOWED,
      server,
    });
    const { page, requested, close } = opened;
    await adsStarted(page);
    expect(requested.filter((url) => isDecision(url, 'STICKY'))).toEqual([]);
    await page.evaluate(() => scrollBy(0, 100));
    await expect.poll(() => ends(opened, 'STICKY'), PATIENT).toEqual(answer(server));
    await expect
      .poll(() => stickyOf(page), PATIENT)
      .toEqual({ shown: sold, sold, inside: true, atEdge: true });
    await scrollToEnd(page);
    expect(await shiftsOf(page)).toBeLessThanOrEqual(LAYOUT_SHIFT);
    await close();
  });

  it('covers neither the end of the page nor the focus, and is closed for the visit', async () => {
    const path = (await freeStory('weekly')).canonical_url;
    const opened = await openWithAds({ path, consent: ADS_ALLOWED, server: 'fills' });
    const { page, requested, problems, close } = opened;
    const height = await page.evaluate(() => document.body.offsetHeight);
    await page.evaluate(() => scrollBy(0, 100));
    await expect.poll(async () => (await stickyOf(page)).sold, PATIENT).toBe(true);
    await scrollToEnd(page);
    const gap = await page.evaluate((id) => {
      scrollTo(0, document.documentElement.scrollHeight);
      const footer = [...document.querySelectorAll('footer')].at(-1)!;
      return document.querySelector(id)!.getBoundingClientRect().top - footer.getBoundingClientRect().bottom;
    }, STICKY);
    expect(gap).toBeGreaterThanOrEqual(-1);
    expect(await covered(page)).toEqual([]);

    const button = page.getByRole('complementary', { name: 'Publicidad' }).getByRole('button');
    const box = (await button.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    await page.evaluate(() => [...document.querySelectorAll<HTMLElement>('footer a')].at(-1)!.focus());
    // The last controls of the page, then the ad's button.
    for (
      let tabs = 0;
      tabs < 5 && !(await button.evaluate((one) => one === document.activeElement));
      tabs += 1
    )
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await stickyOf(page)).toMatchObject({ shown: false, sold: false });
    expect(await page.evaluate(() => document.activeElement?.closest('footer') !== null)).toBe(true);
    expect(await page.evaluate(() => document.body.offsetHeight)).toBe(height);

    requested.length = 0;
    await page.reload();
    // The code of ads runs once it asks for the other ads. A page that was at its end before begins there.
    const others = async (): Promise<number> => {
      await scrollToEnd(page);
      return requested.length;
    };
    await expect.poll(others, PATIENT).toBeGreaterThan(0);
    await quiet(page);
    expect(requested.filter((url) => isDecision(url, 'STICKY'))).toEqual([]);
    expect([(await stickyOf(page)).shown, problems]).toEqual([false, []]);
    await close();
  });
});

const PLACE = { brand: 'rural', consent: ADS_ALLOWED } as const;

/** Goes from a page to another one, as by a link. */
async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => location.assign(to), path);
  await page.waitForURL(`**${path}`, { waitUntil: 'load' });
}

const isOpen = (page: Page): Promise<boolean> =>
  page.locator(INTERSTITIAL).evaluate((one) => one.matches(':modal'));

describe('B12, X10 the ad between two pages', () => {
  it.each(
    casesOf(
      [
        ['fills', true],
        ['larger', true],
        ['late', false],
        ['none', false],
        ['blocked', false],
      ],
      ['larger', 'none'],
    ),
  )('the ad server %s: nothing moves, and an empty or late ad never comes', async (server, shown) => {
    const opened = await openWithAds({ ...PLACE, path: '/', server });
    const { page, close } = opened;
    await adsStarted(page);
    await goOn(page, (await freeStory('rural')).canonical_url);
    await expect.poll(() => ends(opened, 'INTERSTITIAL'), PATIENT).toEqual(answer(server));
    if (shown) {
      await expect.poll(() => isOpen(page), PATIENT).toBe(true);
      await page.locator(INTERSTITIAL).getByRole('button', { name: 'Cerrar el anuncio' }).click();
    } else await quiet(page);
    expect(await isOpen(page)).toBe(false);
    await scrollToEnd(page);
    expect(await shiftsOf(page)).toBeLessThanOrEqual(LAYOUT_SHIFT);
    await close();
  });

  it('not on the first page; by keyboard, and once a day', async () => {
    const opened = await openWithAds({ ...PLACE, path: '/', server: 'fills', width: 1280 });
    const { page, requested, problems, close } = opened;
    const [first, second] = (await stories('rural')).map(({ canonical_url }) => canonical_url);
    await quiet(page);
    expect([await isOpen(page), requested.filter((url) => isDecision(url, 'INTERSTITIAL'))]).toEqual([
      false,
      [],
    ]);

    await goOn(page, first!);
    await expect.poll(() => isOpen(page), PATIENT).toBe(true);
    const focused = () =>
      page.evaluate((id) => {
        const { activeElement: element, body } = document;
        // Between the last and the first control the browser's own have the focus.
        return element === body || element?.closest(id) ? element!.tagName : 'outside the dialog';
      }, INTERSTITIAL);
    // Each stop is the ad's frame, the button or the browser. The frame is of another process and takes the focus late.
    const stops = new Set([await focused()]);
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        await page.waitForTimeout(100);
        stops.add(await focused());
        return [...stops].sort();
      }, PATIENT)
      .toEqual(['BODY', 'BUTTON', 'IFRAME']);
    await page.locator(`${INTERSTITIAL} iframe`).focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(page), PATIENT).toBe(false);
    // The `close` event, which takes the ad away, comes after the dialog is closed.
    await expect.poll(() => page.locator(`${INTERSTITIAL} iframe`).count(), PATIENT).toBe(0);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);

    await goOn(page, second!);
    await quiet(page);
    expect(await isOpen(page)).toBe(false);
    expect(requested.filter((url) => isDecision(url, 'INTERSTITIAL')).length).toBe(1);
    expect(problems).toEqual([]);
    await close();
  });
});

async function html(path: string): Promise<string> {
  const answer = await fetch(new URL(path, origin('weekly')));
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

/** The pages' ads that the HTML of a page of the weekly has. */
async function adsIn(path: string): Promise<string[]> {
  const page = await html(path);
  return ['sticky-ad', 'interstitial-ad'].filter((id) => page.includes(` id="${id}"`));
}

describe('N4, B12 pages without these ads', () => {
  it('a front has both; a story that the paywall may lock has none between pages', async () => {
    expect(await adsIn('/')).toEqual(['sticky-ad', 'interstitial-ad']);
    expect(await adsIn((await freeStory('weekly')).canonical_url)).toEqual(['sticky-ad']);
    expect(await adsIn(await lockedStory('weekly'))).toEqual(['sticky-ad']);
  });

  it('sponsored and listed stories, forms, purchases and accounts have none', async () => {
    expect(await html(SPONSORED)).toContain('Contenido patrocinado');
    const { routes } = BRAND_CONFIGS.weekly;
    for (const path of [SPONSORED, LISTED, routes.signIn, routes.subscribe, routes.buy, routes.profile])
      expect(await adsIn(path), path).toEqual([]);
  });
});

describe('X8 pages’ ads without a permission', () => {
  const visits = [
    ['before a decision', null],
    ['with another permission', { ...CONSENT_ALL, advertising: false }],
  ] as const;
  it.each(EVERYTHING ? visits : visits.slice(0, 1))(
    '%s they are neither asked for nor shown',
    async (_when, consent) => {
      const { page, requested, close } = await openWithAds({ ...PLACE, path: '/', consent, server: 'fills' });
      await goOn(page, (await freeStory('rural')).canonical_url);
      await scrollToEnd(page);
      await quiet(page);
      expect([requested, await isOpen(page), (await stickyOf(page)).shown]).toEqual([[], false, false]);
      await close();
    },
  );
});
