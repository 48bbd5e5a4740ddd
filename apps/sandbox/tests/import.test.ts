import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importJson } from '../src/import/import-json.ts';
import { siteOf } from '../src/sites.ts';
import { openApp, type TestApp } from './open-app.ts';

const FIXTURES = join(
  process.env['ROTATIVA_FIXTURES'] ?? join(import.meta.dirname, '..', '..', '..', '..', 'shared', 'fixtures'),
  'ans',
);
const files = await readdir(FIXTURES)
  .then((names) => names.filter((name) => name.endsWith('.json') && name !== 'manifest.json').sort())
  .catch(() => []);

const site = siteOf('weekly');
let sandbox: TestApp;
beforeAll(async () => {
  sandbox = await openApp();
}, 60_000);
afterAll(() => sandbox.close());

const put = (value: unknown) =>
  importJson(value, { db: sandbox.context.db, site, now: sandbox.context.clock() });
const pageAt = async (website_url: string) => (await sandbox.ask('story-by-url', { website_url })).body;

const STORY = {
  _id: 'S1',
  type: 'story',
  canonical_url: '/nacion/articulo/prueba/1/',
  headlines: { basic: 'Una prueba' },
  publish_date: '2026-01-02T10:00:00Z',
  content_elements: [{ type: 'text', content: 'Texto de prueba con ñandúes.' }],
};

describe.skipIf(files.length === 0)('Z6 import of real documents (needs ROTATIVA_FIXTURES)', () => {
  it.each(files)('%s can be read at its address, or is rejected with path and reason', async (file) => {
    const source = JSON.parse(await readFile(join(FIXTURES, file), 'utf8')) as { type?: string };
    const report = await put(source);
    for (const { path, reason } of [...report.refused, ...report.warnings]) {
      expect(path).not.toBe('');
      expect(reason).not.toBe('');
    }
    if (!['story', 'gallery', 'video'].includes(source.type ?? '')) {
      expect(report.pages).toEqual([]);
      return;
    }
    expect(report.pages.length + report.refused.length).toBe(1);
    for (const { path } of report.pages) {
      const page = await pageAt(path);
      expect(page['type'], JSON.stringify(page)).toBe(source.type);
      expect(page.content_elements ?? []).toEqual(
        (source as { content_elements?: unknown }).content_elements ?? [],
      );
    }
  });
});

