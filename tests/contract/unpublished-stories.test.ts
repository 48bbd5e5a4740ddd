import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHmac } from 'node:crypto';
import { createApp } from '../../apps/sandbox/src/app.ts';
import { putCollection } from '../../apps/sandbox/src/content/store.ts';
import { auditLog, trending } from '../../apps/sandbox/src/db/schema/index.ts';
import { importJson } from '../../apps/sandbox/src/import/import-json.ts';
import { PRODUCT, siteOf } from '../../apps/sandbox/src/sites.ts';
import { CONTENT_TOKEN } from '../../apps/sandbox/tests/open-app.ts';
import { openPages, type PagesApp } from '../../apps/sandbox/tests/pages/open-pages.ts';
import { openSites, type OpenedSites } from '../../apps/sites/src/server/sites.fixture.ts';
import { localServer, type LocalServer } from '../../src/providers/http/local-server.fixture.ts';

const DESK_TOKEN = 'a-token-of-the-desk-0123';
const HOUR = 3_600_000;
/** A word that only the unpublished story has. */
const SECRET = 'zarigüeya';
const ID = 'EMBARGADA';
const PATH = '/nacion/articulo/embargada/EMBARGADA/';
const OTHER_PATH = '/nacion/articulo/otra/OTRA/';
/** Its words, id or address, where the call did not name them. */
const GIVEN_AWAY = /zarig|EMBARGADA/i;

const document = (id: string, path: string, headline: string, publish_date: string, more: object = {}) => ({
  _id: id,
  type: 'story',
  canonical_url: path,
  headlines: { basic: headline },
  subheadlines: { basic: headline },
  publish_date,
  display_date: publish_date,
  credits: { by: [{ _id: 'nora-lis', type: 'author', name: 'Nora Lis', slug: 'nora-lis' }] },
  content_restrictions: { content_code: '3' },
  taxonomy: {
    primary_section: { _id: '/nacion', name: 'Nación', path: '/nacion' },
    sections: [{ _id: '/nacion', name: 'Nación', path: '/nacion' }],
    tags: [{ slug: 'represas', text: 'Represas' }],
  },
  promo_items: { basic: { type: 'image', url: '/images/plaza-bolivar', width: 1600, height: 900 } },
  content_elements: Array.from({ length: 8 }, (_, n) => ({
    _id: `p${n}`,
    type: 'text',
    content: n === 7 ? `El último párrafo de ${headline}.` : `Párrafo ${n}.`,
  })),
  ...more,
});

let pages: PagesApp;
let sites: OpenedSites;
let signer: LocalServer;
let sandbox: ReturnType<typeof createApp>;
let skew = 0;
/** How far the clock of the sites is ahead of that of the service, in milliseconds. */
let siteSkew = 0;
const now = () => new Date(Date.now() + skew);

beforeAll(async () => {
  pages = await openPages();
  const { db } = pages.context;
  signer = await localServer(async ({ method, url, headers, body }, response) => {
    const reply = await sites.sites.app.request(
      `http://localhost:3001${url}`,
      { method, headers: { Authorization: headers.authorization ?? '' }, body: JSON.stringify(body) },
      { brand: 'weekly' },
    );
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(await reply.text());
  });
  const config = {
    ...pages.context.config,
    deskToken: DESK_TOKEN,
    siteOrigins: { weekly: signer.origin, daily: signer.origin },
  };
  sandbox = createApp({ ...pages.context, config, clock: now }, pages.streams);
  sites = await openSites(
    () => undefined,
    {
      DESK_TOKEN,
      CONTENT_TOKEN,
      CONTENT_ORIGIN: 'http://sandbox.example',
      PAGE_CACHE_MB: '8',
      BLOCK_BUDGET_MS: '5000',
    },
    {
      clock: () => new Date(now().getTime() + siteSkew),
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const { pathname, search } = new URL(request.url);
        return sandbox.request(`${pathname}${search}`, { headers: request.headers });
      },
    },
  );
  const later = new Date(now().getTime() + HOUR).toISOString();
  const site = siteOf('weekly');
  await importJson(
    [
      document(ID, PATH, `El informe de la ${SECRET}`, later),
      document('VIDEO', '/nacion/video/EMBARGADA-V/', `La ${SECRET} en video`, later, { type: 'video' }),
      document('GALERIA', '/nacion/galeria/EMBARGADA-G/', `La ${SECRET} en fotos`, later, {
        type: 'gallery',
        content_elements: [{ type: 'image', url: '/images/rio' }],
      }),
      document('OTRA', OTHER_PATH, 'La represa de siempre', '2026-01-01T12:00:00Z'),
    ],
    { db, site, now: now() },
  );
  await putCollection(db, site.brand, 'import', { id: 'COL', record: {}, members: [ID, 'OTRA'] });
  await db.insert(trending).values({ site: site.brand, position: 0, documentId: ID });
}, 120_000);
afterAll(async () => {
  await signer[Symbol.asyncDispose]();
  await sites.sites.close();
  await pages.close();
});

