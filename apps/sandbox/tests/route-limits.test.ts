import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import type { AppContext } from '../src/context.ts';
import { rateLimits } from '../src/db/schema/index.ts';
import { errorHandler, HttpError } from '../src/http/errors.ts';
import { createAccount, PASSWORD_TYPE } from '../src/identity/accounts.ts';
import type { RouteLimit } from '../src/security/limit-rule.ts';
import { LIMITS } from '../src/security/limits.ts';
import { routeLimits } from '../src/security/route-limits.ts';
import { signToken, toSeconds } from '../src/security/tokens.ts';
import { openApp, SILENT, type TestApp } from './open-app.ts';

let test: TestApp;
/** As in production. */
let context: AppContext;
beforeAll(async () => {
  test = await openApp({ stories: [], authors: [], editions: [], collections: [] });
  const now = new Date('2026-11-21T12:00:00Z');
  context = { ...test.context, config: { ...test.context.config, addressFactor: 1 }, clock: () => now };
});
afterEach(() => context.db.delete(rateLimits));
afterAll(() => test.close());

describe('limits of routes', () => {
  const LOGIN: RouteLimit = {
    name: 'login',
    method: 'POST',
    path: '/login',
    account: { body: 'json', fields: ['userName'] },
    rules: [
      { scope: 'account at address', counts: 'failures', max: 2, windowSeconds: 60 },
      { scope: 'account', counts: 'failures', max: 4, windowSeconds: 60 },
      { scope: 'address', counts: 'failures', max: 6, windowSeconds: 60 },
    ],
  };
  const appOf = (limits: readonly RouteLimit[]) => {
    const app = new Hono();
    app.onError(errorHandler(SILENT));
    app.route('/', routeLimits(context, limits));
    app.post('/login', async (c) => {
      const body = await c.req.json<{ right?: boolean }>();
      if (body.right === undefined) throw new HttpError(400, '100130,300130', 'right is missing');
      if (!body.right) throw new HttpError(401, '110010', 'Wrong.');
      return c.json({ ok: true });
    });
    const login = async (userName: string, from: string, right = false) => {
      const init = { method: 'POST', body: JSON.stringify({ userName, right }) };
      return (await app.request('/login', init, { incoming: { socket: { remoteAddress: from } } })).status;
    };
    return { app, login };
  };

  it('stop guesses for an account from one address, but allow its owner from another', async () => {
    const { login } = appOf([LOGIN]);
    expect([await login('ana', '203.0.113.1'), await login('Ana ', '203.0.113.1')]).toEqual([401, 401]);
    expect(await login('ana', '203.0.113.1', true)).toBe(429);
    expect(await login('ana', '203.0.113.2', true)).toBe(200);
  });

  it('stop guesses for an account from many addresses', async () => {
    const { login } = appOf([LOGIN]);
    for (let i = 1; i <= 4; i += 1) expect(await login('ana', `203.0.113.${i}`)).toBe(401);
    expect(await login('ana', '203.0.113.5')).toBe(429);
  });

  it('stop one address that tries many accounts, also with concurrent calls', async () => {
    const { login } = appOf([LOGIN]);
    const calls = Array.from({ length: 20 }, (_, i) => login(`reader${i}`, '203.0.113.1'));
    const statuses = await Promise.all(calls);
    expect(statuses.filter((status) => status === 401)).toHaveLength(6);
    expect(statuses.filter((status) => status === 429)).toHaveLength(14);
  });

  it('wait for concurrent correct calls instead of rejecting some', async () => {
    const { login } = appOf([LOGIN]);
    const calls = Array.from({ length: 30 }, () => login('ana', '203.0.113.1', true));
    expect(new Set(await Promise.all(calls))).toEqual(new Set([200]));
    expect(await login('ana', '203.0.113.1')).toBe(401);
  });

  it('do not let guesses through between correct calls', async () => {
    const { login } = appOf([LOGIN]);
    const calls = Array.from({ length: 40 }, (_, i) => login('ana', '203.0.113.1', i % 2 === 0));
    const statuses = await Promise.all(calls);
    expect(statuses.filter((status) => status === 401)).toHaveLength(2);
    expect(await login('ana', '203.0.113.1', true)).toBe(429);
  });

  it('count only the error codes that they name', async () => {
    const wrong = { ...LOGIN, rules: LOGIN.rules.map((rule) => ({ ...rule, counts: ['110010'] })) };
    const { app, login } = appOf([wrong]);
    const incoming = { socket: { remoteAddress: '203.0.113.1' } };
    const forgotten = { method: 'POST', body: JSON.stringify({ userName: 'ana' }) };
    for (let i = 0; i < 9; i += 1)
      expect((await app.request('/login', forgotten, { incoming })).status).toBe(400);
    expect([await login('ana', '203.0.113.1'), await login('ana', '203.0.113.1')]).toEqual([401, 401]);
    expect(await login('ana', '203.0.113.1', true)).toBe(429);
  });

  it('do not count successes', async () => {
    const { login } = appOf([LOGIN]);
    for (let i = 0; i < 12; i += 1) expect(await login('ana', '203.0.113.1', true)).toBe(200);
  });

  it('are high in development, but strict for an account in every mode', async () => {
    const signUp = LIMITS.find(({ name }) => name === 'sign-up');
    const logIn = LIMITS.find(({ name }) => name === 'login');
    if (signUp === undefined || logIn === undefined) throw new Error('The table has lost a route.');
    const development = { ...context, config: readConfig({}) };
    const incoming = { socket: { remoteAddress: '203.0.113.1' } };
    const statusesOf = async (over: AppContext, route: RouteLimit, calls: number, body: object) => {
      const app = new Hono();
      app.onError(errorHandler(SILENT));
      app.route('/', routeLimits(over, [route]));
      app.post('/*', () => {
        throw new HttpError(401, '110010', 'Wrong.');
      });
      const counts = new Map<number, number>();
      for (let call = 0; call < calls; call += 1) {
        const init = { method: 'POST', body: JSON.stringify(body) };
        const { status } = await app.request(route.path, init, { incoming });
        counts.set(status, (counts.get(status) ?? 0) + 1);
      }
      return Object.fromEntries(counts);
    };
    expect(await statusesOf(development, signUp, 1_000, {})).toEqual({ 401: 1_000 });
    expect(await statusesOf(development, logIn, 30, { userName: 'ana' })).toEqual({ 401: 10, 429: 20 });
    await context.db.delete(rateLimits);
    expect(await statusesOf(context, signUp, 700, {})).toEqual({ 401: 600, 429: 100 });
  });

  it('are in the table once each', () => {
    const routes = LIMITS.map(({ method, path }) => `${method} ${path}`);
    expect(routes).toEqual([...new Set(routes)]);
    const names = LIMITS.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  it('reply with 429 in the format of the contract, with Retry-After', async () => {
    const { app } = appOf([
      { ...LOGIN, rules: [{ scope: 'address', counts: 'calls', max: 0, windowSeconds: 60 }] },
    ]);
    const reply = await app.request('/login', { method: 'POST', body: 'not json' }, {
      incoming: { socket: { remoteAddress: '203.0.113.1' } },
    } as object);
    expect(reply.status).toBe(429);
    expect(reply.headers.get('retry-after')).toBe('60');
    expect(await reply.json()).toEqual({
      code: '429',
      message: 'Too many requests. Try again in 60 seconds.',
    });
  });

  it.each(LIMITS)(
    '$name: the table names its account wherever a rule counts accounts',
    ({ rules, account, path }) => {
      expect(path).toMatch(/^\/[a-z]/);
      const needs = rules.some(({ scope }) => scope !== 'address');
      expect(account !== undefined).toBe(needs);
    },
  );

  it('belong to existing routes', () => {
    const shape = (method: string, path: string) => `${method} ${path.replace(/:\w+/g, ':')}`;
    const answered = new Set(
      createApp(test.context)
        .routes.filter(({ handler }) => handler.length < 2)
        .map(({ method, path }) => shape(method, path)),
    );
    expect(
      LIMITS.map(({ method, path }) => shape(method, path)).filter((route) => !answered.has(route)),
    ).toEqual([]);
  });
});

describe('the account that a limit counts', () => {
  type Call = readonly [body: unknown, headers?: Record<string, string>];
  const post = (body: unknown): Call => [JSON.stringify(body)];
  const form = (fields: Record<string, string>): Call => [new URLSearchParams(fields)];

  /** The statuses of calls under a limit of one call for an account. */
  async function statuses(account: RouteLimit['account'], calls: readonly Call[], fails = false) {
    const app = new Hono();
    app.onError(errorHandler(SILENT));
    const rules = [{ scope: 'account', counts: 'calls', max: 1, windowSeconds: 60 }] as const;
    app.route(
      '/',
      routeLimits(context, [
        { name: 'once', method: 'POST', path: '/once', ...(account && { account }), rules },
      ]),
    );
    app.post('/once', (c) => c.json({}));
    const replies: number[] = [];
    for (const [body, headers = {}] of calls) {
      const request = new Request('http://localhost/once', { method: 'POST', headers, body: body as string });
      if (fails) request.text = () => Promise.reject(new TypeError('The connection is gone.'));
      replies.push((await app.request(request)).status);
    }
    return replies;
  }
  const JSON_BODY = { body: 'json', fields: ['email', 'userName'] } as const;

  it.each([
    ['the same, in capitals and with spaces', { email: 'ana@x.co' }, { email: ' ANA@x.co ' }, [200, 429]],
    ['another', { email: 'ana@x.co' }, { email: 'bea@x.co' }, [200, 200]],
    ['that of the first field', { email: 'ana@x.co', userName: 'a' }, { email: 'ana@x.co' }, [200, 429]],
    ['that of the next field', { email: null, userName: 'ana' }, { userName: 'ana' }, [200, 429]],
    ['none, in an empty field', { email: '' }, { email: '' }, [200, 200]],
    ['none, in a field of spaces', { email: '  ' }, { email: '  ' }, [200, 200]],
    ['none, in a field that is no text', { email: 7 }, { email: 7 }, [200, 200]],
    ['none, without a field', {}, {}, [200, 200]],
    ['none, in a list', ['ana'], ['ana'], [200, 200]],
    ['none, in nothing', null, null, [200, 200]],
  ])('is %s', async (_what, one, other, expected) => {
    expect(await statuses(JSON_BODY, [post(one), post(other)])).toEqual(expected);
  });

  it('is in a form too, and in no body that the route cannot read', async () => {
    const fields = { ...JSON_BODY, body: 'form' } as const;
    const [one, other] = [form({ email: 'ana@x.co' }), form({ email: 'Ana@x.co' })];
    expect(await statuses(fields, [one, other])).toEqual([200, 429]);
    expect(await statuses(JSON_BODY, [['not json'], ['not json']])).toEqual([200, 200]);
    expect(await statuses(JSON_BODY, [post({ email: 'bea@x.co' })], true)).toEqual([500]);
  });

  it('is one for the address and the user name of an account', async () => {
    const { db, clock } = context;
    const now = clock();
    await createAccount(db, {
      email: 'lectora@x.co',
      emailVerified: true,
      profile: {},
      identity: { type: PASSWORD_TYPE, userName: 'lectora', passwordHash: 'x' },
      now,
    });
    const calls = [post({ email: 'lectora@x.co' }), post({ userName: 'Lectora' })];
    expect(await statuses({ ...JSON_BODY, signIn: true }, calls)).toEqual([200, 429]);
    await context.db.delete(rateLimits);
    expect(await statuses(JSON_BODY, calls)).toEqual([200, 200]);
    const unknown = post({ userName: 'no-account' });
    expect(await statuses({ ...JSON_BODY, signIn: true }, [unknown, unknown])).toEqual([200, 429]);
  });

  it('is the reader of the token', async () => {
    const now = toSeconds(context.clock());
    const tokenOf = async (uuid: string) => {
      const claims = { uuid, sid: randomUUID(), jti: randomUUID(), iat: now, exp: now + 60 };
      return `Bearer ${await signToken(context, 'access', claims)}`;
    };
    const [ana, bea] = [randomUUID(), randomUUID()];
    const call = async (uuid: string): Promise<Call> => [undefined, { authorization: await tokenOf(uuid) }];
    expect(await statuses('reader', [await call(ana), await call(bea), await call(ana)])).toEqual([
      200, 200, 429,
    ]);
    const nobody: Call = [undefined, { authorization: 'Bearer no-token' }];
    expect(await statuses('reader', [nobody, nobody, [undefined], [undefined]])).toEqual([
      200, 200, 200, 200,
    ]);
  });

  it('is none where the route names none', async () => {
    const call = post({ email: 'ana@x.co' });
    expect(await statuses(undefined, [call, call])).toEqual([200, 200]);
  });
});

describe('a limit of failures', () => {
  it.each([
    [200, false],
    [399, false],
    [400, true],
    [499, true],
    [500, false],
  ])('counts a response of the status %i: %s', async (status, counts) => {
    const app = new Hono();
    const rules = [{ scope: 'address', counts: 'failures', max: 1, windowSeconds: 60 }] as const;
    app.onError(errorHandler(SILENT));
    app.route('/', routeLimits(context, [{ name: 'failing', method: 'GET', path: '/failing', rules }]));
    app.get('/failing', () => new Response(null, { status }));
    const env = { incoming: { socket: { remoteAddress: '203.0.113.1' } } };
    const replies = [await app.request('/failing', {}, env), await app.request('/failing', {}, env)];
    expect(replies.map((reply) => reply.status)).toEqual([status, counts ? 429 : status]);
  });

  it('counts no call that another limit has refused', async () => {
    const app = new Hono();
    const rules = [
      { scope: 'address', counts: 'failures', max: 1, windowSeconds: 60 },
      { scope: 'address', counts: 'calls', max: 0, windowSeconds: 60 },
    ] as const;
    app.onError(errorHandler(SILENT));
    app.route('/', routeLimits(context, [{ name: 'both', method: 'GET', path: '/both', rules }]));
    const env = { incoming: { socket: { remoteAddress: '203.0.113.1' } } };
    for (let call = 0; call < 3; call += 1) await app.request('/both', {}, env);
    const hits = (await context.db.select().from(rateLimits)).map((row) => row.hits);
    expect(hits.sort()).toEqual([0, 3]);
  });

  it('counts no caller without an address', async () => {
    const app = new Hono();
    const rules = [{ scope: 'address', counts: 'calls', max: 0, windowSeconds: 60 }] as const;
    app.onError(errorHandler(SILENT));
    app.route('/', routeLimits(context, [{ name: 'inside', method: 'GET', path: '/inside', rules }]));
    app.get('/inside', (c) => c.text('ok'));
    expect((await app.request('/inside')).status).toBe(200);
  });
});
