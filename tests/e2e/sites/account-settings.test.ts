import type { Locator, Page } from 'playwright-core';
import type { BrandKey } from 'rotativa/themes';
import { describe, expect, inject, it } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { axeFindings, NO_PAGE, openPage, overflow } from '../support/open-page.ts';
import { addressOf, signIn } from '../support/reader.ts';
import { painted } from '../support/shifts.ts';
import { rowsOf } from '../support/rows.ts';

type Section = 'subscriptions' | 'communications' | 'addresses' | 'privacy';

interface Visit {
  brand?: BrandKey;
  width?: number;
  query?: string;
  /** Before the page opens as the reader. */
  before?: (page: Page) => Promise<unknown>;
}

/** Opens a section of the account as a reader. */
async function openAs(
  name: string,
  section: Section,
  { brand = 'weekly', width, query = '', before }: Visit = {},
) {
  const path = `${BRAND_CONFIGS[brand].routes[section]}${query}`;
  const opened = await openPage({ brand, path: NO_PAGE, ...(width && { width }) });
  await signIn(opened.page, name);
  await before?.(opened.page);
  await opened.page.goto(path, { waitUntil: 'load' });
  return { ...opened, main: opened.page.getByRole('main') };
}

/** Goes on when something is true. */
const waitFor = (check: () => Promise<boolean>): Promise<void> =>
  expect.poll(check, { timeout: 10_000 }).toBe(true);
const visible = async (...places: Locator[]): Promise<void> => {
  for (const place of places) await place.waitFor();
};

