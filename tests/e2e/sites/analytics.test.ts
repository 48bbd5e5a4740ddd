import type { Page, Request } from 'playwright-core';
import { CONSENT_ALL, CONSENT_NONE, type AnalyticsEvent } from 'rotativa/domain';
import { describe, expect, inject, it } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { freeStory, lockedStory } from '../support/inventory.ts';
import { openPage } from '../support/open-page.ts';
import { giveAddress, giveCard } from '../support/purchase.ts';
import { addressOf, openAccount, readerIs, signIn } from '../support/reader.ts';
import { withdraw } from '../support/withdraw.ts';

const EVENTS = '/measuring/v1/events';
const MEASURED = { ...CONSENT_NONE, measurement: true };

const PATIENT = { timeout: 10_000 };

const isBatch = (request: Request): boolean => new URL(request.url()).pathname === EVENTS;

/** The batches that a page has sent. */
function batchesOf(page: Page): string[] {
  const sent: string[] = [];
  page.context().on('request', (request) => isBatch(request) && sent.push(request.postData() ?? ''));
  return sent;
}

/** The id of the tab's visit; null before there is one. */
const visitOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('rotativa.visit'));

/** The events of a visit, as the service keeps them. */
async function kept(visit: string | null): Promise<AnalyticsEvent[]> {
  const answer = await fetch(`${inject('contentOrigin')}${EVENTS}?visit=${visit}`);
  return (await answer.json()) as AnalyticsEvent[];
}

const namesOf = (events: readonly AnalyticsEvent[]): string[] => events.map(({ name }) => name);

/** Covers the page, as another tab does: what waits is sent. */
const cover = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    Reflect.deleteProperty(document, 'visibilityState');
  });

/** The page views of a tab so far. */
async function views(page: Page): Promise<AnalyticsEvent[]> {
  await cover(page);
  const visit = await visitOf(page);
  return visit ? (await kept(visit)).filter(({ name }) => name === 'page_view') : [];
}

