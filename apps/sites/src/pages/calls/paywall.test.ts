import type { BrandKey } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { openSites, story } from '../../server/sites.fixture.ts';

const SANDBOX = 'http://127.0.0.1:4000';

interface Requested {
  brand?: BrandKey;
  path?: string;
  code?: string;
  settings?: Record<string, string>;
}

/** The `<meta>` of a story's page, the sources of scripts that its policy allows, and whether it has the hidden box. */
async function page({ brand = 'weekly', path = '/nacion/articulo/a/', code, settings }: Requested = {}) {
  const restrictions = code && { content_restrictions: { content_code: code } };
  const document = story('a', { canonical_url: path, ...restrictions });
  // The recommendation service is at the same origin in development.
  const { get } = await openSites((source) => (source === 'story-by-url' ? document : undefined), {
    RECOMMENDATION_WIDGET: 'off',
    ...settings,
  });
  const { html, headers, status } = await get(path, {}, brand);
  expect(status).toBe(200);
  const [, script, check] = /<meta name="rt-paywall" content="([^"]*)" data-check="([^"]*)"/.exec(html) ?? [];
  const policy = headers.get('Content-Security-Policy') ?? '';
  const sources = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  return {
    script,
    check: check && (JSON.parse(check.replaceAll('&quot;', '"')) as object),
    origins: sources.filter((source) => source.startsWith('http')),
    box: /class="metered-part"[^>]* hidden/.test(html),
  };
}

describe('P4 the script of the paywall', () => {
  it('is asked about a story that the server sends whole, from the only origin that the policy allows', async () => {
    expect(await page()).toEqual({
      script: `${SANDBOX}/paywall/semanario.js`,
      check: { contentId: '/nacion/articulo/a/', section: '/nacion' },
      origins: [SANDBOX],
      box: true,
    });
  });

  it.each<[string, Requested]>([
    ['a story that the server locks', { code: '3' }],
    ['a section without a paywall', { path: '/hablan-las-marcas/articulo/a/' }],
    ['finance with code 1', { path: '/finanzas/articulo/a/', code: '1' }],
    ['a site without a paywall', { brand: 'women' }],
  ])('is not asked about %s', async (_what, requested) => {
    expect(await page(requested)).toMatchObject({ script: undefined, origins: [], box: false });
  });

  it.each([
    ['production', 'https://scripts.rotativa.example/semanario/paywall.js'],
    ['sandbox', 'https://scripts.sandbox.rotativa.example/semanario/paywall.js'],
    ['https://paywall.example/{site}/p.js', 'https://paywall.example/semanario/p.js'],
  ])('comes from the environment of the setting: %s', async (setting, script) => {
    const found = await page({ settings: { PAYWALL_SCRIPT: setting } });
    expect(found).toMatchObject({ script, origins: [new URL(script).origin] });
  });

  it.each([
    [{ PAYWALL_SCRIPT: 'off' }],
    [{ CONTENT_ORIGIN: 'https://content.example' }],
    [{ CONTENT_ORIGIN: 'https://content.example', PAYWALL_SCRIPT: 'production' }],
  ])('is in no page with the settings %j', async (settings) => {
    expect(await page({ settings })).toMatchObject({ script: undefined, origins: [] });
  });

  it.each(['javascript:alert(1)//{site}', 'https://paywall.example/p.js', 'staging'])(
    'cannot be configured as %s',
    async (setting) => {
      await expect(page({ settings: { PAYWALL_SCRIPT: setting } })).rejects.toThrow(/PAYWALL_SCRIPT/);
    },
  );
});
