import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { axeFindings, NO_PAGE, openPage } from '../support/open-page.ts';
import { atProvider, openAccount } from '../support/reader.ts';

const { access: PAGE } = BRAND_CONFIGS.weekly.routes;
const COMPANY = 'Proveedor de desarrollo';

/** The page of access data of a new reader. */
async function openAccess() {
  const opened = await openPage({ brand: 'weekly', path: NO_PAGE });
  await openAccount(opened.page);
  await opened.page.goto(PAGE);
  return opened;
}

const link = (page: Page) => page.getByRole('button', { name: `Vincular ${COMPANY}`, exact: true }).click();
const address = (): string => `lectora-${process.pid}-${Date.now().toString(36)}@empresas.example`;

describe('A10 a further company', () => {
  it('is linked by its page and unlinked again; an account of another reader is refused', async () => {
    const { page, problems, close } = await openAccess();
    const hers = address();
    await link(page);
    await atProvider(page, hers);
    await page.waitForURL(`**${PAGE}`);
    await page.getByText(`${COMPANY} quedó vinculada.`).waitFor();
    expect(await page.getByRole('button', { name: `Vincular ${COMPANY}`, exact: true }).count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: `Desvincular ${COMPANY}` }).waitFor();
    expect(await page.getByText('quedó vinculada').count()).toBe(0);

    // Another reader of this browser wants the same account.
    await openAccount(page);
    await page.goto(PAGE);
    await link(page);
    await atProvider(page, hers);
    await page.getByText('Esa cuenta ya está vinculada con otro usuario.').waitFor();
    await page.getByRole('link', { name: 'Volver a la cuenta' }).click();
    await page.waitForURL(`**${PAGE}`);
    await link(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('La vinculación se canceló.').waitFor();

    // An account that is free is linked, and unlinked.
    await page.getByRole('link', { name: 'Volver a la cuenta' }).click();
    await link(page);
    await atProvider(page, address());
    await page.getByRole('button', { name: `Desvincular ${COMPANY}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desvincular' }).click();
    await page.getByText(`${COMPANY} quedó desvinculada.`).waitFor();
    await page.getByText('Es la única forma de iniciar sesión').waitFor();
    // A refused link is a 400. A link replaces the session: a call with its old token gets a 401 and is repeated.
    expect(problems.filter((problem) => !/40[01]/.test(problem))).toEqual([]);
    await close();
  });
});
