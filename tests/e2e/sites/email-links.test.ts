import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { STORAGE_KEYS } from 'rotativa/domain';
import type { BrandKey } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { brandsOf } from '../support/brands.ts';
import { account, api, call, linkOf, PASSWORD, pathOf } from '../support/new-accounts.ts';
import { axeFindings, NO_PAGE, openPage, origin, overflow, passAgeGate } from '../support/open-page.ts';
import { addressOf, signIn } from '../support/reader.ts';

/** Signs an account in by a call from the page's own origin, and keeps the session as the site does. */
const enter = (page: Page, email: string): Promise<void> =>
  page.evaluate(
    async ({ at, userName, credentials, key }) => {
      const response = await fetch(at, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ userName, credentials, grantType: 'password' }),
      });
      const { uuid, accessToken, refreshToken } = (await response.json()) as Record<string, string>;
      localStorage.setItem(key, JSON.stringify({ uuid, accessToken, refreshToken }));
    },
    {
      at: api('/identity/public/v1/auth/login'),
      userName: email,
      credentials: PASSWORD,
      key: STORAGE_KEYS.userInfo,
    },
  );

describe.each(brandsOf('e-mail links'))('A4 the e-mail that verifies an address, on %s', (brand) => {
  it('works without a script, once; a second use shows that the link is over', async () => {
    const { email } = await account(brand);
    const link = await linkOf(email, 'verify');
    expect(new URL(link).origin).toBe(origin(brand));
    const { page, problems, close } = await openPage({
      brand,
      path: pathOf(link),
      width: 360,
      javascript: false,
    });
    expect(await overflow(page)).toBe(0);
    await passAgeGate(page);
    await page.getByRole('button', { name: 'Confirmar mi correo' }).click();
    await page.getByText('El correo quedó confirmado').waitFor();
    // The secret is not left in the address.
    expect(page.url()).not.toContain('token');
    await page.goto(pathOf(link));
    // Without a script the gate asks on every page.
    await passAgeGate(page);
    await page.getByRole('button', { name: 'Confirmar mi correo' }).click();
    await page.getByText('Este correo ya está confirmado').waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});

describe('A4 the pages of e-mails', () => {
  it('are not stored, not indexed, and tell no other site their address', async () => {
    const { email } = await account('weekly');
    const link = await linkOf(email, 'verify');
    const response = await fetch(link);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('etag')).toBeNull();
    const html = await response.text();
    expect(html).toContain('content="noindex"');
    // The secret is in forms of the site, and in no address.
    const secret = new URL(link).searchParams.get('token')!;
    expect(html).toContain(`value="${secret}"`);
    expect(html).not.toMatch(new RegExp(`(href|src|srcset|content)="[^"]*${secret}`));
  });

  it('an unknown link: another e-mail by keyboard alone', async () => {
    const { email } = await account('women');
    const { page, problems, close } = await openPage({
      brand: 'women',
      path: '/verificar-cuenta/?token=no-es-un-enlace-de-nadie',
    });
    await page.getByRole('button', { name: 'Confirmar mi correo' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Este enlace ya no sirve').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const first = await linkOf(email, 'verify');
    await page.getByRole('textbox', { name: /Correo de la cuenta/ }).focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await page.getByText('El mensaje va en camino').waitFor();
    const second = await linkOf(email, 'verify');
    expect(second).not.toBe(first);
    // The earlier link does not work any more.
    await page.goto(pathOf(first));
    await page.getByRole('button', { name: 'Confirmar mi correo' }).click();
    await page.getByText('Este enlace ya no sirve').waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('opening a page does not use its link, and another site cannot post to it', async () => {
    const { email } = await account('weekly');
    const link = await linkOf(email, 'verify');
    await fetch(link);
    const foreign = await fetch(origin('weekly') + '/verificar-cuenta/', {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: 'https://otro.example', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token: new URL(link).searchParams.get('token')! }),
    });
    expect(foreign.status).toBe(403);
    const { page, close } = await openPage({ brand: 'weekly', path: pathOf(link) });
    await page.getByRole('button', { name: 'Confirmar mi correo' }).click();
    await page.getByText('El correo quedó confirmado').waitFor();
    await close();
  });

  it('the undo of a change of address restores the old one', async () => {
    const { email, token } = await account('daily');
    const other = `nueva-${randomUUID().slice(0, 8)}@correo.example`;
    await call(
      'daily',
      'PATCH',
      '/identity/public/v1/profile',
      { email: other, currentPassword: PASSWORD },
      token,
    );
    const { page, problems, close } = await openPage({
      brand: 'daily',
      path: pathOf(await linkOf(email, 'email-change')),
      javascript: false,
    });
    await page.getByRole('button', { name: 'Deshacer el cambio' }).click();
    await page.getByText('La cuenta tiene otra vez el correo anterior').waitFor();
    expect(await linkOf(email, 'reset')).toContain('/restablecer-contrasena/');
    await page.goto(pathOf(await linkOf(email, 'email-change')));
    await page.getByRole('button', { name: 'Deshacer el cambio' }).click();
    await page.getByText('Este enlace ya no sirve').waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('B13 a newsletter is left without a script, once', async () => {
    const email = `boletin-${randomUUID().slice(0, 8)}@correo.com`;
    const joined = await fetch(`${origin('rural')}/api/boletin`, {
      method: 'POST',
      headers: { origin: origin('rural'), 'content-type': 'application/json' },
      body: JSON.stringify({ email, origin: 'home', policy: true }),
    });
    expect(joined.status).toBeLessThan(300);
    const requested = pathOf(await linkOf(email, 'newsletter-confirm'));
    const { page, problems, close } = await openPage({ brand: 'rural', path: requested, javascript: false });
    await page.getByRole('button', { name: 'Confirmar mi inscripción' }).click();
    await page.getByText('La inscripción está confirmada').waitFor();
    const path = pathOf(await linkOf(email, 'newsletter'));
    await page.goto(path);
    await page.getByRole('button', { name: 'Cancelar mi inscripción' }).click();
    await page.getByText('La inscripción quedó cancelada').waitFor();
    await page.goto(path);
    await page.getByRole('button', { name: 'Cancelar mi inscripción' }).click();
    await page.getByText('No encontramos esta inscripción').waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});

describe('A11 e-mails about an account', () => {
  it('an invitation to a subscription: sign in first, accept, and not again', async () => {
    const { email, token } = await account('forums');
    const owner = await call('forums', 'POST', '/identity/public/v1/auth/login', {
      userName: addressOf('activo'),
      credentials: 'Lectura2026',
      grantType: 'password',
    });
    const ownerToken = String(owner['accessToken']);
    await call('forums', 'PUT', '/sales/public/v1/subscription/11/share', { email }, ownerToken);
    const path = pathOf(await linkOf(email, 'share'));
    const { page, close } = await openPage({ brand: 'forums', path });
    const link = page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' });
    await link.waitFor();
    expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(path);
    await enter(page, email);
    await page.goto(path);
    await page.getByRole('button', { name: 'Aceptar la invitación' }).click();
    await page.getByText('La invitación está aceptada').waitFor();
    expect(page.url()).not.toContain('token');
    await page.goto(path);
    await page.getByRole('button', { name: 'Aceptar la invitación' }).click();
    await page.getByText('Este enlace ya no sirve').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(token).toBeTruthy();
    await close();
  });

  it('deleting an account: another reader cannot, its owner can keep it or go', async () => {
    const { email, token } = await account('men');
    await call('men', 'DELETE', '/identity/public/v1/user/anonymize', undefined, token);
    const path = pathOf(await linkOf(email, 'anonymise'));
    const { page, close } = await openPage({ brand: 'men', path, width: 360 });
    await passAgeGate(page);
    await signIn(page, 'registrada');
    await page.goto(path);
    await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
    await page.getByText('Esta solicitud ya no está abierta').waitFor();
    await enter(page, email);
    await page.goto(pathOf(await newRequest(email, token)));
    expect(await overflow(page)).toBe(0);
    await page.getByRole('textbox', { name: /Motivo/ }).fill('Todavía la uso');
    await page.getByRole('button', { name: 'Conservar mi cuenta' }).click();
    await page.getByText('La cuenta sigue activa').waitFor();
    await page.goto(pathOf(await newRequest(email, token)));
    await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
    await page.getByText('La cuenta está eliminada').waitFor();
    expect(
      await page.evaluate(() => localStorage.length && localStorage.getItem('ArcId.USER_INFO')),
    ).toBeFalsy();
    await close();
  });

  it('the daily leads from the family’s page of subscriptions to its own', async () => {
    const response = await fetch(`${origin('daily')}/autogestion/mis-suscripciones/?origen=menu`, {
      redirect: 'manual',
    });
    expect(response.headers.get('location')).toBe('/perfil/suscripciones/?origen=menu');
  });
});

async function newRequest(email: string, token: string): Promise<string> {
  await call('men', 'DELETE', '/identity/public/v1/user/anonymize', undefined, token);
  return linkOf(email, 'anonymise');
}

describe('A8 the e-mail for a new password', () => {
  const reset = async (brand: BrandKey, email: string): Promise<string> => {
    await call(brand, 'POST', '/identity/public/v1/password/reset', { userName: email });
    return pathOf(await linkOf(email, 'reset'));
  };
  const fill = async (page: Page, first: string, second = first): Promise<void> => {
    await page.getByLabel('Contraseña nueva', { exact: true }).fill(first);
    await page.getByLabel('La misma contraseña otra vez', { exact: true }).fill(second);
  };

  it('with a script: the three texts, the success, and the page to sign in', async () => {
    const { email } = await account('women');
    const path = await reset('women', email);
    const { page, close } = await openPage({ brand: 'women', path, width: 360 });
    await page.getByRole('heading', { level: 1, name: 'Recuperar Contraseña' }).waitFor();
    expect(await overflow(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    const submit = page.getByRole('button', { name: 'Cambiar contraseña' });
    await submit.click();
    await page.getByText('El campo es obligatorio').first().waitFor();
    await fill(page, 'Corta1', 'Otra1');
    await submit.click();
    await page.getByText('La contraseña debe tener entre 8 y 12 caracteres').waitFor();
    await page.getByText('Tus contraseñas no coinciden').waitFor();
    await fill(page, 'Paramo2026');
    await page.getByLabel('La misma contraseña otra vez', { exact: true }).press('Enter');
    await page.getByText('Tu contraseña ha sido actualizada').waitFor();
    await page.waitForURL(/\/\?form=login$/);
    await page.goto(path);
    await fill(page, 'Paramo2027');
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await page.getByRole('alert').or(page.getByText('Este enlace ya no sirve')).first().waitFor();
    await close();
  });

  it('without a script: errors in the page without the input, then the success, and only once', async () => {
    const { email } = await account('rural');
    const path = await reset('rural', email);
    const { page, close } = await openPage({ brand: 'rural', path, javascript: false });
    await fill(page, 'Paramo2026', 'Paramo2027');
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await page.getByText('Tus contraseñas no coinciden').waitFor();
    expect(await page.content()).not.toContain('Paramo2026');
    await fill(page, 'Paramo2026');
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await page.getByText('Tu contraseña ha sido actualizada').waitFor();
    expect(page.url()).not.toContain('nonce');
    // The form over the front needs a script.
    await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
    await page.locator('input[type=password]').waitFor();
    await page.goto(path);
    await fill(page, 'Paramo2028');
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await page.getByText('Este enlace ya no sirve').waitFor();
    await page.getByRole('textbox', { name: /Correo de la cuenta/ }).fill(email);
    await page.getByRole('button', { name: 'Enviar otro enlace' }).click();
    await page.getByText('El mensaje va en camino').waitFor();
    await close();
  });

  it('a reader with a session goes to the home page', async () => {
    const { page, close } = await openPage({ brand: 'weekly', path: NO_PAGE });
    await signIn(page, 'registrada');
    await page.goto('/restablecer-contrasena/?nonce=cualquiera');
    await page.waitForURL(`${origin('weekly')}/`);
    await close();
  });
});

describe('A3 the e-mail that signs in', () => {
  it('opens a session with one click, once', async () => {
    const { email } = await account('daily');
    await call('daily', 'POST', '/identity/public/v1/auth/magiclink', { email });
    const path = pathOf(await linkOf(email, 'magic'));
    const { page, close } = await openPage({ brand: 'daily', path });
    await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click();
    await page.waitForURL(`${origin('daily')}/`);
    await page.waitForFunction((key) => localStorage.getItem(key) !== null, STORAGE_KEYS.userInfo);
    await page.goto(path);
    await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click();
    await page.getByText('Este enlace ya no sirve').waitFor();
    await page.getByRole('textbox', { name: /Correo de la cuenta/ }).fill(email);
    await page.getByRole('button', { name: 'Enviar otro enlace' }).click();
    await page.getByText('El mensaje va en camino').waitFor();
    await close();
  });
});
