import type { Locator, Page } from 'playwright-core';
import { BRANDS, headerMessages, type BrandKey } from 'rotativa/themes';
import { describe, expect, inject, it } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { freeStory } from '../support/inventory.ts';
import { NO_PAGE, openPage, origin, overflow, passAgeGate, type OpenedPage } from '../support/open-page.ts';
import { addressOf, readerIs, signIn, storedSession, storeSession } from '../support/reader.ts';
import { rowsOf } from '../support/rows.ts';

/** The browser's own words about a request that failed; pages cannot prevent them. */
const OF_REQUESTS = /Failed to load resource|^request: |^status \d/;
const ownProblems = (problems: readonly string[]): string[] =>
  problems.filter((problem) => !OF_REQUESTS.test(problem));

/** Opens a page as a reader who is signed in. */
async function openAs(name: string, brand: BrandKey, path = '/', width = 1280): Promise<OpenedPage> {
  const opened = await openPage({ brand, path: NO_PAGE, width });
  await signIn(opened.page, name);
  await opened.page.goto(path, { waitUntil: 'load' });
  return opened;
}

/** Opens the account menu and returns it. The daily shows it on wide screens once its bar is alone. */
async function openMenu(page: Page, brand: BrandKey) {
  await passAgeGate(page);
  if (brand === 'daily') await page.evaluate(() => scrollTo(0, 400));
  const menu = page.locator('header details.account');
  await menu.locator('> summary').click();
  await menu.locator('xpath=ancestor::rt-island[@ready]').waitFor({ state: 'attached' });
  return menu;
}

const visible = (page: Page, selector: string): Promise<boolean[]> =>
  page
    .locator(selector)
    .evaluateAll((all) => all.map((one) => one.checkVisibility({ visibilityProperty: true })));

/** Elements that lead to a subscription, closed menus included. */
const SUBSCRIBE = 'header :is(.subscribe, .site-menu .actions)';

/** A header without the status of the subscription, and one with it; the others are presets of the same parts. */
const HEADERS: readonly BrandKey[] = [
  'daily',
  ...rowsOf(
    'headers of readers',
    1,
    BRANDS.filter((brand) => brand !== 'daily'),
  ),
];

/** The place of the link to sign in, opened: the icon of the daily is that link. */
const anonymousMenu = async (page: Page, brand: BrandKey): Promise<Locator> =>
  brand === 'daily' ? page.locator('header .account-tool') : openMenu(page, brand);

/** Pixels. */
const WIDTHS = [360, 1280];

