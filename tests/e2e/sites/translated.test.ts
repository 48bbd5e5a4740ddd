import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { SEED_PASSWORD } from '../../../apps/sandbox/src/seed/readers.ts';
import { NO_PAGE, openPage, type OpenedPage } from '../support/open-page.ts';
import { giveAddress, giveCard, payButton } from '../support/purchase.ts';
import { addressOf, openAccount, readerIs } from '../support/reader.ts';

const { routes } = BRAND_CONFIGS.weekly;

/**
 * Wraps every text of the page as browsers' translators do, before its scripts and after each change. The words stay,
 * so that the test finds its way.
 */
const translator = (): void => {
  const skipped = 'script,style,title,textarea,option,font';
  const wrap = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(skipped)) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      text.replaceWith(outer);
      inner.append(text.data);
    }
  };
  document.addEventListener('readystatechange', () => wrap(document.body), { once: true });
  new MutationObserver((changes) => {
    if (document.readyState === 'loading') return;
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.parentElement) wrap(node.parentElement);
  }).observe(document, { childList: true, subtree: true });
};

/** A page of the weekly that is translated from now on. */
async function openTranslated(): Promise<OpenedPage> {
  const opened = await openPage({ brand: 'weekly', path: NO_PAGE });
  await opened.page.addInitScript(translator);
  return opened;
}

const isTranslated = async (page: Page): Promise<boolean> => (await page.locator('main font').count()) > 0;

describe('X2 a page that the browser translates', () => {
  it('A3 signs a reader in', async () => {
    const { page, problems, close } = await openTranslated();
    await page.goto(`${routes.signIn}?redirect=/contactenos/`);
    expect(await isTranslated(page)).toBe(true);
    await page.locator('main').getByLabel('Correo electrónico').fill(addressOf('registrada'));
    await page.locator('main').locator('input[type=password]').fill(SEED_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/contactenos/');
    await readerIs(page, 'registered');
    expect(problems).toEqual([]);
    await close();
  });

  it('A10 saves a profile, with what is wrong said first', async () => {
    const { page, problems, close } = await openTranslated();
    await openAccount(page, { firstName: 'Rosa', lastName: 'Quintero' });
    await page.goto('/autogestion/editarperfil/');
    const save = () => page.getByRole('button', { name: 'Guardar cambios' }).click();
    await page.getByLabel('Nombres').fill('<Rosa>');
    await save();
    await page.getByText(/carácter no válido/).waitFor();
    await page.getByLabel('Nombres').fill('Rosa Elvira');
    await save();
    await page.getByText('Los cambios quedaron guardados.').waitFor();
    expect(await isTranslated(page)).toBe(true);
    await page.goto(routes.profile);
    await page.getByRole('heading', { name: 'Rosa Elvira Quintero' }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('C4 sells a subscription', async () => {
    const { page, problems, close } = await openTranslated();
    await openAccount(page);
    await page.goto(routes.buy);
    await giveAddress(page);
    expect(await isTranslated(page)).toBe(true);
    await giveCard(page, '4111111111111111');
    await payButton(page).click();
    await page.getByRole('heading', { level: 1, name: 'Gracias por la suscripción' }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});
