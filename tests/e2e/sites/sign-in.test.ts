import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { SEED_PASSWORD } from '../../../apps/sandbox/src/seed/readers.ts';
import { CLIENT_ID } from '../../../apps/sandbox/src/identity/provider/grants.ts';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { brandsOf } from '../support/brands.ts';
import { freeStory } from '../support/inventory.ts';
import { NO_PAGE, openPage, origin, overflow, axeFindings } from '../support/open-page.ts';
import { addressOf, atProvider, readerIs, storedSession } from '../support/reader.ts';
import { rowsOf } from '../support/rows.ts';

const { signIn: PAGE } = BRAND_CONFIGS.weekly.routes;
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

const email = (root: Pick<Page, 'getByRole'>) => root.getByRole('textbox', { name: 'Correo electrónico' });
const password = (root: Pick<Page, 'getByRole'>) => root.getByRole('textbox', { name: 'Contraseña' });
const submit = (root: Pick<Page, 'getByRole'>, name = 'Iniciar sesión') => root.getByRole('button', { name });
const main = (page: Page) => page.getByRole('main');
const island = (page: Page) =>
  page.locator('rt-island[name=auth-page][ready]').waitFor({ state: 'attached' });

const weekly = (path: string, more: Partial<Parameters<typeof openPage>[0]> = {}) =>
  openPage({ brand: 'weekly', path, ...more });

/** Opens the sign-in page and waits until its script works. */
async function openForm(path = PAGE, more: Partial<Parameters<typeof openPage>[0]> = {}) {
  const opened = await weekly(path, more);
  if (more.javascript !== false) await island(opened.page);
  return opened;
}

async function fill(page: Page, name = 'activo', secret = SEED_PASSWORD): Promise<void> {
  await email(main(page)).fill(addressOf(name));
  await password(main(page)).fill(secret);
}

/** The account service's newest tokens for an address. */
async function outbox(address: string): Promise<Record<string, string | null>> {
  const answer = await fetch(`${inject('contentOrigin')}/__outbox?email=${encodeURIComponent(address)}`);
  return (await answer.json()) as Record<string, string | null>;
}

let made = 0;
const newAddress = (): string => `lectora-${process.pid}-${(made += 1)}@nuevos.example`;

async function fillSignUp(page: Page, address: string): Promise<void> {
  await page.getByLabel('Nombres').fill('Ana');
  await page.getByLabel('Apellido').fill('Ruiz');
  await email(main(page)).fill(address);
  await page.getByLabel('Fecha de nacimiento').fill('1990-05-04');
  await password(main(page)).fill('Cafe2026x');
  await page.getByRole('checkbox', { name: /Acepto/ }).check();
}

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
    const { page, close } = await openForm(PAGE, { width: 360 });
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
    const { page, close } = await openForm(`${PAGE}?redirect=${encodeURIComponent('//mal.example/')}`);
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

describe('A7 the dialog', () => {
  it.each(
    rowsOf('forms of the dialog', 1, [
      ['login', 'Iniciar sesión'],
      ['signin', 'Crear cuenta'],
      ['recovery', 'Recuperar contraseña'],
    ]),
  )('?form=%s opens it', async (form, title) => {
    const { page, problems, close } = await weekly(`/contactenos/?form=${form}`);
    const dialog = page.getByRole('dialog', { name: title });
    await email(dialog).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await close();
  });

  it('opens from the header, signs in and stays on the page', async () => {
    const { page, problems, close } = await weekly('/contactenos/');
    await page.locator('header details.account > summary').click();
    await page.locator('header details.account').getByRole('link', { name: 'Iniciar Sesión' }).click();
    const dialog = page.getByRole('dialog', { name: 'Iniciar sesión' });
    await email(dialog).fill(addressOf('activo'));
    await password(dialog).fill(SEED_PASSWORD);
    await submit(dialog).click();
    await readerIs(page, 'subscriber');
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/contactenos/');
    expect(problems).toEqual([]);
    await close();
  });

  it('a visitor who closes it on an article goes to the home page', async () => {
    const { page, close } = await weekly(`${(await freeStory('weekly')).canonical_url}?form=login`);
    const dialog = page.getByRole('dialog');
    await email(dialog).waitFor();
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await page.waitForURL(`${origin('weekly')}/`);
    await close();
  });

  it('cannot be closed where subscriptions are sold', async () => {
    const { page, close } = await weekly('/suscripciones/?form=login');
    const dialog = page.getByRole('dialog');
    await email(dialog).waitFor();
    expect(await dialog.getByRole('button', { name: 'Cerrar' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await dialog.isVisible()).toBe(true);
    await close();
  });

  it('moves between its forms without leaving the page', async () => {
    const { page, close } = await weekly('/contactenos/?form=login');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link', { name: 'Olvidé mi contraseña' }).click();
    await page.getByRole('dialog', { name: 'Recuperar contraseña' }).waitFor();
    await email(dialog).fill(addressOf('registrada'));
    await submit(dialog, 'Enviar el enlace').click();
    await dialog.getByText('en unos minutos llega un mensaje').waitFor();
    expect((await outbox(addressOf('registrada')))['reset']).toBeTruthy();
    await close();
  });

  it('an anonymous page loads no code of forms', async () => {
    const { page, close } = await weekly('/contactenos/');
    await page.waitForLoadState('networkidle');
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name }) => name),
    );
    expect(scripts).toHaveLength(1);
    await close();
  });
});

