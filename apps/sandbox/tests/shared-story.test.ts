import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardDocument } from 'rotativa/domain/server';
import { importJson } from '../src/import/import-json.ts';
import { siteOf } from '../src/sites.ts';
import { openApp, type TestApp } from './open-app.ts';

const shared = {
  type: 'story',
  headlines: { basic: 'El museo abre' },
  publish_date: '2026-01-02T10:00:00Z',
  canonical_website: 'semanario',
  taxonomy: { primary_section: { _id: '/nacion', name: 'Nación' } },
};

let sandbox: TestApp;
beforeAll(async () => {
  sandbox = await openApp();
}, 60_000);
afterAll(() => sandbox.close());

const put = async (document: object, brand: 'weekly' | 'men') => {
  const { db, clock } = sandbox.context;
  const report = await importJson(document, { db, site: siteOf(brand), now: clock() });
  return report.pages[0]?.path;
};
const at = async (website_url: string, website: string) => {
  const { body } = await sandbox.ask('story-by-url', { website_url }, website);
  const guarded = guardDocument(body, { website });
  return guarded.ok ? guarded.value : undefined;
};
/** The shared story at its own paths. */
const storyAt = (slug: string) => ({
  ...shared,
  _id: slug,
  canonical_url: `/cultura/articulo/${slug}/`,
  websites: {
    semanario: { website_url: `/cultura/articulo/${slug}/`, website_section: { _id: '/cultura' } },
    soho: { website_url: `/vida/articulo/${slug}/`, website_section: { _id: `/vida/${slug}` } },
  },
});
const original = (slug: string) => ({ website: 'semanario', url: `/cultura/articulo/${slug}/` });

describe('Z6 import of a story that several brands share', () => {
  it('puts it at its address and into its section on each brand', async () => {
    expect(await put(storyAt('museo'), 'weekly')).toBe('/cultura/articulo/museo/');
    expect(await put(storyAt('museo'), 'men')).toBe('/vida/articulo/museo/');
    expect(await at('/cultura/articulo/museo/', 'semanario')).not.toHaveProperty('original');
    expect(await at('/vida/articulo/museo/', 'soho')).toMatchObject({
      canonical_url: '/vida/articulo/museo/',
      original: original('museo'),
    });
    expect(await at('/cultura/articulo/museo/', 'soho')).toBeUndefined();
    const { body } = await sandbox.ask('content-apir', { includeSections: '/vida/museo' }, 'soho');
    expect(body.content_elements).toMatchObject([{ canonical_url: '/vida/articulo/museo/' }]);
  });

  it('keeps the address of the first brand when another document has its own', async () => {
    await put(storyAt('teatro'), 'men');
    const made = await put({ ...storyAt('teatro'), _id: 'OTRO' }, 'men');
    expect(made).toMatch(/^\/vida\/teatro\/articulo\/el-museo-abre\//);
    expect(await at(made ?? '', 'soho')).toMatchObject({ canonical_url: made, original: original('teatro') });
  });
});
