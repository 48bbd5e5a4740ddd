import { randomUUID } from 'node:crypto';
import type { BrandKey } from 'rotativa/themes';
import { inject } from 'vitest';
import { origin } from './open-page.ts';

/** The password of a new account. */
export const PASSWORD = 'Cordillera7';
export const api = (path: string): string => `${inject('contentOrigin')}${path}`;

/** Calls the account service as a page of a site does. */
export async function call(brand: BrandKey, method: string, path: string, body?: object, token?: string) {
  const response = await fetch(api(path), {
    method,
    headers: {
      'content-type': 'application/json',
      origin: origin(brand),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as Record<string, unknown>;
}

/** A new account: its address and its access token. */
export async function account(brand: BrandKey): Promise<{ email: string; token: string }> {
  const email = `carta-${randomUUID().slice(0, 8)}@correo.example`;
  const body = { identity: { userName: email, credentials: PASSWORD }, profile: { email, firstName: 'Ana' } };
  const reply = await call(brand, 'POST', '/identity/public/v1/signup', body);
  return { email, token: String(reply['accessToken']) };
}

/** The link of the newest e-mail of a subject, as its reader opens it. */
export async function linkOf(email: string, kind: string): Promise<string> {
  const list = await (await fetch(api('/__outbox'))).text();
  const row = list
    .split('<tr>')
    .find((text) => text.includes(`<td>${email}</td>`) && text.includes(`<td>${kind}</td>`));
  const id = /\/__outbox\/(\d+)/.exec(row ?? '')?.[1];
  if (!id) throw new Error(`No e-mail ${kind} to ${email}`);
  const page = await (await fetch(api(`/__outbox/${id}`))).text();
  const link = /<th scope="row">Link<\/th><td><a href="([^"]+)"/.exec(page)?.[1];
  if (!link) throw new Error(`The e-mail ${kind} has no link`);
  return link.replaceAll('&amp;', '&');
}

/** The link without its origin. */
export const pathOf = (link: string): string => new URL(link).pathname + new URL(link).search;
