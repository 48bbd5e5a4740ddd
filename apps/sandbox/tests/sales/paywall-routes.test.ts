import { runInNewContext } from 'node:vm';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { errorHandler } from '../../src/http/errors.ts';
import { paywallRoutes } from '../../src/paywall/routes.ts';
import { type PaywallPage } from '../../src/paywall/script.ts';
import { SILENT } from '../open-app.ts';

describe('P4 /paywall/{site}.js', () => {
  const served = new Hono().route('/', paywallRoutes()).onError(errorHandler(SILENT));

  it.each([
    ['weekly', [101, 102, 103, 104]],
    ['semanario', [101, 102, 103, 104]],
    ['daily', [201]],
  ])('%s: a script that stands alone, with the site’s rules', async (site, ids) => {
    const reply = await served.request(`/${site}.js`);
    expect(reply.headers.get('content-type')).toMatch(/^text\/javascript/);
    const stored = new Map<string, string>();
    const self = {
      document: { querySelector: () => null, referrer: '' },
      location: { protocol: 'https:', pathname: '/' },
      navigator: { userAgent: '' },
      localStorage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
      },
      Date,
    } as unknown as PaywallPage;
    runInNewContext(await reply.text(), { self, URL });
    expect(self.ArcP!._rules.map(({ id }) => id)).toEqual(ids);
    const run = { paywallFunction: () => undefined, contentType: 'story', contentRestriction: '3' };
    expect(await self.ArcP!.run(run)).toMatchObject({
      triggered: { id: ids[0], rc: 1 },
      ruleCount: ids.length,
    });
  });

  it('only the rules, and 404 for an unknown site', async () => {
    const rules = await served.request('/public/v0/rules?site=semanario');
    expect(await rules.json()).toMatchObject([
      { id: 101, rt: ['>', 0], e: [true, 'DIGITAL-ANUAL', 'DIGITAL-MENSUAL'] },
      { id: 102, rt: ['>', 5], e: [true], cr: [true, '2'], pw: '/store/' },
      { id: 103, rt: ['>', 10], cr: [true, '2'], pw: '/store/' },
      { id: 104, rt: ['>', 0], e: [true], cr: [true, '4'], pw: '/loginsemanario/?register=1' },
    ]);
    expect((await served.request('/nada.js')).status).toBe(404);
    expect((await served.request('/public/v0/rules')).status).toBe(404);
  });
});
