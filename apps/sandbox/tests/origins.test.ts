import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { readConfig, type Config } from '../src/config.ts';
import { errorHandler } from '../src/http/errors.ts';
import { crossOrigin, originPolicy, refuseForeignPages } from '../src/security/cors.ts';
import { SILENT } from './open-app.ts';

const configured = (mode: Config['mode']): Config => ({
  ...readConfig({}),
  mode,
  allowedOrigins: ['https://app.example'],
});

const EVIL = 'https://evil.example';

describe('the origins of pages', () => {
  it.each([
    ['https://www.semanario.example', true, true],
    ['https://app.example', true, true],
    ['http://localhost:3001', true, false],
    ['http://127.0.0.1:9999', true, false],
    ['http://app.example', false, false],
    [EVIL, false, false],
  ])('%s may call: in development %s, in production %s', (origin, development, production) => {
    expect(originPolicy(configured('development'))(origin)).toBe(development);
    expect(originPolicy(configured('production'))(origin)).toBe(production);
  });

  it('read with credentials, and see when they may call again', async () => {
    const app = new Hono().use(crossOrigin(configured('production'))).get('/', (c) => c.text(''));
    const { headers } = await app.request('/', { headers: { origin: 'https://app.example' } });
    expect(Object.fromEntries(headers)).toMatchObject({
      'access-control-allow-origin': 'https://app.example',
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'Retry-After',
    });
    const foreign = await app.request('/', { headers: { origin: EVIL } });
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('ask before they call, for two hours', async () => {
    const app = new Hono().use(crossOrigin(configured('production')));
    const { headers, status } = await app.request('/', {
      method: 'OPTIONS',
      headers: { origin: 'https://app.example', 'access-control-request-method': 'PUT' },
    });
    expect(status).toBe(204);
    expect(Object.fromEntries(headers)).toMatchObject({
      'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE',
      'access-control-allow-headers': 'authorization,content-type',
      'access-control-max-age': '7200',
    });
  });
});

describe('a page of a foreign origin', () => {
  const answer = async (method: string, headers: Record<string, string>) => {
    const app = new Hono();
    app.onError(errorHandler(SILENT));
    app.use(refuseForeignPages(configured('production')));
    app.all('/', (c) => c.body(null, 204));
    const reply = await app.request('/', { method, headers });
    return [reply.status, reply.status === 204 ? undefined : await reply.json()];
  };
  const REFUSED = [
    403,
    { code: 'foreign_origin', message: 'Pages of this origin may not change anything here.' },
  ];
  const DONE = [204, undefined];

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('may not %s', async (method) => {
    expect(await answer(method, { origin: EVIL, host: 'api.example' })).toEqual(REFUSED);
    expect(await answer(method, { origin: 'null', host: 'api.example' })).toEqual(REFUSED);
    expect(await answer(method, { origin: EVIL })).toEqual(REFUSED);
    expect(await answer(method, { origin: 'https://api.example:8443', host: 'api.example' })).toEqual(
      REFUSED,
    );
  });

  it('may read, which the rules of browsers keep from it', async () => {
    for (const method of ['GET', 'OPTIONS'])
      expect(await answer(method, { origin: EVIL, host: 'api.example' })).toEqual(DONE);
    expect((await answer('HEAD', { origin: EVIL, host: 'api.example' }))[0]).toBe(204);
  });

  it('is none that is known, none of this host, and no program', async () => {
    expect(await answer('POST', { origin: 'https://app.example', host: 'api.example' })).toEqual(DONE);
    expect(await answer('POST', { origin: 'https://api.example:8443', host: 'api.example:8443' })).toEqual(
      DONE,
    );
    expect(await answer('POST', { host: 'api.example' })).toEqual(DONE);
  });
});