describe('Z6 import', () => {
  it('a story can be read at its address and in its section, and found by its words', async () => {
    const report = await put({
      ...STORY,
      taxonomy: { primary_section: { _id: '/meteoritos', name: 'Meteoritos' } },
      content_elements: [{ type: 'text', content: 'Cayó cerca de Ñoquimá.' }],
    });
    expect(report).toMatchObject({
      pages: [{ outcome: 'imported', path: STORY.canonical_url }],
      refused: [],
    });
    expect((await pageAt(STORY.canonical_url))['_id']).toBe('S1');
    expect((await sandbox.ask('content-apir', { includeSections: 'meteoritos' })).body.count).toBe(1);
    expect((await sandbox.ask('section-api', { queryString: '/meteoritos' })).body['name']).toBe(
      'Meteoritos',
    );
    expect((await sandbox.ask('search-api', { query: 'ñoquima' })).body.count).toBe(1);
  });

  it('updates a document that is imported again', async () => {
    await put({ ...STORY, _id: 'S2', canonical_url: '/a/2/' });
    const report = await put({ ...STORY, _id: 'S2', canonical_url: '/a/2/', headlines: { basic: 'Otra' } });
    expect(report.pages[0]).toEqual({
      outcome: 'updated',
      id: 'S2',
      headline: 'Otra',
      path: '/a/2/',
      replaced: { headline: 'Una prueba', path: '/a/2' },
    });
    expect((await pageAt('/a/2/'))['headlines']).toEqual({ basic: 'Otra' });
  });

  it('distinguishes documents without an id by their contents, and recognises each of them again', async () => {
    const { _id: _, ...bare } = { ...STORY, canonical_url: '/nacion/articulo/sin-id/1/' };
    const others = [
      bare,
      { ...bare, canonical_url: '/nacion/articulo/otra/2/' },
      { ...bare, publish_date: '2026-01-03T10:00:00Z' },
      { ...bare, headlines: { basic: 'Otro titular' } },
      { ...bare, content_elements: [{ type: 'text', content: 'Otro cuerpo.' }] },
      { type: 'story', headlines: { basic: 'Una prueba' } },
    ];
    const reports = [];
    for (const one of others) reports.push(await put(one));
    const pages = reports.flatMap((report) => report.pages);
    expect(pages.map(({ outcome }) => outcome)).toEqual(others.map(() => 'imported'));
    expect(new Set(pages.map(({ id }) => id)).size).toBe(others.length);
    for (const { id, path } of pages) expect((await pageAt(path))['_id']).toBe(id);
    const again = await put({ ...bare, _id: ' ' });
    expect(again.pages[0]).toMatchObject({ outcome: 'updated', id: pages[0]?.id });
    expect(again.warnings.map(({ path }) => path)).toContain('_id');
  });

  it('makes an address from section, headline and id if there is none', async () => {
    const { canonical_url: _, ...story } = {
      ...STORY,
      _id: 'S3',
      headlines: { basic: '¿Qué pasó en Bogotá?' },
    };
    const report = await put({ ...story, taxonomy: { primary_section: { _id: '/nacion' } } });
    expect(report.pages[0]?.path).toMatch(/^\/nacion\/articulo\/que-paso-en-bogota\/[0-9a-f]{8}\/$/);
    expect((await pageAt(report.pages[0]!.path))['_id']).toBe('S3');
    expect(report.warnings.map(({ path }) => path)).toContain('canonical_url');
  });

  it('keeps the path of an address on another host, and makes one if pages differ only by query', async () => {
    const other = await put({ ...STORY, _id: 'S4', canonical_url: 'https://news.example/x/y_story.html' });
    expect(other.pages[0]?.path).toBe('/x/y_story.html');
    const video = await put({ ...STORY, _id: 'S5', canonical_url: 'https://video.example/watch?v=1' });
    expect(video.pages[0]?.path).toMatch(/^\/noticias\/articulo\/una-prueba\//);
  });

  it.each([
    ['/a/../../etc/', 'it leads out of its folder'],
    ['/%2e%2e/x/', 'it leads out of its folder'],
    ['javascript:alert(1)', 'not an address of a page'],
    ['data:text/html,x', 'not an address of a page'],
    ['/a%00b/', 'not a path that a browser can ask for'],
    ['/%E0%A4%A', 'not a path that a browser can ask for'],
    ['/a\\b', 'not a path that a browser can ask for'],
    [`/${'x'.repeat(2000)}/`, 'longer than'],
    ['/', 'a page of the site itself'],
    ['/autogestion/perfil/', 'a page of the site itself'],
    ['/politica/', 'a page of the site itself'],
    ['/autor/ana-ruiz/', 'a page of the site itself'],
    ['/assets/app.css', 'a page of the site itself'],
  ])('makes an address where %s cannot be one', async (canonical_url, reason) => {
    const report = await put({ ...STORY, _id: `U-${canonical_url.slice(0, 40)}`, canonical_url });
    expect(report.pages[0]?.path).toMatch(/^\/noticias\/articulo\/una-prueba\//);
    expect(report.warnings[0]).toEqual({
      path: 'canonical_url',
      reason: expect.stringContaining(reason) as string,
    });
  });

  it.each([
    ['//otro.ejemplo.com/x/1/', '/x/1/'],
    [' /x/2/ ', '/x/2/'],
    ['/x/3/#parte', '/x/3/'],
    ['sin/barra/4/', '/sin/barra/4/'],
    ['/con espacios/y ñandú/5/', '/con espacios/y ñandú/5/'],
  ])('keeps the path of %j', async (canonical_url, path) => {
    const report = await put({ ...STORY, _id: `P-${path}`, canonical_url });
    expect(report.pages[0]?.path).toBe(path);
    expect((await pageAt(path))['_id']).toBe(`P-${path}`);
  });

  it('gives a document another address if another document has its address', async () => {
    await put({ ...STORY, _id: 'S6', canonical_url: '/b/' });
    const report = await put({ ...STORY, _id: 'S7', canonical_url: '/b' });
    expect(report.pages[0]?.path).not.toBe('/b');
    expect(report.warnings[0]).toMatchObject({ path: 'canonical_url' });
    expect((await pageAt('/b/'))['_id']).toBe('S6');
  });

  it('imports every valid item of lists, feeds and collections', async () => {
    const item = (n: string) => ({ ...STORY, _id: n, canonical_url: `/c/${n}/` });
    expect((await put([item('L1'), 'no', item('L2')])).pages).toHaveLength(2);
    expect((await put({ content_elements: [item('F1'), item('F2')], count: 2 })).pages).toHaveLength(2);
    const collection = {
      _id: 'K1',
      type: 'collection',
      headlines: { basic: 'Lista' },
      content_elements: [item('C1'), { type: 'reference', referent: { type: 'story', id: 'C2' } }],
    };
    await put(item('C2'));
    expect(await put(collection)).toMatchObject({
      pages: [{ path: '/c/C1/' }],
      collections: [{ id: 'K1', members: 2 }],
    });
    const { body } = await sandbox.ask('content-api-collections', { queryString: 'K1' });
    expect(body.content_elements.map(({ _id }) => _id)).toEqual(['C1', 'C2']);
  });

  it('reports the path and the reason of a rejected item, and continues', async () => {
    const report = await put([
      { type: 'podcast', _id: 'x' },
      7,
      { ...STORY, _id: 'L9', canonical_url: '/c/L9/' },
      { type: 'story' },
    ]);
    expect(report.pages).toHaveLength(1);
    expect(report.refused.map(({ path }) => path)).toEqual(['[0].type', '[1]', '[3]']);
    expect(report.refused[0]?.reason).toContain('podcast');
  });

  it('reports a list without any document once', async () => {
    const report = await put(Array.from({ length: 40 }, (_, n) => ({ name: n })));
    expect(report.refused).toHaveLength(1);
    expect((await put([])).refused[0]?.reason).toBe('the list is empty');
  });

  it('warns of problems with their path', async () => {
    const report = await put({
      ...STORY,
      _id: 'W1',
      canonical_url: '/w/1/',
      content_elements: [
        { type: 'text', content: 'Bien.' },
        { type: 'zeppelin', content: 'Raro.' },
      ],
    });
    expect(report.warnings).toContainEqual(expect.objectContaining({ path: 'content_elements[1]' }));
  });

  it('removes characters that Postgres cannot store: NUL characters and lone surrogates', async () => {
    const odd = JSON.parse('{"basic":"Nu\\u0000lo \\ud83d y \\ud83d\\ude42"}') as object;
    const report = await put({ ...STORY, _id: 'N1', canonical_url: '/n/1/', headlines: odd });
    expect(report.refused).toEqual([]);
    expect((await pageAt('/n/1/'))['headlines']).toEqual({ basic: 'Nulo  y 🙂' });
  });

  it('rejects a document that is nested too deeply with its path, and imports the next one', async () => {
    const deep = JSON.parse('{"a":'.repeat(5000) + '1' + '}'.repeat(5000)) as object;
    const report = await put([
      { ...STORY, _id: 'D1', extra: [deep] },
      { ...STORY, _id: 'D2', canonical_url: '/d/2/' },
    ]);
    expect(report.refused).toEqual([{ path: '[0].extra[0].a…', reason: 'nested deeper than 200 levels' }]);
    expect(report.pages).toMatchObject([{ path: '/d/2/' }]);
  });

  it('finds the documents in replies of other services', async () => {
    const item = (n: string) => ({ ...STORY, _id: n, canonical_url: `/o/${n}/` });
    const { type: _, ...untyped } = item('O9');
    expect((await put({ statusCode: 200, result: item('O1') })).pages).toMatchObject([{ path: '/o/O1/' }]);
    expect((await put({ items: [item('O2'), item('O3')] })).pages).toHaveLength(2);
    expect((await put({ type: 'results', metadata: {}, data: [item('O4')] })).pages).toHaveLength(1);
    expect((await put({ result: { articles: [untyped, 7] } })).refused).toMatchObject([
      { path: 'result.articles[1]' },
    ]);
  });

  it('reads a story without type and headline whose body holds a gallery as a story, not as a feed', async () => {
    const gallery = { type: 'gallery', headlines: { basic: 'G' }, content_elements: [] };
    const report = await put({
      canonical_url: '/sin/tipo/',
      content_elements: [{ type: 'text', content: 'Hola.' }, gallery],
    });
    expect(report).toMatchObject({ pages: [{ path: '/sin/tipo/' }], refused: [] });
  });

  it('rejects a document that is too large for a browser', async () => {
    const content_elements = Array.from({ length: 7 }, () => ({ type: 'text', content: 'x'.repeat(1e6) }));
    const { pages, refused } = await put({
      ...STORY,
      _id: 'B0',
      canonical_url: '/enorme/',
      content_elements,
    });
    expect(pages).toEqual([]);
    expect(refused).toEqual([{ path: '(document)', reason: '7.0 MB: a page can hold a document of 6 MB' }]);
  });

  it('imports a body as long as a book', async () => {
    const content = Array.from({ length: 120_000 }, (_, n) => `palabra${n}`).join(' ');
    const report = await put({
      ...STORY,
      _id: 'B1',
      canonical_url: '/libro/',
      content_elements: [{ type: 'text', content }],
    });
    expect(report.refused).toEqual([]);
    expect((await sandbox.ask('search-api', { query: 'palabra77' })).body.count).toBe(1);
  });
});

describe('Z6 import over HTTP', () => {
  const post = (body: string, headers: Record<string, string> = {}, env?: object) =>
    sandbox.app.request(
      '/content/v1/import?_website=semanario',
      {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', host: 'localhost:4000', ...headers },
      },
      env,
    );
  const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
  const body = JSON.stringify({ ...STORY, _id: 'H1', canonical_url: '/h/1/' });

  it('accepts a file from a local program', async () => {
    const reply = await post(body, {}, from('127.0.0.1'));
    expect([reply.status, await reply.json()]).toMatchObject([200, { pages: [{ path: '/h/1/' }] }]);
  });

  it.each([
    ['another machine', {}, '10.1.2.3'],
    ['a page in a browser', { origin: 'https://evil.example' }, '127.0.0.1'],
    ['a reader behind a proxy', { 'x-forwarded-for': '10.1.2.3' }, '127.0.0.1'],
    ['a name that leads here by DNS', { host: 'evil.example' }, '127.0.0.1'],
  ])('refuses %s', async (_who, headers, address) => {
    expect((await post(body, headers, from(address))).status).toBe(403);
  });

  it('rejects invalid JSON, and other types of body', async () => {
    expect((await post('{')).status).toBe(400);
    expect((await post(body, { 'content-type': 'text/plain' })).status).toBe(415);
  });
});
