// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import fc from '../../../tests/support/fuzz.ts';
import { createHttpNotifications } from './notifications.ts';
import { createHttpSegments } from './segments.ts';
import { createSiteRelay, RELAY_MAX_CHARACTERS } from './site-relay.ts';

const SITE = 'https://www.example.com';
const NEWSLETTER = { site: 'weekly', origin: 'manana', on: true };
const PROFILE = { uuid: 'r', email: 'ana@example.com', firstName: 'Ana', lastName: 'Ruiz' };

/** The replies of the services, by the last part of the path. */
let replies: Record<string, () => Response | Promise<Response>>;
let requested: { method: string; path: string; body: unknown }[];
const log = vi.fn();

const upstream: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const { pathname, search } = new URL(request.url);
  const text = await request.text();
  requested.push({
    method: request.method,
    path: pathname + search,
    body: text && (JSON.parse(text) as unknown),
  });
  const reply = replies[pathname.split('/').at(-1)!];
  if (!reply) throw new TypeError('fetch failed');
  return Promise.race([
    reply(),
    new Promise<never>((_, reject) =>
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
    ),
  ]);
};

const services = { origin: 'https://services.example', timeoutMs: 40, fetch: upstream };
const relay = createSiteRelay({
  siteOrigin: SITE,
  identityOrigin: 'https://accounts.example',
  notifications: createHttpNotifications({ ...services, token: 'secret', newsletterKey: 'key' }),
  segments: createHttpSegments({ ...services, token: 'secret' }),
  timeoutMs: 40,
  fetch: upstream,
  log,
});

beforeEach(() => {
  requested = [];
  log.mockClear();
  replies = {
    profile: () => Response.json(PROFILE),
    update_profile: () => Response.json({}),
    subscriptions: () => Response.json([{ site: 'weekly', origin: 'manana' }]),
    'subscribe-user': () => Response.json({ ok: 1 }),
    'unsubscribe-user': () => Response.json({ ok: '1', left: 1 }),
  };
});

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}
const HEADERS = { origin: SITE, 'content-type': 'application/json', authorization: 'Bearer of-ana' };
const send = async (path: string, { method = 'POST', headers = {}, body }: Sent = {}) =>
  (await relay(
    new Request(SITE + path, {
      method,
      headers: { ...HEADERS, ...headers },
      ...(body !== undefined && { body }),
    }),
  ))!;

const BODIES = { '/api/boletines': JSON.stringify(NEWSLETTER), '/api/perfil': '{}' } as const;
const PATHS = Object.keys(BODIES) as (keyof typeof BODIES)[];

describe('B13 the newsletters of a reader', () => {
  it('are those of the address of the token’s account, whatever the body says', async () => {
    const list = await send('/api/boletines', { method: 'GET' });
    expect(await list.json()).toEqual({ newsletters: [{ site: 'weekly', origin: 'manana' }] });
    expect(list.headers.get('cache-control')).toBe('no-store');
    const foreign = { ...NEWSLETTER, email: 'otra@example.com' };
    expect((await send('/api/boletines', { body: JSON.stringify(foreign) })).status).toBe(200);
    const off = JSON.stringify({ ...foreign, on: false });
    expect((await send('/api/boletines', { body: off })).status).toBe(200);
    expect(requested.filter(({ path }) => path.includes('icommkt'))).toEqual([
      { method: 'GET', path: '/icommkt/subscriptions?email=ana%40example.com', body: '' },
      {
        method: 'POST',
        path: '/icommkt/subscribe-user',
        body: { email: 'ana@example.com', key: 'key', origin: 'manana', site: 'weekly' },
      },
      {
        method: 'POST',
        path: '/icommkt/unsubscribe-user',
        body: { email: 'ana@example.com', origin: 'manana', site: 'weekly' },
      },
    ]);
  });

  it('an account without an address has none, and cannot have one', async () => {
    replies['profile'] = () => Response.json({ uuid: 'r' });
    const list = await send('/api/boletines', { method: 'GET' });
    expect(await list.json()).toEqual({ newsletters: [] });
    expect((await send('/api/boletines', { body: JSON.stringify(NEWSLETTER) })).status).toBe(400);
    expect(requested.every(({ path }) => path.endsWith('/profile'))).toBe(true);
  });
});

