import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SEED_PASSWORD } from '../../../apps/sandbox/src/seed/readers.ts';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { brandsOf } from '../support/brands.ts';
import { openPage, origin, overflow, axeFindings } from '../support/open-page.ts';
import { addressOf, readerIs, storedSession } from '../support/reader.ts';
import { rowsOf } from '../support/rows.ts';
import {
  email,
  fill,
  fillSignUp,
  island,
  main,
  newAddress,
  openForm,
  outbox,
  password,
  SIGN_IN_PAGE,
  submit,
  weekly,
} from '../support/sign-in-form.ts';

const IDENTITY = '**/identity/public';
/** The headers of the account service's replies: the sign-in call may have cookies. */
const cors = () => ({
  'access-control-allow-origin': origin('weekly'),
  'access-control-allow-credentials': 'true',
  'access-control-allow-headers': 'authorization, content-type',
});

/** The account service's refusal of a call. */
const refuse = (page: Page, path: string, status: number, code: string): Promise<unknown> =>
  page.route(`${IDENTITY}${path}*`, (route) =>
    route.fulfill({ status, headers: cors(), json: { code, message: 'refused' } }),
  );

describe('A3 the sign-in page', () => {
  it.each(brandsOf('sign-in'))(
    '%s: signs in by keyboard alone and opens the page that the reader wanted',
    async (brand) => {
      const { page, problems, close } = await openPage({
        brand,
        path: `${BRAND_CONFIGS[brand].routes.signIn}?redirect=/contactenos/`,
      });
      const gate = page.getByRole('button', { name: 'TENGO MÁS DE 18 AÑOS' });
      if (brand === 'men') await gate.click();
      await island(page);
      expect(await axeFindings(page)).toEqual([]);
      await email(main(page)).focus();
      await page.keyboard.type(addressOf('registrada'));
      await page.keyboard.press('Tab');
      await page.keyboard.type(SEED_PASSWORD);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/contactenos/');
      await readerIs(page, 'registered');
      expect(problems).toEqual([]);
      await close();
    },
  );

  it('shows the reason of a refusal, keeps the input and takes the focus, at 360 px', async () => {
    const { page, close } = await openForm(SIGN_IN_PAGE, { width: 360 });
    await submit(main(page)).click();
    expect(await email(main(page)).evaluate((field) => field === document.activeElement)).toBe(true);
    await fill(page, 'activo', 'mala');
    await submit(main(page)).click();
    const alert = main(page).getByRole('alert');
    await alert.getByText('El usuario o la contraseña no son válidos').waitFor();
    expect(await alert.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await password(main(page)).inputValue()).toBe('mala');
    expect(await overflow(page)).toBe(0);
    await close();
  });

  it.each([
    ['bloqueado', /bloqueada/],
    ['desactivada', /desactivada/],
    ['restablecer', /restablecer la contraseña/],
  ])('A12 the account %s reads why', async (name, words) => {
    const { page, close } = await openForm();
    await fill(page, name);
    await submit(main(page)).click();
    await main(page).getByRole('alert').getByText(words).waitFor();
    await close();
  });

  // The service's own answers, each as it sends it.
  it.each(
    rowsOf('codes of signing in', 2, [
      ['100014', 403, /bloqueada/],
      ['130001', 400, /robot/],
      ['130051', 403, /sin verificar/],
      ['300030', 404, /No encontramos este correo/],
      ['429', 429, /demasiados intentos/],
      ['500', 500, /Algo salió mal/],
    ]),
  )('A12 shows the code %s', async (code, status, words) => {
    const { page, close } = await openForm();
    await refuse(page, '/v1/auth/login', status, code);
    await fill(page);
    await submit(main(page)).click();
    await main(page).getByText(words).first().waitFor();
    expect(await password(main(page)).inputValue()).toBe(SEED_PASSWORD);
    await close();
  });

  it('says that the service is gone, and signs in when it is back', async () => {
    const { page, close } = await openForm();
    await page.route(`${IDENTITY}/**`, (route) => route.abort('connectionrefused'));
    await fill(page);
    await submit(main(page)).click();
    await main(page).getByRole('alert').getByText('No pudimos conectarnos').waitFor();
    await page.unrouteAll();
    await submit(main(page)).click();
    await page.waitForURL(`${origin('weekly')}/`);
    await readerIs(page, 'subscriber');
    await close();
  });

  it('sends once while the service is slow', async () => {
    const { page, close } = await openForm();
    let calls = 0;
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`${IDENTITY}/v1/auth/login*`, async (route) => {
      if (route.request().method() === 'POST') calls += 1;
      await held;
      await route.continue();
    });
    await fill(page);
    await submit(main(page)).click();
    const busy = submit(main(page), 'Enviando…');
    await busy.waitFor();
    // Playwright waits for a button that is not `aria-disabled`; a reader does not.
    await busy.click({ force: true });
    await password(main(page)).press('Enter');
    answer();
    await page.waitForURL(`${origin('weekly')}/`);
    expect(calls).toBe(1);
    await close();
  });

  it('a phished redirect stays on the site', async () => {
    const { page, close } = await openForm(
      `${SIGN_IN_PAGE}?redirect=${encodeURIComponent('//mal.example/')}`,
    );
    await fill(page);
    await submit(main(page)).click();
    await page.waitForURL(`${origin('weekly')}/`);
    await close();
  });

  it('does not remember a reader who does not want it', async () => {
    const { page, close } = await openForm();
    await fill(page);
    await page.getByRole('checkbox', { name: 'Recordarme' }).uncheck();
    await submit(main(page)).click();
    await page.waitForURL(`${origin('weekly')}/`);
    expect(await storedSession(page)).toBeNull();
    expect(await page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
    await close();
  });

  it('keeps the input when the reader goes back', async () => {
    const { page, close } = await openForm();
    await email(main(page)).fill('a medias@');
    await page.goto('/contactenos/');
    await page.goBack();
    expect(await email(main(page)).inputValue()).toBe('a medias@');
    await close();
  });

  it('the other tab of the reader is signed in too', async () => {
    const { page, close } = await openForm();
    const other = await page.context().newPage();
    await other.goto('/contactenos/');
    await fill(page);
    await submit(main(page)).click();
    await page.waitForURL(`${origin('weekly')}/`);
    await readerIs(other, 'subscriber');
    await close();
  });
});

