import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { SEED_PASSWORD } from '../../../apps/sandbox/src/seed/readers.ts';
import { NO_PAGE, openPage } from '../support/open-page.ts';
import { addressOf, readerIs, signIn } from '../support/reader.ts';

const { routes } = BRAND_CONFIGS.weekly;
const KEY = 'ArcId.AMP_READER_ID';

let ids = 0;
const newId = (): string => `amp-${process.pid}${Date.now().toString(36)}${(ids += 1)}`;

/** The reader's data on an AMP page. */
const authorization = async (id: string): Promise<unknown> =>
  (await fetch(`${inject('contentOrigin')}/sales/public/v1/amp/${id}`)).json();

const kept = (page: Page) =>
  page.evaluate((key) => [sessionStorage.getItem(key), localStorage.getItem(key)], KEY);

/** The page to sign in, when its script works. */
async function openSignIn(query: string) {
  const opened = await openPage({ brand: 'weekly', path: `${routes.signIn}${query}` });
  await opened.page.locator('rt-island[name=auth-page][ready]').waitFor({ state: 'attached' });
  return opened;
}

async function signInHere(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Correo electrónico' }).fill(addressOf('activo'));
  await main.getByRole('textbox', { name: 'Contraseña' }).fill(SEED_PASSWORD);
  await main.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.waitForURL((url) => url.pathname !== routes.signIn);
}

describe('C11 a reader who comes from an AMP page', () => {
  it('is linked by the sign-in, and not any more after the sign-out', async () => {
    const id = newId();
    const { page, problems, close } = await openSignIn(`?rid=${id}`);
    await expect.poll(() => kept(page)).toEqual([`"${id}"`, null]);
    expect(await authorization(id)).toEqual({ ampReaderId: id, loggedIn: false, subscriber: false });
    await signInHere(page);
    await readerIs(page, 'subscriber');
    const subscriber = { ampReaderId: id, loggedIn: true, subscriber: true };
    await expect.poll(() => authorization(id), { timeout: 10_000 }).toEqual(subscriber);
    await expect.poll(() => kept(page), { timeout: 10_000 }).toEqual([null, `"${id}"`]);

    const menu = page.locator('header details.account');
    await menu.locator('> summary').click();
    await menu.getByRole('button', { name: 'Cerrar sesión' }).click();
    await page.waitForURL((url) => url.pathname === '/' && url.search === '');
    await page.locator('html:not([data-reader])').waitFor({ state: 'attached' });
    expect(await authorization(id)).toEqual({ ampReaderId: id, loggedIn: false, subscriber: false });
    expect(await kept(page)).toEqual([null, null]);
    expect(problems).toEqual([]);
    await close();
  });

  it('is not linked by an address alone', async () => {
    const id = newId();
    const { page, close } = await openPage({ brand: 'weekly', path: NO_PAGE });
    await signIn(page, 'activo');
    await page.goto(`/contactenos/?rid=${id}`, { waitUntil: 'networkidle' });
    await readerIs(page, 'subscriber');
    await page.goto('/contactenos/', { waitUntil: 'networkidle' });
    expect(await kept(page)).toEqual([null, null]);
    expect(await authorization(id)).toMatchObject({ loggedIn: false });
    await close();
  });

  it.each(['?rid=%3Cscript%3Ealert(1)', `?rid=${'a'.repeat(300)}`, '?rid=amp-12345678&rid=amp-87654321'])(
    '%s is no id',
    async (query) => {
      const { page, problems, close } = await openSignIn(query);
      await page.waitForLoadState('networkidle');
      expect(await kept(page)).toEqual([null, null]);
      expect(problems).toEqual([]);
      await close();
    },
  );
});