const desk = async (
  method: string,
  path: string,
  body?: object,
  by: keyof PagesApp['tokens'] = 'proposer',
) => {
  const reply = await sandbox.request(`/desk/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${pages.tokens[by]}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
};
const preview = async (minutes = 60): Promise<string> => {
  const { status, body } = await desk('POST', 'story-previews', { brand: 'weekly', story: ID, minutes });
  expect(status).toBe(201);
  const { pathname, search } = new URL(String(body['address']));
  return `${pathname}${search}`;
};
const ask = (source: string, query: object, more = '', token?: string) =>
  sandbox.request(
    `/content/v1/${source}?query=${encodeURIComponent(JSON.stringify(query))}&_website=semanario${more}`,
    { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } },
  );

/** A call of each source that would find the story if it were published. */
const CALLS: Readonly<Record<string, object>> = {
  'content-apir': { includeSections: '/nacion' },
  'content-apir-v2': { includeTags: 'represas' },
  [`content-apir-${PRODUCT}TV-v2`]: {},
  'content-apir-date': { date: new Date(Date.now() + HOUR - 5 * HOUR).toISOString().slice(0, 10) },
  'content-apir-search-query': { queryString: SECRET },
  'content-apir-subsection': { subsection: '/nacion' },
  'content-api-search-author': { includeId: 'nora-lis' },
  'search-api': { query: SECRET },
  'editions-api': {},
  'recommendations-api': { contentId: 'OTRA', placement: 'x', targetType: 'mix' },
  'content-api-collections': { queryString: 'COL' },
  'story-by-url': { website_url: PATH },
  'content-by-id': { queryString: ID },
  'gallery-by-id': { queryString: 'GALERIA' },
  'video-metadata': { videoId: 'VIDEO' },
  'authors-api': { idAutor: 'nora-lis' },
  'authors-list': {},
  'navigation-api': { queryString: 'menu' },
  'section-api': { queryString: '/nacion' },
  'trending-newsroom': { size: 50 },
  'tags-api': {},
  'suggestions-api': { query: 'zarig' },
  'archive-days': { month: new Date(Date.now() + HOUR - 5 * HOUR).toISOString().slice(0, 7) },
};
/** The reply without what the call itself named, which a refusal repeats. */
const withoutQuestion = (text: string): string =>
  text.replace(/"message":"(?:[^"\\]|\\.)*"/, '').replace(/"query":"(?:[^"\\]|\\.)*"/, '');

describe('X5 a story before its time', () => {
  it('is in no source, for readers or for sites, and every source is tried', async () => {
    const { sources } = (await (await sandbox.request('/content/v1')).json()) as { sources: object };
    expect(Object.keys(CALLS).toSorted()).toEqual(Object.keys(sources).toSorted());
    for (const token of [undefined, CONTENT_TOKEN])
      for (const [source, query] of Object.entries(CALLS)) {
        const text = withoutQuestion(await (await ask(source, query, '', token)).text());
        expect(text, source).not.toMatch(GIVEN_AWAY);
      }
    const days = (await (await ask('archive-days', CALLS['archive-days']!)).json()) as { days: string[] };
    expect(days.days).toEqual([]);
    const mistyped = withoutQuestion(await (await ask('search-api', { query: 'zariguella' })).text());
    expect(mistyped).not.toMatch(GIVEN_AWAY);
  });

  it('is read alone by a site that names it, whole, and lists do not give it then either', async () => {
    const named = `&unpublished=${ID}`;
    expect((await ask('story-by-url', { website_url: PATH }, named)).status).toBe(403);
    const found = await ask('story-by-url', { website_url: PATH }, named, CONTENT_TOKEN);
    expect(await found.text()).toContain('El último párrafo');
    expect(
      (await ask('story-by-url', { website_url: PATH }, '&unpublished=OTRA', CONTENT_TOKEN)).status,
    ).toBe(404);
    for (const source of Object.keys(CALLS).filter((name) => !/^(?:story-by-url|content-by-id)$/.test(name)))
      expect(
        withoutQuestion(await (await ask(source, CALLS[source]!, named, CONTENT_TOKEN)).text()),
        source,
      ).not.toMatch(GIVEN_AWAY);
  });

  it('is in no page, feed, sitemap, stream or picture of the site', async () => {
    await sites.get(await preview());
    const paths = [
      '/',
      '/nacion/',
      '/lo-ultimo/',
      '/autor/nora-lis/',
      '/tag/represas/',
      `/buscar/?q=${SECRET}`,
      '/rss.xml',
      '/feed.json',
      '/nacion/rss.xml',
      '/autor/nora-lis/rss.xml',
      '/sitemap.xml',
      '/sitemap-1.xml',
      '/sitemap-noticias.xml',
      '/sitemap-secciones.xml',
      '/api/sugerencias?q=zarig',
      `/oembed?url=${encodeURIComponent(`http://localhost:3001${PATH}`)}`,
      `/api/en-vivo?ruta=${encodeURIComponent(PATH)}`,
      OTHER_PATH,
      PATH,
    ];
    for (const path of paths) {
      const { html } = await sites.get(path);
      const named = [PATH, PATH.slice(1, -1), SECRET].filter((text) =>
        decodeURIComponent(path).includes(text),
      );
      // The page of an address and the form of a search repeat what was asked for.
      const given = named.flatMap((text) => [text, encodeURIComponent(text)]);
      const left = given.reduce((text, word) => text.replaceAll(word, ''), html);
      expect(left, path).not.toMatch(GIVEN_AWAY);
    }
    expect((await sites.get(PATH)).status).toBe(404);
    const picture = await sandbox.request(`/images/share/${ID}.jpg?_website=semanario`);
    expect(picture.status).toBe(404);
  });

  it('is whole for who has the link, kept by no cache and listed by no search engine', async () => {
    const address = await preview();
    const { status, html, headers } = await sites.get(address);
    expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
      200,
      'no-store',
      'noindex',
    ]);
    expect(html).toContain(`El informe de la ${SECRET}`);
    expect(html).toContain('El último párrafo');
    expect(headers.get('etag')).toBeNull();
    expect(await sites.get(PATH)).toMatchObject({ status: 404 });
  });

  it('has a link that serves one story for its time, as it was signed', async () => {
    const address = await preview(5);
    const token = new URL(address, 'http://x').searchParams.get('vista-previa')!;
    const [head, payload, signature] = token.split('.') as [string, string, string];
    const forged = Buffer.from(
      JSON.stringify({
        ...(JSON.parse(Buffer.from(payload, 'base64url').toString()) as object),
        story: 'VIDEO',
        path: '/nacion/video/EMBARGADA-V/',
      }),
    ).toString('base64url');
    const mac = createHmac('sha256', DESK_TOKEN).update(`${head}.${forged}`).digest('base64url');
    const cases: readonly (readonly [path: string, status: number, words: string])[] = [
      [`${OTHER_PATH}?vista-previa=${token}`, 404, 'es de otra nota'],
      [`/nacion/video/EMBARGADA-V/?vista-previa=${token}`, 404, 'es de otra nota'],
      [`/nacion/video/EMBARGADA-V/?vista-previa=${head}.${forged}.${signature}`, 404, 'no existe'],
      [`/nacion/video/EMBARGADA-V/?vista-previa=${head}.${forged}.${mac}`, 404, 'no existe'],
      [`${PATH}?vista-previa=${token.slice(0, -4)}AAAA`, 404, 'no existe'],
      [`${PATH}?vista-previa=`, 404, 'no existe'],
    ];
    for (const [path, status, words] of cases) {
      const got = await sites.get(path);
      expect([got.status, got.html.includes(words), got.headers.get('cache-control')], path).toEqual([
        status,
        true,
        'no-store',
      ]);
      expect(got.html).not.toContain(SECRET);
    }
    const daily = await sites.get(address, {}, 'daily');
    expect([daily.status, daily.html.includes('no existe')]).toEqual([404, true]);
    // A site whose clock is ahead ends it earlier, and one that is behind later; each says why.
    siteSkew = 4 * 60_000;
    expect((await sites.get(address)).status).toBe(200);
    siteSkew = 6 * 60_000;
    const ended = await sites.get(address);
    expect([ended.status, ended.html.includes('venció'), ended.html.includes(SECRET)]).toEqual([
      410,
      true,
      false,
    ]);
    siteSkew = -6 * 60_000;
    expect((await sites.get(address)).status).toBe(200);
    siteSkew = 0;
  });

  it('says when the story has left its address', async () => {
    const { db } = pages.context;
    const soon = new Date(now().getTime() + HOUR).toISOString();
    const moved = (path: string) =>
      importJson(document('MUDADA', path, 'Una nota que se muda', soon), {
        db,
        site: siteOf('weekly'),
        now: now(),
      });
    await moved('/nacion/articulo/mudada/MUDADA/');
    const { body } = await desk('POST', 'story-previews', { brand: 'weekly', story: 'MUDADA' });
    await moved('/politica/articulo/mudada/MUDADA/');
    const { pathname, search } = new URL(String(body['address']));
    const got = await sites.get(`${pathname}${search}`);
    expect([got.status, got.html.includes('ya no está en esta dirección')]).toEqual([404, true]);
  });

  it('is listed for staff of the brand without its text, and the audit log has who asked for a link', async () => {
    const { status, body } = await desk('GET', 'unpublished?brand=weekly');
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toContain(ID);
    expect(JSON.stringify(body)).not.toContain('párrafo');
    expect((await desk('GET', 'unpublished?brand=weekly', undefined, 'foreigner')).status).toBe(403);
    const asked = { brand: 'weekly', story: ID, minutes: 30 };
    expect((await desk('POST', 'story-previews', asked, 'foreigner')).status).toBe(403);
    expect((await desk('POST', 'story-previews', asked)).status).toBe(201);
    const log = (await pages.context.db.select().from(auditLog)).filter(
      ({ action }) => action === 'previewed',
    );
    const last = log.at(-1)!;
    expect(last).toMatchObject({ brand: 'weekly', page: PATH, note: ID });
    expect(last.by).toContain('@');
    expect(last.until!.getTime() - last.at.getTime()).toBe(30 * 60_000);
  });

  it.each([
    [{ story: 'NINGUNA' }, 404, 'unknown_story'],
    [{ story: 'OTRA' }, 409, 'already_published'],
    [{ story: ID, minutes: 0 }, 400, '100130,300130'],
    [{ story: ID, minutes: 10_081 }, 400, '100130,300130'],
  ])('has no link for %o', async (body, status, code) => {
    const reply = await desk('POST', 'story-previews', { brand: 'weekly', ...body });
    expect([reply.status, reply.body['code']]).toEqual([status, code]);
  });

  it('has no link while the site does not answer, and none is noted', async () => {
    const answer = signer.answer;
    signer.answer = (_request, response) => void response.writeHead(502).end();
    const before = await pages.context.db.$count(auditLog);
    const { status, body } = await desk('POST', 'story-previews', { brand: 'weekly', story: ID });
    signer.answer = answer;
    expect([status, body['code']]).toEqual([503, 'no_preview']);
    expect(await pages.context.db.$count(auditLog)).toBe(before);
  });

  it('is everyone’s when its time has come', async () => {
    skew = 2 * HOUR;
    const shown = await (await ask('story-by-url', { website_url: PATH })).text();
    skew = 0;
    expect(shown).toContain(ID);
  });
});
