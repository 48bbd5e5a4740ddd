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

describe('A6 the session cookie', () => {
  const LOGIN = '/identity/public/v1/auth/login';
  const TOKEN = '/identity/public/v1/auth/token';
  const { email: userName } = SEED_READERS.active;
  const KEPT = /^arc_session=[\w.-]+; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/;
  const FOR_THE_VISIT = /^arc_session=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/;

  async function call(method: string, path: string, body: object | undefined, headers: object = {}) {
    const reply = await createApp(sales.context).request(path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const pair = (await reply.json()) as { accessToken: string; refreshToken: string };
    return { ...pair, status: reply.status, cookies: reply.headers.getSetCookie() };
  }
  const login = (more: object = {}, query = '?cookie=true') =>
    call('POST', LOGIN + query, {
      userName,
      credentials: SEED_PASSWORD,
      grantType: 'password',
      ...more,
    });
  const cookieOf = ({ accessToken }: { accessToken: string }) => ({ cookie: `arc_session=${accessToken}` });
  const renew = (token: string, headers: object) =>
    call('POST', TOKEN, { token, grantType: 'refresh-token' }, headers);

  it.each([
    ['of a reader who is remembered is kept for the life of its token', { rememberMe: true }, KEPT],
    ['ends with the visit of one who is not', { rememberMe: false }, FOR_THE_VISIT],
    ['ends with the visit of one who does not choose', {}, FOR_THE_VISIT],
  ])('%s, when it is renewed, too', async (_what, chosen, expected) => {
    const session = await login(chosen);
    expect(session.cookies).toEqual([expect.stringMatching(expected)]);
    const renewed = await renew(session.refreshToken, cookieOf(session));
    expect(renewed.cookies).toEqual([expect.stringMatching(expected)]);
    expect(renewed.cookies[0]).toContain(`=${renewed.accessToken};`);
  });

  it.each(['', '?cookie=false', '?cookie=1'])('is not set for %j', async (query) => {
    const { status, cookies, refreshToken } = await login({}, query);
    expect([status, cookies]).toEqual([200, []]);
    expect((await renew(refreshToken, {})).cookies).toEqual([]);
  });

  it('ends with the session, where there is one', async () => {
    for (const [withCookie, cookies] of [
      [true, ['arc_session=; Max-Age=0; Path=/']],
      [false, []],
    ] as const) {
      const session = await login();
      const headers = {
        authorization: `Bearer ${session.accessToken}`,
        ...(withCookie && cookieOf(session)),
      };
      const ended = await call('DELETE', TOKEN, undefined, headers);
      expect([ended.status, ended.cookies]).toEqual([200, cookies]);
    }
  });
});