describe('A4 opening an account', () => {
  it('with a script: says that the address is to be verified', async () => {
    const { page, problems, close } = await openForm(`${PAGE}?register=1`);
    const address = newAddress();
    await fillSignUp(page, address);
    await submit(main(page), 'Crear cuenta').click();
    await main(page).getByText(`enviamos a ${address}`).waitFor();
    await readerIs(page, 'registered');
    expect((await outbox(address))['verify']).toBeTruthy();
    expect(problems).toEqual([]);
    await close();
  });

  it('refuses an address that has an account, at its field', async () => {
    const { page, close } = await openForm(`${PAGE}?register=1`);
    await fillSignUp(page, addressOf('activo'));
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
    const { page, close } = await openForm(`${PAGE}?register=1`);
    await refuse(page, '/v1/signup', 400, code);
    await fillSignUp(page, newAddress());
    await submit(main(page), 'Crear cuenta').click();
    await main(page).getByText(words).first().waitFor();
    expect(await page.getByLabel('Nombres').inputValue()).toBe('Ana');
    await close();
  });
});

describe('A3 e-mail links', () => {
  it('asks for a link that signs in', async () => {
    const { page, close } = await openForm(`${PAGE}?form=magiclink`);
    await email(main(page)).fill(addressOf('registrada'));
    await submit(main(page), 'Enviar el enlace').click();
    await main(page).getByText('Sirve una sola vez').waitFor();
    expect((await outbox(addressOf('registrada')))['magic']).toBeTruthy();
    await close();
  });
});

describe('without JavaScript', () => {
  it('signs in, and the next page with a script takes the session over once', async () => {
    const { page, close } = await openForm(`${PAGE}?redirect=/contactenos/`, { javascript: false });
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
    const { page, close } = await openForm(`${PAGE}?register=1`, { javascript: false });
    const address = newAddress();
    await fillSignUp(page, address);
    await page.getByRole('checkbox', { name: /Acepto/ }).uncheck();
    await submit(main(page), 'Crear cuenta').click();
    await main(page).getByText('Es necesario aceptar los términos').waitFor();
    expect(await page.getByLabel('Nombres').inputValue()).toBe('Ana');
    await fillSignUp(page, address);
    await submit(main(page), 'Crear cuenta').click();
    await main(page).getByText('La cuenta está abierta').waitFor();
    expect((await outbox(address))['verify']).toBeTruthy();
    await close();
  });

  it('asks for the e-mail to recover a password', async () => {
    const { page, close } = await openForm(`${PAGE}?form=recovery`, { javascript: false });
    await email(main(page)).fill(addressOf('titular'));
    await submit(main(page), 'Enviar el enlace').click();
    await main(page).getByText('en unos minutos llega un mensaje').waitFor();
    expect((await outbox(addressOf('titular')))['reset']).toBeTruthy();
    await close();
  });
});

