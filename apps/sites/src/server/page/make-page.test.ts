import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { describe, expect, it } from 'vitest';
import { SITE, block, documentIn, make, read, type More } from './make-page.fixture.ts';

describe('the tag of a page', () => {
  it('is the same for the same page', async () => {
    const { tag } = await make();
    expect(tag).toMatch(/^[\w-]+$/);
    expect((await make()).tag).toBe(tag);
  });

  it.each<[string, More]>([
    ['build', { context: { build: 'build-2' } }],
    ['setting of places for ads', { config: { adPlaces: true } }],
    ['service that it calls', { config: { accountOrigin: 'https://cuentas.example' } }],
    ['brand', { request: { site: { ...SITE, brand: BRAND_CONFIGS.daily } } }],
    ['origin', { request: { site: { ...SITE, origin: 'http://localhost:4001' } } }],
    ['mode', { request: { chosen: 'dark' } }],
    ['layout', { found: { document: documentIn('landing') } }],
    ['title', { found: { title: 'Otra' } }],
    ['content of a block', { prepared: { regions: { main: [block('probe', { a: 2 })] } } }],
    ['block with that content', { prepared: { regions: { main: [block('other', { a: 1 })] } } }],
    ['region', { prepared: { regions: { header: [block('probe', { a: 1 })] } } }],
    ['question', { request: { consent: undefined } }],
  ])('is another one for another %s', async (_what, more) => {
    // A page that is not rendered may have any layout.
    const has = () => true;
    const [one, other] = [await make({ has }), await make({ ...more, has })];
    expect(other.tag).toMatch(/^[\w-]+$/);
    expect(other.tag).not.toBe(one.tag);
  });

  it('of a reader who has the page saves its rendering', async () => {
    const { tag } = await make();
    const again = await make({ has: (known) => known === tag });
    expect([again.status, again.tag, again.body, again.keep]).toEqual([
      200,
      tag,
      undefined,
      expect.any(Object),
    ]);
  });
});

describe('a page', () => {
  it('of a list is kept, in shared caches too', async () => {
    const { keep, headers, varies } = await make();
    expect([keep!.shared, varies]).toEqual([60, undefined]);
    expect(headers).toMatchObject({
      'Cache-Control': expect.stringMatching(/^public, .*s-maxage=60,/) as string,
      'Content-Type': 'text/html; charset=utf-8',
      Vary: 'Accept-Encoding, Cookie',
    });
    for (const name of ['Retry-After', 'Rotativa-Variant']) expect(headers).not.toHaveProperty(name);
  });

  it.each<[string, More]>([
    ['with the words of a search', { page: { kind: 'search' } }],
    ['in development', { context: { development: true } }],
    ['that does not exist', { found: { status: 404 } }],
    ['with a purchase', { request: { purchase: {} as never } }],
  ])('%s is not kept here', async (_what, more) => {
    expect(await make(more)).not.toHaveProperty('keep');
  });

  it.each<[string, More]>([
    ['in development', { context: { development: true } }],
    ['that does not exist', { found: { status: 404 } }],
  ])('%s has no tag', async (_what, more) => {
    const { tag, html } = await make({ ...more, has: () => true });
    expect([tag, html?.startsWith('<!doctype html>')]).toEqual([undefined, true]);
  });

  it('with what a reader decided is kept by no shared cache', async () => {
    const { headers } = await make({ found: { personal: true } });
    expect(headers['Cache-Control']).toBe('private, no-cache');
  });

  it('that is out of reach for a time asks to come back', async () => {
    const { headers } = await make({ found: { status: 503 } });
    expect([headers['Retry-After'], headers['Cache-Control']]).toEqual(['15', 'no-store']);
  });

  it('depends on the country only if it is an article', async () => {
    const varyOf = async (page: object) => (await make({ page })).headers['Vary'];
    expect(await varyOf({ kind: 'article', document: read() })).toBe('Accept-Encoding, Cookie, X-Country');
    expect(await varyOf({})).toBe('Accept-Encoding, Cookie');
  });

  it.each([
    ['anonymous', /^public, /],
    ['registered', /^private, no-cache$/],
    ['subscriber', /^private, no-cache$/],
  ] as const)('of a locked article is that of %s readers', async (variant, caching) => {
    const document = read({ content_restrictions: { content_code: '3' } });
    const { varies, headers, html } = await make({
      request: { variant },
      page: { kind: 'article', document },
    });
    expect([varies, headers['Rotativa-Variant']]).toEqual([true, variant]);
    expect(headers['Cache-Control']).toMatch(caching);
    expect(html).toMatch(new RegExp(`<body[^>]*="${variant}"`));
  });

  it('of an article that all may read is the same for all', async () => {
    const { varies, headers } = await make({
      request: { variant: 'subscriber' },
      page: { kind: 'article', document: read() },
    });
    expect([varies, headers['Cache-Control']]).toEqual([undefined, expect.stringMatching(/^public, /)]);
    expect(headers).not.toHaveProperty('Rotativa-Variant');
  });

  it('has a policy that allows its styles', async () => {
    const { html, headers } = await make();
    expect(html).toContain('<style>p{color:red}</style>');
    expect(headers['Content-Security-Policy']).toMatch(/style-src 'self' 'sha256-[^']+'/);
  });
});
