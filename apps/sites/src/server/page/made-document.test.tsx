import type { ReactNode } from 'react';
import type { AnsDocument } from 'rotativa/domain';
import { guardDocument } from 'rotativa/domain/server';
import { defineIsland, Island } from 'rotativa/islands';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { describe, expect, it, vi } from 'vitest';
import { collect } from '../../../../shared/telemetry/collector.fixture.ts';
import { readConfig } from '../../config/env.ts';
import type { FoundPage } from '../../pages/found-page.ts';
import type { PreparedPage } from '../../render/prepare.ts';
import { story } from '../content.fixture.ts';
import { makePage } from './make-page.tsx';
import type { PageRequest } from './page-request.ts';

const ASSETS = {
  ...{ script: '/assets/entry.js', recording: '/assets/recording.js', scripts: [], styles: [], fonts: [] },
  css: () => 'p{color:red}',
  theme: '',
};
const SITE = { brand: BRAND_CONFIGS.weekly, origin: 'http://localhost:3001' };
const CONSENT = { id: 'a' } as never;
const log = { error: vi.fn() };

interface More {
  readonly request?: Partial<Omit<PageRequest, 'context'>>;
  readonly context?: object;
  readonly config?: object;
  readonly found?: Partial<FoundPage>;
  readonly page?: Partial<FoundPage['page']>;
  readonly prepared?: Partial<PreparedPage>;
  readonly has?: (tag: string) => boolean;
}

const block = (name: string, props: object, element: ReactNode = <p>{name}</p>) =>
  ({ name, props, element, placementId: undefined }) as never;
const documentIn = (layout: string) => ({ layout, regions: {} }) as unknown as FoundPage['document'];

/** A story as pages get it. */
const read = (fields: object = {}) => (guardDocument(story('x', fields)) as { value: AnsDocument }).value;

/** A page of a section with one block. */
async function make({ request, context, config, found, page, prepared, has }: More = {}) {
  const made = await makePage(
    {
      ...{ chosen: 'system', consent: CONSENT, encoding: 'identity', variant: 'anonymous' },
      ...{ site: SITE, services: {}, log },
      ...request,
      context: {
        ...{ build: 'build-1', development: false, assets: { weekly: ASSETS, daily: ASSETS } },
        ...context,
        config: { ...readConfig({ COUNTRY_HEADER: 'X-Country' }), ...config },
      },
    } as unknown as PageRequest,
    {
      found: {
        ...{ status: 200, title: 'Nación', canonical: '/nacion/', emptyState: 'notice' },
        document: documentIn('list'),
        page: {
          brand: 'weekly',
          kind: 'section',
          path: '/nacion/',
          title: 'Nación',
          number: 1,
          ...page,
        } as never,
        ...found,
      },
      prepared: {
        ...{ regions: { main: [block('probe', { a: 1 })] }, failures: new Set(), complete: true, hidden: [] },
        ...prepared,
      } as PreparedPage,
    },
    has,
  );
  return { ...made, html: made.body && new TextDecoder().decode(made.body) };
}

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

