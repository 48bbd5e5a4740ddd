import { describe, expect, it } from 'vitest';
import { documentOf } from '../fixtures/index.ts';
import { prepareArticle } from '../article/prepare.ts';
import { isTitled, titleOf } from '../article/title.ts';
import { plainText } from '../html/plain-text.ts';
import { articleData } from '../structured-data/article.ts';
import { jsonFeed, rssFeed, syndicatedItem } from '../syndication/index.ts';
import { guardAuthorRecord } from './guard.ts';

const ENCODED = 'Econom&iacute;a &amp; pa&#237;s&nbsp;I&#x26;D';
const PLAIN = 'Economía & país I&D';

const source = {
  _id: 'A',
  type: 'story',
  canonical_url: '/nacion/articulo/a/',
  headlines: { basic: ENCODED },
  credits: { by: [{ name: ENCODED, role: ENCODED, bio: ENCODED }], affiliation: [ENCODED] },
  taxonomy: {
    primary_section: { _id: '/nacion', name: ENCODED },
    sections: [{ _id: '/nacion', name: ENCODED }],
    tags: [{ slug: 'i-d', text: ENCODED }, ENCODED],
    keywords: [ENCODED],
  },
};

describe('N1 names that arrive encoded', () => {
  it('are plain text wherever they are read', () => {
    const { taxonomy, credits } = documentOf(source);
    expect(taxonomy).toMatchObject({
      primary_section: { name: PLAIN },
      sections: [{ name: PLAIN }],
      tags: [{ text: PLAIN }, { text: PLAIN, slug: 'economia-pais-id' }],
      keywords: [PLAIN],
    });
    expect(credits).toMatchObject({
      by: [{ name: PLAIN, role: PLAIN, description: PLAIN }],
      affiliation: [{ name: PLAIN }],
    });
    expect(guardAuthorRecord({ _id: 'x', byline: ENCODED })).toMatchObject({ value: { byline: PLAIN } });
  });

  it('are encoded once in feeds and structured data', () => {
    const article = prepareArticle(documentOf(source), {
      access: 'whole',
      product: 'semanario',
      siteName: 'Semanario',
    });
    expect([article.kicker, article.section?.name, article.tags[0]?.text]).toEqual([PLAIN, PLAIN, PLAIN]);
    const origin = 'https://www.semanario.example';
    const item = syndicatedItem(article, { origin, free: true });
    const feed = { title: '', description: '', language: 'es', publisher: '', home: origin, self: origin };
    expect(rssFeed({ ...feed, items: [item] })).toContain('<category>Economía &amp; país I&amp;D</category>');
    expect(jsonFeed({ ...feed, items: [item] })).toContain(JSON.stringify(PLAIN));
    expect(articleData(article, { origin, name: 'Semanario', free: true })).toMatchObject({
      articleSection: PLAIN,
      keywords: [PLAIN, PLAIN],
    });
  });

  it.each([
    '\u200b',
    '\u2060\ufeff',
    '\u00ad',
    '&shy;&zwnj;',
    '\u3164',
    '\u2800\u2800',
    '\u202e',
    '<b>\u200d</b>',
    '\ufe0f',
  ])('are none if all of their characters are invisible: %j', (unseen) => {
    const document = documentOf({
      ...source,
      headlines: { basic: unseen },
      credits: { by: [{ name: unseen }] },
      taxonomy: { tags: [unseen], primary_section: { _id: '/nacion', name: unseen } },
    });
    expect([isTitled(document), titleOf(document)]).toEqual([false, 'Sin título']);
    expect([document.credits.by, document.taxonomy.tags]).toEqual([[], []]);
    expect(document.taxonomy.primary_section?.name).toBe('Nacion');
  });

  it('keep the invisible characters between visible ones', () => {
    for (const text of ['👩‍🌾', 'a\u200bb', '١\u200f', '—', '¿?', 'e\u0301'])
      expect(plainText(text)).toBe(text);
  });
});
