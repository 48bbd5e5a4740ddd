import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createHttpClient, segment } from './client.ts';
import { FAULTS, limitFor } from './faults.fixture.ts';
import { json, localServer, type Answer } from './local-server.fixture.ts';
import { createHttpRequest, MAX_REPLY_BYTES, type HttpCall } from './request.ts';

const Uuid = z.looseObject({ uuid: z.string(), nick: z.optional(z.string()) });

async function call(answer: Answer, request: HttpCall = { path: '/x' }, timeoutMs?: number) {
  await using server = await localServer(answer);
  const client = createHttpClient({ base: `${server.origin}/base/`, timeoutMs });
  const reply = await client(request, Uuid).catch((error: unknown) => error);
  return { reply, received: server.received };
}

describe('a call over HTTP', () => {
  it.each(FAULTS)('%s becomes an ApiError', async (_name, answer, code) => {
    const { reply } = await call(answer, { path: '/x' }, limitFor(code));
    expect(reply).toMatchObject({ name: 'ApiError', code });
  });

  it('keeps unknown keys, and treats null as absent', async () => {
    const { reply } = await call(json({ uuid: 'u1', nick: null, later: { a: [null, 1] } }));
    expect(reply).toEqual({ uuid: 'u1', later: { a: [null, 1] } });
  });

  it('sends JSON with its content type, the token unchanged, and no empty parameters', async () => {
    const { received } = await call(json({ uuid: 'u1' }), {
      method: 'PUT',
      path: '/a',
      query: { status: undefined, start: 0 },
      body: { token: 't' },
      authorization: 'bare.token',
    });
    expect(received).toMatchObject([{ method: 'PUT', url: '/base/a?start=0', body: { token: 't' } }]);
    expect(received[0]?.headers).toMatchObject({
      authorization: 'bare.token',
      'content-type': 'application/json',
    });
  });

  it('sends no content type without a body', async () => {
    const { received } = await call(json({ uuid: 'u1' }), { method: 'PUT', path: '/a' });
    expect(received[0]?.headers).not.toHaveProperty('content-type');
    expect(received[0]?.headers).not.toHaveProperty('authorization');
  });

  it('can be aborted by its caller, before and during the call', async () => {
    const before = await call(json({ uuid: 'u1' }), { path: '/a', signal: AbortSignal.abort() });
    expect(before.reply).toMatchObject({ code: 'aborted', httpStatus: 0 });
    const controller = new AbortController();
    const during = await call(() => controller.abort(), { path: '/a', signal: controller.signal });
    expect(during.reply).toMatchObject({ code: 'aborted' });
  });

  it('sends cookies without a token', async () => {
    const modes: (RequestCredentials | undefined)[] = [];
    const client = createHttpClient({
      base: 'http://x.test',
      fetch: async (_input, init) => {
        modes.push(init?.credentials);
        return new Response('{"uuid":"u1"}');
      },
    });
    await client({ path: '/a' }, Uuid);
    await client({ path: '/a', authorization: 't' }, Uuid);
    await client({ path: '/a', authorization: 't', cookies: true }, Uuid);
    expect(modes).toEqual(['include', 'same-origin', 'include']);
  });

  it('a reply that is nested too deeply becomes an ApiError', async () => {
    const deep = `{"uuid":"u1","a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    const { reply } = await call((_request, response) => void response.end(deep));
    expect(reply).toMatchObject({ name: 'ApiError', code: 'badReply' });
  });

  it('encodes the variable parts of a path and rejects dot segments', () => {
    expect(segment('a/b?c')).toBe('a%2Fb%3Fc');
    for (const bad of ['', '.', '..']) expect(() => segment(bad)).toThrow('identifier');
  });
});

describe('a long reply', () => {
  const CHUNK = Buffer.alloc(500_000, ' ');
  const ask = async (answer: Answer): Promise<unknown> => {
    await using server = await localServer(answer);
    return (await createHttpRequest({ base: server.origin })({ path: '/x' })).body;
  };

  it('is rejected by its Content-Length', async () => {
    const announced: Answer = (_request, response) => {
      response.writeHead(200, { 'content-length': String(MAX_REPLY_BYTES + 1) });
      response.write('{"a":');
    };
    await expect(ask(announced)).rejects.toMatchObject({ code: 'badReply', httpStatus: 200 });
  });

  it('is rejected while it is read, without waiting for its end', async () => {
    let sent = 0;
    const endless: Answer = (_request, response) => {
      response.writeHead(200);
      const more = (): void => {
        if (response.destroyed) return;
        sent += CHUNK.length;
        response.write(CHUNK, more);
      };
      more();
    };
    await expect(ask(endless)).rejects.toThrow('more than 5 MB');
    // The socket buffers are added to it.
    expect(sent).toBeLessThan(4 * MAX_REPLY_BYTES);
  });

  it('is read up to the limit', async () => {
    const text = JSON.stringify('ñ'.repeat(MAX_REPLY_BYTES / 2 - 1));
    expect(Buffer.byteLength(text)).toBe(MAX_REPLY_BYTES);
    expect(await ask((_request, response) => void response.end(text))).toHaveLength(MAX_REPLY_BYTES / 2 - 1);
  });
});
