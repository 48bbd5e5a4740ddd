import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { importJson } from '../src/import/import-json.ts';
import { siteOf } from '../src/sites.ts';
import { CONTENT_TOKEN, openApp, type TestApp } from './open-app.ts';

const paragraph = (content: string) => ({ type: 'text', content });
const SECRET = 'zarigüeya';
const story = (id: string, content_code: unknown) => ({
  _id: id,
  type: 'story',
  canonical_url: `/nacion/articulo/candado/${id}/`,
  headlines: { basic: `Titular ${id} del candado` },
  description: { basic: 'Una bajada con mirlos.' },
  publish_date: '2026-01-02T10:00:00Z',
  content_restrictions: { content_code },
  taxonomy: { sections: [{ _id: '/nacion' }], tags: [{ slug: 'candado', text: 'Candado' }] },
  // Fields that may repeat the body.
  content: `<p>${SECRET}</p>`,
  corrections: [{ text: `Corrige ${SECRET}` }],
  transcript: `Se oye ${SECRET}.`,
  voice_transcripts: [{ _id: 'voz', transcript: SECRET }],
  promo_items: {
    gallery: {
      type: 'gallery',
      content_elements: [1, 2, 3].map((n) => ({
        type: 'image',
        url: `/images/${n}`,
        caption: n === 1 ? 'Una foto' : SECRET,
      })),
    },
  },
  related_content: {
    basic: [
      { type: 'story', content_restrictions: { content_code: '3' }, content_elements: [paragraph(SECRET)] },
    ],
  },
  content_elements: [
    paragraph('Primero hay colibríes.'),
    paragraph('Segundo.'),
    paragraph('Tercero.'),
    { type: 'raw_html', content: `<p>${SECRET}</p>` },
    ...Array.from({ length: 5 }, () => paragraph(`Al final, ${SECRET}.`)),
  ],
});

let test: TestApp;
beforeAll(async () => {
  test = await openApp();
  const context = { db: test.context.db, site: siteOf('weekly'), now: test.context.clock() };
  const codes = { cerrada: '3', cero: '03', lista: ['3'], rota: { de: 'otra forma' } };
  for (const [id, code] of Object.entries(codes)) await importJson(story(id, code), context);
  await importJson({ ...story('abierta', '1'), headlines: { basic: 'Abierta' } }, context);
  await importJson(
    {
      _id: 'C1',
      type: 'collection',
      content_elements: [{ _id: 'cerrada', type: 'reference', referent: { id: 'cerrada' } }],
    },
    context,
  );
}, 240_000);
afterAll(() => test.close());

const LOCKED = ['cerrada', 'cero', 'lista', 'rota'];
const QUERIES = (id: string): [string, object][] => [
  ['story-by-url', { website_url: `/nacion/articulo/candado/${id}/` }],
  ['content-by-id', { queryString: id }],
  ['content-by-id', { queryString: id, sourceInclude: 'content_elements,promo_items,related_content' }],
  ['content-apir', { includeSections: 'nacion', feedSize: 100 }],
  ['search-api', { query: 'candado', feedSize: 100 }],
  ['content-apir-search-query', { queryString: 'candado', feedSize: 100 }],
  ['content-api-collections', { queryString: 'C1' }],
];

describe('X3 the locked part of a document', () => {
  it.each(LOCKED.flatMap((id) => QUERIES(id).map(([source, query]) => [id, source, query] as const)))(
    'of %s is not in %s %o for callers without the token, whatever they bring',
    async (_id, source, query) => {
      for (const headers of [
        {},
        { authorization: 'Bearer another-content-token' },
        { authorization: CONTENT_TOKEN },
      ]) {
        const { status, body, headers: sent } = await test.ask(source, query, 'semanario', headers);
        expect(status).toBe(200);
        const locked = Array.isArray(body.content_elements)
          ? JSON.stringify({
              ...body,
              content_elements: body.content_elements.filter(({ _id }) => _id !== 'abierta'),
            })
          : JSON.stringify(body);
        expect(locked).not.toContain(SECRET);
        expect(sent.get('vary')).toMatch(/authorization/i);
      }
    },
  );

  it.each([
    ['content-apir', { includeSections: 'nacion', feedSize: 100 }],
    ['search-api', { query: 'candado', feedSize: 100 }],
    ['recommendations-api', { contentId: 'abierta', placement: 'fin', targetType: 'story', feedSize: 50 }],
  ])(
    'is in the list of %s for the sites’ servers alone, whoever has read the list before',
    async (source, query) => {
      const list = async (headers?: Record<string, string>): Promise<string> => {
        const { status, body } = await test.ask(source, query, 'semanario', headers);
        expect(status).toBe(200);
        const closed = body.content_elements.filter(({ _id }) => LOCKED.includes(_id as string));
        expect(closed).not.toEqual([]);
        return JSON.stringify(closed);
      };
      for (const headers of [undefined, {}, undefined, {}])
        expect((await list(headers)).includes(SECRET)).toBe(headers === undefined);
    },
  );

  it('is returned only to the sites’ servers, and the beginning to all callers', async () => {
    const query = { queryString: 'cerrada' };
    const whole = await test.ask('content-by-id', query);
    expect(whole.body.content_elements).toHaveLength(9);
    expect(whole.headers.get('cache-control')).toMatch(/^private/);
    const free = await test.ask('content-by-id', query, 'semanario', {});
    expect(free.body.content_elements).toEqual(whole.body.content_elements.slice(0, 3));
    expect(free.headers.get('cache-control')).toMatch(/^public/);
  });

  it('is half of a single paragraph', async () => {
    const one = { ...story('una', '3'), content_elements: [paragraph(`uno dos tres cuatro ${SECRET} seis`)] };
    await importJson(one, { db: test.context.db, site: siteOf('weekly'), now: test.context.clock() });
    const { body } = await test.ask('content-by-id', { queryString: 'una' }, 'semanario', {});
    expect(body.content_elements).toEqual([{ type: 'text', content: 'uno dos tres…' }]);
  });

  it('is not found by a search, not even by one of the sites’ servers', async () => {
    const found = async (query: string) =>
      (await test.ask('search-api', { query, feedSize: 100 })).body.content_elements.map(({ _id }) => _id);
    expect(await found(SECRET)).toEqual(['abierta']);
    expect((await found('colibríes')).sort()).toEqual(['abierta', ...LOCKED].sort());
    expect((await found('mirlos')).length).toBeGreaterThan(LOCKED.length);
  });
});

describe('the content API in production', () => {
  const ask = (headers: Record<string, string>) =>
    createApp({ ...test.context, config: { ...test.context.config, mode: 'production' } }).request(
      '/content/v1/content-by-id?_website=semanario&query={"queryString":"abierta"}',
      { headers },
    );

  it('only responds to servers with the token', async () => {
    expect((await ask({})).status).toBe(401);
    expect((await ask({ authorization: 'Bearer another-content-token' })).status).toBe(401);
    expect((await ask({ authorization: `Bearer ${CONTENT_TOKEN}` })).status).toBe(200);
    const page = { authorization: `Bearer ${CONTENT_TOKEN}`, origin: 'https://www.semanario.example' };
    expect((await ask(page)).status).toBe(403);
  });
});
