import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createHttpClient, segment, type HttpCall } from './client.ts';
import { FAULTS, limitFor } from './faults.fixture.ts';
import { json, localServer, type Answer } from './local-server.fixture.ts';

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

  it('keeps the keys that it does not know, and takes null for absent', async () => {
    const { reply } = await call(json({ uuid: 'u1', nick: null, later: { a: [null, 1] } }));
    expect(reply).toEqual({ uuid: 'u1', later: { a: [null, 1] } });
  });

  it('sends JSON with its type, the token as it was written, and no empty parameter', async () => {
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

  it('sends neither a body nor its type when there is none', async () => {
    const { received } = await call(json({ uuid: 'u1' }), { method: 'PUT', path: '/a' });
    expect(received[0]?.headers).not.toHaveProperty('content-type');
    expect(received[0]?.headers).not.toHaveProperty('authorization');
  });

  it('is given up by its caller, before and while it runs', async () => {
    const before = await call(json({ uuid: 'u1' }), { path: '/a', signal: AbortSignal.abort() });
    expect(before.reply).toMatchObject({ code: 'aborted', httpStatus: 0 });
    const controller = new AbortController();
    const during = await call(() => controller.abort(), { path: '/a', signal: controller.signal });
    expect(during.reply).toMatchObject({ code: 'aborted' });
  });

  it('carries the cookies when there is no token', async () => {
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

  it('a reply nested deeper than anybody reads becomes an ApiError', async () => {
    const deep = `{"uuid":"u1","a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    const { reply } = await call((_request, response) => void response.end(deep));
    expect(reply).toMatchObject({ name: 'ApiError', code: 'badReply' });
  });

  it('encodes the variable parts of a path and refuses those that climb out of it', () => {
    expect(segment('a/b?c')).toBe('a%2Fb%3Fc');
    for (const bad of ['', '.', '..']) expect(() => segment(bad)).toThrow('identifier');
  });
});
