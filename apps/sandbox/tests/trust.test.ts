import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import type { Config } from '../src/config.ts';
import { openApp, type TestApp } from './open-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openApp({ stories: [], authors: [], editions: [], collections: [] });
}, 240_000);
afterAll(() => test.close());

const TOKEN = 'a-token-of-developers';
const LOCAL = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
/** The endpoints for developers and tests: e-mails, import, purchases. */
const TRUSTED = [
  ['GET', '/__outbox?email=a@b.co', undefined],
  ['POST', '/content/v1/import?_website=semanario', '[]'],
  ['POST', '/gateway/v1/swg/purchases', '{"productId":"DIGITAL-ANUAL"}'],
] as const;

async function statuses(config: Partial<Config>, headers: Record<string, string>): Promise<number[]> {
  const app = createApp({ ...test.context, config: { ...test.context.config, token: TOKEN, ...config } });
  const replies = TRUSTED.map(([method, path, body]) =>
    app.request(
      path,
      {
        method,
        headers: { 'content-type': 'application/json', host: 'localhost:4000', ...headers },
        ...(body === undefined ? {} : { body }),
      },
      LOCAL,
    ),
  );
  return (await Promise.all(replies)).map(({ status }) => status);
}

describe('trust in local callers', () => {
  it('is enough in development', async () => {
    expect(await statuses({}, {})).toEqual([200, 200, 201]);
  });

  it.each([
    ['forwarded', 'for=203.0.113.9'],
    ['x-forwarded-for', '203.0.113.9'],
    ['x-forwarded-host', 'www.example.com'],
    ['x-forwarded-proto', 'https'],
    ['x-real-ip', '203.0.113.9'],
    ['via', '1.1 proxy'],
    ['x-client-ip', '203.0.113.9'],
    ['true-client-ip', '203.0.113.9'],
    ['cf-connecting-ip', '203.0.113.9'],
    ['x-original-host', 'www.example.com'],
    ['cdn-loop', 'cdn'],
    ['origin', 'http://localhost:3001'],
    ['host', 'www.example.com'],
    ['host', 'localhost.example.com:4000'],
    ['host', ''],
  ])('is not given with %s: %s', async (name, value) => {
    expect(await statuses({}, { [name]: value })).toEqual([403, 403, 403]);
  });

  it('does not exist in production', async () => {
    expect(await statuses({ mode: 'production' }, {})).toEqual([404, 403, 403]);
    expect(await statuses({ mode: 'production', token: undefined }, {})).toEqual([404, 403, 403]);
  });

  it.each(['development', 'production'] as const)('is not needed with the token, in %s', async (mode) => {
    const headers = { authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '203.0.113.9' };
    const [outbox, imported, purchase] = await statuses({ mode }, headers);
    expect([outbox, imported, purchase]).toEqual([mode === 'production' ? 404 : 200, 200, 201]);
    expect(await statuses({ mode }, { ...headers, authorization: 'Bearer another' })).not.toContain(200);
  });
});

describe('the simulated gateway in production', () => {
  it.each([
    ['POST', '/gateway/v1/tokens'],
    ['GET', '/gateway/3ds/5eed0000-0000-4000-8000-000000000001'],
    ['POST', '/gateway/3ds/5eed0000-0000-4000-8000-000000000001'],
  ])('does not answer %s %s without the token', async (method, path) => {
    const app = createApp({ ...test.context, config: { ...test.context.config, mode: 'production' } });
    const reply = await app.request(path, { method, headers: { host: 'localhost:4000' } }, LOCAL);
    expect(reply.status).toBe(403);
  });
});
