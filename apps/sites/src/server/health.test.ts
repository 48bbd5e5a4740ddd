import { describe, expect, it } from 'vitest';
import type { Config } from '../config/env.ts';
import { health, isHealthy } from './health.ts';

interface Served {
  readonly response: Response;
  readonly asked: readonly string[];
}

/** The state of a server whose content service answers with `reply`. */
async function stateOf(
  reply: (signal: AbortSignal) => Promise<Response>,
  isDraining = false,
): Promise<Served> {
  const asked: string[] = [];
  const response = await health({
    config: { contentOrigin: 'http://content.example' } as Config,
    build: 'build-1',
    draining: () => isDraining,
    fetch: (input, init) => {
      asked.push(new Request(input).url);
      expect(init!.signal).toBeInstanceOf(AbortSignal);
      return reply(init!.signal!);
    },
  });
  return { response, asked };
}

/** A reply that does not come until the asker gives up. */
const never = (signal: AbortSignal): Promise<Response> =>
  new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );

describe('the state of the server', () => {
  it.each<[string, (signal: AbortSignal) => Promise<Response>, boolean, number, string, string]>([
    ['has content', async () => new Response('ok'), false, 200, 'ok', 'ok'],
    ['has a content service of few words', async () => new Response(null), false, 200, 'ok', 'ok'],
    ['has a content service that fails', async () => new Response('', { status: 500 }), false, 200, 'degraded', 'unreachable'],
    ['has none', () => Promise.reject(new TypeError('fetch failed')), false, 200, 'degraded', 'unreachable'],
    ['closes', async () => new Response('ok'), true, 503, 'closing', 'ok'],
    ['closes without content', () => Promise.reject(new Error('down')), true, 503, 'closing', 'unreachable'],
  ])('that %s', async (_what, reply, isDraining, code, status, content) => {
    const { response, asked } = await stateOf(reply, isDraining);
    expect([response.status, response.headers.get('cache-control')]).toEqual([code, 'no-store']);
    expect(await response.json()).toEqual({ status, content, build: 'build-1' });
    expect(asked).toEqual(['http://content.example/health']);
  }); // prettier-ignore

  it('is known though the content service does not answer', async () => {
    const { response } = await stateOf(never);
    expect(await response.json()).toMatchObject({ status: 'degraded', content: 'unreachable' });
  });

  it('is that of a service out of reach, whatever the reason is', async () => {
    expect(await isHealthy('http://content.example', () => Promise.reject(new Error('down')))).toBe(false);
  });

  it('takes no room for what the content service says', async () => {
    const body = new ReadableStream({ pull: (out) => out.enqueue(new Uint8Array(1024)) });
    const reply = new Response(body);
    await stateOf(async () => reply);
    await expect(reply.body!.getReader().read()).resolves.toMatchObject({ done: true });
  });
});
