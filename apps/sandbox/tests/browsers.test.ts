import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { listen, type Listening } from '../src/http/listen.ts';
import { BODY_LIMIT_BYTES } from '../src/security/body-limit.ts';
import { BROWSER_PATHS } from '../src/security/cors.ts';
import { openApp, type TestApp } from './open-app.ts';

let test: TestApp;
let server: Listening;
beforeAll(async () => {
  test = await openApp({ stories: [], authors: [], editions: [], collections: [] });
  server = await listen(test.app, 0, '127.0.0.1');
});
afterAll(async () => {
  await server.close();
  await test.close();
});

const PROFILE = '/identity/public/v1/profile';
const production = () =>
  createApp({
    ...test.context,
    config: { ...test.context.config, mode: 'production', allowedOrigins: ['https://extra.example'] },
  });
const ask = (app: TestApp['app'], path: string, origin: string, init: RequestInit = {}) =>
  app.request(path, { ...init, headers: { ...(init.headers as object), origin, host: 'api.example' } });

describe('CORS by list', () => {
  it.each([
    ['a site of this machine', 'http://localhost:3001', true],
    ['another port of this machine', 'http://127.0.0.1:54321', true],
    ["a brand's host", 'https://www.eldiario.example', true],
    ['a stranger', 'https://evil.example', false],
    ['a stranger that looks alike', 'http://localhost.evil.example', false],
    ['a stranger with our host in front', 'https://www.eldiario.example.evil.example', false],
    ['a sandboxed frame', 'null', false],
  ])('development: %s', async (_, origin, allowed) => {
    const reply = await ask(test.app, PROFILE, origin);
    expect(reply.headers.get('access-control-allow-origin')).toBe(allowed ? origin : null);
    expect(reply.headers.get('vary') ?? '').toMatch(/origin/i);
  });

  it.each([
    ['http://localhost:3001', false],
    ['https://www.eldiario.example', true],
    ['https://extra.example', true],
    ['http://www.eldiario.example', false],
  ])('production: %s → %s', async (origin, allowed) => {
    const reply = await ask(production(), PROFILE, origin);
    expect(reply.headers.get('access-control-allow-origin')).toBe(allowed ? origin : null);
  });

  it('allows the origin, credentials, authorization and content-type in a preflight, for two hours', async () => {
    const reply = await ask(test.app, PROFILE, 'http://localhost:3001', {
      method: 'OPTIONS',
      headers: {
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect(reply.status).toBe(204);
    const headers = Object.fromEntries(reply.headers);
    expect(headers).toMatchObject({
      'access-control-allow-origin': 'http://localhost:3001',
      'access-control-allow-credentials': 'true',
      'access-control-max-age': '7200',
    });
    expect(headers['access-control-allow-headers']).toMatch(/authorization.*content-type/);
    expect(headers['access-control-allow-methods']).toContain('PATCH');
    expect(headers['vary']).toMatch(/origin/i);
  });

  it('is also set for errors, so that a page can read their code', async () => {
    const reply = await ask(test.app, PROFILE, 'http://localhost:3001');
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.headers.get('access-control-allow-origin')).toBe('http://localhost:3001');
    expect(reply.headers.get('access-control-allow-credentials')).toBe('true');
  });

  it('is set below these paths and no others', () => {
    expect(BROWSER_PATHS).toEqual([
      ...['/identity/*', '/sales/*', '/gateway/v1/tokens', '/paywall/*', '/ads/*', '/measuring/*'],
      ...['/search-widget/*', '/swg/*'],
    ]);
  });

  it('is not set for routes that only servers call', async () => {
    for (const path of [
      '/content/v1',
      '/autogestion/update_profile',
      '/wolkvox/report',
      '/__outbox',
      '/health',
    ]) {
      const reply = await ask(test.app, path, 'http://localhost:3001');
      expect(reply.headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

describe('a page of a foreign origin', () => {
  const post = (origin: string, host = 'api.example') =>
    test.app.request('/identity/public/v1/auth/login', {
      method: 'POST',
      headers: { origin, host, 'content-type': 'text/plain' },
      body: '{}',
    });

  it.each(['https://evil.example', 'null', 'http://localhost.evil.example'])(
    'changes nothing, even without a preflight: %s',
    async (origin) => {
      const reply = await post(origin);
      expect(reply.status).toBe(403);
      expect(await reply.json()).toMatchObject({ code: 'foreign_origin' });
    },
  );

  it('pages of the sandbox may post to it', async () => {
    expect((await post('https://api.example')).status).not.toBe(403);
  });
});

describe('size of a body', () => {
  const send = (path: string, bytes: number, chunked = false) => {
    const text = JSON.stringify({ userName: 'x'.repeat(bytes) });
    const body = chunked ? new Blob([text]).stream() : text;
    return fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      ...(chunked ? { duplex: 'half' } : {}),
    } as RequestInit);
  };

  it.each([
    ['announced', false],
    ['not announced', true],
  ])('is at most 100 KB, %s', async (_, chunked) => {
    const reply = await send('/identity/public/v1/auth/login', BODY_LIMIT_BYTES + 1, chunked);
    expect(reply.status).toBe(413);
    expect(await reply.json()).toMatchObject({ code: 'too_large' });
    expect((await send('/identity/public/v1/auth/login', 1_000, chunked)).status).not.toBe(413);
  });

  it('of an avatar is at most 3 MB, plus its form', async () => {
    const put = (bytes: number) =>
      fetch(`${server.url}/identity/public/v1/avatar`, { method: 'PUT', body: new Uint8Array(bytes) });
    const reply = await put(3_200_000);
    expect(reply.status).toBe(413);
    expect(await reply.json()).toMatchObject({ code: 'IMAGE_TOO_LARGE' });
    expect((await put(2_900_000)).status).not.toBe(413);
  });
});

describe('every response', () => {
  it.each(['/health', PROFILE, '/nothing', '/content/v1'])(
    '%s is not sniffed, framed or run',
    async (path) => {
      const { headers } = await test.app.request(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('strict-transport-security')).toBeNull();
    },
  );

  it('with data of a reader is not cached', async () => {
    expect((await test.app.request(PROFILE)).headers.get('cache-control')).toBe('no-store');
  });

  it('requires https in production', async () => {
    expect((await production().request('/health')).headers.get('strict-transport-security')).toMatch(
      /max-age/,
    );
  });
});
