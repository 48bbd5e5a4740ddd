import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { feed, openSites, type OpenedSites } from '../sites.fixture.ts';

let stories: readonly string[];
let opened: OpenedSites;
beforeEach(async () => {
  stories = ['a'];
  opened = await openSites((source) => (source === 'content-apir' ? feed(...stories) : undefined));
});
afterEach(() => opened.sites.close());

describe('X13 the sitemaps of a site', () => {
  it('are named by robots.txt', async () => {
    const robots = (await opened.get('/robots.txt')).html;
    for (const name of ['sitemap', 'sitemap-noticias'])
      expect(robots).toContain(`Sitemap: http://localhost:3001/${name}.xml`);
  });

  it.each([
    ['', 3600],
    ['-secciones', 3600],
    ['-1', 3600],
    ['-noticias', 60],
  ])('/sitemap%s.xml is kept for %i seconds', async (name, seconds) => {
    const { status, headers } = await opened.get(`/sitemap${name}.xml`);
    expect([status, headers.get('Content-Type')]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(headers.get('Cache-Control')).toContain(`s-maxage=${seconds},`);
  });

  it.each(['/sitemap-0.xml', '/sitemap-x.xml'])('%s does not exist', async (path) =>
    expect((await opened.get(path)).status).toBe(404),
  );

  it('are an outage while the site has no stories, of which there are always some', async () => {
    stories = [];
    const { status, headers } = await opened.get('/sitemap.xml');
    expect([status, headers.get('Cache-Control')]).toEqual([503, 'no-store']);
  });
});
