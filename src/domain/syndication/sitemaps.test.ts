import { describe, expect, it } from 'vitest';
import { leadBlock } from '../article/lead.ts';
import { articleOf, documentOf, rawStory, rawVideo } from '../fixtures/index.ts';
import { oembed, oembedXml } from './oembed.ts';
import { newsSitemap, sitemap, sitemapIndex, type SitemapVideo } from './sitemap.ts';
import { sitemapVideo } from './sitemap-video.ts';

const ORIGIN = 'https://www.ejemplo.com';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const url = `${ORIGIN}/rio/`;

describe('X13 sitemaps', () => {
  it('a page has its date and its pictures', () => {
    const pages = [
      { url, changed: '2025-03-31T15:30:05Z', pictures: ['https://a.co/1.jpg'] },
      { url: ORIGIN },
    ];
    expect(sitemap(pages)).toBe(
      [
        HEAD,
        `<urlset ${NAMESPACE} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"`,
        ' xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">',
        `<url><loc>${url}</loc><lastmod>2025-03-31T10:30:05-05:00</lastmod>`,
        '<image:image><image:loc>https://a.co/1.jpg</image:loc></image:image></url>',
        `<url><loc>${ORIGIN}</loc></url></urlset>\n`,
      ].join(''),
    );
  });

  const video: SitemapVideo = { thumbnail: 'https://a.co/1.jpg', title: 'El río', description: 'Crece.' };
  const written = (more: Partial<SitemapVideo>): string | undefined =>
    /<video:video>(.*)<\/video:video>/.exec(sitemap([{ url, videos: [{ ...video, ...more }] }]))?.[1];

  it('a video has the properties that search engines require, and all known ones', () => {
    const required =
      '<video:thumbnail_loc>https://a.co/1.jpg</video:thumbnail_loc><video:title>El río</video:title><video:description>Crece.</video:description>';
    expect(written({})).toBe(required);
    const more = {
      file: 'https://a.co/1.mp4',
      player: 'https://a.co/p',
      seconds: 93,
      published: '2025-03-31T15:30:05Z',
    };
    expect(written(more)).toBe(
      `${required}<video:content_loc>https://a.co/1.mp4</video:content_loc><video:player_loc>https://a.co/p</video:player_loc><video:duration>93</video:duration><video:publication_date>2025-03-31T10:30:05-05:00</video:publication_date>`,
    );
  });

  it('a video keeps to the longest title, description and duration of the protocol', () => {
    expect(written({ title: '🌊'.repeat(101) })).toContain(`>${'🌊'.repeat(100)}<`);
    expect(written({ description: 'a'.repeat(2049) })).toContain(`>${'a'.repeat(2048)}<`);
    expect(written({ seconds: 28_800 })).toContain('<video:duration>28800<');
    for (const seconds of [0, 28_801]) expect(written({ seconds })).not.toContain('duration');
  });

  it('the index has the address of each', () => {
    expect(sitemapIndex([url, ORIGIN])).toBe(
      `${HEAD}<sitemapindex ${NAMESPACE}><sitemap><loc>${url}</loc></sitemap><sitemap><loc>${ORIGIN}</loc></sitemap></sitemapindex>\n`,
    );
  });

  it('news have their publication, date and title', () => {
    const story = { url, title: 'El río', published: '2025-03-31T15:30:05Z' };
    expect(newsSitemap([story], { name: 'Semanario', language: 'es' })).toBe(
      [
        HEAD,
        `<urlset ${NAMESPACE} xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">`,
        `<url><loc>${url}</loc><news:news><news:publication><news:name>Semanario</news:name>`,
        '<news:language>es</news:language></news:publication>',
        '<news:publication_date>2025-03-31T10:30:05-05:00</news:publication_date>',
        '<news:title>El río</news:title></news:news></url></urlset>\n',
      ].join(''),
    );
  });
});

