// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { describePurgeContract } from '../../../tests/contract/purge.ts';
import { ApiError } from '../../domain/errors/api-error.ts';
import { createMemoryPurge } from '../memory/purge.ts';
import type { MemoryOutcome } from '../memory/outcome.ts';
import type { PurgePort } from '../ports/purge.ts';
import { createCloudflarePurge, createFastlyPurge, createVarnishPurge } from './purge.ts';

const TOKEN = 'a-secret-of-the-cache';

/** A recorded call. */
interface Call {
  readonly line: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** An interface of a cache: what it was sent, and its replies as its documents show them. */
const INTERFACES = {
  fastly: {
    open: (send: typeof fetch) =>
      createFastlyPurge({ service: 'SU1Z0isxPaozGVKXdv0eY', token: TOKEN, fetch: send }),
    line: 'POST https://api.fastly.com/service/SU1Z0isxPaozGVKXdv0eY/purge',
    secret: 'fastly-key',
    keysOf: ({ headers }: Call) => headers['surrogate-key']!.split(' '),
    most: 256,
    works: () => Response.json({ 'weekly/page/home': '108-1391560174-974124' }),
    fails: () => Response.json({ msg: 'Record not found' }, { status: 404 }),
  },
  cloudflare: {
    open: (send: typeof fetch) =>
      createCloudflarePurge({ zone: '023e105f4ecef8ad9ca31a8372d0c353', token: TOKEN, fetch: send }),
    line: 'POST https://api.cloudflare.com/client/v4/zones/023e105f4ecef8ad9ca31a8372d0c353/purge_cache',
    secret: 'authorization',
    keysOf: ({ body }: Call) => (JSON.parse(body) as { tags: string[] }).tags,
    most: 30,
    works: () => Response.json({ success: true, errors: [], messages: [], result: { id: '023e105f' } }),
    // It also says so with the status of success.
    fails: () => Response.json({ success: false, errors: [{ code: 1134, message: 'Unable to purge' }] }),
  },
  varnish: {
    open: (send: typeof fetch) =>
      createVarnishPurge({ origins: ['http://10.0.0.7:6081'], token: TOKEN, fetch: send }),
    line: 'PURGE http://10.0.0.7:6081/',
    secret: 'authorization',
    keysOf: ({ headers }: Call) => headers['xkey']!.split(' '),
    most: 100,
    works: () => new Response('<html><title>200 Invalidated 3 objects</title></html>'),
    fails: () => new Response('Forbidden', { status: 403 }),
  },
} as const;

function record(reply: () => Response) {
  const calls: Call[] = [];
  const play = { reply };
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    calls.push({
      line: `${request.method} ${request.url}`,
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
    });
    return play.reply();
  };
  return { calls, play, send };
}

for (const [name, { open, keysOf, works, fails }] of Object.entries(INTERFACES))
  describePurgeContract(name, async () => {
    const { calls, play, send } = record(works);
    return {
      purge: open(send),
      purged: () => calls.flatMap(keysOf),
      reset: () => void calls.splice(0),
      works: (now) => {
        play.reply = now ? works : fails;
      },
      close: async () => undefined,
    };
  });

describePurgeContract('memory', async () => {
  const play: MemoryOutcome = {};
  const purge = createMemoryPurge(play);
  return {
    purge,
    purged: () => purge.purged.flat(),
    reset: () => void purge.purged.splice(0),
    works: (now) => {
      play.error = now ? undefined : new ApiError('network', 'The cache cannot be reached.');
    },
    close: async () => undefined,
  };
});

const errorOf = async (purge: PurgePort): Promise<unknown> =>
  purge.purge(['weekly']).catch((error: unknown) => error);

describe.each(Object.entries(INTERFACES))('X5 the interface of %s', (_name, cache) => {
  it('is called at its address with its token, in parts that it takes', async () => {
    const { calls, send } = record(cache.works);
    const keys = Array.from({ length: cache.most + 1 }, (_, at) => `weekly/story/${at}`);
    await cache.open(send).purge(keys);
    expect(calls.map(({ line }) => line)).toEqual([cache.line, cache.line]);
    expect(calls.map((call) => cache.keysOf(call).length)).toEqual([cache.most, 1]);
    expect(calls[0]!.headers[cache.secret]).toContain(TOKEN);
  });

  it.each([
    ['a refusal', cache.fails],
    ['a fault', () => new Response('', { status: 503 })],
    ['no reply', () => Response.error()],
  ])('never names its token in the error of %s', async (_case, reply) => {
    const error = await errorOf(cache.open(record(reply).send));
    // A browser's error response has the status 0, and is no success.
    expect(error).toBeInstanceOf(ApiError);
    expect(JSON.stringify([error, String(error), Object(error).cause])).not.toContain(TOKEN);
  });

  it('gives up a call that takes too long', async () => {
    const never: typeof fetch = (_input, init) =>
      new Promise((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
      );
    const slow = { timeoutMs: 20, fetch: never };
    const purges = [
      createFastlyPurge({ service: 's', token: TOKEN, ...slow }),
      createCloudflarePurge({ zone: 'z', token: TOKEN, ...slow }),
      createVarnishPurge({ origins: ['http://10.0.0.7'], ...slow }),
    ];
    for (const purge of purges) expect(await errorOf(purge)).toMatchObject({ code: 'timeout' });
  });
});

describe('X5 several servers of a cache', () => {
  it('are all purged, and one that fails is an error', async () => {
    const { calls, play, send } = record(INTERFACES.varnish.works);
    const purge = createVarnishPurge({ origins: ['http://10.0.0.7', 'http://10.0.0.8'], fetch: send });
    await purge.purge(['weekly']);
    expect(calls.map(({ line }) => line)).toEqual(['PURGE http://10.0.0.7/', 'PURGE http://10.0.0.8/']);
    play.reply = () => new Response('', { status: calls.length % 2 ? 200 : 500 });
    expect(await errorOf(purge)).toMatchObject({ httpStatus: 500 });
  });

  it('have no Authorization without a token', async () => {
    const { calls, send } = record(INTERFACES.varnish.works);
    await createVarnishPurge({ origins: ['http://10.0.0.7'], fetch: send }).purge(['weekly']);
    expect(calls[0]!.headers).not.toHaveProperty('authorization');
  });
});
