import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { errorHandler } from '../src/http/errors.ts';
import { bearerToken, bringsToken, serversOnly } from '../src/security/service-token.ts';
import { SILENT } from './open-app.ts';

describe('the token of a service', () => {
  const sent = async (authorization?: string, wanted?: string) => {
    const app = new Hono().get('/', (c) =>
      c.json({ bearer: bearerToken(c) ?? null, right: bringsToken(c, wanted) }),
    );
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
    return (await app.request('/', { headers })).json();
  };

  it.each([
    ['Bearer one', 'one'],
    ['bearer   one two', 'one two'],
    ['Bearerone', null],
    ['Basic one', null],
    ['x Bearer one', null],
    ['Bearer', null],
    ['', null],
  ])('of %j is %j', async (authorization, bearer) => {
    expect(await sent(authorization)).toMatchObject({ bearer });
  });

  it('is right only when there is one and the service wants it', async () => {
    expect(await sent('Bearer one', 'one')).toEqual({ bearer: 'one', right: true });
    expect(await sent('Bearer one', 'two')).toMatchObject({ right: false });
    expect(await sent('Bearer undefined')).toMatchObject({ right: false });
    expect(await sent(undefined, 'undefined')).toEqual({ bearer: null, right: false });
    expect(await sent()).toMatchObject({ right: false });
  });
});

describe('a service for servers', () => {
  const answer = async (headers: Record<string, string>, wanted = 'secret') => {
    const app = new Hono();
    app.onError(errorHandler(SILENT));
    app.use(serversOnly(wanted, (c) => c.req.header('x-token')));
    app.get('/', (c) => c.json({ code: 'ok' }));
    const reply = await app.request('/', { headers });
    return [reply.status, await reply.json()];
  };

  it('answers the callers with its token', async () => {
    expect(await answer({ 'x-token': 'secret' })).toEqual([200, { code: 'ok' }]);
  });

  it.each([
    ['no token', {}, 'secret'],
    ['another token', { 'x-token': 'other' }, 'secret'],
    ['an empty token while none is configured', { 'x-token': '' }, ''],
    ['no token while none is configured', {}, ''],
  ])('refuses %s', async (_what, headers, wanted) => {
    expect(await answer(headers, wanted)).toEqual([
      401,
      { code: 'invalid_token', message: 'The token of the service is missing or wrong.' },
    ]);
  });

  it.each([
    ['origin', 'https://www.semanario.example'],
    ['origin', 'null'],
    ['sec-fetch-site', 'same-origin'],
  ])('refuses a page with the token: %s %s', async (name, value) => {
    expect(await answer({ 'x-token': 'secret', [name]: value })).toEqual([
      403,
      { code: 'servers_only', message: 'This service is for servers: pages ask their own site.' },
    ]);
  });
});