describe.each(HEADERS)('%s: the header', (brand) => {
  const config = BRAND_CONFIGS[brand];
  const messages = headerMessages(config);
  const { status, links } = config.header.account;

  it.each(rowsOf(`subscriber of ${brand}`, 1, WIDTHS))(
    'H3 shows a subscriber at %d px, and offers no subscription',
    async (width) => {
      const { page, problems, close } = await openAs('activo', brand, '/', width);
      await readerIs(page, 'subscriber');
      expect(await visible(page, SUBSCRIBE)).not.toContain(true);
      const menu = await openMenu(page, brand);
      await menu.getByRole('button', { name: messages.signOut }).waitFor();
      expect(await menu.getByRole('link', { name: messages.subscribe }).count()).toBe(0);
      expect(await menu.getByText(messages.activeSubscription).count()).toBe(status ? 1 : 0);
      for (const link of links)
        expect(await menu.getByRole('link', { name: messages[link] }).getAttribute('href')).toBe(
          config.routes[link],
        );
      expect(await overflow(page)).toBe(0);
      expect(problems).toEqual([]);
      await close();
    },
  );

  it.each(rowsOf(`offer of ${brand}`, 1, WIDTHS))(
    'H3 offers a subscription to a reader without one at %d px',
    async (width) => {
      const { page, problems, close } = await openAs('registrada', brand, '/', width);
      await readerIs(page, 'registered');
      const menu = await openMenu(page, brand);
      await menu.getByRole('button', { name: messages.signOut }).waitFor();
      expect(await menu.getByText(messages.noSubscription).count()).toBe(status ? 1 : 0);
      if (status)
        expect(await menu.getByRole('link', { name: messages.subscribe }).getAttribute('href')).toBe(
          config.routes.subscribe,
        );
      else if (width > 360) expect(await page.locator('header .bar .subscribe').isVisible()).toBe(true);
      expect(await overflow(page)).toBe(0);
      expect(problems).toEqual([]);
      await close();
    },
  );

  it.runIf(brand === 'daily')('H4 has the way out beside the name, which works with one click', async () => {
    const { page, problems, close } = await openAs('registrada', brand);
    await readerIs(page, 'registered');
    const known = page.locator('header .reader .known');
    expect(await known.getByRole('link').textContent()).toBe('registrada');
    const loaded = page.waitForEvent('load');
    await known.getByRole('button', { name: messages.signOut }).click();
    await loaded;
    expect(await page.locator('html[data-reader]').count()).toBe(0);
    expect(await known.isVisible()).toBe(false);
    expect(problems).toEqual([]);
    await close();
  });

  it.each(rowsOf(`visitor of ${brand}`, 1, WIDTHS))(
    'H3 lets a visitor sign in and open an account at %d px',
    async (width) => {
      const { page, problems, close } = await openPage({ brand, path: '/', width });
      const menu = await anonymousMenu(page, brand);
      // The icon of the daily is alone; its line and its drawer have the other links.
      const others = brand === 'daily' ? page.locator('header .reader') : menu;
      expect(await menu.getByRole('link', { name: messages.signIn }).getAttribute('href')).toBe(
        config.routes.signIn,
      );
      const register = others.getByRole('link', { name: messages.register, includeHidden: true });
      expect(await register.getAttribute('href')).toBe(config.routes.register);
      expect(await page.locator('header').getByRole('button', { name: messages.signOut }).count()).toBe(0);
      expect(await overflow(page)).toBe(0);
      expect(problems).toEqual([]);
      await close();
    },
  );

  it('nothing moves when a slow account service answers', async () => {
    const { page, close } = await openPage({ brand, path: NO_PAGE });
    await signIn(page, 'activo');
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/identity/public/v1/profile', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'load' });
    await passAgeGate(page);
    await page.evaluate(() => document.fonts.ready);
    await readerIs(page, 'unknown');
    expect(await visible(page, SUBSCRIBE)).not.toContain(true);
    await page.waitForTimeout(500);
    const since = await page.evaluate(() => performance.now());
    answer();
    await readerIs(page, 'subscriber');
    const shifts = await page.evaluate(
      (after) =>
        new Promise<number[]>((resolve) => {
          const found: number[] = [];
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              if (entry.startTime > after) found.push((entry as PerformanceEntry & { value: number }).value);
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(found), 500);
        }),
      since,
    );
    expect(shifts).toEqual([]);
    await close();
  });

  it.each(['failing', 'gone'])(
    'is that of an anonymous reader while the account service is %s',
    async (how) => {
      const { page, problems, close } = await openPage({ brand, path: NO_PAGE });
      await signIn(page, 'activo');
      await page.route('**/identity/public/**', (route) =>
        how === 'gone'
          ? route.abort('connectionrefused')
          : route.fulfill({
              status: 500,
              headers: { 'access-control-allow-origin': '*' },
              body: '{"code":"500","message":"broken"}',
            }),
      );
      await page.goto('/', { waitUntil: 'load' });
      await readerIs(page, 'anonymous');
      const menu = await anonymousMenu(page, brand);
      expect(await menu.getByRole('link', { name: messages.signIn }).isVisible()).toBe(true);
      expect(ownProblems(problems)).toEqual([]);
      // The service may be back with the next page.
      expect(await storedSession(page)).not.toBeNull();
      await menu.getByRole('link', { name: messages.signIn }).click();
      await page.waitForURL((url) => url.pathname === config.routes.signIn);
      await page.unrouteAll();
      await page.goto('/', { waitUntil: 'load' });
      await readerIs(page, 'subscriber');
      await close();
    },
  );

  it('A6 signing out ends as the brand says', async () => {
    const section = config.navigation.main.find(({ link }) => link.length > 1 && link.startsWith('/'))!.link;
    const { page, problems, close } = await openAs('registrada', brand, section);
    await readerIs(page, 'registered');
    const menu = await openMenu(page, brand);
    const loaded = page.waitForEvent('load');
    await menu.getByRole('button', { name: messages.signOut }).click();
    await loaded;
    const ends = config.header.account.afterSignOut === 'home' ? '/' : section;
    expect(new URL(page.url()).pathname).toBe(ends);
    expect(await storedSession(page)).toBeNull();
    expect(await page.locator('html[data-reader]').count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });
});

