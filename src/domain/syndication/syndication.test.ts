import { describe, expect, it } from 'vitest';
import { PUBLIC_PREVIEW } from '../article/access.ts';
import { articleOf, rawEveryElement, rawGallery, rawStory, rawVideo } from '../fixtures/index.ts';
import { isoDate, rssDate } from './dates.ts';
import { changedAt } from './feed.ts';
import { syndicatedItem } from './item.ts';

const site = { origin: 'https://www.ejemplo.com', free: true };

describe('X13 dates of feeds are in Colombian time', () => {
  it.each([
    ['2025-03-31T15:30:05Z', 'Mon, 31 Mar 2025 10:30:05 -0500', '2025-03-31T10:30:05-05:00'],
    ['2025-01-01T03:00:00Z', 'Tue, 31 Dec 2024 22:00:00 -0500', '2024-12-31T22:00:00-05:00'],
  ])('%s', (date, rss, iso) => {
    expect([rssDate(date), isoDate(date)]).toEqual([rss, iso]);
    expect(Date.parse(rss)).toBe(Date.parse(date));
  });

  it.each([undefined, '', 'ayer', '+123456-01-01T00:00:00Z'])('%j has none', (date) => {
    expect([rssDate(date), isoDate(date)]).toEqual([undefined, undefined]);
  });

  it('a feed has the date of its last change', () => {
    const items = [{ published: '2025-01-01' }, { published: '2024-01-01', updated: '2025-02-01' }, {}];
    expect(changedAt({ items: items as never })).toBe('2025-02-01T05:00:00.000Z');
    expect(changedAt({ items: [] })).toBeUndefined();
  });
});

describe('X13 an item of a feed', () => {
  it('has the whole text with absolute addresses', () => {
    const { html = '', ...item } = syndicatedItem(articleOf(rawEveryElement), site);
    expect(html).not.toMatch(/(?:href|src|poster)="(?!https?:|mailto:|tel:)/);
    expect(html).not.toMatch(/<script|onerror|class="rt-/);
    for (const tag of ['p', 'h3', 'figure', 'blockquote', 'ul', 'table']) expect(html).toContain(`<${tag}`);
    expect(item.url).toMatch(/^https:\/\/www\.ejemplo\.com\/.*\/$/);
  });

  it('of a locked story has only the parts of its teaser', () => {
    const { html, media, summary } = syndicatedItem(articleOf(rawStory), { ...site, free: false });
    expect([html, media]).toEqual([undefined, undefined]);
    expect(summary).toBe(articleOf(rawStory).description);
    expect(syndicatedItem(articleOf(rawStory, { access: PUBLIC_PREVIEW }), site)).toMatchObject({
      html,
      media,
    });
    const bare = { ...articleOf(rawStory), description: '' };
    expect(syndicatedItem(bare, { ...site, free: false }).summary).toBe('');
    expect(syndicatedItem(bare, site).summary).not.toBe('');
  });

  it('of a video has its file; that of a gallery its pictures', () => {
    expect(syndicatedItem(articleOf(rawVideo), site).media).toEqual({
      url: 'https://videos.ejemplo.com/rio.mp4',
      type: 'video/mp4',
      seconds: 93,
    });
    const gallery = articleOf(rawGallery);
    const { html = '' } = syndicatedItem(gallery, site);
    expect(html.match(/<img /g)?.length).toBeGreaterThanOrEqual(gallery.gallery.length);
  });

  it('has an address with a slash at its end, unless it names a file', () => {
    const at = (canonicalUrl: string): string =>
      syndicatedItem({ ...articleOf(rawStory), canonicalUrl }, site).url;
    expect(at('/a/b')).toBe('https://www.ejemplo.com/a/b/');
    expect(at('/a/b/')).toBe('https://www.ejemplo.com/a/b/');
    expect(at('/a/b.html')).toBe('https://www.ejemplo.com/a/b.html');
  });

  it('without a standfirst has the beginning of its first paragraph, without marks', () => {
    const body = [
      { id: 'h', type: 'header' as const, level: 2 as const, html: 'Título' },
      { id: 't', type: 'text' as const, html: `<b>Río</b> ${'agua '.repeat(100)}` },
    ];
    const { summary } = syndicatedItem({ ...articleOf(rawStory), description: '', body }, site);
    expect(summary).toMatch(/^Río agua agua/);
    expect(summary).toMatch(/\.\.\.$/);
    expect(summary.length).toBeLessThanOrEqual(283);
    expect(syndicatedItem({ ...articleOf(rawStory), description: '', body: [] }, site).summary).toBe('');
  });

  it('has the opening before the text, except a picture, which feeds show apart', () => {
    const text = { id: 't', type: 'text' as const, html: 'Uno' };
    const picture = { url: 'https://f.example/a.jpg', alt: '', renditions: [] };
    const caption = { text: '', caption: '', credit: '' };
    const player = { provider: 'youtube' as const, videoId: 'x' };
    const video = { id: 'v', type: 'video' as const, player, title: 'V', description: '' };
    const article = { ...articleOf(rawStory), body: [text], gallery: [] };
    expect(syndicatedItem({ ...article, lead: video }, site).html).toBe(
      '<p><a href="https://www.youtube.com/watch?v=x">V</a></p><p>Uno</p>',
    );
    const image = { id: 'i', type: 'image' as const, picture, caption };
    expect(syndicatedItem({ ...article, lead: image }, site).html).toBe('<p>Uno</p>');
    expect(syndicatedItem({ ...article, lead: video }, site).media).toBeUndefined();
  });

  it('names its authors with absolute addresses, its section and its topics', () => {
    const bylines = [{ text: 'Ana Ruiz', href: '/autor/ana-ruiz/' }, { text: 'Redacción' }];
    const article = {
      ...articleOf(rawStory),
      bylines: bylines as never,
      section: { id: '/nacion', name: 'Nación' },
      tags: [{ text: 'Ríos', href: '/noticias/rios/' }],
    };
    expect(syndicatedItem(article, site)).toMatchObject({
      authors: [
        { name: 'Ana Ruiz', url: 'https://www.ejemplo.com/autor/ana-ruiz/' },
        { name: 'Redacción', url: undefined },
      ],
      section: 'Nación',
      tags: ['Ríos'],
    });
  });
});