describe('A10 the notice of a changed profile', () => {
  it('has the data of the account, none of the caller', async () => {
    expect((await send('/api/perfil', { body: '{}' })).status).toBe(200);
    expect(requested.at(-1)).toEqual({
      method: 'PATCH',
      path: '/autogestion/update_profile',
      body: { email: 'ana@example.com', firstName: 'Ana', lastName: 'Ruiz' },
    });
    requested = [];
    expect((await send('/api/perfil', { body: '{"email":"otra@example.com"}' })).status).toBe(400);
    expect(requested).toEqual([]);
  });
});

describe.each(PATHS)('a call of %s', (path) => {
  const body = BODIES[path];

  it.each<[string, number, Sent]>([
    ['another site’s form', 403, { headers: { origin: 'https://mal.example' } }],
    ['a form of the plain-text kind', 415, { headers: { 'content-type': 'text/plain' } }],
    ['no origin', 403, { headers: { origin: '' } }],
    ['too many characters', 413, { body: `{"x":"${'x'.repeat(RELAY_MAX_CHARACTERS)}"}` }],
    ['no JSON', 400, { body: '{' }],
    ['no object', 400, { body: 'null' }],
    ['a list', 400, { body: '[]' }],
    ['other fields', 400, { body: '{"site":1,"origin":{},"on":"yes"}' }],
    ['no token', 401, { headers: { authorization: '' } }],
    ['another method', 405, { method: 'PUT' }],
  ])('%s is refused with %d, and no service is asked', async (_name, status, sent) => {
    expect((await send(path, { body, ...sent })).status).toBe(status);
    expect(requested).toEqual([]);
    expect(log).not.toHaveBeenCalled();
  });

  it.each<[string, number, () => Response | Promise<Response>]>([
    ['a token that is over', 401, () => Response.json({ code: '100018', message: 'x' }, { status: 401 })],
    ['a foreign token', 401, () => Response.json({ code: '403', message: 'x' }, { status: 403 })],
    ['too many calls', 429, () => Response.json({ code: '429', message: 'x' }, { status: 429 })],
  ])('%s is the caller’s fault: %d', async (_name, status, reply) => {
    replies['profile'] = reply;
    expect((await send(path, { body })).status).toBe(status);
    expect(requested).toHaveLength(1);
    expect(log).not.toHaveBeenCalled();
  });

  const broken: [string, () => Response | Promise<Response>][] = [
    ['fails', () => Response.json({ code: '500', message: 'x' }, { status: 500 })],
    ['sends no JSON', () => new Response('<html>')],
    ['sends something else', () => Response.json(7)],
    ['is slow', () => new Promise<Response>(() => undefined)],
    ['is gone', () => Promise.reject(new TypeError('fetch failed'))],
  ];
  const target = path === '/api/perfil' ? 'update_profile' : 'subscribe-user';
  it.each(broken)('the account service %s: 502, logged, and nothing is passed on', async (_name, reply) => {
    replies['profile'] = reply;
    const response = await send(path, { body });
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ code: 'relay', message: 'The service does not answer.' });
    expect(requested).toHaveLength(1);
    expect(log).toHaveBeenCalledOnce();
  });

  it.each(broken.filter(([name]) => path !== '/api/perfil' || !name.startsWith('sends')))(
    'the notification service %s: 502, logged, without its words',
    async (_name, reply) => {
      replies[target] = reply;
      const response = await send(path, { body });
      expect(response.status).toBe(502);
      expect(await response.text()).not.toMatch(/html|fetch|secret/);
      expect(log).toHaveBeenCalledOnce();
    },
  );

  it('nothing that a caller sends is a failure of the site', async () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('__proto__', '\u0000', '\ud800', '['.repeat(9000)));
    const form = fc.record({ site: text, origin: text, on: fc.boolean(), email: text, __proto__: text });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('GET', 'POST', 'DELETE', 'OPTIONS'),
        fc.stringMatching(/^[\x21-\x7e]{0,40}$/),
        fc.oneof(
          form.map((value) => JSON.stringify(value)),
          fc.json(),
          text,
        ),
        async (method, authorization, sent) => {
          const given = { method, headers: { authorization }, ...(method !== 'GET' && { body: sent }) };
          expect((await send(path, given)).status).toBeLessThan(500);
        },
      ),
      { numRuns: 150 },
    );
  });
});
