import type { Page } from 'playwright-core';
import type { BrandKey } from 'rotativa/themes';
import { describe, expect, inject, it } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { SEED_PASSWORD } from '../../../apps/sandbox/src/seed/readers.ts';
import { brandsOf } from '../support/brands.ts';
import { axeFindings, NO_PAGE, openPage, overflow, passAgeGate } from '../support/open-page.ts';
import { openAccount, storedSession } from '../support/reader.ts';

const PROFILE = { firstName: 'Rosa', lastName: 'Quintero' };

/** The page of a new reader's account. */
async function openAccountPage(
  path: string,
  { brand = 'weekly', width = 1280 }: { brand?: BrandKey; width?: number } = {},
) {
  const opened = await openPage({ brand, path: NO_PAGE, width });
  const email = await openAccount(opened.page, PROFILE);
  await opened.page.goto(path, { waitUntil: 'load' });
  await passAgeGate(opened.page);
  return { ...opened, email };
}

const save = (page: Page) => page.getByRole('button', { name: 'Guardar cambios' }).click();
const outbox = async (): Promise<string> => (await fetch(`${inject('contentOrigin')}/__outbox`)).text();

describe('A9 the pages of the account', () => {
  it.each(brandsOf('account-profile'))(
    'of %s send an anonymous reader to sign in, and back',
    async (brand) => {
      const { routes } = BRAND_CONFIGS[brand];
      const { page, close } = await openPage({ brand, path: NO_PAGE });
      await page.goto(routes.access);
      await page.waitForURL((url) => url.searchParams.get('redirect') === routes.access);
      expect(new URL(page.url()).pathname).toBe(routes.signIn);
      await close();
    },
  );

  it('are public, the same for all readers, and not for search engines', async () => {
    const { page, close } = await openAccountPage('/autogestion/perfil/');
    const response = await page.goto('/autogestion/perfil/');
    expect(response!.headers()['cache-control']).toContain('public');
    const html = await response!.text();
    expect(html).toContain('noindex');
    expect(html).not.toContain('Quintero');
    await page.getByRole('heading', { name: 'Rosa Quintero' }).waitFor();
    await close();
  });

  it('have a link to sign in without JavaScript', async () => {
    const { page, close } = await openPage({
      brand: 'weekly',
      path: '/autogestion/perfil/',
      javascript: false,
    });
    const link = page.locator('main').getByRole('link', { name: 'Iniciar sesión' });
    expect(await link.getAttribute('href')).toBe('/loginsemanario/?redirect=%2Fautogestion%2Fperfil%2F');
    expect(await page.getByText('Cargando...').isVisible()).toBe(false);
    await close();
  });

  it('do not move while a slow service answers, and show failures with a way to try again', async () => {
    const { page, close } = await openAccountPage(NO_PAGE);
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    let mode: 'slow' | 'failing' | 'fine' = 'slow';
    await page.route('**/identity/public/v1/profile', async (route) => {
      if (mode === 'failing')
        return route.fulfill({
          status: 500,
          headers: { 'access-control-allow-origin': '*' },
          body: '{"code":"500","message":"broken"}',
        });
      if (mode === 'slow') await held;
      await route.continue();
    });
    await page.goto('/autogestion/perfil/', { waitUntil: 'load' });
    await page.getByText('Cargando...').first().waitFor({ state: 'attached' });
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => {
      (window as unknown as { shifts: number[] }).shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shifts: number[] }).shifts.push(
            (entry as PerformanceEntry & { value: number }).value,
          );
      }).observe({ type: 'layout-shift' });
    });
    answer();
    await page.getByRole('heading', { name: 'Rosa Quintero' }).waitFor();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);

    mode = 'failing';
    await page.reload();
    await page.getByText('No pudimos cargar la cuenta').waitFor();
    expect(await storedSession(page)).not.toBeNull();
    mode = 'fine';
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await page.getByRole('heading', { name: 'Rosa Quintero' }).waitFor();
    await close();
  });

  it.each(brandsOf('account-profile'))('of %s fit into 360 px, and axe has nothing to say', async (brand) => {
    const { routes } = BRAND_CONFIGS[brand];
    const { page, problems, close } = await openAccountPage(routes.profile, { brand, width: 360 });
    for (const [path, text] of [
      [routes.profile, 'Editar perfil'],
      [routes.editProfile, 'Guardar cambios'],
      [routes.access, 'Cambiar correo'],
    ] as const) {
      await page.goto(path);
      await page.locator('main').getByText(text, { exact: true }).last().waitFor();
      expect(await overflow(page), path).toBe(0);
      expect(await axeFindings(page), path).toEqual([]);
    }
    expect(problems).toEqual([]);
    await close();
  });
});

