import { guardDocument } from 'rotativa/domain/server';
import { describe, expect, it } from 'vitest';
import { columnsOf } from './columns.ts';

const DATE = new Date('2026-01-01T12:00:00Z');

describe('the columns of a document', () => {
  it('have the tag under the slug that its link on a page has', () => {
    const document = {
      _id: 'A',
      type: 'story',
      canonical_url: '/a/',
      headlines: { basic: 'A' },
      taxonomy: { tags: [{ text: 'U.S. Open' }, { text: 'A/B & Ñuñoa' }] },
    };
    const read = guardDocument(document);
    const links = read.ok ? read.value.taxonomy.tags.map(({ slug }) => slug) : [];
    expect(columnsOf(document, DATE).tags).toEqual(links);
    expect(links).toEqual(['us-open', 'ab-nunoa']);
  });

  it('have texts whose accents are part of their letters', () => {
    const decomposed = (text: string) => text.normalize('NFD');
    const document = {
      _id: 'A',
      canonical_url: '/a/',
      headlines: { basic: decomposed('Ñandú') },
      subheadlines: { basic: decomposed('cigüeña') },
      content_elements: [{ type: 'text', content: decomposed('<p>Pingüino</p>') }],
    };
    const { headline, standfirst, bodyText } = columnsOf(document, DATE);
    expect([headline, standfirst, bodyText]).toEqual(['Ñandú', 'cigüeña', 'Pingüino']);
  });

  it('have the headline as a reader reads it', () => {
    const headlines = { basic: 'Caf&eacute; &amp; <i>pan</i>' };
    expect(columnsOf({ _id: 'A', canonical_url: '/a/', headlines }, DATE).headline).toBe('Café & pan');
  });
});
