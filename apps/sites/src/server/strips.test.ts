import { wordsAsStory } from 'rotativa/domain';
import { BRANDS } from 'rotativa/themes';
import { describe, expect, it, onTestFinished } from 'vitest';
import { feed, openSites, story, type Answer } from './sites.fixture.ts';

const WORDS = wordsAsStory({ id: 'palabras', story: null, overrides: { headline: 'Tiembla en <Bogotá>' } });

/** The content service, with what a brand's breaking strip has. */
const content =
  (breaking: readonly object[]): Answer =>
  (source, query) => {
    if (source === 'content-api-collections' && String(query['queryString']).endsWith('-ultima-hora'))
      return { content_elements: breaking, count: breaking.length };
    return source.startsWith('content-api') ? feed('uno', 'dos', 'tres') : undefined;
  };

async function front(brand: (typeof BRANDS)[number], breaking: readonly object[]): Promise<string> {
  const { sites, get } = await openSites(content(breaking));
  onTestFinished(() => sites.close());
  return (await get('/', {}, brand)).html;
}
const stripOf = (html: string): string =>
  /<section[^>]*aria-label="Última hora".*?<\/section>/s.exec(html)?.[0] ?? '';

describe.each(BRANDS)('X5 the breaking strip on the front of %s', (brand) => {
  it('is not there while it is off', async () => {
    expect(stripOf(await front(brand, []))).toBe('');
  });

  it('has words, and no link before there is a story', async () => {
    const strip = stripOf(await front(brand, [WORDS]));
    expect(strip).toContain('Tiembla en');
    expect(strip).not.toContain('<Bogotá>');
    expect(strip).not.toContain('<a ');
  });

  it('leads to its story when there is one', async () => {
    const html = await front(brand, [story('uno', { headlines: { basic: 'Tiembla' } })]);
    expect(stripOf(html)).toContain('href="/nacion/articulo/uno/"');
    expect(stripOf(html)).toContain('Tiembla');
  });
});