describe('A10 the profile', () => {
  it('is changed and still so after a reload; the notification service gets the change', async () => {
    const { page, problems, close } = await openAccountPage('/autogestion/editarperfil/');
    const notice = page.waitForResponse((response) => response.url().endsWith('/api/perfil'));
    await page.getByLabel('Nombres').fill('Rosa Elvira');
    await page.getByLabel('Segundo apellido').fill('de la Espriella');
    await page.getByLabel('Género').selectOption('FEMALE');
    await page.getByLabel('Fecha de nacimiento').fill('1984-05-09');
    await page.getByLabel('Teléfono principal').fill('3001234567');
    await save(page);
    await page.getByText('Los cambios quedaron guardados.').waitFor();
    expect((await notice).status()).toBe(200);
    await page.getByRole('link', { name: 'Volver al perfil' }).click();
    await page.getByRole('heading', { name: 'Rosa Elvira Quintero de la Espriella' }).waitFor();
    await page.reload();
    const main = page.locator('main');
    for (const text of ['Femenino', '9 de mayo de 1984', '3001234567 (principal)'])
      await main.getByText(text).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('is emptied field by field', async () => {
    const { page, close } = await openAccountPage('/autogestion/editarperfil/');
    await page.getByLabel('Nombres').fill('');
    await save(page);
    await page.getByText('Los cambios quedaron guardados.').waitFor();
    await page.goto('/autogestion/perfil/');
    await page.getByRole('heading', { name: 'Quintero', exact: true }).waitFor();
    await close();
  });

  it.each([
    ['Nombres', '<Rosa>', /carácter no válido/],
    ['Segundo apellido', '1Ana', /carácter no válido/],
    ['Teléfono principal', '30012', /10 a 12/],
    ['Fecha de nacimiento', '2024-01-01', /14 años/],
    ['Fecha de nacimiento', '1890-01-01', /revisar la fecha/i],
  ])('A13 says at the field %s what is wrong with %s', async (label, value, words) => {
    const { page, close } = await openAccountPage('/autogestion/editarperfil/');
    const field = page.getByLabel(label, { exact: true });
    await field.fill(value);
    await save(page);
    await page.locator('[aria-invalid=true]').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    const described = await field.evaluate((input) =>
      (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    );
    expect(described).toMatch(words);
    expect(await field.inputValue()).toBe(value);
    await close();
  });

  it('has no longer name than the service takes', async () => {
    const { page, close } = await openAccountPage('/autogestion/editarperfil/');
    await page.getByLabel('Segundo apellido').pressSequentially('x'.repeat(51));
    expect(await page.getByLabel('Segundo apellido').inputValue()).toHaveLength(50);
    await save(page);
    await page.getByText('Los cambios quedaron guardados.').waitFor();
    await close();
  });

  it('A12 says that a public name is taken, at its field', async () => {
    const { page: other, close: closeOther } = await openPage({ brand: 'weekly', path: NO_PAGE });
    const taken = `nombre-${Date.now().toString(36)}`;
    await openAccount(other, { displayName: taken });
    await closeOther();
    const { page, close } = await openAccountPage('/autogestion/editarperfil/');
    await page.getByLabel('Nombre público').fill(taken);
    await save(page);
    await page.locator('[aria-invalid=true]').waitFor();
    expect(await page.getByLabel('Nombre público').getAttribute('aria-invalid')).toBe('true');
    await close();
  });

  it('keeps the input when another tab signs out, and saves it after signing in again', async () => {
    const { page, email, close } = await openAccountPage('/autogestion/editarperfil/');
    await page.getByLabel('Nombres').fill('Rosalba');
    const other = await page.context().newPage();
    await other.goto(NO_PAGE);
    const session = (await storedSession(other))!;
    await other.evaluate(() => localStorage.clear());
    await page.getByText('La sesión se cerró').waitFor();
    expect(await page.getByLabel('Nombres').inputValue()).toBe('Rosalba');
    await save(page);
    await page.locator('main').getByRole('alert').waitFor();
    await other.evaluate((text) => localStorage.setItem('ArcId.USER_INFO', text), JSON.stringify(session));
    await page.getByText('La sesión se cerró').waitFor({ state: 'detached' });
    expect(await page.getByLabel('Nombres').inputValue()).toBe('Rosalba');
    await save(page);
    await page.getByText('Los cambios quedaron guardados.').waitFor();
    expect(email).toContain('@');
    await close();
  });

  it('is saved by keyboard alone', async () => {
    const { page, close } = await openAccountPage('/autogestion/editarperfil/');
    await page.getByLabel('Nombres').waitFor();
    for (let presses = 0; presses < 80; presses += 1) {
      await page.keyboard.press('Tab');
      if (await page.getByLabel('Nombres').evaluate((input) => input === document.activeElement)) break;
    }
    await page.keyboard.type('Rosalía');
    await page.keyboard.press('Enter');
    await page.getByText('Los cambios quedaron guardados.').waitFor();
    await close();
  });
});

describe('A10 access data', () => {
  const changeEmail = async (page: Page, to: string, password: string): Promise<void> => {
    const part = page.getByRole('region', { name: 'Correo electrónico' });
    await part.getByLabel(/^Correo nuevo/).fill(to);
    await part.getByRole('textbox', { name: /^Contraseña actual/ }).fill(password);
    await part.getByRole('button', { name: 'Cambiar correo' }).click();
  };

  it('a new address needs the right password', async () => {
    const { page, close } = await openAccountPage('/autogestion/datos-acceso/');
    await changeEmail(page, 'otra.cuenta@lectores.example', 'Equivocada1');
    await page.locator('[aria-invalid=true]').waitFor();
    const field = page
      .getByRole('region', { name: 'Correo electrónico' })
      .getByRole('textbox', { name: /^Contraseña actual/ });
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel(/^Correo nuevo/).inputValue()).toBe('otra.cuenta@lectores.example');
    await close();
  });

  it('a new address is asked for; both e-mails are sent, and the page confirms it', async () => {
    const { page, email, close } = await openAccountPage('/autogestion/datos-acceso/');
    const to = email.replace('cuenta-', 'nueva-');
    await changeEmail(page, to, SEED_PASSWORD);
    const said = page.getByText(/Enviamos un enlace de confirmación/);
    await said.waitFor();
    expect(await said.textContent()).toContain('deshace el cambio');
    const sent = await outbox();
    expect(sent).toContain(to);
    expect(sent).toContain(email);
    await page.reload();
    await page.getByText(`Falta confirmar el correo nuevo, ${to}`).waitFor();
    await close();
  });

  it('an address of another account is refused at its field', async () => {
    const { page, close } = await openAccountPage('/autogestion/datos-acceso/');
    await changeEmail(page, 'activo@lectores.example', SEED_PASSWORD);
    await page.locator('[aria-invalid=true]').waitFor();
    expect(await page.getByLabel(/^Correo nuevo/).getAttribute('aria-invalid')).toBe('true');
    await close();
  });

  it('a new password is set, and the old one is over', async () => {
    const { page, email, close } = await openAccountPage('/autogestion/datos-acceso/');
    const part = page.getByRole('region', { name: 'Contraseña', exact: true });
    const change = async (old: string): Promise<void> => {
      await part.getByRole('textbox', { name: /^Contraseña actual/ }).fill(old);
      await part.getByRole('textbox', { name: /^Contraseña nueva/ }).fill('Escritura2027');
      await part.getByRole('button', { name: 'Cambiar contraseña' }).click();
    };
    await change('Equivocada1');
    await page.locator('[aria-invalid=true]').waitFor();
    await change(SEED_PASSWORD);
    await part.getByText('Tu contraseña ha sido actualizada').waitFor();
    const statuses = await page.evaluate(
      ({ api, email, passwords }) =>
        Promise.all(
          passwords.map(
            async (credentials) =>
              (
                await fetch(`${api}/identity/public/v1/auth/login`, {
                  method: 'POST',
                  headers: { 'content-type': 'application/json' },
                  body: JSON.stringify({ userName: email, credentials, grantType: 'password' }),
                })
              ).status,
          ),
        ),
      { api: inject('contentOrigin'), email, passwords: [SEED_PASSWORD, 'Escritura2027'] },
    );
    expect(statuses).toEqual([401, 200]);
    await close();
  });

  it('the last sign-in method cannot be removed', async () => {
    const { page, close } = await openAccountPage('/autogestion/datos-acceso/');
    await page.getByText(/Es la única forma de iniciar sesión/).waitFor();
    expect(await page.getByRole('button', { name: /Desvincular/ }).count()).toBe(0);
    await close();
  });
});

describe('A10 the portrait', () => {
  it('is cut by keyboard, uploaded as a JPEG, shown after a reload, and removed', async () => {
    const { page, problems, close } = await openAccountPage('/autogestion/perfil/');
    await page.getByRole('button', { name: 'Agregar foto' }).waitFor();
    const png = await page.evaluate(async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 });
      const brush = canvas.getContext('2d')!;
      brush.fillStyle = 'rgb(200 0 0)';
      brush.fillRect(0, 0, 450, 600);
      brush.fillStyle = 'rgb(0 0 200)';
      brush.fillRect(450, 0, 450, 600);
      return canvas.toDataURL('image/png').split(',')[1]!;
    });
    await page
      .getByLabel('Archivo de la foto')
      .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
    const dialog = page.getByRole('dialog');
    const square = dialog.getByRole('group', { name: /Recorte/ });
    await square.focus();
    // To the left end of the picture, which is red.
    for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('ArrowRight');
    const upload = page.waitForRequest((request) => request.url().endsWith('/v1/avatar'));
    const save = dialog.getByRole('button', { name: 'Guardar foto' });
    await save.focus();
    await page.keyboard.press('Enter');
    expect((await upload).method()).toBe('PUT');
    await page.getByText('La foto quedó guardada.').waitFor();
    await page.reload();
    const picture = page.locator('main .rt-avatar-editor img');
    await picture.waitFor();
    const red = await picture.evaluate(async (image: HTMLImageElement) => {
      const blob = await (await fetch(image.src)).blob();
      const bitmap = await createImageBitmap(blob);
      const canvas = Object.assign(document.createElement('canvas'), { width: 4, height: 4 });
      const brush = canvas.getContext('2d')!;
      brush.drawImage(bitmap, 0, 0, 4, 4);
      return [blob.type, ...brush.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    });
    expect(red[0]).toBe('image/jpeg');
    expect(Number(red[1])).toBeGreaterThan(150);
    expect(Number(red[3])).toBeLessThan(100);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Quitar foto' }).click();
    await page.getByRole('button', { name: 'Agregar foto' }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('says when a file is no picture', async () => {
    const { page, close } = await openAccountPage('/autogestion/perfil/');
    await page
      .getByLabel('Archivo de la foto')
      .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('hola') });
    await page.getByText('No pudimos leer esa imagen').waitFor();
    await close();
  });
});

describe('A14 the debug page', () => {
  it('shows the records without tokens, and empties the storage', async () => {
    const { page, problems, close } = await openAccountPage('/usuario/');
    await page.getByRole('heading', { name: 'Usuario', level: 1 }).waitFor();
    const { uuid, accessToken, refreshToken } = (await storedSession(page))!;
    await page.getByText(uuid).first().waitFor();
    const text = (await page.locator('main').textContent())!;
    expect(text).not.toContain(accessToken);
    expect(text).not.toContain(refreshToken);
    expect(text).toContain(accessToken.slice(-4));
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await page.getByRole('button', { name: 'Vaciar el almacenamiento' }).click();
    await page.getByText('El almacenamiento de este sitio quedó vacío.').waitFor();
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });
});
