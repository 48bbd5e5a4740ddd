import type { Page } from 'playwright-core';
import { CONSENT_NONE, type Consent } from 'rotativa/domain';
import { describe, expect, it } from 'vitest';
import { openPage } from '../support/open-page.ts';
import { TAG_MANAGER } from '../support/start-sites.ts';

const TERMS = '/terminos-y-condiciones/';
const ADDRESS = TAG_MANAGER.replace('{site}', 'semanario');
const PATIENT = { timeout: 10_000 };

/** Opens a page with this answer of the tag manager. */
async function open(consent: Consent, answer: { status: number; body: string }) {
  const opened = await openPage({ brand: 'weekly', path: '/favicon.svg', consent });
  const requested: string[] = [];
  await opened.page.route(/tags\.example/, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', ...answer });
  });
  await opened.page.goto(TERMS);
  await opened.page.waitForLoadState('networkidle');
  return { ...opened, requested };
}

/** The names of the events in the queue of the tag manager; undefined without a queue. */
const queued = (page: Page): Promise<string[] | undefined> =>
  page.evaluate(() => (window as { dataLayer?: { event: string }[] }).dataLayer?.map(({ event }) => event));

const ALLOWED = { ...CONSENT_NONE, measurement: true };

describe('B20 a tag manager', () => {
  it('loads after the reader has allowed analytics, and takes the events', async () => {
    const { page, requested, problems, close } = await open(ALLOWED, {
      status: 200,
      body: 'window.tags = 1',
    });
    await expect.poll(() => page.evaluate(() => 'tags' in window), PATIENT).toBe(true);
    await expect.poll(() => queued(page), PATIENT).toEqual(expect.arrayContaining(['gtm.js', 'page_view']));
    expect(requested).toEqual([ADDRESS]);
    expect(problems).toEqual([]);
    await close();
  });

  it('does not load after a refusal', async () => {
    const { page, requested, close } = await open(CONSENT_NONE, { status: 200, body: '' });
    expect([requested, await queued(page)]).toEqual([[], undefined]);
    await close();
  });

  it('that does not load is reported, and the other analytics continue', async () => {
    const { page, problems, close } = await open(ALLOWED, { status: 500, body: '' });
    await expect
      .poll(() => problems.filter((text) => text.includes('cannot be loaded')), PATIENT)
      .toEqual([`console: The script ${ADDRESS} cannot be loaded.`]);
    const batch = page.waitForRequest(/measuring\/v1\/events/, PATIENT);
    expect((await batch).postData()?.includes('page_view')).toBe(true);
    await close();
  });
});
