import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { describe, expect, it } from 'vitest';
import { account, linkOf, PASSWORD, pathOf } from '../support/new-accounts.ts';
import { lockedStory } from '../support/inventory.ts';
import { openPage, origin, passAgeGate } from '../support/open-page.ts';
import { rowsOf } from '../support/rows.ts';
import { island } from '../support/sign-in-form.ts';

const LOCKING = ['weekly', 'daily', 'women', 'men', 'rural'] as const;

describe.each(rowsOf('the way back of e-mails', 2, LOCKING))(
  'A7 an e-mail asked for in a locked story, on %s',
  (brand) => {
    const { signIn: signInPage } = BRAND_CONFIGS[brand].routes;

    const signInLink = (page: Page) =>
      page
        .getByRole('region', { name: 'Contenido para suscriptores' })
        .getByRole('link', { name: /sesión aquí/ });

    /** The same form in the dialog over the story. */
    async function askInDialog(page: Page, email: string): Promise<void> {
      await signInLink(page).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Olvidé mi contraseña').click();
      await dialog.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
      await dialog.getByRole('button', { name: 'Enviar el enlace' }).click();
      await dialog.getByText('Si este correo tiene una cuenta').waitFor();
    }

    /** The forms of the page to sign in, which the box of the story opens. */
    async function ask(
      page: Page,
      javascript: boolean,
      form: string,
      fields: Readonly<Record<string, string>>,
    ): Promise<void> {
      const address = new URL((await signInLink(page).getAttribute('href'))!, origin(brand));
      for (const [name, value] of new URLSearchParams(form)) address.searchParams.set(name, value);
      expect(address.pathname).toBe(signInPage);
      await page.goto(address.href);
      await passAgeGate(page);
      if (javascript) await island(page);
      const main = page.getByRole('main');
      for (const [label, value] of Object.entries(fields))
        await main.locator('input').and(main.getByLabel(label)).fill(value);
      for (const box of await main.getByRole('checkbox', { name: /Acepto/ }).all()) await box.check();
      await main.locator('form [type=submit]').last().click();
      await main.getByText(/Si este correo tiene una cuenta|La cuenta está abierta/).waitFor();
    }

    /** Opens the story, and the link of an e-mail after it was asked for there. */
    async function open(javascript: boolean) {
      const story = await lockedStory(brand);
      const { page, problems, close } = await openPage({ brand, path: story, javascript });
      await passAgeGate(page);
      const follow = async (kind: string, email: string) => {
        await page.goto(pathOf(await linkOf(email, kind)));
        await passAgeGate(page);
      };
      const end = async () => {
        expect(problems).toEqual([]);
        await close();
      };
      return { page, story, follow, end };
    }

    const WAYS = [
      ['a script', true],
      ['no script', false],
    ] as const;

    it.each(WAYS)('signs in by its link, with %s, and leads back to the story', async (_what, javascript) => {
      const { email } = await account(brand);
      const { page, story, follow, end } = await open(javascript);
      await ask(page, javascript, 'form=magiclink', { 'Correo electrónico': email });
      await follow('magic', email);
      await page.getByRole('button', { name: 'Entrar' }).click();
      await page.waitForURL(`**${story}**`);
      await end();
    });

    it.each(WAYS)(
      'sets a password, with %s, and leads back by the page to sign in',
      async (_what, javascript) => {
        const { email } = await account(brand);
        const { page, story, follow, end } = await open(javascript);
        if (javascript) await askInDialog(page, email);
        else await ask(page, javascript, 'form=recovery', { 'Correo electrónico': email });
        await follow('reset', email);
        await page.getByLabel('Contraseña nueva', { exact: true }).fill('Paramo2026');
        await page.getByLabel('La misma contraseña otra vez', { exact: true }).fill('Paramo2026');
        await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
        if (!javascript) {
          await page.getByText('Tu contraseña ha sido actualizada').waitFor();
          // Without a script the gate asks on every page.
          await passAgeGate(page);
          await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
        }
        await page.waitForURL((url) => url.pathname === signInPage);
        expect(new URL(page.url()).searchParams.get('redirect')).toContain(story);
        await end();
      },
    );

    it.each(WAYS)('confirms an address, with %s, and has a link to the story', async (_what, javascript) => {
      const email = `nueva-${randomUUID().slice(0, 8)}@correo.example`;
      const { page, story, follow, end } = await open(javascript);
      await ask(page, javascript, 'register=1', {
        Nombres: 'Ana',
        Apellido: 'Ruiz',
        'Correo electrónico': email,
        'Fecha de nacimiento': '1990-05-04',
        Contraseña: PASSWORD,
      });
      await follow('verify', email);
      await page.getByRole('button', { name: 'Confirmar mi correo' }).click();
      await page.getByText('El correo quedó confirmado').waitFor();
      await passAgeGate(page);
      await page.getByRole('link', { name: 'Seguir leyendo' }).click();
      await page.waitForURL(`**${story}**`);
      await end();
    });
  },
);
