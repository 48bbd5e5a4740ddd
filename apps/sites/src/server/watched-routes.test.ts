import { Hono } from 'hono';
import { describe, expect, it, onTestFinished } from 'vitest';
import { collect } from '../../../shared/telemetry/collector.fixture.ts';
import { startAfter } from '../../../shared/telemetry/collected.ts';
import type { RouteName, SitesApp, SitesEnv } from './sites-env.ts';
import { named, watchRoutes } from './watched-routes.ts';

const TOKEN = 'a-token-of-the-desk';
const TRACE = 'a'.repeat(32);
const SINCE_MS = 500;

/** The routes of a site, which answer with their names. */
function open(deskToken?: string): SitesApp {
  const app: SitesApp = new Hono<SitesEnv>();
  app.use(async (c, next) => {
    // The request came before this.
    c.set('begun', performance.now() - SINCE_MS);
    await next();
  });
  app.use('/api/media/*', named('media'));
  watchRoutes(app, deskToken);
  app.all('*', (c) => c.text(c.var.route ?? 'none', c.req.query('status') === undefined ? 200 : 404));
  return app;
}

const nameOf = async (path: string, method = 'GET'): Promise<string> =>
  (await open().request(path, { method })).text();

describe('the name of a route', () => {
  it.each<[RouteName | 'none', string, string]>([
    ['handoff', 'POST', '/api/sesion'],
    ['access', 'POST', '/api/acceso'],
    ['locked', 'GET', '/api/articulo/resto'],
    ['live', 'GET', '/api/en-vivo'],
    ['mode', 'POST', '/apariencia/'],
    ['service', 'POST', '/api/boletines'],
    ['service', 'GET', '/api/otra/cosa'],
    ['form', 'POST', '/ingreso/'],
    ['page', 'GET', '/nacion/'],
    ['none', 'PUT', '/nacion/'],
    // It has its name already.
    ['media', 'GET', '/api/media/plaza'],
  ])('is %s for %s %s', async (name, method, path) => {
    expect(await nameOf(path, method)).toBe(name);
  });
});

describe('the span of a route', () => {
  /** The spans of these requests. */
  async function spansOf(deskToken: string | undefined, requests: [string, RequestInit][]) {
    const collecting = await collect();
    let stopped = false;
    onTestFinished(async () => {
      if (!stopped) await collecting.stop();
    });
    const app = open(deskToken);
    for (const [path, init] of requests) await app.request(path, init);
    stopped = true;
    const { spans } = await collecting.stop();
    return spans;
  }
  const factsOf = (attributes: readonly { key: string; value: object }[]) =>
    Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0] as unknown]));

  it('is one for each request but those of pages, with its method, its name and its status', async () => {
    const spans = await spansOf(undefined, [
      ['/api/acceso', { method: 'POST' }],
      ['/ingreso/?status=404', { method: 'POST' }],
      ['/nacion/', {}],
      ['/api/media/plaza', {}],
    ]);
    expect(spans.map(({ name, attributes }) => [name, factsOf(attributes)])).toEqual([
      [
        'POST access',
        { 'http.request.method': 'POST', 'http.route': 'access', 'http.response.status_code': 200 },
      ],
      [
        'POST form',
        { 'http.request.method': 'POST', 'http.route': 'form', 'http.response.status_code': 404 },
      ],
    ]);
  });

  it('begins when the request came', async () => {
    const before = await spansOf(undefined, [['/api/acceso', { method: 'POST' }]]);
    const [span] = before;
    const now = { ...span!, startTimeUnixNano: String(BigInt(Date.now()) * 1_000_000n) };
    expect(startAfter(span!, now)).toBeGreaterThanOrEqual(SINCE_MS - 5);
  });

  it.each<[string, string | undefined, string | undefined, boolean]>([
    ['of the desk goes on with its trace', TOKEN, `Bearer ${TOKEN}`, true],
    ['of another caller begins a trace', TOKEN, 'Bearer another', false],
    ['of a caller without a token begins a trace', TOKEN, undefined, false],
    ['begins a trace where there is no desk', undefined, 'Bearer undefined', false],
  ])('%s', async (_what, deskToken, authorization, goesOn) => {
    const headers = {
      traceparent: `00-${TRACE}-${'b'.repeat(16)}-01`,
      ...(authorization !== undefined && { Authorization: authorization }),
    };
    const [span] = await spansOf(deskToken, [['/api/en-vivo', { headers }]]);
    expect(span!.traceId === TRACE).toBe(goesOn);
  });
});
