import { describe, expect, it } from 'vitest';
import type { SyndicatedFeed, SyndicatedItem } from './feed.ts';
import { jsonFeed } from './json-feed.ts';
import { rssFeed } from './rss.ts';

const bare: SyndicatedItem = {
  id: 'urn:1',
  url: 'https://www.ejemplo.com/rio/',
  title: 'El río & el mar',
  summary: 'Lo que pasó.',
  authors: [],
  tags: [],
};

const whole: SyndicatedItem = {
  ...bare,
  html: '<p>Todo.</p>',
  published: '2025-03-31T15:30:05Z',
  updated: '2025-04-01T15:30:05Z',
  authors: [{ name: 'Ana Ruiz', url: 'https://www.ejemplo.com/autor/ana/' }, { name: 'EFE' }],
  section: 'Nación',
  tags: ['Agua', 'Nación'],
  picture: {
    url: 'https://imagenes.ejemplo.com/rio.jpg',
    type: 'image/jpeg',
    width: 1200,
    height: 800,
    alt: 'El río',
    credit: 'Foto: Ana Ruiz',
  },
  media: { url: 'https://videos.ejemplo.com/rio.mp4', type: 'video/mp4', seconds: 93 },
};

const feed = (...items: SyndicatedItem[]): SyndicatedFeed => ({
  title: 'Nación',
  description: 'Lo último de Nación',
  language: 'es-CO',
  home: 'https://www.ejemplo.com/nacion/',
  self: 'https://www.ejemplo.com/nacion/rss.xml',
  publisher: 'Casa Editorial',
  items,
});

