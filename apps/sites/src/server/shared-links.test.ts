import { describe, expect, it } from 'vitest';
import { openSites, story } from './sites.fixture.ts';

const AUTHOR = { type: 'author', _id: 'ana-ruiz', name: 'Ana Ruiz', slug: 'ana-ruiz' };
const STORY = story('a', {
  last_updated_date: '2026-01-02T12:00:00Z',
  display_date: '2026-01-01T12:00:00Z',
  credits: { by: [AUTHOR] },
  taxonomy: {
    primary_section: { _id: '/nacion', name: 'Nación', path: '/nacion' },
    sections: [],
    tags: [
      { text: 'Agua', slug: 'agua' },
      { text: 'Congreso', slug: 'congreso' },
    ],
  },
});

/** The properties of the Open Graph protocol on a page, in order. */
async function propertiesOf(path: string): Promise<[name: string, content: string][]> {
  const { get } = await openSites((_source, _query, request) =>
    request.url.includes('articulo') ? STORY : undefined,
  );
  const { html } = await get(path);
  return [...html.matchAll(/<meta property="([^"]+)" content="([^"]*)"/g)].map(([, name, content]) => [
    name!,
    content!,
  ]);
}

describe('X13 shared links', () => {
  it('have the title of an article without the name of the site, which is beside it', async () => {
    const properties = new Map(await propertiesOf('/nacion/articulo/a/'));
    expect(properties.get('og:title')).toBe('Titular a');
    expect(properties.get('og:site_name')).toBe('Semanario');
  });

  it('have the date, the section, the author and the subject of an article', async () => {
    const properties = await propertiesOf('/nacion/articulo/a/');
    expect(properties.filter(([name]) => name.startsWith('article:'))).toEqual([
      ['article:published_time', '2026-01-01T12:00:00Z'],
      ['article:modified_time', '2026-01-02T12:00:00Z'],
      ['article:section', 'Nación'],
      ['article:author', 'http://localhost:3001/autor/ana-ruiz/'],
      ['article:tag', 'Agua'],
      ['article:tag', 'Congreso'],
    ]);
  });

  it('have no properties of an article on other pages', async () => {
    const properties = await propertiesOf('/');
    expect(properties.map(([name]) => name)).toContain('og:title');
    expect(properties.filter(([name]) => name.startsWith('article:'))).toEqual([]);
  });
});
