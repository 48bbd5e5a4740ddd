import type { BrowserContext, Page } from 'playwright-core';
import { BRANDS } from 'rotativa/themes';
import { describe, expect, inject, it } from 'vitest';
import { CONTEXT_OPTIONS, endOnCrash } from '../../../tools/chromium.ts';
import { closeContext, theBrowser } from '../support/browser.ts';
import { axeFindings } from '../support/open-page.ts';
import { PASSWORD } from '../support/desk-page.ts';

const CHIEF = 'jefa@redaccion.example';
const NEW_PASSWORD = 'una frase que nadie dice';

const desk = (): string => `http://localhost:${inject('sitesPort') + BRANDS.length + 1}`;

async function open(path: string): Promise<{ page: Page; context: BrowserContext }> {
  const context = await (
    await theBrowser()
  ).newContext({
    ...CONTEXT_OPTIONS,
    viewport: { width: 1024, height: 768 },
    locale: 'es-CO',
    baseURL: desk(),
  });
  const page = await context.newPage();
  endOnCrash(page);
  await page.goto(path);
  return { page, context };
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña').fill(password);
  await page.keyboard.press('Enter');
}

describe('X5 the staff of the desk', () => {
  it('is invited by a link that works once, and a block ends its sessions at once', async () => {
    const email = `nueva-${Date.now()}@redaccion.example`;
    const chief = await open('/equipo');
    const found: string[] = [];
    const check = async ({ page }: { page: Page }, screen: string): Promise<void> => {
      found.push(...(await axeFindings(page)).map((finding) => `${screen}: ${finding}`));
    };
    await signIn(chief.page, CHIEF, PASSWORD);
    await chief.page.getByRole('heading', { name: 'Equipo' }).waitFor();
    await chief.page.getByText('Administra:').first().waitFor();
    await check(chief, 'staff');
    await chief.page.getByRole('button', { name: 'Invitar…' }).click();
    const form = chief.page.getByRole('dialog', { name: 'Invitar a la mesa' });
    await form.getByLabel('Nombre').fill('Nueva Voz');
    await form.getByLabel('Correo').fill(email);
    await form.getByLabel('Semanario', { exact: true }).selectOption('publish');
    await check(chief, 'invite');
    await form.getByRole('button', { name: 'Invitar' }).click();
    await chief.page.getByText(`(${email})`, { exact: false }).waitFor();

    const outbox = await fetch(`${inject('contentOrigin')}/__outbox?email=${encodeURIComponent(email)}`);
    const { 'staff-invitation': token } = (await outbox.json()) as Record<string, string>;
    const invited = await open(`/invitacion?token=${token}`);
    await invited.page.getByText('Hola, Nueva Voz.', { exact: false }).waitFor();
    await check(invited, 'invitation');
    await invited.page.getByLabel('Contraseña').fill('corta');
    await invited.page.getByRole('button', { name: 'Crear mi cuenta' }).click();
    await invited.page
      .getByText('La contraseña debe tener entre 12 y 128 letras', { exact: false })
      .waitFor();
    await invited.page.getByLabel('Contraseña').fill(NEW_PASSWORD);
    await invited.page.getByRole('button', { name: 'Crear mi cuenta' }).click();
    await invited.page.getByRole('link', { name: /^Entra con tu correo/ }).click();
    await signIn(invited.page, email, NEW_PASSWORD);
    await invited.page.getByRole('link', { name: 'Portada' }).waitFor();
    expect(await invited.page.getByRole('link', { name: 'Equipo' }).count()).toBe(0);
    const again = await open(`/invitacion?token=${token}`);
    await again.page.getByText('Esta invitación ya se usó', { exact: false }).waitFor();

    await chief.page.reload();
    await chief.page.getByRole('button', { name: 'Bloquear a Nueva Voz' }).last().click();
    await chief.page.getByRole('dialog').getByRole('button', { name: 'Bloquear' }).click();
    await chief.page.getByRole('button', { name: 'Desbloquear a Nueva Voz' }).last().waitFor();
    await chief.page.getByText(`bloqueó a ${email}`).waitFor();
    const read = await invited.page.evaluate(
      async () => (await fetch('/api/paginas/pages?brand=weekly')).status,
    );
    expect(read).toBe(401);

    // The last administrator stays.
    await chief.page.getByRole('button', { name: 'Bloquear a Consuelo Barrera' }).click();
    await chief.page.getByRole('dialog').getByRole('button', { name: 'Bloquear' }).click();
    await chief.page.getByText('la marca quedaría sin quien la administre', { exact: false }).waitFor();
    expect(found).toEqual([]);
    for (const { context } of [chief, invited, again]) await closeContext(context);
  });

  it('finds no remark that stops publishing on a seeded front', async () => {
    const session = await fetch(`${desk()}/api/sesion`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: desk() },
      body: JSON.stringify({ email: CHIEF, password: PASSWORD }),
    });
    const headers = {
      'Content-Type': 'application/json',
      Origin: desk(),
      Cookie: session.headers.get('Set-Cookie')!.split(';')[0]!,
    };
    for (const brand of BRANDS) {
      const read = await fetch(`${desk()}/api/paginas/page?brand=${brand}&page=home&number=1`, { headers });
      const { document } = (await read.json()) as { document: object };
      const made = await fetch(`${desk()}/api/sitio/${brand}/borrador`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ page: 'home', document, links: true }),
      });
      const { notes } = (await made.json()) as { notes: { severity: string; text: string }[] };
      expect(
        notes.filter(({ severity }) => severity === 'error'),
        brand,
      ).toEqual([]);
    }
  });
});
