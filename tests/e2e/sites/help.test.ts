import { readerMessages } from 'rotativa/themes';
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { HELP_TOPICS } from '../../../apps/sites/src/pages/help/index.ts';
import { brandsOf } from '../support/brands.ts';
import { axeFindings, openPage, origin, overflow, passAgeGate } from '../support/open-page.ts';
import { rowsOf } from '../support/rows.ts';

const QUESTION = '¿Hasta cuándo se puede cancelar la renovación automática?';
const ANSWER = 'Hasta 2 días antes de que termine el periodo.';

/** The kinds of e-mails to an address, newest first. */
async function emailsTo(email: string): Promise<string[]> {
  const list = await (await fetch(`${inject('contentOrigin')}/__outbox`)).text();
  return list
    .split('<tr>')
    .filter((row) => row.includes(`<td>${email}</td>`))
    .flatMap((row) => /<td>(contact[^<]*)<\/td>/.exec(row)?.[1] ?? []);
}

describe.each(brandsOf('help'))('B14 the help centre of %s', (brand) => {
  it.each(rowsOf(`width of ${brand}`, 1, [360, 1280]))(
    'leads from a card to an answer and back, at %i px',
    async (width) => {
      const { page, problems, close } = await openPage({ brand, path: '/ayuda/', width });
      await passAgeGate(page);
      const main = page.locator('main');
      expect(await main.locator('.rt-help-topics h2 a').allInnerTexts()).toHaveLength(HELP_TOPICS.length);
      expect(await overflow(page)).toBe(0);
      expect(await axeFindings(page)).toEqual([]);
      await main.getByRole('link', { name: 'Suscripción', exact: true }).click();
      await main.getByRole('link', { name: 'Renovaciones', exact: true }).click();
      await page.waitForURL('**/ayuda/suscripcion/renovaciones/');
      expect(await main.getByText(ANSWER).isVisible()).toBe(false);
      await main.getByText(QUESTION).click();
      expect(await main.getByText(ANSWER).isVisible()).toBe(true);
      expect(await axeFindings(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      const form = main.getByRole('link', {
        name: readerMessages(BRAND_CONFIGS[brand].voice).notWhatYouSought,
      });
      expect(await form.getAttribute('href')).toBe('/ayuda/contacto/?tema=suscripcion');
      expect(await main.getByRole('link', { name: 'Ayuda por WhatsApp' }).isVisible()).toBe(true);
      for (const path of ['/ayuda/suscripcion/', '/ayuda/']) {
        await main.getByRole('link', { name: 'Volver' }).click();
        await page.waitForURL(`**${path}`);
      }
      expect(await main.getByRole('link', { name: 'Volver' }).count()).toBe(0);
      expect(problems).toEqual([]);
      await close();
    },
  );
});

describe('B14 questions', () => {
  it.each(rowsOf('link of a question', 1, [true, false]))(
    'a link opens its question, with JavaScript %s',
    async (javascript) => {
      const path = '/ayuda/suscripcion/renovaciones/#cancelar-renovacion';
      const { page, close } = await openPage({ brand: 'daily', path, width: 360, javascript });
      const answer = page.getByText(ANSWER);
      expect(await answer.isVisible()).toBe(true);
      // The header, which sticks to the upper edge, is not over the answer.
      const place = (await answer.boundingBox())!;
      expect(place.y).toBeGreaterThan(60);
      expect(place.y).toBeLessThan(500);
      await close();
    },
  );

  it('open and close by keyboard', async () => {
    const { page, close } = await openPage({ brand: 'weekly', path: '/ayuda/transacciones/medios-de-pago/' });
    await page.locator('summary', { hasText: '¿Qué tarjetas se aceptan?' }).focus();
    await page.keyboard.press('Enter');
    expect(await page.getByText(/Visa, Mastercard, American Express y Diners/).isVisible()).toBe(true);
    await page.keyboard.press('Space');
    expect(await page.getByText(/Visa, Mastercard, American Express y Diners/).isVisible()).toBe(false);
    await close();
  });

  it.each(rowsOf('search of help', 1, [true, false]))(
    'are found without accents, with JavaScript %s',
    async (javascript) => {
      const { page, problems, close } = await openPage({
        ...{ brand: 'forums', path: '/ayuda/', width: 360, javascript },
      });
      const search = page.locator('main').getByRole('searchbox');
      await search.fill('CONTRASENA');
      await search.press('Enter');
      await page.waitForURL('**/ayuda/?q=CONTRASENA');
      await page.getByText('¿Qué se hace si se olvidó la contraseña?').click();
      expect(await page.getByText(/sirve durante una hora/).isVisible()).toBe(true);
      expect(await search.inputValue()).toBe('CONTRASENA');
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
      await search.fill('zzqqxx');
      await search.press('Enter');
      await page.getByText('No hay respuestas para «zzqqxx»').waitFor();
      expect(await page.locator('main .rt-help-topics h2 a').count()).toBe(HELP_TOPICS.length);
      expect(problems).toEqual([]);
      await close();
    },
  );
});

describe('B14 the form of the help centre', () => {
  const fill = async (page: Awaited<ReturnType<typeof openPage>>['page'], email: string) => {
    await page.getByLabel('Nombre completo').fill('Elvira Rojas');
    await page.getByLabel('Correo', { exact: true }).fill(email);
    await page.getByLabel('Mensaje', { exact: true }).fill('No llegó el ejemplar del lunes.');
    await page.getByLabel(/Autorizo/).check();
  };
  const send = 'Enviar el mensaje';

  it.each([true, false])(
    'refuses an address, keeps what was typed, then opens a case, with JavaScript %s',
    async (javascript) => {
      const brand = javascript ? 'weekly' : 'daily';
      const path = '/ayuda/contacto/?tema=entrega-periodico';
      const { page, problems, close } = await openPage({ brand, path, width: 360, javascript });
      const email = `ayuda-${javascript ? 'con' : 'sin'}@correo.example`;
      await fill(page, 'elvira@correo');
      await page.getByRole('button', { name: send }).click();
      await page.getByText('Formato de correo electrónico no válido').waitFor();
      expect(await page.getByLabel('Mensaje', { exact: true }).inputValue()).toBe(
        'No llegó el ejemplar del lunes.',
      );
      expect(await page.getByLabel('Tema').inputValue()).toBe('entrega-periodico');
      expect(await page.getByLabel(/Autorizo/).isChecked()).toBe(true);
      // Axe waits for timers, which a page without JavaScript does not have.
      if (javascript) expect(await axeFindings(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      await page.getByLabel('Correo', { exact: true }).fill(email);
      await page.getByRole('button', { name: send }).click();
      await page.waitForURL(/\/ayuda\/contacto\/\?caso=\d+$/);
      const number = new URL(page.url()).searchParams.get('caso');
      await page.getByText(`Recibimos el mensaje: caso ${number}`).waitFor();
      expect(await page.getByRole('button', { name: send }).count()).toBe(0);
      // The refused form is a 422, which the browser reports.
      expect(problems.filter((problem) => !/422/.test(problem))).toEqual([]);
      if (javascript) expect(problems).toEqual([]);
      expect(await emailsTo(email)).toEqual(['contact']);
      await close();
    },
  );

  it.each([true, false])(
    'carries files, and refuses what only bears the name of one, with JavaScript %s',
    async (javascript) => {
      const brand = javascript ? 'rural' : 'forums';
      const path = '/ayuda/contacto/?tema=pqrs';
      const { page, problems, close } = await openPage({ brand, path, width: 360, javascript });
      const email = `archivos-${javascript ? 'con' : 'sin'}@correo.example`;
      const field = page.locator('input[type=file]');
      const choose = (text: string) =>
        field.setInputFiles({ name: 'factura.pdf', mimeType: 'application/pdf', buffer: Buffer.from(text) });
      await fill(page, email);
      await choose('<script>alert(1)</script>');
      if (javascript) {
        const files = page.getByRole('list', { name: /Archivos/ }).getByRole('listitem');
        // Before its script is there, the browser's field has the last choice alone.
        await files.first().waitFor();
        await field.setInputFiles({ name: 'nota.exe', mimeType: 'text/plain', buffer: Buffer.from('x') });
        await page.getByText('«nota.exe» es de otro tipo: se admiten PDF, JPEG o PNG.').first().waitFor();
        const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a40' } })
          .png()
          .toBuffer();
        await field.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: photo });
        await files.nth(1).waitFor();
        expect(await files.count()).toBe(2);
        expect(await axeFindings(page)).toEqual([]);
      }
      expect(await overflow(page)).toBe(0);
      await page.getByRole('button', { name: send }).click();
      await page.getByText('Solo se reciben archivos PDF, JPEG y PNG.').waitFor();
      expect(await page.getByLabel('Mensaje', { exact: true }).inputValue()).toContain('No llegó');
      expect(await emailsTo(email)).toEqual([]);
      await choose('%PDF-1.7 la factura');
      await page.getByRole('button', { name: send }).click();
      await page.waitForURL(/\/ayuda\/contacto\/\?caso=\d+$/);
      expect(await emailsTo(email)).toEqual(['contact']);
      expect(problems.filter((problem) => !/\b4(15|22)\b/.test(problem))).toEqual([]);
      await close();
    },
  );

  it('refuses more than three files of 3 MB can be, before it reads them', async () => {
    const body = new FormData();
    body.append('files', new File([new Uint8Array(9_200_000)], 'enorme.pdf'));
    const response = await fetch(`${origin('rural')}/ayuda/contacto/`, {
      ...{ method: 'POST', redirect: 'manual', body, headers: { origin: origin('rural') } },
    });
    expect([response.status, await response.text()]).toEqual([413, expect.stringContaining('elegir otros')]);
  });

  it('an empty form is sent nowhere, and the focus is on its first field', async () => {
    const { page, problems, close } = await openPage({ brand: 'women', path: '/ayuda/contacto/' });
    await page.getByRole('button', { name: send }).click();
    await page.getByText('Hay que autorizar el tratamiento').waitFor();
    expect(
      await page.getByLabel('Nombre completo').evaluate((field) => field === document.activeElement),
    ).toBe(true);
    expect(problems).toEqual([]);
    await close();
  });

  const post = (headers: Record<string, string>, fields: Record<string, string>) =>
    fetch(`${origin('rural')}/ayuda/contacto/`, {
      ...{ method: 'POST', redirect: 'manual' },
      headers: { origin: origin('rural'), ...headers },
      body: new URLSearchParams(fields),
    });
  const GOOD = {
    ...{ name: 'Elvira', email: 'limite@correo.example', topic: 'pqrs', message: 'Hola.', policy: 'on' },
  };

  it('refuses forms of other sites, and input against its rules', async () => {
    expect((await post({ origin: 'https://otro.example' }, GOOD)).status).toBe(403);
    expect((await post({}, { ...GOOD, message: 'x'.repeat(3001) })).status).toBe(422);
    expect((await post({}, { ...GOOD, policy: '' })).status).toBe(422);
    const hostile = await post({}, { ...GOOD, email: 'x', name: '"><script>alert(1)</script>' });
    expect([hostile.status, (await hostile.text()).includes('<script>alert(1)')]).toEqual([422, false]);
    expect(await emailsTo(GOOD.email)).toEqual([]);
  });

  it('the sixth message of an address in an hour is refused, with the words', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1) statuses.push((await post({}, GOOD)).status);
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
    expect(await emailsTo(GOOD.email)).toHaveLength(5);
  });
});
