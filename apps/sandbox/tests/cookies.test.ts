import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import type { Config } from '../src/config.ts';
import { SEED_PASSWORD, SEED_READERS } from '../src/seed/readers.ts';
import { OPEN_TIMEOUT_MS, openSales, SALES, YEARLY, type SalesApp } from './sales/open-sales.ts';

let sales: SalesApp;
beforeAll(async () => {
  sales = await openSales();
}, OPEN_TIMEOUT_MS);
afterAll(() => sales.close());

/** The calls that set a cookie. */
const CALLS = {
  arc_session: [
    '/identity/public/v1/auth/login?cookie=true',
    {
      userName: SEED_READERS.active.email,
      credentials: SEED_PASSWORD,
      grantType: 'password',
      rememberMe: true,
    },
  ],
  visitor: [`${SALES}/cart/item`, { items: [YEARLY] }],
} as const;

/** The cookie of a call without its name and value, in alphabetical order. */
async function attributes(mode: Config['mode'], [path, body]: readonly [string, object]): Promise<string[]> {
  const { context } = sales;
  const app = createApp({ ...context, config: { ...context.config, mode } });
  const reply = await app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const cookies = reply.headers.getSetCookie();
  expect([reply.status, cookies.length]).toEqual([200, 1]);
  return cookies[0]!
    .split('; ')
    .slice(1)
    .filter((attribute) => !attribute.startsWith('Max-Age='))
    .sort();
}

describe('the attributes of a cookie', () => {
  it.each([
    ['development', 'arc_session', ['HttpOnly', 'Path=/', 'SameSite=Lax']],
    ['development', 'visitor', ['HttpOnly', 'Path=/', 'SameSite=Lax']],
    ['production', 'arc_session', ['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']],
    // Pages of the brands call from other sites.
    ['production', 'visitor', ['HttpOnly', 'Path=/', 'SameSite=None', 'Secure']],
  ] as const)('in %s, of %s', async (mode, name, expected) => {
    expect(await attributes(mode, CALLS[name])).toEqual(expected);
  });
});