describe('X13 the video of a page', () => {
  const document = documentOf(rawVideo);
  const lead = leadBlock(document)!;
  const SITE = { origin: ORIGIN, free: true };

  it('has its file, or the frame of its company', () => {
    expect(sitemapVideo(document, lead, SITE)).toMatchObject({
      title: articleOf(rawVideo).headline,
      file: 'https://videos.ejemplo.com/rio.mp4',
      player: undefined,
      seconds: 93,
      published: document.publish_date,
    });
    for (const [provider, player] of [
      ['youtube', 'https://www.youtube.com/embed/x1'],
      ['vimeo', 'https://player.vimeo.com/video/x1'],
      ['dailymotion', 'https://www.dailymotion.com/embed/video/x1'],
    ] as const) {
      const framed = { ...lead, player: { provider, videoId: 'x1', poster: '/1.jpg' } } as never;
      expect(sitemapVideo(document, framed, SITE)).toMatchObject({
        file: undefined,
        player,
        thumbnail: `${ORIGIN}/1.jpg`,
      });
    }
  });

  it('P1 is left out of a locked story', () => {
    expect(sitemapVideo(document, lead, { ...SITE, free: false })).toBeUndefined();
  });

  it('says its name where it has no description', () => {
    const said = (basic: string, subheadline: string) =>
      sitemapVideo({ ...document, description: { basic }, subheadlines: { basic: subheadline } }, lead, SITE)
        ?.description;
    expect(said('<b>Uno</b>', 'Dos')).toBe('Uno');
    expect(said('', 'Dos')).toBe('Dos');
    expect(said('', '')).toBe(articleOf(rawVideo).headline);
  });

  it('is left out without a poster or a file, and of a story without a video', () => {
    const of = (player: object) => sitemapVideo(document, { ...lead, player } as never, SITE);
    expect(of({ provider: 'youtube', videoId: 'x1' })).toBeUndefined();
    expect(of({ provider: 'file', poster: '/1.jpg', sources: [] })).toBeUndefined();
    const story = documentOf(rawStory);
    expect(sitemapVideo(story, leadBlock(story), SITE)).toBeUndefined();
    expect(sitemapVideo(story, undefined, SITE)).toBeUndefined();
  });
});

describe('X13 oEmbed', () => {
  const article = {
    ...articleOf(rawStory),
    headline: 'Río & "mar"',
    description: 'Lo que <pasó>.',
    bylines: [{ text: 'Ana', href: '/autor/ana/' }, { text: 'Óscar' }],
  };
  const options = { url, site: { origin: ORIGIN, name: 'Semanario' }, cacheAge: 300 };

  it('is a quote with a link, without a script', () => {
    expect(oembed(article, options)).toEqual({
      version: '1.0',
      type: 'rich',
      title: 'Río & "mar"',
      author_name: 'Ana',
      author_url: `${ORIGIN}/autor/ana/`,
      provider_name: 'Semanario',
      provider_url: `${ORIGIN}/`,
      cache_age: 300,
      html: `<blockquote cite="${url}"><p><a href="${url}">Río &amp; &quot;mar&quot;</a></p><p>Lo que &lt;pasó&gt;.</p><footer>Ana, Óscar, Semanario</footer></blockquote>`,
      width: 600,
      height: 220,
    });
  });

  it('keeps to the size that is asked for, and leaves out unknown properties', () => {
    const thumbnail = { url: 'https://a.co/1.jpg', width: 300, height: 200 };
    const small = oembed(
      { ...article, description: '', bylines: [{ text: 'Redacción' }] },
      { ...options, thumbnail, maxWidth: 320, maxHeight: 100 },
    );
    expect(small).toMatchObject({
      thumbnail_url: 'https://a.co/1.jpg',
      thumbnail_width: 300,
      thumbnail_height: 200,
      width: 320,
      height: 100,
    });
    expect(small).not.toHaveProperty('author_url');
    expect(small['html']).not.toContain('<p></p>');
    expect(oembed(article, { ...options, maxWidth: 5000, maxHeight: 5000 })).toMatchObject({
      width: 600,
      height: 220,
    });
  });

  it('as XML has the same fields', () => {
    expect(oembedXml({ version: '1.0', width: 600 })).toBe(
      `${HEAD}<oembed><version>1.0</version><width>600</width></oembed>\n`,
    );
  });
});
