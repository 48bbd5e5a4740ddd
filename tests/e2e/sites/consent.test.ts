import type { Page } from 'playwright-core';
import { CONSENT_COOKIE, CONSENT_NONE, readConsent } from 'rotativa/domain';
import { consentVersion } from 'rotativa/patterns/consent/ConsentChoices';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { freeStory } from '../support/inventory.ts';
import { axeFindings, openPage, origin } from '../support/open-page.ts';

const PREFERENCES = '/preferencias-de-privacidad/';
const NOTICE = '#consent-notice';
const PATH = '/nacion/articulo/contenido-de-otros-sitios/202611/';
const FRAMES = [
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://mapas.ejemplo.org/rio',
  'https://www.instagram.com/p/ejemplo/embed',
];

/** An article with everything that other sites serve. */
const STORY = {
  type: 'story',
  version: '0.10.7',
  _id: 'CONTENIDODEOTROSSITIOS0000',
  canonical_url: PATH,
  headlines: { basic: 'Un río, tres miradas' },
  publish_date: '2026-11-20T12:00:00Z',
  display_date: '2026-11-20T12:00:00Z',
  taxonomy: { primary_section: { _id: '/nacion', name: 'Nación', path: '/nacion' }, sections: [], tags: [] },
  content_elements: [
    { type: 'text', _id: 'T1', content: 'El río bajó dos metros en una semana.' },
    ...FRAMES.map((src, index) => ({
      type: 'raw_html',
      _id: `H${index}`,
      content: `<p>Así se ve:</p><iframe src="${src}" width="560" height="315"></iframe>`,
    })),
    {
      type: 'oembed_response',
      _id: 'O1',
      subtype: 'twitter',
      raw_oembed: {
        html: '<blockquote class="twitter-tweet"><p>Nivel crítico</p></blockquote><script async src="https://platform.twitter.com/widgets.js"></script>',
      },
    },
    { type: 'text', _id: 'T2', content: 'La autoridad ambiental pidió calma.' },
  ],
};

beforeAll(async () => {
  const response = await fetch(`${inject('contentOrigin')}/content/v1/import?_website=semanario`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(STORY),
  });
  expect(response.status).toBe(200);
});

/** Answers for every other site, and records what it was asked. */
async function otherSites(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.context().route(
    ({ hostname }) => !['localhost', '127.0.0.1'].includes(hostname),
    (route) => {
      requested.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' });
    },
  );
  return requested;
}

const decisionOf = async (page: Page) => {
  const cookies = await page.context().cookies();
  return readConsent(cookies.find(({ name }) => name === CONSENT_COOKIE)?.value, consentVersion());
};
const hosts = (requested: readonly string[]): string[] => requested.map((url) => new URL(url).hostname);
/** Scrolls to the end and waits until the page rests: a wheel goes on after its event, and moves what is clicked. */
const readToTheEnd = async (page: Page): Promise<void> => {
  let before = -1;
  let now = await page.evaluate(() => scrollY);
  while (now !== before) {
    before = now;
    await page.mouse.wheel(0, 700);
    now = await restingPlace(page);
  }
  await page.waitForLoadState('networkidle');
};
/** The scroll position after 100 ms without movement. */
const restingPlace = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let [place, since] = [scrollY, performance.now()];
    while (performance.now() - since < 100) {
      await new Promise(requestAnimationFrame);
      if (scrollY !== place) [place, since] = [scrollY, performance.now()];
    }
    return place;
  });

describe('X8 other sites', () => {
  it('are asked nothing before the reader allows it; a click loads one, the box all', async () => {
    const { page, close } = await openPage({ brand: 'weekly', path: '/', consent: null });
    const requested = await otherSites(page);
    await page.goto(PATH);
    await readToTheEnd(page);
    expect(requested).toEqual([]);

    await page.getByRole('button', { name: 'Cargar el contenido de mapas.ejemplo.org' }).click();
    await expect.poll(() => hosts(requested)).toEqual(['mapas.ejemplo.org']);
    expect(await decisionOf(page)).toBeUndefined();

    const always = page.getByLabel('Cargar siempre el contenido de otros sitios').first();
    await always.scrollIntoViewIfNeeded();
    // Until the next picture of the page, the browser gives clicks to the frame that was there before the scroll.
    await restingPlace(page);
    await always.check();
    await page.getByRole('button', { name: 'Cargar el contenido de YouTube' }).click();
    await expect.poll(() => decisionOf(page)).toMatchObject({ ...CONSENT_NONE, embeds: true });
    await expect.poll(() => new Set(hosts(requested)).size).toBe(3);

    requested.length = 0;
    await page.goto(PATH);
    await readToTheEnd(page);
    await expect.poll(() => new Set(hosts(requested)).size).toBe(3);
    expect(hosts(requested)).not.toContain('platform.twitter.com');
    await close();
  });

  it('are asked nothing after a refusal', async () => {
    const { page, close } = await openPage({ brand: 'weekly', path: '/' });
    const requested = await otherSites(page);
    await page.goto(PATH);
    await readToTheEnd(page);
    await close();
    expect(requested).toEqual([]);
  });
});

describe('X8 the question', () => {
  it('is answered by keyboard, is not asked again, and can be changed from the footer', async () => {
    const { page, problems, close } = await openPage({
      brand: 'weekly',
      path: '/',
      width: 360,
      consent: null,
    });
    expect(await axeFindings(page)).toEqual([]);
    // The link to the main part, the policy, 'Aceptar todo', 'Rechazar todo'.
    for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Rechazar todo');
    await page.keyboard.press('Enter');
    await page.locator(NOTICE).waitFor({ state: 'detached' });
    const first = await decisionOf(page);
    expect(first).toMatchObject(CONSENT_NONE);
    await page.goto((await freeStory('weekly')).canonical_url);
    expect(await page.locator(NOTICE).count()).toBe(0);

    await page.getByRole('link', { name: 'Preferencias de privacidad' }).click();
    const dialog = page.getByRole('dialog', { name: 'Preferencias de privacidad' });
    await dialog.getByText(first!.id).waitFor();
    await dialog.getByRole('switch', { name: 'Medición' }).check();
    await dialog.getByRole('button', { name: 'Guardar la elección' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await decisionOf(page)).toMatchObject({ ...CONSENT_NONE, measurement: true });
    expect(problems).toEqual([]);
    await close();
  });

  it('works without scripts: the notice, and each purpose on the page of the preferences', async () => {
    const { page, close } = await openPage({
      brand: 'daily',
      path: '/',
      width: 360,
      javascript: false,
      consent: null,
    });
    await page.locator(NOTICE).getByRole('link', { name: 'Elegir' }).click();
    await page.waitForURL(`**${PREFERENCES}`);
    await page.getByRole('switch', { name: 'Publicidad' }).check();
    await page.getByRole('button', { name: 'Guardar la elección' }).click();
    await page.waitForURL(`**${PREFERENCES}`);
    const decision = await decisionOf(page);
    expect(decision).toMatchObject({ ...CONSENT_NONE, advertising: true });
    expect(await page.getByText(decision!.id).count()).toBe(1);
    await page.goto(origin('daily'));
    expect(await page.locator(NOTICE).count()).toBe(0);
    await close();
  });
});
