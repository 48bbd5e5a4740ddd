import type { Page } from 'playwright-core';
import { STORAGE_KEYS } from 'rotativa/domain';
import { inject } from 'vitest';
import { SEED_PASSWORD } from '../../../apps/sandbox/src/seed/readers.ts';

const KEY = STORAGE_KEYS.userInfo;

/** The session of a browser, as the account service gives it. */
export interface StoredSession {
  uuid: string;
  accessToken: string;
  refreshToken: string;
}

/** The address of a demo account. */
export const addressOf = (name: string): string => `${name}@lectores.example`;

/** Signs a demo account in by a call from the page's own origin, and keeps the session as the site does. */
export const signIn = (page: Page, name: string): Promise<StoredSession> =>
  page.evaluate(
    async ({ api, key, ...form }) => {
      const response = await fetch(`${api}/identity/public/v1/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...form, grantType: 'password' }),
      });
      const { uuid, accessToken, refreshToken } = (await response.json()) as StoredSession;
      const session = { uuid, accessToken, refreshToken };
      localStorage.setItem(key, JSON.stringify(session));
      return session;
    },
    { api: inject('contentOrigin'), key: KEY, userName: addressOf(name), credentials: SEED_PASSWORD },
  );

/** The session that the browser keeps; null without one. */
export const storedSession = (page: Page): Promise<StoredSession | null> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as StoredSession | null, KEY);

export const storeSession = (page: Page, session: object): Promise<void> =>
  page.evaluate(({ key, text }) => localStorage.setItem(key, text), {
    key: KEY,
    text: JSON.stringify(session),
  });

/** Waits until the page shows the state of its reader. */
export const readerIs = (page: Page, state: string): Promise<unknown> =>
  page.locator(`html[data-reader="${state}"]`).waitFor({ state: 'attached' });

let readers = 0;

/** Opens a new account for a test, and keeps its session as the site does. Returns its e-mail address. */
export async function openAccount(page: Page, profile: object = {}): Promise<string> {
  readers += 1;
  const email = `cuenta-${process.pid}-${Date.now().toString(36)}-${readers}@lectores.example`;
  await page.evaluate(
    async ({ api, key, email, password, profile }) => {
      const response = await fetch(`${api}/identity/public/v1/signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          identity: { userName: email, credentials: password },
          profile: { email, ...profile },
        }),
      });
      const { uuid, accessToken, refreshToken } = (await response.json()) as StoredSession;
      localStorage.setItem(key, JSON.stringify({ uuid, accessToken, refreshToken }));
    },
    { api: inject('contentOrigin'), key: KEY, email, password: SEED_PASSWORD, profile },
  );
  return email;
}

/** Signs in at the sandbox's own provider. */
export async function atProvider(page: Page, address: string): Promise<void> {
  await page.getByLabel('E-mail').fill(address);
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Ruiz');
  await page.getByRole('button', { name: 'Continue' }).click();
}
