import { Hono } from 'hono';
import { pino } from 'pino';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { describe, expect, it } from 'vitest';
import { collect } from '../../../shared/telemetry/collector.fixture.ts';
import { requestLog } from './request-log.ts';
import type { SitesEnv } from './sites-env.ts';

/** A server that takes its time for each path, which is a status. */
function open() {
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { level: 'info', base: null },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  );
  const app = new Hono<SitesEnv>();
  app.use(requestLog(log));
  app.get('/weekly/:status', async (c, next) => {
    c.set('site', { brand: BRAND_CONFIGS.weekly, origin: 'http://localhost:3001' });
    c.set('route', 'page');
    c.set('cache', 'hit');
    await next();
  });
  app.get('*', async (c) => {
    expect(performance.now() - c.var.begun).toBeGreaterThanOrEqual(0);
    await new Promise((resolve) => setTimeout(resolve, 20));
    c.var.log.info('during');
    return new Response(null, { status: Number(c.req.path.split('/').at(-1)) });
  });
  return { lines, ask: (path: string, headers = {}) => app.request(path, { headers }) };
}

describe('the log of requests', () => {
  it('has one line after the response, with the id that the reader gets', async () => {
    const { ask, lines } = open();
    const response = await ask('/weekly/200?secreto=1');
    const [during, answered] = lines;
    const requestId = response.headers.get('X-Request-Id');
    expect(requestId).toMatch(/^[\w-]{36}$/);
    expect(during).toMatchObject({ msg: 'during', requestId });
    expect(answered).toEqual({
      level: 30,
      time: expect.any(Number),
      requestId,
      ...{ method: 'GET', path: '/weekly/200', brand: 'weekly', status: 200, ms: expect.any(Number) },
      msg: 'answered',
    });
    expect(lines).toHaveLength(2);
    expect(Number.isInteger(answered!['ms'])).toBe(true);
    expect(answered!['ms']).toBeGreaterThanOrEqual(15);
    expect(answered!['ms']).toBeLessThan(10_000);
  });

  it('keeps the id of a proxy', async () => {
    const { ask, lines } = open();
    const response = await ask('/200', { 'X-Request-Id': 'given-by-a-proxy' });
    expect(response.headers.get('X-Request-Id')).toBe('given-by-a-proxy');
    expect(lines.map(({ requestId }) => requestId)).toEqual(['given-by-a-proxy', 'given-by-a-proxy']);
  });

  it.each([
    [200, 30],
    [404, 30],
    [499, 30],
    [500, 40],
    [501, 40],
    // An outage of the content service, or too many readers.
    [502, 30],
    [503, 30],
    [504, 40],
  ])('has a line for a %i of level %i: only a fault of this program is a warning', async (status, level) => {
    const { ask, lines } = open();
    await ask(`/${status}`);
    expect(lines.at(-1)).toMatchObject({ level, status, msg: 'answered' });
    expect(lines.at(-1)).not.toHaveProperty('brand');
  });

  it('counts the time of each request by its route, the state of its page and its status', async () => {
    const collecting = await collect();
    const { ask } = open();
    for (const path of ['/weekly/200', '/weekly/200', '/404']) await ask(path);
    const metrics = await collecting.metrics();
    await collecting.stop();
    const of = (what: string, labels: string) =>
      Number(
        new RegExp(`rotativa_http_request_duration_seconds_${what}\\{${labels}[^}]*\\} ([\\d.]+)`).exec(
          metrics,
        )?.[1],
      );
    const page = 'route="page",cache="hit",status="200"';
    expect([of('count', page), of('count', 'route="other",cache="none",status="404"')]).toEqual([2, 1]);
    expect(of('sum', page)).toBeGreaterThanOrEqual(0.03);
    expect(of('sum', page)).toBeLessThan(20);
  });
});
