import type { Page } from 'playwright-core';
import type { BrandKey } from 'rotativa/themes';
import { describe, expect, inject, it } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { brandsOf } from '../support/brands.ts';
import { freeStory } from '../support/inventory.ts';
import { axeFindings, openPage, overflow, passAgeGate } from '../support/open-page.ts';
import { readerIs, signIn } from '../support/reader.ts';
import { painted } from '../support/shifts.ts';

interface Product {
  sku: string;
  priceCode: string;
  price: number;
}

const productsOf = async (brand: BrandKey): Promise<Product[]> => {
  const address = `${inject('contentOrigin')}/retail/public/v1/offer/466?site=${brand}`;
  return ((await (await fetch(address)).json()) as { products: Product[] }).products;
};

/** How often something of the store moved since the page began. */
async function shiftsOfStore(page: Page): Promise<number> {
  await painted(page);
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const store = document.querySelector('.rt-store-offers');
        let moved = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            sources: { node: Node | null }[];
          })[])
            if (entry.sources.some(({ node }) => store?.contains(node))) moved += 1;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => done(moved)));
      }),
  );
}

describe('C7 the store', () => {
  it.each(brandsOf('store'))(
    '%s shows the prices of the service with a link to each, without JavaScript',
    async (brand) => {
      const products = await productsOf(brand);
      expect(products).toHaveLength(3);
      const { page, problems, close } = await openPage({
        brand,
        path: BRAND_CONFIGS[brand].routes.subscribe,
        width: 360,
        javascript: false,
      });
      for (const { sku, priceCode, price } of products) {
        const plan = page.locator('.rt-store-offers .plan', {
          has: page.locator(`a[href="/suscripciones-online/?offerId=466&sku=${sku}&priceCode=${priceCode}"]`),
        });
        expect(await plan.locator('.amount').innerText()).toBe(
          `$${String(price).replace(/(\d{3})$/, '.$1')}`,
        );
      }
      expect(problems).toEqual([]);
      await close();
    },
  );

  it.each<[BrandKey, number]>([
    ['weekly', 360],
    ['men', 1280],
  ])('a subscriber of %s sees the subscription at %d px, and nothing moves', async (brand, width) => {
    const { page, problems, close } = await openPage({ brand, path: '/contactenos/', width });
    await passAgeGate(page);
    await signIn(page, 'activo');
    await page.goto('/store/', { waitUntil: 'load' });
    await readerIs(page, 'subscriber');
    const own = page.locator('.rt-store-offers .own');
    await own.getByText('Suscripción digital').waitFor();
    const link = own.getByRole('link');
    expect(await link.getAttribute('href')).toBe(BRAND_CONFIGS[brand].routes.subscriptions);
    expect(await page.getByRole('link', { name: 'Suscribirse por un año' }).count()).toBe(0);
    expect(await shiftsOfStore(page)).toBe(0);
    expect(await overflow(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  it('no ad in a story sells a subscriber the subscription', async () => {
    const { canonical_url: path } = await freeStory('weekly');
    const { page, close } = await openPage({ brand: 'weekly', path, width: 360 });
    const ads = page.locator('[role=note]:has([data-sells]):visible');
    expect(await ads.count()).toBeGreaterThan(0);
    await signIn(page, 'activo');
    await page.reload({ waitUntil: 'load' });
    await readerIs(page, 'subscriber');
    expect(await ads.count()).toBe(0);
    await close();
  });
});
