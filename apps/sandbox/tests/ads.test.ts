import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITES } from '../src/sites.ts';
import { openApp, type TestApp } from './open-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openApp({ stories: [], authors: [], editions: [], collections: [] });
});
afterAll(() => test.close());

const ask = (query: string, site = 'semanario') => test.app.request(`/ads/v1/${site}/decision?${query}`);

describe('B12 the ad server', () => {
  it.each(SITES.map(({ slug }) => slug))(
    '%s: fills a slot in its preferred size, without cookies',
    async (site) => {
      const reply = await ask('slot=HOME/PREHOME&sizes=300x250,320x100', site);
      expect(reply.headers.get('set-cookie')).toBeNull();
      expect(reply.headers.get('cache-control')).toBe('no-store');
      const decision = (await reply.json()) as { creative: string };
      expect(decision).toMatchObject({ width: 300, height: 250 });
      const creative = await test.app.request(
        new URL(decision.creative, `http://a.example/ads/v1/${site}/`).pathname,
      );
      expect(creative.status).toBe(200);
      const page = await creative.text();
      const [, script = ''] = /<script>(.*?)<\/script>/s.exec(page) ?? [];
      const hash = createHash('sha256').update(script).digest('base64');
      expect(creative.headers.get('content-security-policy')?.includes(`'sha256-${hash}'`)).toBe(true);
      const [, landing = ''] = /href="\.\.(\/landing\/\d)"/.exec(page) ?? [];
      expect((await test.app.request(`/ads/v1${landing}`)).status).toBe(200);
    },
  );

  it('has no ad for unsold positions, and a larger one on demand', async () => {
    expect((await ask('slot=LATERAL_2&sizes=300x600')).status).toBe(200);
    expect((await ask('slot=LATERAL_2&sizes=300x600&case=none')).status).toBe(204);
    expect((await ask('slot=LATERAL_1&sizes=300x600&case=none')).status).toBe(204);
    expect(await (await ask('slot=LATERAL_1&sizes=300x600&case=larger')).json()).toMatchObject({
      width: 480,
      height: 960,
    });
  });

  it('has a pixel for each site, which sets no cookie and is not kept', async () => {
    const reply = await test.app.request('/ads/v1/fucsia/pixel');
    expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
      200,
      'image/gif',
      'no-store',
    ]);
    expect(reply.headers.get('set-cookie')).toBeNull();
    expect(
      Buffer.from(await reply.arrayBuffer())
        .subarray(0, 6)
        .toString(),
    ).toBe('GIF89a');
    expect((await test.app.request('/ads/v1/otro/pixel')).status).toBe(404);
  });

  it('answers late where it is slow', async () => {
    const before = performance.now();
    expect((await ask('slot=ROBAPAGINA_1&sizes=300x250&case=late')).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThan(2000);
  });

  it.each([
    ['slot=<script>&sizes=300x250', 400],
    ['slot=LATERAL_1', 400],
    ['slot=LATERAL_1&sizes=0x1', 400],
    ['slot=LATERAL_1&sizes=300x250&case=hostile', 400],
    [`slot=LATERAL_1&sizes=${'1x1,'.repeat(80)}`, 400],
  ])('refuses %s', async (query, status) => {
    expect((await ask(query)).status).toBe(status);
  });

  it('knows its sites and campaigns only', async () => {
    expect((await ask('slot=LATERAL_1&sizes=300x600', 'otro')).status).toBe(404);
    expect((await test.app.request('/ads/v1/creatives/99')).status).toBe(404);
  });
});
