import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { inject } from 'vitest';
import { SEED_PASSWORD } from '../../../apps/sandbox/src/seed/readers.ts';
import { openPage, type OpenOptions } from './open-page.ts';
import { addressOf } from './reader.ts';

export const { signIn: SIGN_IN_PAGE } = BRAND_CONFIGS.weekly.routes;

/** The page, or a part of it. */
type Root = Pick<Page, 'getByRole'>;

export const main = (page: Page) => page.getByRole('main');
export const email = (root: Root) => root.getByRole('textbox', { name: 'Correo electrónico' });
export const password = (root: Root) => root.getByRole('textbox', { name: 'Contraseña' });
export const submit = (root: Root, name = 'Iniciar sesión') => root.getByRole('button', { name });

/** Waits until the script of the form works. */
export const island = (page: Page) =>
  page.locator('rt-island[name=auth-page][ready]').waitFor({ state: 'attached' });

export const weekly = (path: string, more: Partial<OpenOptions> = {}) =>
  openPage({ brand: 'weekly', path, ...more });

/** Opens the sign-in page, whose form works. */
export async function openForm(path = SIGN_IN_PAGE, more: Partial<OpenOptions> = {}) {
  const opened = await weekly(path, more);
  if (more.javascript !== false) await island(opened.page);
  return opened;
}

export async function fill(page: Page, name = 'activo', secret = SEED_PASSWORD): Promise<void> {
  await email(main(page)).fill(addressOf(name));
  await password(main(page)).fill(secret);
}

/** An address without an account. */
export const newAddress = (): string => `lectora-${randomUUID()}@nuevos.example`;

/** Fills in the form that opens an account. */
export async function fillSignUp(root: Root & Pick<Page, 'getByLabel'>, address: string): Promise<void> {
  await root.getByLabel('Nombres').fill('Ana');
  await root.getByLabel('Apellido').fill('Ruiz');
  await email(root).fill(address);
  await root.getByLabel('Fecha de nacimiento').fill('1990-05-04');
  await password(root).fill('Cafe2026x');
  await root.getByRole('checkbox', { name: /Acepto/ }).check();
}

/** The account service's newest tokens for an address. */
export async function outbox(address: string): Promise<Record<string, string | null>> {
  const answer = await fetch(`${inject('contentOrigin')}/__outbox?email=${encodeURIComponent(address)}`);
  return (await answer.json()) as Record<string, string | null>;
}
