import { expect, it } from 'vitest';
import { BRANDS } from 'rotativa/themes';
import { feed, openSites, story } from './sites.fixture.ts';

const content: Record<string, unknown> = { 'story-by-url': story('a'), 'content-apir': feed('a', 'b') };
const { get } = await openSites((source) => content[source]);

it.each(BRANDS)('a page of %s draws each name once, and not in an island', async (brand) => {
  for (const path of ['/', '/nacion/articulo/a/', '/nada/nada/nada/']) {
    const { html } = await get(path, {}, brand);
    // The age gate names its drawing, and takes it with it when it closes.
    const shared = /<svg class="rt-wordmark[^>]* aria-hidden="true"[^>]*>(.*?)<\/svg>/gs;
    const marks = [...html.matchAll(shared)].map(([, inner = '']) => inner);
    const drawn = marks.filter((inner) => inner.includes('<path'));
    expect([marks.length > 1, new Set(drawn).size], path).toEqual([true, drawn.length]);
    for (const [, id] of marks.join('').matchAll(/<use href="#([^"]*)"/g))
      expect(html.split(`<g id="${id}">`), path).toHaveLength(2);
    // The footer has the name of the header.
    expect(marks.at(-1), path).toContain('<use href="#drawing');
    // React would not find there what it expects when it hydrates.
    const islands = [...html.matchAll(/<rt-island.*?<\/rt-island>/gs)].join('');
    expect(islands, path).not.toContain('rt-wordmark');
  }
});