/** The content between the first `<name …>` and its end. */
const inside = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}[^>]*>(.*?)</${name}>`, 's').exec(xml)?.[1];

describe('B19 the feed of a podcast', () => {
  const podcast = {
    author: 'Semanario',
    email: 'podcast@ejemplo.com',
    category: 'Society & Culture',
    image: 'https://www.ejemplo.com/images/rio?width=1600&height=1600&format=jpeg',
    explicit: false,
  };
  const media = { url: 'https://www.ejemplo.com/rio.mp3', type: 'audio/mpeg', seconds: 93, bytes: 1_488_000 };
  const xml = rssFeed({ ...feed({ ...whole, media }), podcast });

  it('has what apps ask of a programme', () => {
    const channel = xml.slice(0, xml.indexOf('<item>'));
    expect(channel).toContain('xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"');
    for (const tag of [
      '<itunes:author>Semanario</itunes:author>',
      '<itunes:type>episodic</itunes:type>',
      '<itunes:category text="Society &amp; Culture"/>',
      '<itunes:explicit>false</itunes:explicit>',
      '<itunes:image href="https://www.ejemplo.com/images/rio?width=1600&amp;height=1600&amp;format=jpeg"/>',
      '<itunes:owner><itunes:name>Semanario</itunes:name><itunes:email>podcast@ejemplo.com</itunes:email></itunes:owner>',
    ])
      expect(channel).toContain(tag);
  });

  it('has the file of each episode with its length and type, and its duration', () => {
    expect(xml).toContain(
      '<enclosure url="https://www.ejemplo.com/rio.mp3" length="1488000" type="audio/mpeg"/>',
    );
    expect(xml).toContain('<itunes:duration>93</itunes:duration>');
    expect(xml).toContain('<itunes:image href="https://imagenes.ejemplo.com/rio.jpg"/>');
  });

  it('leaves these words out of other feeds', () => {
    expect(rssFeed(feed(whole))).not.toContain('itunes');
  });
});

describe('X13 RSS', () => {
  it('names its namespaces, its page and its publisher', () => {
    expect(rssFeed(feed())).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>\n',
        '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"',
        ' xmlns:content="http://purl.org/rss/1.0/modules/content/"',
        ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">',
        '<channel><title>Nación</title><link>https://www.ejemplo.com/nacion/</link>',
        '<description>Lo último de Nación</description><language>es-co</language>',
        '<copyright>Casa Editorial</copyright><ttl>5</ttl>',
        '<docs>https://www.rssboard.org/rss-specification</docs>',
        '<atom:link rel="self" href="https://www.ejemplo.com/nacion/rss.xml" type="application/rss+xml"/>',
        '</channel></rss>\n',
      ].join(''),
    );
  });

  it('leads to older stories, and says when it changed', () => {
    const xml = rssFeed({ ...feed(whole), next: 'https://www.ejemplo.com/nacion/rss.xml?pagina=2' });
    expect(xml).toContain(
      '<atom:link rel="next" href="https://www.ejemplo.com/nacion/rss.xml?pagina=2" type="application/rss+xml"/>',
    );
    expect(inside(xml, 'lastBuildDate')).toBe('Tue, 01 Apr 2025 10:30:05 -0500');
  });

  it('an item has all known properties', () => {
    expect(inside(rssFeed(feed(whole)), 'item')).toBe(
      [
        '<title>El río &amp; el mar</title><link>https://www.ejemplo.com/rio/</link>',
        '<guid isPermaLink="false">urn:1</guid><pubDate>Mon, 31 Mar 2025 10:30:05 -0500</pubDate>',
        '<description>Lo que pasó.</description><content:encoded>&lt;p&gt;Todo.&lt;/p&gt;</content:encoded>',
        '<dc:creator>Ana Ruiz</dc:creator><dc:creator>EFE</dc:creator>',
        '<category>Nación</category><category>Agua</category><category>Nación</category>',
        '<enclosure url="https://videos.ejemplo.com/rio.mp4" length="0" type="video/mp4"/>',
        '<media:content url="https://imagenes.ejemplo.com/rio.jpg" type="image/jpeg" medium="image" width="1200" height="800">',
        '<media:description>El río</media:description><media:credit>Foto: Ana Ruiz</media:credit></media:content>',
        '<media:content url="https://videos.ejemplo.com/rio.mp4" type="video/mp4" duration="93"/>',
      ].join(''),
    );
  });

  it('an item has nothing empty', () => {
    expect(inside(rssFeed(feed(bare)), 'item')).toBe(
      [
        '<title>El río &amp; el mar</title><link>https://www.ejemplo.com/rio/</link>',
        '<guid isPermaLink="false">urn:1</guid><description>Lo que pasó.</description>',
      ].join(''),
    );
  });

  it('without a video the file is the picture, if its type is known', () => {
    const { url } = whole.picture!;
    const file = (picture: SyndicatedItem['picture']) =>
      /<enclosure[^>]*>/.exec(rssFeed(feed({ ...bare, picture })))?.[0];
    expect(file(whole.picture)).toBe(`<enclosure url="${url}" length="0" type="image/jpeg"/>`);
    expect(file({ url })).toBeUndefined();
  });
});

describe('X13 JSON Feed', () => {
  it('names its page and its publisher', () => {
    expect(JSON.parse(jsonFeed({ ...feed(), next: 'https://a.co/2', icon: 'https://a.co/i.png' }))).toEqual({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Nación',
      home_page_url: 'https://www.ejemplo.com/nacion/',
      feed_url: 'https://www.ejemplo.com/nacion/rss.xml',
      description: 'Lo último de Nación',
      next_url: 'https://a.co/2',
      icon: 'https://a.co/i.png',
      authors: [{ name: 'Casa Editorial' }],
      language: 'es-CO',
      items: [],
    });
  });

  it('an item has all known properties, each tag once', () => {
    const { items } = JSON.parse(jsonFeed(feed(whole))) as { items: unknown[] };
    expect(items).toEqual([
      {
        id: 'urn:1',
        url: 'https://www.ejemplo.com/rio/',
        title: 'El río & el mar',
        summary: 'Lo que pasó.',
        image: 'https://imagenes.ejemplo.com/rio.jpg',
        date_published: '2025-03-31T10:30:05-05:00',
        date_modified: '2025-04-01T10:30:05-05:00',
        authors: [{ name: 'Ana Ruiz', url: 'https://www.ejemplo.com/autor/ana/' }, { name: 'EFE' }],
        tags: ['Nación', 'Agua'],
        attachments: [
          { url: 'https://videos.ejemplo.com/rio.mp4', mime_type: 'video/mp4', duration_in_seconds: 93 },
        ],
        content_html: '<p>Todo.</p>',
      },
    ]);
  });

  it('a locked story has its summary as its text, and nothing empty', () => {
    const { items } = JSON.parse(jsonFeed(feed(bare))) as { items: unknown[] };
    expect(items).toEqual([
      {
        id: 'urn:1',
        url: 'https://www.ejemplo.com/rio/',
        title: 'El río & el mar',
        summary: 'Lo que pasó.',
        content_text: 'Lo que pasó.',
      },
    ]);
  });
});
