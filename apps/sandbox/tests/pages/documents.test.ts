import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT_PAGE } from '../../../../tests/contract/pages.ts';
import { sendRaw } from '../raw-request.ts';
import { listen, type Listening } from '../../src/http/listen.ts';
import { openPages, type Member, type PagesApp } from './open-pages.ts';

let pages: PagesApp;
let address: { brand: string; page: string };
let server: Listening;
beforeAll(async () => {
  pages = await openPages();
  server = await listen(pages.app, 0, '127.0.0.1');
  const { pagesDir } = pages.context.config;
  await mkdir(pagesDir, { recursive: true });
  await writeFile(
    join(pagesDir, 'blocks.json'),
    JSON.stringify({
      blocks: [
        {
          name: 'grid',
          label: 'Rejilla',
          version: 2,
          settings: {
            type: 'object',
            properties: { size: { type: 'integer', minimum: 1, maximum: 12, default: 4 } },
            additionalProperties: false,
          },
        },
      ],
      layouts: { front: ['header', 'main'] },
    }),
  );
  const { brand, page } = await pages.seed({});
  address = { brand, page };
}, 120_000);
afterAll(async () => {
  await server.close();
  await pages.close();
});

const save = (document: unknown, by: Member = 'publisher') =>
  pages.call('POST', '/desk/v1/revisions', { ...address, expected: 1, document, note: '' }, { by });
const withBlock = (settings: unknown, version: unknown = 2) => ({
  ...CONTRACT_PAGE,
  regions: { main: [{ id: 'uno', block: 'grid', version, settings }] },
});

describe('a document is judged by the schemas of the blocks', () => {
  it.each(['proposer', 'publisher', 'colleague'] as const)('also when it is saved by %s', async (by) => {
    const { status, body } = await save(withBlock({ size: 13 }), by);
    expect([status, body['code']]).toEqual([422, 'invalid_document']);
    expect(body['details']).toMatchObject([{ placementId: 'uno', path: ['size'], severity: 'error' }]);
  });

  it.each([
    ['a setting of another type', withBlock({ size: 'cuatro' })],
    ['a layout that there is not', { ...CONTRACT_PAGE, layout: 'otro' }],
    ['no document', 'texto'],
    ['null', null],
    ['a list', []],
    ['a region that is no list', { ...CONTRACT_PAGE, regions: { main: {} } }],
    ['a block without a name', { ...CONTRACT_PAGE, regions: { main: [{ id: 'a' }] } }],
    ['a version that is none', withBlock({}, 0.5)],
    [
      '201 blocks',
      {
        ...CONTRACT_PAGE,
        regions: { main: Array.from({ length: 201 }, (_, index) => ({ id: `b${index}`, block: 'grid' })) },
      },
    ],
  ])('%s is refused', async (_what, document) => {
    const { status, body } = await save(document);
    expect([status, body['code']]).toEqual([422, 'invalid_document']);
    expect((body['details'] as unknown[]).length).toBeGreaterThan(0);
  });

  it('what this build does not know is kept, and 200 blocks with long settings fit', async () => {
    const long = Array.from({ length: 199 }, (_, index) => ({
      id: `b${index}`,
      block: 'de-otra-casa',
      version: 9,
      settings: { texto: 'á'.repeat(1_500), __proto__: null, '': [] },
    }));
    const regions = {
      header: [{ id: 'h', block: 'grid', version: 2, settings: { size: 3, otro: 1 } }],
      main: long,
    };
    const { status, body } = await save({ ...CONTRACT_PAGE, regions });
    expect(status).toBe(201);
    expect((body['document'] as { regions: unknown }).regions).toEqual(regions);
    const { brand, page } = await pages.seed({});
    address = { brand, page };
  });
});