describe('A4 opening an account', () => {
  it('with a script: says that the address is to be verified', async () => {
    const { page, problems, close } = await openForm(`${SIGN_IN_PAGE}?register=1`);
    const address = newAddress();
    await fillSignUp(main(page), address);
    await submit(main(page), 'Crear cuenta').click();
    await main(page).getByText(`enviamos a ${address}`).waitFor();
    await readerIs(page, 'registered');
    expect((await outbox(address))['verify']).toBeTruthy();
    expect(problems).toEqual([]);
    await close();
  });

  it('refuses an address that has an account, at its field', async () => {
    const { page, close } = await openForm(`${SIGN_IN_PAGE}?register=1`);
    await fillSignUp(main(page), addressOf('activo'));
    await submit(main(page), 'Crear cuenta').click();
    await main(page)
      .getByText(/Ya existe una cuenta|ya está registrado/)
      .waitFor();
    expect(await email(main(page)).getAttribute('aria-invalid')).toBe('true');
    await close();
  });

  it.each(
    rowsOf('codes of opening an account', 2, [
      ['300022', /ya está registrado con otro/],
      ['300023', /nombre completo ya está en uso/],
      ['300031', /no está disponible/],
      ['300036', /8 caracteres, con mayúsculas/],
      ['300041', /dominio/],
      ['300075', /formato del correo/],
      ['300127,300129', /nombre o el apellido/],
      ['100130,300130', /Alguno de los datos/],
    ]),
  )('A12 shows the code %s', async (code, words) => {
    const { page, close } = await openForm(`${SIGN_IN_PAGE}?register=1`);
    await refuse(page, '/v1/signup', 400, code);
    await fillSignUp(main(page), newAddress());
    await submit(main(page), 'Crear cuenta').click();
    await main(page).getByText(words).first().waitFor();
    expect(await page.getByLabel('Nombres').inputValue()).toBe('Ana');
    await close();
  });
});

describe('A3 e-mail links', () => {
  it('asks for a link that signs in', async () => {
    const { page, close } = await openForm(`${SIGN_IN_PAGE}?form=magiclink`);
    await email(main(page)).fill(addressOf('registrada'));
    await submit(main(page), 'Enviar el enlace').click();
    await main(page).getByText('Sirve una sola vez').waitFor();
    expect((await outbox(addressOf('registrada')))['magic']).toBeTruthy();
    await close();
  });
});

describe('without JavaScript', () => {
  it('signs in, and the next page with a script takes the session over once', async () => {
    const { page, close } = await openForm(`${SIGN_IN_PAGE}?redirect=/contactenos/`, { javascript: false });
    await fill(page, 'activo', 'mala');
    await submit(main(page)).click();
    await main(page).getByText('no son válidos').waitFor();
    expect(await email(main(page)).inputValue()).toBe(addressOf('activo'));
    expect(await password(main(page)).inputValue()).toBe('');
    await fill(page);
    await submit(main(page)).click();
    await page.waitForURL('**/contactenos/');
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'rt-entrega')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
    });

    const { page: later, close: closeLater } = await weekly('/health');
    await later.context().addCookies(cookies);
    await later.goto('/contactenos/');
    await readerIs(later, 'subscriber');
    expect(await storedSession(later)).not.toBeNull();
    expect((await later.context().cookies()).filter(({ name }) => name.startsWith('rt-entre'))).toEqual([]);
    await closeLater();
    await close();
  });

  it('opens an account', async () => {
    const { page, close } = await openForm(`${SIGN_IN_PAGE}?register=1`, { javascript: false });
    const address = newAddress();
    await fillSignUp(main(page), address);
    await page.getByRole('checkbox', { name: /Acepto/ }).uncheck();
    await submit(main(page), 'Crear cuenta').click();
    await main(page).getByText('Es necesario aceptar los términos').waitFor();
    expect(await page.getByLabel('Nombres').inputValue()).toBe('Ana');
    await fillSignUp(main(page), address);
    await submit(main(page), 'Crear cuenta').click();
    await main(page).getByText('La cuenta está abierta').waitFor();
    expect((await outbox(address))['verify']).toBeTruthy();
    await close();
  });

  it('asks for the e-mail to recover a password', async () => {
    const { page, close } = await openForm(`${SIGN_IN_PAGE}?form=recovery`, { javascript: false });
    await email(main(page)).fill(addressOf('titular'));
    await submit(main(page), 'Enviar el enlace').click();
    await main(page).getByText('en unos minutos llega un mensaje').waitFor();
    expect((await outbox(addressOf('titular')))['reset']).toBeTruthy();
    await close();
  });
});