describe('A15 other companies', () => {
  it('OIDC: returns to the page that the reader wanted', async () => {
    const { page, close } = await openForm(`${PAGE}?redirect=/contactenos/`);
    await page.getByRole('button', { name: /Proveedor de desarrollo/ }).click();
    await atProvider(page, newAddress());
    await page.waitForURL('**/contactenos/');
    await readerIs(page, 'registered');
    await close();
  });

  it('Apple: returns with a number', async () => {
    const { page, close } = await openForm();
    await page.getByRole('button', { name: 'Continuar con Apple' }).click();
    await atProvider(page, newAddress());
    await page.getByRole('button', { name: 'Back to the site' }).click();
    await page.waitForURL(`${origin('weekly')}/`);
    await readerIs(page, 'registered');
    await close();
  });

  /** The token that the sandbox's provider gives a page. */
  async function tokenOf(company: string, type: 'id_token' | 'token'): Promise<string> {
    const query = new URLSearchParams({
      ...{ client_id: CLIENT_ID, redirect_uri: `${origin('weekly')}/`, response_type: type },
    });
    const answer = await fetch(`${inject('contentOrigin')}/__provider/${company}/authorize?${query}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ answer: 'yes', email: newAddress(), firstName: 'Ana', lastName: 'Ruiz' }),
    });
    const { hash } = new URL(answer.headers.get('location')!);
    return new URLSearchParams(hash.slice(1)).get(type === 'token' ? 'access_token' : 'id_token')!;
  }

  /** The configuration of an account service that has more than the sandbox. */
  const configured = (page: Page, more: object): Promise<unknown> =>
    page.route(`${IDENTITY}/v1/config*`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), ...more } });
    });

  const script = (page: Page, address: string, body: string): Promise<unknown> =>
    page.route(`${address}*`, (route) => route.fulfill({ contentType: 'text/javascript', body }));

  it.each([
    [
      'google',
      'id_token',
      'https://accounts.google.com/gsi/client',
      `let done; window.google = { accounts: { id: {
        initialize: ({ callback }) => (done = callback),
        renderButton: (place) => {
          const button = place.appendChild(document.createElement('button'));
          button.textContent = 'Continuar con Google';
          button.onclick = () => done({ credential: TOKEN });
        },
        disableAutoSelect() {},
      } } };`,
    ],
    [
      'facebook',
      'token',
      'https://connect.facebook.net/es_LA/sdk.js',
      `window.FB = {
        init() {}, logout() {}, getLoginStatus() {},
        login: (done) => done({ status: 'connected', authResponse: { accessToken: TOKEN } }),
      };`,
    ],
  ] as const)('%s: signs in by its script', async (company, type, address, sdk) => {
    const { page, problems, close } = await weekly(NO_PAGE);
    await configured(page, { googleClientId: CLIENT_ID, facebookAppId: CLIENT_ID });
    await script(page, 'https://accounts.google.com/gsi/client', 'window.google = undefined');
    await script(page, address, sdk.replaceAll('TOKEN', JSON.stringify(await tokenOf(company, type))));
    await page.goto(`${PAGE}?redirect=/contactenos/`);
    await page
      .getByRole('button', { name: `Continuar con ${company === 'google' ? 'Google' : 'Facebook'}` })
      .click();
    await page.waitForURL('**/contactenos/');
    await readerIs(page, 'registered');
    expect(problems.filter((problem) => problem.includes('policy'))).toEqual([]);
    await close();
  });

  it('the captcha is part of the form where the service asks for it', async () => {
    const { page, problems, close } = await weekly(NO_PAGE);
    await configured(page, { signinRecaptcha: true, recaptchaSiteKey: 'clave' });
    await script(
      page,
      'https://www.google.com/recaptcha/api.js',
      `window.grecaptcha = { ready: (work) => work(), reset() {}, render: (place, { callback }) => {
        const button = place.appendChild(document.createElement('button'));
        button.type = 'button';
        button.textContent = 'No soy un robot';
        button.onclick = () => callback('prueba');
        return 0;
      } };`,
    );
    await page.goto(PAGE);
    await fill(page);
    await page.getByRole('button', { name: 'No soy un robot' }).waitFor();
    await submit(main(page)).click();
    await main(page).getByText('que no es un robot. Hay que').waitFor();
    await page.getByRole('button', { name: 'No soy un robot' }).click();
    const sent = page.waitForRequest(
      (request) => request.url().includes('/v1/auth/login') && request.method() === 'POST',
    );
    await submit(main(page)).click();
    expect((await sent).postDataJSON()).toMatchObject({ recaptchaToken: 'prueba' });
    await readerIs(page, 'subscriber');
    expect(problems.filter((problem) => problem.includes('policy'))).toEqual([]);
    await close();
  });

  it('says that the reader cancelled, and that a code is over', async () => {
    const { page, close } = await openForm();
    await page.getByRole('button', { name: /Proveedor de desarrollo/ }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await main(page).getByText('se canceló').waitFor();
    await page.goto('/ingreso/?code=ajeno&state=ajeno');
    await main(page).getByText('ya no sirve').waitFor();
    expect(await main(page).getByRole('link', { name: 'Iniciar sesión' }).getAttribute('href')).toBe(PAGE);
    await close();
  });
});
