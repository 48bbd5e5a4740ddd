import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardDocument } from 'rotativa/domain/server';
import { importJson } from '../src/import/import-json.ts';
import { siteOf } from '../src/sites.ts';
import { openApp, type TestApp } from './open-app.ts';

let sandbox: TestApp;
beforeAll(async () => {
  sandbox = await openApp();
}, 60_000);
afterAll(() => sandbox.close());

const put = (documents: object[]) =>
  importJson(documents, { db: sandbox.context.db, site: siteOf('rural'), now: sandbox.context.clock() });
const ask = (source: string, query: object) => sandbox.ask(source, query, siteOf('rural').slug);

const story = (_id: string, canonical_url: string, more: object = {}) => ({
  ...{ _id, type: 'story', canonical_url, publish_date: '2026-01-02T10:00:00Z' },
  headlines: { basic: `Nota ${_id}` },
  ...more,
});

describe('Z6 names that are almost the same', () => {
  it('addresses that differ in Unicode form, capitals or signs each have their document', async () => {
    const paths = [
      'jos\u00e9',
      'jose\u0301',
      'jose',
      'Jose',
      'jose+',
      'jose-',
      'jose!',
      'jos%C3%A9',
      'jos%c3%a9/',
    ];
    const { pages } = await put(paths.map((path, at) => story(`U${at}`, `/nacion/articulo/${path}`)));
    for (const { id, path } of pages) {
      const requested = new URL(path, 'http://localhost').pathname;
      expect((await ask('story-by-url', { website_url: requested })).body['_id'], path).toBe(id);
    }
    expect(new Set(pages.map(({ path }) => path)).size).toBe(paths.length);
  });

  it('tags that differ in signs or script have their own lists', async () => {
    const names = ['C', 'C++', 'C#', '日本', '中国'];
    await put(
      names.map((text, at) =>
        story(`T${at}`, `/nacion/articulo/t${at}/`, { taxonomy: { tags: [{ text }] } }),
      ),
    );
    for (const [at, text] of names.entries()) {
      const { body } = await ask('content-by-id', { queryString: `T${at}` });
      const guarded = guardDocument(body);
      const slug = guarded.ok ? guarded.value.taxonomy.tags[0]?.slug : undefined;
      const { body: list } = await ask('content-apir', { includeTags: slug });
      expect(
        list.content_elements.map(({ _id }) => _id),
        text,
      ).toEqual([`T${at}`]);
    }
  });

  it('an author without an id has a page at the slug of the name', async () => {
    await put([story('A0', '/nacion/articulo/a0/', { credits: { by: [{ name: 'Nora Peña' }] } })]);
    const { body } = await ask('content-api-search-author', { includeId: 'nora-pena' });
    expect(body.content_elements.map(({ _id }) => _id)).toEqual(['A0']);
  });
});
