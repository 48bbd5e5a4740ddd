import { describe, expect, it } from 'vitest';
import type { PurgeConfig } from '../../config/purge.ts';
import { purgePort } from './purge-port.ts';

/** The requests of a purge of the weekly. */
async function purgeWith(config: PurgeConfig): Promise<Request[]> {
  const requests: Request[] = [];
  const port = purgePort(config, async (input, init) => {
    requests.push(new Request(input, init));
    return Response.json({ success: true });
  });
  await port!.purge(['weekly']);
  return requests;
}

describe('the cache in front that the settings name', () => {
  it('is Fastly, with its service and its token', async () => {
    const [request] = await purgeWith({ service: 'fastly', id: 'a-service', token: 'a-token' });
    expect([request!.url, request!.headers.get('fastly-key')]).toEqual([
      'https://api.fastly.com/service/a-service/purge',
      'a-token',
    ]);
  });

  it('is Cloudflare, with its zone and its token', async () => {
    const [request] = await purgeWith({ service: 'cloudflare', id: 'a-zone', token: 'a-token' });
    expect([request!.url, request!.headers.get('authorization')]).toEqual([
      'https://api.cloudflare.com/client/v4/zones/a-zone/purge_cache',
      'Bearer a-token',
    ]);
  });

  it('is a Varnish of several servers, with its token', async () => {
    const origins = ['http://cache-1.example', 'http://cache-2.example'];
    const requests = await purgeWith({ service: 'varnish', origins, token: 'a-token' });
    expect(requests.map(({ url, headers }) => [new URL(url).origin, headers.get('authorization')])).toEqual(
      origins.map((origin) => [origin, 'Bearer a-token']),
    );
  });

  it('is none without settings', () => {
    expect(purgePort(undefined, fetch)).toBeUndefined();
  });
});
