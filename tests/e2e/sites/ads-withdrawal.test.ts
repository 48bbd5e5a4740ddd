import type { Request } from 'playwright-core';
import { CONSENT_ALL } from 'rotativa/domain';
import { describe, expect, it } from 'vitest';
import {
  ADS_ALLOWED,
  openWithAds,
  quiet,
  scrollToEnd,
  scrollToSlot,
  shiftsOf,
  slotOf,
} from '../support/ads.ts';
import { freeStory } from '../support/inventory.ts';
import { withdraw } from '../support/withdraw.ts';

const PATIENT = { timeout: 15_000 };
const SLOT = 'robapagina-2-mobile';

describe('X8, B12 a reader withdraws the permission for ads', () => {
  it.each([
    ['which was the only one', ADS_ALLOWED],
    ['and keeps the others', CONSENT_ALL],
  ])('%s: what was shown is gone at once, and nothing is asked any more', async (_which, consent) => {
    const path = (await freeStory('weekly')).canonical_url;
    const { page, requested, close } = await openWithAds({ path, consent, server: 'fills' });
    await scrollToSlot(page, SLOT);
    await expect.poll(() => slotOf(page, SLOT), PATIENT).toMatchObject({ sold: true, house: false });
    const { height } = await slotOf(page, SLOT);
    const sticky = page.getByRole('complementary', { name: 'Publicidad' });
    await expect.poll(() => sticky.isVisible(), PATIENT).toBe(true);

    await withdraw(page, 'Publicidad');

    expect([await page.locator('[data-ad-slot] iframe').count(), await sticky.count()]).toEqual([0, 0]);
    expect(await slotOf(page, SLOT)).toEqual({ height, sold: false, house: true, inside: true });
    requested.length = 0;
    await page.evaluate(() => scrollTo(0, 0));
    await scrollToEnd(page);
    await quiet(page);
    expect(requested).toEqual([]);
    expect(await shiftsOf(page)).toBeLessThanOrEqual(0.01);

    await page.reload();
    await scrollToEnd(page);
    await quiet(page);
    expect(requested).toEqual([]);
    await close();
  });
});

/** The article of the women's magazine whose pixel its configuration names. */
const WITH_PIXEL =
  '/videos/articulo/la-apicultora-que-sube-a-la-terraza-de-un-hospital-y-baja-con-miel-de-eucalipto/';

it('N11, X8 the pixel of an article is asked for once, after the reader allows ads, and not after a withdrawal', async () => {
  const visit = { brand: 'women', path: WITH_PIXEL, consent: null, server: 'none' } as const;
  const { page, problems, close } = await openWithAds(visit);
  const requested: Request[] = [];
  page.on('request', (request) => void (request.url().includes('/pixel') && requested.push(request)));
  // One that browsers send to other sites.
  const cookie = {
    name: 'lector',
    value: '7',
    domain: '127.0.0.1',
    path: '/',
    secure: true,
    sameSite: 'None',
  } as const;
  await page.context().addCookies([cookie]);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await scrollToEnd(page);
  await quiet(page);
  expect(requested.length).toBe(0);

  await page.getByRole('button', { name: 'Aceptar todo' }).click();
  await expect.poll(() => requested.length, PATIENT).toBe(1);
  const headers = await requested[0]!.allHeaders();
  expect([requested[0]!.resourceType(), headers['cookie'], headers['referer']]).toEqual([
    'image',
    undefined,
    undefined,
  ]);

  await page.reload();
  await expect.poll(() => requested.length, PATIENT).toBe(2);
  await withdraw(page, 'Publicidad');
  await page.reload();
  await scrollToEnd(page);
  await quiet(page);
  expect(requested.length).toBe(2);
  expect(problems).toEqual([]);
  await close();
});
