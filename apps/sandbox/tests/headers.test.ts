import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { readConfig, type Config } from '../src/config.ts';
import { secureHeaders } from '../src/security/headers.ts';

/** The headers of the response at a path, whose router sets the given ones. */
async function headersOf(
  path: string,
  own: Record<string, string> = { 'content-type': 'application/json' },
  mode: Config['mode'] = 'development',
): Promise<Record<string, string>> {
  const app = new Hono()
    .use(secureHeaders({ ...readConfig({}), mode }))
    .get('*', (c) => c.body('{}', 200, own));
  return Object.fromEntries((await app.request(path)).headers);
}

describe('the headers of a response', () => {
  it('allow nothing by default, and in production nothing without encryption', async () => {
    const development = {
      'content-type': 'application/json',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
    };
    expect(await headersOf('/health')).toEqual(development);
    expect(await headersOf('/health', undefined, 'production')).toEqual({
      ...development,
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  });

  it.each([
    ['text/html', true],
    ['text/html; charset=utf-8', true],
    ['text/htmlx', false],
    ['application/text/html', false],
    ['text/plain', false],
  ])('let a page of the type %s have styles: %s', async (type, styles) => {
    const policy = (await headersOf('/', { 'content-type': type }))['content-security-policy'];
    expect(policy).toBe(
      styles
        ? "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'"
        : "default-src 'none'; frame-ancestors 'none'",
    );
  });

  it('are those of the router where it sets some', async () => {
    const own = {
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'self'",
      'cross-origin-resource-policy': 'same-site',
      'cache-control': 'private, max-age=60',
      'strict-transport-security': 'max-age=60',
    };
    expect(await headersOf('/sales/x', own, 'production')).toMatchObject(own);
    const sniffed = await headersOf('/sales/x', { 'x-content-type-options': 'sniff' });
    expect(sniffed['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    ...['images', 'resizer', 'videos', 'sounds', 'documents', 'paywall', 'swg', 'recommendations'],
    'search-widget',
    'identity/public/v1/avatar',
  ])('let pages of other origins embed what is in /%s/, and nothing that looks alike', async (area) => {
    const policy = async (path: string) => (await headersOf(path))['cross-origin-resource-policy'];
    expect(await policy(`/${area}/1`)).toBe('cross-origin');
    for (const path of [`/${area}`, `/${area}s/1`, `/sales/${area}/1`])
      expect(await policy(path)).toBe('same-origin');
  });

  it.each([
    ...['identity', 'sales', 'gateway', 's3plus', 'autogestion', 'wolkvox', 'icommkt', 'forums'],
    '__outbox',
  ])('keep what is in /%s out of every cache, and nothing that looks alike', async (area) => {
    const caching = async (path: string) => (await headersOf(path))['cache-control'];
    for (const path of [`/${area}`, `/${area}/`, `/${area}/v1/x`])
      expect(await caching(path)).toBe('no-store');
    for (const path of [`/${area}s`, `/images/${area}/x`]) expect(await caching(path)).toBeUndefined();
  });
});