describe('A1 the reader of the weekly', () => {
  it.each(['activo', 'cancelado', 'suspendida', 'porredimir'])('%s is a subscriber', async (name) => {
    // A renewal may cover the home page.
    const { page, close } = await openAs(name, 'weekly', '/politica/');
    await readerIs(page, 'subscriber');
    const menu = await openMenu(page, 'weekly');
    await menu.getByText('Suscripción activa').waitFor();
    await close();
  });

  it.each(['terminada', 'inactiva'])('%s is not', async (name) => {
    const { page, close } = await openAs(name, 'weekly');
    await readerIs(page, 'registered');
    await close();
  });

  it('A6 a sign-in and a sign-out in one of three tabs is seen in the others', async () => {
    const { page: first, close } = await openPage({ brand: 'weekly', path: '/' });
    const second = await first.context().newPage();
    await second.goto('/politica/');
    const third = await first.context().newPage();
    await third.goto('/nacion/');
    const open = await openMenu(third, 'weekly');
    expect(await open.getByText('Iniciar Sesión').isVisible()).toBe(true);
    await signIn(first, 'activo');
    for (const tab of [second, third]) await readerIs(tab, 'subscriber');
    await open.getByText('Suscripción activa').waitFor();
    const menu = await openMenu(second, 'weekly');
    await menu.getByRole('button', { name: 'Cerrar sesión' }).click();
    await readerIs(third, 'anonymous');
    await open.getByText('Iniciar Sesión').waitFor();
    await close();
  });

  it('A5 an expired access token is renewed, an expired session is over', async () => {
    const { page, problems, close } = await openAs('activo', 'weekly');
    await readerIs(page, 'subscriber');
    const session = (await storedSession(page))!;
    const expired = `${btoa('{}')}.${btoa('{"exp":1000}')}.x`;
    await storeSession(page, { ...session, accessToken: expired });
    await page.reload();
    await readerIs(page, 'subscriber');
    expect((await storedSession(page))?.accessToken).not.toBe(expired);
    await storeSession(page, { ...session, accessToken: expired, refreshToken: expired });
    await page.reload();
    await readerIs(page, 'anonymous');
    expect(await storedSession(page)).toBeNull();
    await storeSession(page, { uuid: 7, accessToken: [] });
    await page.reload();
    await readerIs(page, 'anonymous');
    expect(await storedSession(page)).toBeNull();
    expect(problems).toEqual([]);
    await close();
  });

  it('A2 a browser that blocks its storage shows the page of an anonymous reader', async () => {
    const { page, problems, close } = await openPage({ brand: 'weekly', path: NO_PAGE });
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    });
    await page.goto('/', { waitUntil: 'load' });
    const menu = await openMenu(page, 'weekly');
    expect(await menu.getByRole('link', { name: 'Iniciar Sesión' }).isVisible()).toBe(true);
    expect(await page.locator('html[data-reader]').count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  it('no byte of the reader is in the pages of the site, or is sent to it', async () => {
    const { page, close } = await openAs('activo', 'weekly');
    await readerIs(page, 'subscriber');
    const { uuid, accessToken, refreshToken } = (await storedSession(page))!;
    const secrets = [addressOf('activo'), uuid, accessToken, refreshToken];
    const sent: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin === origin('weekly'))
        sent.push(JSON.stringify([request.url(), request.headers()]), request.postData() ?? '');
    });
    const response = await page.reload({ waitUntil: 'load' });
    const html = await response!.text();
    expect(secrets.filter((secret) => html.includes(secret))).toEqual([]);
    expect(sent.length).toBeGreaterThan(0);
    expect(secrets.filter((secret) => sent.join().includes(secret))).toEqual([]);
    expect(response!.headers()['cache-control']).toContain('public');
    expect(response!.headers()['set-cookie']).toBeUndefined();
    await close();
  });
});

describe('the code of sessions', () => {
  const toAccounts = (page: Page): string[] => {
    const urls: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(inject('contentOrigin')) || /\/services-[^/]*\.js$/.test(request.url()))
        urls.push(request.url());
    });
    return urls;
  };

  it('is not fetched for an anonymous reader, also not with the menu', async () => {
    const { page, close } = await openPage({ brand: 'weekly', path: NO_PAGE });
    const urls = toAccounts(page);
    await page.goto((await freeStory('weekly')).canonical_url, { waitUntil: 'networkidle' });
    expect(urls).toEqual([]);
    // Not on a story: there the first click asks the paywall, which needs to know who reads.
    await page.goto('/economia/', { waitUntil: 'networkidle' });
    await openMenu(page, 'weekly');
    await page.waitForLoadState('networkidle');
    expect(urls).toEqual([]);
    await close();
  });

  it('is fetched where storage holds a session, without the code of menus', async () => {
    const { page, close } = await openAs('activo', 'weekly');
    const urls = toAccounts(page);
    await page.goto((await freeStory('weekly')).canonical_url, { waitUntil: 'networkidle' });
    expect(urls.some((url) => url.endsWith('.js'))).toBe(true);
    expect(urls.some((url) => url.endsWith('/v1/profile'))).toBe(true);
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => entry as PerformanceResourceTiming)
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map(({ name, encodedBodySize }) => `${name.split('/').at(-1)} ${encodedBodySize}`),
    );
    expect(scripts.join()).not.toMatch(/hydration|AccountMenu/);
    await close();
  });
});
