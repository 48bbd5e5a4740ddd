import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSites, story, type OpenedSites } from '../sites.fixture.ts';

/** Two hours before the clock of the sites. */
const PUBLISHED = '2026-02-01T10:00:00Z';
const ODD = story('rara', {
  canonical_url: '/podcasts/articulo/rara/',
  publish_date: PUBLISHED,
  display_date: '2027-05-05T10:00:00Z',
  last_updated_date: '2027-05-06T10:00:00Z',
  taxonomy: {
    primary_section: { _id: '/podcasts', name: 'Podcasts' },
    sections: [{ _id: '/podcasts' }, { _id: '/podcasts/rio' }],
    tags: [],
  },
  content_elements: [
    { type: 'text', _id: 'p', content: 'Un párrafo.' },
    { type: 'audio', _id: 'a', streams: [{ url: '/sounds/a.wav', stream_type: 'wav' }], duration: 60_000 },
  ],
});

let opened: OpenedSites;
beforeAll(async () => {
  opened = await openSites((source, { website_url: path }) => {
    if (source === 'story-by-url') return path === ODD.canonical_url ? ODD : undefined;
    if (source === 'section-api') return { _id: '/podcasts/rio', name: 'Río' };
    return source.startsWith('content-api') ? { content_elements: [ODD], count: 1 } : undefined;
  });
});
afterAll(() => opened.sites.close());

/** The places that tell machines when a story was published. */
it.each<[string, string, RegExp]>([
  ['the page', ODD.canonical_url, /<time[^>]* datetime="2026-02-01T10:00:00Z"/i],
  ['its structured data', ODD.canonical_url, /"datePublished":"2026-02-01T10:00:00Z"/],
  ['its Open Graph', ODD.canonical_url, /"article:published_time" content="2026-02-01T10:00:00Z"/],
  ['RSS', '/rss.xml', /<pubDate>Sun, 01 Feb 2026 05:00:00 -0500/],
  ['a podcast', '/podcasts/rio/rss.xml', /<pubDate>Sun, 01 Feb 2026 05:00:00 -0500/],
  ['the JSON feed', '/feed.json', /"date_published":"2026-02-01T05:00:00-05:00/],
  ['the sitemap of news', '/sitemap-noticias.xml', /<news:publication_date>2026-02-01T05:00:00-05:00/],
  ['the sitemap of documents', '/sitemap-1.xml', /<lastmod>2026-02-01T05:00:00-05:00/],
])('X13 %s of a story with dates that lie ahead has its date of publication', async (_what, path, date) => {
  const { status, html } = await opened.get(path);
  expect(status).toBe(200);
  expect(html).toMatch(date);
  expect(html).not.toMatch(/2027/);
});
