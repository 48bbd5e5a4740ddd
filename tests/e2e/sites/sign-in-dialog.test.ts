import { describe, expect, it } from 'vitest';
import { SEED_PASSWORD } from '../../../apps/sandbox/src/seed/readers.ts';
import { freeStory } from '../support/inventory.ts';
import { origin, axeFindings } from '../support/open-page.ts';
import { addressOf, readerIs } from '../support/reader.ts';
import { rowsOf } from '../support/rows.ts';
import { email, outbox, password, submit, weekly } from '../support/sign-in-form.ts';

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