describe('C2 subscriptions', () => {
  it.each([
    ['activo', 'Activa', 11],
    ['terminada', 'Terminada', 12],
    ['cancelado', 'Cancelada', 13],
    ['suspendida', 'Suspendida', 14],
    ['porredimir', 'Por activar', 15],
    ['inactiva', 'Inactiva', 16],
  ])('%s has one that is %j, with its own page', async (name, label, id) => {
    const { page, main, problems, close } = await openAs(name, 'subscriptions');
    await visible(main.getByText(label, { exact: true }).first());
    await main.locator(`a[href$="suscripcion=${id}"]`).click();
    await visible(main.getByText('Dirección de facturación'), main.getByText(label, { exact: true }));
    expect(await axeFindings(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  it('C6 the orders have ten on a page, and the address keeps the page', async () => {
    const { page, main, close } = await openAs('activo', 'subscriptions', { width: 360 });
    const rows = main.getByRole('table').locator('tbody tr');
    await waitFor(async () => (await rows.count()) === 10);
    await main.getByRole('link', { name: 'Siguiente' }).click();
    await page.waitForURL(/pedidos=2#pedidos/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Pedidos');
    await waitFor(async () => (await rows.count()) === 6);
    expect(await overflow(page)).toBe(0);
    await close();
  });

  it("another reader's subscription is not shown", async () => {
    const { main, close } = await openAs('registrada', 'subscriptions', { query: '?suscripcion=11' });
    await visible(
      main.getByRole('alert'),
      main.getByText('En esta cuenta no hay una suscripción con ese número.'),
    );
    expect(await main.getByText('Dirección de facturación').count()).toBe(0);
    await close();
  });

  it('a service that fails is tried again', async () => {
    const path = '**/sales/public/v1/subscription/all';
    const { page, main, close } = await openAs('activo', 'subscriptions', {
      before: (opened) =>
        opened.route(path, (route) =>
          route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' }, body: '{}' }),
        ),
    });
    const retry = main.getByRole('button', { name: 'Intentar de nuevo' });
    await retry.waitFor();
    await page.unroute(path);
    await retry.click();
    await visible(main.getByText('Activa', { exact: true }));
    await close();
  });

  it('a slow service is waited for with a busy state', async () => {
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { main, close } = await openAs('activo', 'subscriptions', {
      before: (opened) =>
        opened.route('**/sales/public/v1/subscription/all', async (route) => {
          await held;
          await route.continue();
        }),
    });
    await main.getByText('Cargando...').first().waitFor({ state: 'attached' });
    answer();
    await visible(main.getByText('Activa', { exact: true }));
    await close();
  });
});

describe('B13 newsletters', () => {
  it('are switched on by the keyboard, kept, and switched off', async () => {
    const { page, main, problems, close } = await openAs('registrada', 'communications');
    const newsletter = main.getByRole('switch', { name: 'Opinión de la semana' });
    await newsletter.waitFor();
    expect(await newsletter.isChecked()).toBe(false);
    await newsletter.focus();
    await page.keyboard.press('Space');
    await visible(main.getByText('Inscripción hecha: Opinión de la semana.'));
    await page.reload({ waitUntil: 'load' });
    await waitFor(() => newsletter.isChecked());
    expect(await main.getByRole('switch', { name: 'La carta de los editores' }).isChecked()).toBe(false);
    expect(await axeFindings(page)).toEqual([]);
    await newsletter.click();
    await visible(main.getByText('Inscripción retirada: Opinión de la semana.'));
    await page.reload({ waitUntil: 'load' });
    await newsletter.waitFor();
    await waitFor(async () => !(await newsletter.isChecked()));
    expect(problems).toEqual([]);
    await close();
  });

  it('another site cannot change them, and no token is no reader', async () => {
    const { page, close } = await openAs('registrada', 'communications');
    const statuses = await page.evaluate(async () => {
      const body = JSON.stringify({ site: 'weekly', origin: 'home', on: true });
      const post = (headers: Record<string, string>) =>
        fetch('/api/boletines', {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body,
        });
      return [
        (await fetch('/api/boletines')).status,
        (await post({})).status,
        (await post({ authorization: 'Bearer x' })).status,
      ];
    });
    expect(statuses).toEqual([401, 401, 401]);
    await close();
  });
});

describe('C5 addresses', () => {
  it('department and city are chosen by the keyboard, and kept', async () => {
    const { page, main, problems, close } = await openAs('tarjeta', 'addresses', {
      query: '?suscripcion=31',
    });
    const form = main.getByRole('form');
    const fill = async (name: RegExp, text: string): Promise<void> => {
      const field = form.getByRole('combobox', { name });
      await field.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    };
    await fill(/^Departamento/, 'narino');
    await fill(/^Ciudad/, 'pasto');
    await form.getByRole('textbox', { name: /^Dirección/ }).fill('Carrera 25 # 17-40');
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await visible(main.getByText('La dirección quedó guardada.'));
    await page.reload({ waitUntil: 'load' });
    await visible(main.getByText('Carrera 25 # 17-40'), main.getByText('Pasto, Nariño'));
    expect(problems).toEqual([]);
    await close();
  });

  it('errors are at their fields at 360 px, and the table of places loads with the form', async () => {
    const loaded: string[] = [];
    const { page, main, close } = await openAs('registrada', 'addresses', {
      width: 360,
      before: async (opened) => opened.on('request', (request) => loaded.push(request.url())),
    });
    const change = main.getByRole('button', { name: 'Cambiar: Envíos' });
    await change.waitFor();
    expect(loaded.filter((url) => /colombia/.test(url))).toEqual([]);
    await change.click();
    await main.getByRole('button', { name: 'Guardar la dirección' }).click();
    expect(loaded.filter((url) => /colombia/.test(url))).toHaveLength(1);
    await waitFor(async () => (await main.getByText('El campo es obligatorio').count()) === 3);
    expect(
      await main
        .getByRole('combobox', { name: /^Departamento/ })
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);
    expect(await overflow(page)).toBe(0);
    await close();
  });

  it('a shipping address belongs to the profile', async () => {
    const { page, main, close } = await openAs('registrada', 'addresses');
    await main.getByRole('button', { name: 'Cambiar: Envíos' }).click();
    const choose = async (name: RegExp, text: string): Promise<void> => {
      await main.getByRole('combobox', { name }).fill(text);
      await main.getByRole('option', { name: text, exact: true }).click();
    };
    await choose(/^Departamento/, 'Antioquia');
    await choose(/^Ciudad/, 'Medellín');
    await main.getByRole('textbox', { name: /^Dirección/ }).fill('Calle 10 # 43-12');
    await main.getByRole('button', { name: 'Guardar la dirección' }).click();
    await visible(main.getByText('La dirección quedó guardada.'));
    await page.reload({ waitUntil: 'load' });
    await visible(main.getByText('Medellín, Antioquia'));
    await close();
  });

  it.each(rowsOf('codes of the settings', 1, ['300165', '300166', '300167', '300168', '300169']))(
    'code %s is read on the screen',
    async (code) => {
      const { page, main, close } = await openAs('activo', 'addresses', { query: '?suscripcion=11' });
      await page.route('**/subscription/address', (route) =>
        route.request().method() === 'OPTIONS'
          ? route.continue()
          : route.fulfill({
              status: 400,
              headers: { 'access-control-allow-origin': '*' },
              json: { code, message: 'Address error' },
            }),
      );
      await main.getByRole('button', { name: 'Guardar la dirección' }).click();
      const shown = main.getByRole('form').locator('.error, [role=alert]');
      await shown.first().waitFor();
      expect(await shown.first().textContent()).not.toMatch(/código|Address/);
      await close();
    },
  );
});

describe('A11 privacy', () => {
  it('a report is downloaded as JSON', async () => {
    const { page, main, problems, close } = await openAs('registrada', 'privacy');
    const button = main.getByRole('button', { name: /^Descargar/ }).first();
    await button.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toMatch(/^informe-.*\.json$/);
    const { data } = JSON.parse(
      await new Response((await download.createReadStream()) as unknown as ReadableStream).text(),
    ) as { data: { profile: { email: string }; records: { readers: { email: string }[] } } };
    expect(data.profile.email).toBe(addressOf('registrada'));
    expect(data.records.readers.map(({ email }) => email)).toEqual([addressOf('registrada')]);
    expect(problems).toEqual([]);
    await close();
  });

  it('the deletion asks first, and its e-mail arrives', async () => {
    const { page, main, close } = await openAs('inactiva', 'privacy', { brand: 'women' });
    const newsletter = async (): Promise<unknown> => {
      const address = new URL('/__outbox', inject('contentOrigin'));
      address.searchParams.set('email', addressOf('inactiva'));
      return ((await (await fetch(address)).json()) as { anonymise?: unknown }).anonymise;
    };
    const ask = main.getByRole('button', { name: 'Eliminar la cuenta' });
    await ask.click();
    const question = page.getByRole('alertdialog');
    await question.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await newsletter()).toBeFalsy();
    await ask.click();
    await question.getByRole('button', { name: 'Enviar el correo' }).click();
    await visible(main.getByText(/^Enviamos el correo/));
    expect(await newsletter()).toBeTruthy();
    await close();
  });

  it('the end of a session while a form is open is shown, and no input is lost', async () => {
    const { page, main, close } = await openAs('registrada', 'addresses');
    await main.getByRole('button', { name: 'Cambiar: Envíos' }).click();
    const line = main.getByRole('textbox', { name: /^Dirección/ });
    await line.fill('Calle 10 # 43-12');
    const other = await page.context().newPage();
    await other.goto('/contactenos/');
    await other.evaluate(() => localStorage.clear());
    await visible(main.getByText('La sesión se cerró'));
    await painted(page);
    expect(await line.inputValue()).toBe('Calle 10 # 43-12');
    await close();
  });
});