describe('X14 analytics', () => {
  it('sends nothing and loads no code before the reader allows it, nor after a refusal', async () => {
    for (const consent of [null, CONSENT_NONE, { ...CONSENT_ALL, measurement: false }]) {
      const { page, close } = await openPage({ brand: 'weekly', path: '/', consent });
      const sent = batchesOf(page);
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(request.url()));
      await page.goto((await freeStory('weekly')).canonical_url);
      await page.mouse.wheel(0, 3000);
      await page.waitForLoadState('networkidle');
      await cover(page);
      await page.goto('/');
      expect(sent).toEqual([]);
      expect(scripts.filter((url) => /measuring/.test(url))).toEqual([]);
      expect(await visitOf(page)).toBeNull();
      await close();
    }
  });

  it('begins with the consent, and ends with its withdrawal', async () => {
    const { page, problems, close } = await openPage({ brand: 'weekly', path: '/', consent: null });
    const sent = batchesOf(page);
    await page.getByRole('button', { name: 'Aceptar todo' }).click();
    await expect
      .poll(() => views(page), PATIENT)
      .toMatchObject([{ properties: { flag: 'anon', path: '/', type: 'home' } }]);
    const visit = await visitOf(page);

    await withdraw(page, 'Medición');
    expect(await visitOf(page)).toBeNull();
    const before = sent.length;
    await cover(page);
    await page.goto((await freeStory('weekly')).canonical_url);
    await page.waitForLoadState('networkidle');
    await cover(page);
    expect(sent).toHaveLength(before);
    expect(namesOf(await kept(visit)).filter((name) => name === 'page_view')).toHaveLength(1);
    expect(problems).toEqual([]);
    await close();
  });

  it.each([
    ['registrada', 'registered', 'lgdin'],
    ['activo', 'subscriber', 'paid'],
  ])('P2 %s is %s: the flag is %s, and names no reader', async (name, state, flag) => {
    const { page, close } = await openPage({ brand: 'weekly', path: '/', consent: MEASURED });
    const sent = batchesOf(page);
    const { uuid, accessToken } = await signIn(page, name);
    const { canonical_url: path } = await freeStory('weekly');
    await page.goto(path);
    await readerIs(page, state);
    await expect
      .poll(async () => (await views(page)).at(-1), PATIENT)
      .toMatchObject({
        properties: { flag, path, type: 'article' },
      });
    for (const secret of [uuid, accessToken, addressOf(name)]) expect(sent.join('\n')).not.toContain(secret);
    await close();
  });

  it('measures reading, and the browser’s speed metrics', async () => {
    const { page, problems, close } = await openPage({
      brand: 'daily',
      path: (await freeStory('daily')).canonical_url,
      consent: MEASURED,
    });
    await page.context().grantPermissions(['clipboard-write']);
    // An action before analytics have begun is not measured.
    await expect.poll(() => views(page), PATIENT).toHaveLength(1);
    await page.getByRole('button', { name: 'Copiar el enlace' }).first().click();
    // A page in the background may not copy.
    await page.getByRole('status').filter({ hasText: 'Enlace copiado' }).waitFor({ state: 'attached' });
    await page.locator('article .rt-article-body').evaluate((body) => body.scrollIntoView({ block: 'end' }));
    const measured = async (): Promise<AnalyticsEvent[]> => {
      await cover(page);
      return kept(await visitOf(page));
    };
    await expect
      .poll(async () => namesOf(await measured()), PATIENT)
      .toEqual(expect.arrayContaining(['page_view', 'read_depth', 'reading_time', 'share', 'web_vital']));
    // Each depth is a separate event: the first can be kept before the last is sent.
    const depths = async () => (await measured()).filter(({ name }) => name === 'read_depth');
    await expect
      .poll(async () => (await depths()).map(({ properties }) => properties), PATIENT)
      .toEqual([25, 50, 75, 100].map((percent) => ({ percent })));
    expect(problems).toEqual([]);
    await close();
  });

  it('X16 a page that comes back from the browser’s cache counts once more, a prerendered one when it is shown', async () => {
    const { page, close } = await openPage({ brand: 'weekly', path: '/', consent: MEASURED });
    await expect.poll(() => views(page), PATIENT).toHaveLength(1);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect.poll(() => views(page), PATIENT).toHaveLength(2);

    await page.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
    });
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await views(page)).toHaveLength(2);
    await page.evaluate(() => {
      Reflect.deleteProperty(document, 'prerendering');
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await expect.poll(() => views(page), PATIENT).toHaveLength(3);
    await close();
  });
});

describe('X14 the funnel', () => {
  it('a purchase is measured in its order, from the locked story to the payment', async () => {
    const { page, problems, close } = await openPage({
      brand: 'weekly',
      path: await lockedStory('weekly'),
      consent: MEASURED,
    });
    await page.locator('.locked-part').scrollIntoViewIfNeeded();
    await expect
      .poll(async () => {
        await cover(page);
        return namesOf(await kept(await visitOf(page)));
      })
      .toContain('paywall_seen');
    await openAccount(page);
    await page.goto(BRAND_CONFIGS.weekly.routes.subscribe);
    await page
      .getByRole('link', { name: /^Suscribirse por un año/ })
      .first()
      .click();
    await giveAddress(page);
    await giveCard(page, '4111111111111111');
    const steps = async (): Promise<object[]> => {
      await cover(page);
      const funnel = ['paywall_seen', 'offer_chosen', 'checkout_step', 'purchase'];
      return (await kept(await visitOf(page)))
        .filter(({ name }) => funnel.includes(name))
        .map(({ name, properties }) => ({ name, ...properties }));
    };
    const sku = 'DIGITAL-ANUAL';
    const before = [
      { name: 'paywall_seen' },
      { name: 'offer_chosen', sku },
      { name: 'checkout_step', step: 'address', sku },
      { name: 'checkout_step', step: 'payment', sku },
      { name: 'checkout_step', step: 'review', sku },
    ];
    await expect.poll(steps, PATIENT).toMatchObject(before);
    await page.getByRole('button', { name: /^Pagar/ }).click();
    await page.getByText('La compra está hecha').waitFor();
    const paid = { name: 'purchase', sku, currency: 'COP' };
    await expect.poll(steps, PATIENT).toMatchObject([...before, paid]);
    expect(problems).toEqual([]);
    await close();
  });
});
