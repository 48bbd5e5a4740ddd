import { beforeEach, describe, expect, it } from 'vitest';
import { openSites } from './sites.fixture.ts';

const requested: unknown[] = [];
let answer: unknown;

const { get } = await openSites((source, query) => {
  if (source !== 'suggestions-api') return undefined;
  requested.push(query['query']);
  return answer;
});

const suggest = async (typed: string) => {
  const { status, html, headers } = await get(`/api/sugerencias?q=${encodeURIComponent(typed)}`);
  return { status, links: JSON.parse(html) as unknown, cache: headers.get('Cache-Control') };
};

beforeEach(() => {
  requested.length = 0;
  answer = {
    content_elements: [
      { kind: 'section', text: 'Nación', id: '/nacion' },
      { kind: 'tag', text: 'Café', id: 'cafe' },
      { kind: 'author', text: 'Ana Ruiz', id: 'ana ruiz' },
      { kind: 'story', text: 'Una nota', id: '/nacion/articulo/a' },
      { kind: 'oraculo', text: 'Otra cosa', id: 'x' },
    ],
  };
});

describe('B11 the suggestions of the search field', () => {
  it('are links to pages of the site, the same for the same words', async () => {
    const { links, status, cache } = await suggest(' ¡CAFÉ! ');
    expect([status, requested]).toEqual([200, ['cafe']]);
    expect(links).toEqual([
      { kind: 'section', text: 'Nación', href: '/nacion/' },
      { kind: 'tag', text: 'Café', href: '/noticias/cafe/' },
      { kind: 'author', text: 'Ana Ruiz', href: '/autor/ana%20ruiz/' },
      { kind: 'story', text: 'Una nota', href: '/nacion/articulo/a/' },
    ]);
    expect(cache?.includes('s-maxage=60')).toBe(true);
  });

  it.each([
    ['the service is down', () => new Error('refused')],
    ['the service has another shape', () => ({ suggestions: 7 })],
    ['the service fails', () => new Response('', { status: 500 })],
  ])('are none and not kept when %s', async (_what, make) => {
    answer = make();
    expect(await suggest('cafe')).toEqual({ status: 200, links: [], cache: 'no-store' });
  });
});
