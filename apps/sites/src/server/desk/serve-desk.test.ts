import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { ServerContext } from '../context.ts';
import type { SitesEnv } from '../sites-env.ts';
import { serveDesk } from './serve-desk.ts';

const TOKEN = 'a-token-of-the-desk-0123';
const AUTHORIZATION = { Authorization: `Bearer ${TOKEN}` };
const ROUTES = [
  ['POST', '/api/borrador'],
  ['POST', '/api/vista-previa'],
  ['GET', '/api/bloques'],
] as const;

/** Asks a server that has no site: an answer that reads one fails, and shows so that it was reached. */
async function ask(path: string, init: RequestInit = {}) {
  const app = new Hono<SitesEnv>();
  serveDesk(app, { config: { deskToken: TOKEN } } as ServerContext);
  app.onError((_error, c) => c.text('reached', 500));
  const response = await app.request(path, init);
  return { status: response.status, text: await response.text(), headers: response.headers };
}

describe('X5 the routes of the desk on a site', () => {
  it.each(ROUTES)('%s %s is for the desk, which has a token', async (method, path) => {
    expect(await ask(path, { method, headers: AUTHORIZATION })).toMatchObject({
      status: 500,
      text: 'reached',
    });
    for (const headers of [{}, { Authorization: 'Bearer another' }, { Authorization: TOKEN }]) {
      const { status, text, headers: sent } = await ask(path, { method, headers });
      expect([status, JSON.parse(text)]).toEqual([
        401,
        { code: 'unauthenticated', message: 'This is for the desk, which has a token.' },
      ]);
      expect([sent.get('cache-control'), sent.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
    }
  });

  it.each([...ROUTES, ['GET', '/?vista-previa=x']] as const)(
    '%s %s does not exist without a token',
    async (method, path) => {
      const app = new Hono<SitesEnv>();
      serveDesk(app, { config: { deskToken: undefined } } as ServerContext);
      expect((await app.request(path, { method, headers: AUTHORIZATION })).status).toBe(404);
    },
  );

  it.each(['/api/borrador', '/api/vista-previa'])('%s takes a million bytes', async (path) => {
    const sent = (length: number) =>
      ask(path, { method: 'POST', headers: AUTHORIZATION, body: 'x'.repeat(length) });
    expect((await sent(1_000_000)).text).toBe('reached');
    const { status, text } = await sent(1_000_001);
    expect([status, JSON.parse(text)]).toEqual([
      413,
      { code: 'too_long', message: 'At most 1000000 bytes.' },
    ]);
  });

  it('has every address with a token for itself, and leaves the others to the site', async () => {
    for (const path of ['/?vista-previa=x', '/nacion/?vista-previa='])
      expect((await ask(path)).text, path).toBe('reached');
    expect((await ask('/nacion/?a=1')).status).toBe(404);
  });
});
