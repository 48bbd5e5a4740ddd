import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { CLIENT_ID } from '../../../apps/sandbox/src/identity/provider/grants.ts';
import { NO_PAGE, origin } from '../support/open-page.ts';
import { atProvider, readerIs } from '../support/reader.ts';
import { fill, main, newAddress, openForm, SIGN_IN_PAGE, submit, weekly } from '../support/sign-in-form.ts';

const IDENTITY = '**/identity/public';

describe('A15 other companies', () => {
  it('OIDC: returns to the page that the reader wanted', async () => {
    const { page, close } = await openForm(`${SIGN_IN_PAGE}?redirect=/contactenos/`);
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
    await page.goto(`${SIGN_IN_PAGE}?redirect=/contactenos/`);
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
    await page.goto(SIGN_IN_PAGE);
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
    expect(await main(page).getByRole('link', { name: 'Iniciar sesión' }).getAttribute('href')).toBe(
      SIGN_IN_PAGE,
    );
    await close();
  });
});
