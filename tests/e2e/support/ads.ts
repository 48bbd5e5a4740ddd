import type { Page } from 'playwright-core';
import { CONSENT_NONE, type Consent } from 'rotativa/domain';
import type { BrandKey } from 'rotativa/themes';
import { NO_PAGE, openPage, passAgeGate, type OpenedPage } from './open-page.ts';

/** How the ad server behaves for all slots of a page. */
export type ServerCase = 'fills' | 'none' | 'late' | 'larger' | 'blocked';

/** A reader who allows ads, and nothing else. */
export const ADS_ALLOWED: Consent = { ...CONSENT_NONE, advertising: true };

export interface AdsPage extends OpenedPage {
  /** Addresses of the requests to ad servers, in order. */
  requested: string[];
  /** How the requests of `asked` ended. */
  ended: (readonly [url: string, how: 'finished' | 'failed'])[];
}

export interface AdsVisit {
  brand?: BrandKey;
  path: string;
  consent: Consent | null;
  server: ServerCase;
  width?: number;
}

/** Opens a page whose ad server behaves like this, and records the requests to ad servers and the layout shifts. */
export async function openWithAds(visit: AdsVisit): Promise<AdsPage> {
  const { brand = 'weekly', path, consent, server, width = 360 } = visit;
  const opened = await openPage({ brand, path: NO_PAGE, consent, width });
  const { page } = opened;
  const requested: string[] = [];
  const ended: AdsPage['ended'] = [];
  const isForAds = (url: string): boolean => /\/ads\/v1\/|doubleclick|googlesyndication/.test(url);
  page.on('request', (request) => {
    if (isForAds(request.url())) requested.push(request.url());
  });
  for (const how of ['finished', 'failed'] as const)
    page.on(`request${how}` as 'requestfinished', (request) => {
      if (isForAds(request.url())) ended.push([request.url(), how]);
    });
  await page.route(/\/ads\/v1\/[a-z]+\/decision/, (route) =>
    server === 'blocked' ? route.abort() : route.continue({ url: `${route.request().url()}&case=${server}` }),
  );
  await page.addInitScript(() => {
    const found: number[] = [];
    (window as unknown as { shifts: number[] }).shifts = found;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        found.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
  await passAgeGate(page);
  return { ...opened, requested, ended };
}

/** Whether an address asks the sandbox's ad server about a slot. */
export const isDecision = (url: string, slot: string): boolean =>
  new URL(url).searchParams.get('slot') === slot && url.includes('/decision?');

/** Scrolls as a reader does, until the slot is in the middle of the window. */
export const scrollToSlot = (page: Page, id: string): Promise<void> =>
  page.evaluate(async (id) => {
    const far = () => {
      const { top, height } = document.getElementById(id)!.getBoundingClientRect();
      return top + height / 2 - innerHeight / 2;
    };
    for (let steps = 0; far() > 10 && steps < 300; steps += 1) {
      scrollBy(0, Math.min(200, far()));
      await new Promise(requestAnimationFrame);
    }
  }, id);

export const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 500) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
  });

/** The sum of the layout shifts of a page that `openWithAds` opened. */
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0));

/** The visible content of a slot. */
export const slotOf = (page: Page, id: string) =>
  page.evaluate((id) => {
    const space = document.getElementById(id)!;
    const frame = space.querySelector('iframe');
    const house = space.querySelector('.creative');
    const box = frame?.getBoundingClientRect();
    const around = space.getBoundingClientRect();
    const seen = (element: Element | null | undefined) =>
      element !== null && element !== undefined && getComputedStyle(element).visibility === 'visible';
    return {
      height: space.offsetHeight,
      sold: seen(frame),
      house: seen(house),
      inside: box
        ? box.top >= around.top - 1 &&
          box.bottom <= around.bottom + 1 &&
          box.left >= around.left - 1 &&
          box.right <= around.right + 1
        : true,
    };
  }, id);

/** Long enough for a request that must not be made. */
const QUIET_MS = 1500;

/** Waits in the page. With frames of creatives that were removed the driver's 'networkidle' does not come. */
export const quiet = (page: Page): Promise<void> =>
  page.evaluate((ms) => new Promise<void>((done) => setTimeout(done, ms)), QUIET_MS);
