import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { KEEP_ALIVE_MS } from '../../../shared/keep-alive.ts';
import { SLOW_CALLERS } from '../../../shared/slow-callers.ts';
import { listen } from './listen.ts';

/** A server of a brand on a free port, which answers with the brand. */
async function open(port = 0) {
  const server = await listen(
    { fetch: (_request, env) => Response.json((env as { brand: string | null }).brand) },
    ...([port, '127.0.0.1', 'weekly'] as const),
  );
  onTestFinished(async () => {
    server.close();
    await once(server, 'close');
  });
  return { server, port: (server.address() as AddressInfo).port };
}

describe('a server of a site', () => {
  it('listens when it is there, and its requests have its brand', async () => {
    const { port } = await open();
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).json()).toBe('weekly');
  });

  it('keeps connections longer than the proxies in front, and none of slow callers', async () => {
    const { server } = await open();
    expect(server).toMatchObject({ ...SLOW_CALLERS, keepAliveTimeout: KEEP_ALIVE_MS });
  });

  it('fails on a port in use', async () => {
    const { port } = await open();
    await expect(open(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