describe('the document', () => {
  it.each<[string, string | undefined, More]>([
    ['the device', undefined, {}],
    ['the reader', 'dark', { request: { chosen: 'dark' } }],
    ['the page, whatever the reader chose', 'dark', {
      request: { chosen: 'light' },
      found: { document: { ...documentIn('list'), mode: 'dark' } },
    }],
  ])('has the mode of %s', async (_whose, mode, more) => {
    const { html } = await make(more);
    expect(/<html[^>]* data-mode="(\w+)"/.exec(html!)?.[1]).toBe(mode);
  }); // prettier-ignore

  it('has the styles of the brand and the mode', async () => {
    const css = (html: string) => /^<html[^>]*>/.exec(html)?.[0] ?? '';
    const { html } = await make({
      request: { chosen: 'dark' },
      context: { assets: { weekly: { ...ASSETS, css } } },
    });
    expect(html).toMatch(/<style><html[^>]* data-brand="weekly" data-mode="dark"><\/style>/);
  });

  it('says how wide places for ads are only to editors', async () => {
    expect((await make({ config: { adPlaces: true } })).html).toMatch(/<html[^>]* data-ads=""/);
    expect((await make()).html).not.toContain('data-ads');
  });

  it('asks a reader who has not decided, with the way back to this page', async () => {
    const { html } = await make({ request: { consent: undefined } });
    expect(html).toContain('rt-consent-notice');
    expect(html).toContain(`action="${SITE.brand.routes.consent}"`);
    expect(html).toContain('name="back" value="/nacion/"');
    expect(html).toContain(SITE.brand.legalName);
    expect(html).toContain(SITE.brand.properties.habeasData);
  });

  it.each<[string, More]>([
    ['has decided', {}],
    ['is at the form of the decision', { request: { consent: undefined }, found: { personal: true } }],
  ])('asks no reader who %s', async (_who, more) => {
    expect((await make(more)).html).not.toContain('rt-consent-notice');
  });

  it.each<[string, boolean, PreparedPage['regions']]>([
    ['of a list with more pages', true, { main: [block('probe', {}), block('page-list', { pages: 3 })] }],
    ['of a list with one page', false, { main: [block('page-list', { pages: 1 })] }],
    ['of a list without a number', false, { main: [block('page-list', {})] }],
    ['whose other blocks have pages', false, { main: [block('probe', { pages: 3 })] }],
    ['without its main part', false, {}],
  ])('%s leads to the next one: %j', async (_what, leads, regions) => {
    expect((await make({ prepared: { regions } })).html!.includes('rel="next"')).toBe(leads);
  });

  it('links the stylesheet that pages share', async () => {
    const shared = { address: '/assets/weekly-shared.css', pageCss: () => ({ first: 'p{top:0}', rest: '' }) };
    const { html } = await make({
      context: { assets: { weekly: { ...ASSETS, shared } } },
    });
    expect(html).toContain('href="/assets/weekly-shared.css"');
  });

  it('has the script of recordings only for a recording', async () => {
    const scripts = async (element: ReactNode) =>
      (await make({ prepared: { regions: { main: [block('probe', {}, element)] } } })).html!.includes(
        'recording.js',
      );
    expect([await scripts(<p data-recording="">1</p>), await scripts(<p>data-recording=</p>)]).toEqual([
      true,
      false,
    ]);
  });

  it('says at its end which blocks show nothing', async () => {
    const { html } = await make({ prepared: { hidden: ['one: hidden', 'two: hidden'] } });
    expect(html).toMatch(/<!-- one: hidden --><!-- two: hidden --><\/body><\/html>$/);
    expect((await make()).html).toMatch(/[^-]><\/body><\/html>$/);
  });

  it('loses a block that throws, which the log names', async () => {
    log.error.mockClear();
    const fault = new Error('a fault of the view');
    const Broken = (): never => {
      throw fault;
    };
    const regions = { main: [block('probe', {}, <Broken />), block('other', {})] };
    const { html } = await make({ prepared: { regions } });
    expect(html).toContain('<p>other</p>');
    expect(log.error.mock.calls).toEqual([[{ err: fault, block: 'probe' }, 'block threw']]);
  });

  it('loses an island that cannot be drawn, which the log names', async () => {
    log.error.mockClear();
    const island = defineIsland<object>({
      ...{ name: 'not-loaded', when: 'intent' },
      load: async () => ({ default: () => null }),
    });
    const regions = {
      main: [block('probe', {}, <Island definition={island} props={{}} />), block('other', {})],
    };
    const { html } = await make({ prepared: { regions } });
    expect(html).toContain('<p>other</p>');
    expect(log.error.mock.calls).toEqual([
      [{ err: expect.any(Error) as Error, island: 'not-loaded' }, 'island left out'],
    ]);
  });

  it('has a span for each block that takes time, the last one too', async () => {
    const collecting = await collect();
    const Slow = () => {
      const end = performance.now() + 20;
      while (performance.now() < end);
      return <p>slow</p>;
    };
    await make({ prepared: { regions: { main: [block('one', {}, <Slow />), block('two', {}, <Slow />)] } } });
    const { spans } = await collecting.stop();
    const names = spans.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['render one', 'render two']));
  });
});