describe('a call of staff that cannot be read', () => {
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const body = (document: string) =>
    `{"brand":"weekly","page":${JSON.stringify(address.page)},"expected":1,"base":1,"note":"","document":${document}}`;
  const page = (settings: string) =>
    `{"layout":"front","title":"","regions":{"main":[{"id":"a","block":"x","settings":${settings}}]}}`;

  it.each<[what: string, text: () => string, statuses: number[]]>([
    ['is not JSON', () => '{', [400]],
    ['is empty', () => '', [400]],
    ['is null', () => 'null', [400]],
    ['has no document', () => body('1').replace(',"document":1', ''), [400]],
    ['has texts with NUL', () => body(page('{"a":"\\u0000"}')), [400]],
    ['has half a character', () => body(page('{"a":"\\ud800"}')), [400]],
    ['has 60 levels', () => body(page(`{"a":${deep(60)}}`)), [422]],
    ['has 3,000 levels', () => body(page(`{"a":${deep(3_000)}}`)), [400, 422]],
    ['has 100,000 levels', () => body(page(`{"a":${deep(100_000)}}`)), [400]],
    ['has more than 1 MB', () => body(page(`{"a":"${'x'.repeat(1024 * 1024)}"}`)), [413]],
  ])('%s', async (_what, text, statuses) => {
    for (const [method, path] of [
      ['POST', '/desk/v1/revisions'],
      ['PUT', '/desk/v1/draft'],
    ] as const) {
      const reply = await pages.call(method, path, text());
      expect(statuses, path).toContain(reply.status);
    }
  });

  it.each([
    ['expected', -1],
    ['expected', 1.5],
    ['expected', '1'],
    ['expected', 2 ** 31],
    ['note', null],
    ['note', 'x'.repeat(2_001)],
    ['brand', ['weekly']],
    ['brand', ''],
    ['page', 'x'.repeat(301)],
  ])('has %s: %j', async (name, value) => {
    const call = { ...address, expected: 1, document: CONTRACT_PAGE, note: '', [name]: value };
    expect((await pages.call('POST', '/desk/v1/revisions', call)).status).toBe(400);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'is about the brand %s, in which no role is held',
    async (brand) => {
      const path = `/desk/v1/pages?brand=${brand}`;
      expect((await pages.call('GET', path)).status).toBe(403);
    },
  );

  it.each([
    '/desk/v1/page?brand=weekly&page=%00&number=1',
    '/desk/v1/page?brand=weekly&page=home&number=x',
    '/desk/v1/page?brand=weekly&page=home&number=99999999999',
    '/desk/v1/page?brand=weekly',
    '/desk/v1/page',
    '/desk/v1/revisions?brand=weekly&page=home&limit=0',
    '/desk/v1/published?brand=weekly&at=ayer',
    '/desk/v1/published?brand=weekly&at=%2B275760-09-13T00:00:00Z',
    '/pages/v1/published?brand=%00',
    '/pages/v1/published',
    '/pages/v1/revisions/-1?brand=weekly&page=home',
    '/pages/v1/drafts?brand=weekly&page=home',
  ])('asks for %s', async (path) => {
    expect((await pages.call('GET', path)).status).toBe(400);
  });

  it.each(['9999-12-31T23:59:59Z', '0000-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'])(
    'a time such as %s is none that the database refuses',
    async (at) => {
      expect((await pages.call('GET', `/desk/v1/published?brand=weekly&at=${at}`)).status).toBe(200);
      const from = { ...address, revision: 1, from: at };
      expect((await pages.call('POST', '/desk/v1/publications', from)).status).toBe(201);
      const until = { ...address, revision: 1, until: at };
      const isOver = at < '2';
      expect((await pages.call('POST', '/desk/v1/publications', until)).status).toBe(isOver ? 422 : 201);
    },
  );

  it('has another type, and is JSON all the same; a form is none', async () => {
    const headers = { 'content-type': 'text/plain' };
    const draft = { ...address, base: 1, document: CONTRACT_PAGE };
    expect((await pages.call('PUT', '/desk/v1/draft', draft, { headers })).status).toBe(200);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await pages.call('PUT', '/desk/v1/draft', 'brand=weekly', { headers: form })).status).toBe(400);
  });

  it('is a HEAD, which opens no stream', async () => {
    const target = '/pages/v1/changes';
    expect(
      await sendRaw(server.port, { method: 'HEAD', target, headers: [['host', 'localhost']], body: '' }),
    ).toBe(405);
  });
});
