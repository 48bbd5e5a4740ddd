import { describe, expect, it } from 'vitest';
import type { ContentElement, CustomEmbedElement, ImageElement } from '../../ans/element.ts';
import type { BodyBlock } from '../block.ts';
import { testContext } from '../context.fixture.ts';
import { RICH_TEXT } from '../split-paragraphs.ts';
import { toBlocks } from '../to-blocks.ts';
import { cellHtml } from './cell.ts';

const context = () => testContext({ siteHosts: ['www.ejemplo.com'] });
const blocksOf = (element: ContentElement): BodyBlock[] => toBlocks([element], context());

/** The log entries of an element. */
function reasonsOf(element: ContentElement): string[] {
  const logged = context();
  toBlocks([element], logged);
  return logged.entries.map(({ reason }) => reason);
}

const text = (content: string): ContentElement => ({ _id: 't', type: 'text', content });
const IMAGE: ImageElement = {
  _id: 'i',
  type: 'image',
  url: 'https://imagenes.ejemplo.com/a.jpg',
  alt_text: 'Una "plaza"',
  credits: { by: [], affiliation: [] },
  renditions: [],
};

describe('the words of texts', () => {
  it.each([
    ['pull quote', 'pull'],
    ['destacado', 'pull'],
    ['blockquote', 'quote'],
  ] as const)('a text of the subtype %s is a quote', (subtype, variant) => {
    expect(blocksOf({ _id: 'q', type: 'text', subtype, content: 'uno' })).toEqual([
      { type: 'quote', id: 'q', variant, blocks: [{ type: 'text', id: '', html: 'uno' }] },
    ]);
  });

  it.each(['blockquotes', 'noblockquote', ''])('a text of the subtype %j is a paragraph', (subtype) => {
    expect(blocksOf({ _id: 't', type: 'text', subtype, content: 'uno' })).toEqual([
      { type: 'text', id: 't', html: 'uno' },
    ]);
  });

  it.each([
    ['clarification', 'Aclaración'],
    ['Retraction', 'Retractación'],
    ['correction', 'Corrección'],
  ])('a %s is named %s, with its paragraphs', (correction_type, label) => {
    expect(
      blocksOf({ _id: 'c', type: 'correction', correction_type, content: '<p>uno</p><p>dos</p>' }),
    ).toEqual([{ type: 'correction', id: 'c', label, html: 'uno<br /><br />dos' }]);
  });

  it('an endorsement and a rating', () => {
    expect(blocksOf({ _id: 'e', type: 'endorsement', content: '<b>uno</b>' })).toEqual([
      { type: 'endorsement', id: 'e', html: '<b>uno</b>' },
    ]);
    expect(
      blocksOf({ _id: 'r', type: 'numeric_rating', numeric_rating: 4, min: 0, max: 5, units: 'estrellas' }),
    ).toEqual([{ type: 'rating', id: 'r', value: 4, min: 0, max: 5, units: 'estrellas' }]);
  });

  it('a list whose items have nothing to show is no list', () => {
    const items: ContentElement[] = [{ _id: '', type: 'raw_html', content: '<p></p>' }];
    expect(blocksOf({ _id: 'l', type: 'list', list_type: 'ordered', items })).toEqual([]);
  });
});

describe('the cells of a table', () => {
  it('short rows are filled, and a table without a header has none', () => {
    const rows = [[[text('uno')]], [[text('dos')], [text('tres')]]];
    expect(blocksOf({ _id: 't', type: 'table', header: [], rows, caption: '<b>Lluvias</b>' })).toEqual([
      {
        type: 'table',
        id: 't',
        caption: '<b>Lluvias</b>',
        header: [],
        rows: [
          ['uno', ''],
          ['dos', 'tres'],
        ],
      },
    ]);
  });

  it.each<[string, ContentElement[], string]>([
    ['texts, each in its line', [text('uno'), text(' '), text('dos')], 'uno<br>dos'],
    [
      'a quote with its source',
      [{ _id: '', type: 'quote', content_elements: [text('uno')], citation: 'dos' }],
      'uno<br>dos',
    ],
    ['raw HTML with its blocks', [{ _id: '', type: 'raw_html', content: '<p>uno</p>' }], '<p>uno</p>'],
    ['an embed', [{ _id: '', type: 'oembed_response', html: '<p>uno</p>' }], '<p>uno</p>'],
    [
      'a picture above its caption',
      [{ ...IMAGE, caption: 'uno' }],
      '<img src="https://imagenes.ejemplo.com/a.jpg" alt="Una &quot;plaza&quot;" loading="lazy" decoding="async" /><br>uno',
    ],
    [
      'the caption of a picture without an address',
      [{ ...IMAGE, url: 'javascript:1', caption: 'uno' }],
      'uno',
    ],
    [
      'a link',
      [{ _id: '', type: 'interstitial_link', url: 'https://www.ejemplo.com/a/', content: 'uno' }],
      '<a href="https://www.ejemplo.com/a/">uno</a>',
    ],
  ])('%s', (_name, elements, html) => {
    expect(cellHtml(elements, context())).toBe(html);
  });
});

describe('lists of links', () => {
  const linksOf = (...items: ContentElement[]) =>
    blocksOf({ _id: 'l', type: 'link_list', title: 'Más', items });

  it('an item has its words, its address and its description', () => {
    expect(
      linksOf(
        { _id: '', type: 'interstitial_link', url: '/nacion/a/', content: 'uno', description: 'dos' },
        { _id: '', type: 'interstitial_link', url: '/nacion/b/', content: '' },
        {
          _id: '',
          type: 'story',
          headline: 'tres',
          description: '',
          canonical_url: '/c/',
          content_elements: [],
        },
        // The address of a picture is a file, not a page.
        { ...IMAGE, caption: 'cuatro' },
      ),
    ).toEqual([
      {
        type: 'link-list',
        id: 'l',
        title: 'Más',
        items: [
          { href: '/nacion/a/', html: 'uno', description: 'dos' },
          { href: '/nacion/b/', html: '/nacion/b/' },
          { href: '/c/', html: 'tres' },
          { html: 'cuatro' },
        ],
      },
    ]);
  });

  it('without items only its title is shown', () => {
    expect(linksOf({ _id: '', type: 'divider' })).toEqual([{ type: 'text', id: 'l', html: 'Más' }]);
  });

  it('a story with a picture shows it', () => {
    const story: ContentElement = {
      _id: 's',
      type: 'story',
      headline: 'uno',
      description: 'dos',
      canonical_url: '/c/',
      content_elements: [],
    };
    expect(blocksOf(story)).toEqual([
      { type: 'related-story', id: 's', href: '/c/', headline: 'uno', description: 'dos' },
    ]);
    expect(blocksOf({ ...story, image: IMAGE })).toMatchObject([{ picture: { url: IMAGE.url } }]);
  });
});

describe('recordings and galleries', () => {
  const audio = (streams: readonly object[]): ContentElement =>
    ({ _id: 'a', type: 'audio', headline: 'uno', description: 'dos', streams }) as ContentElement;

  it('a recording has the type of each file', () => {
    const src = 'https://audios.ejemplo.com/a';
    const streams = [
      { url: src, stream_type: 'mp3' },
      { url: src, stream_type: 'ogg' },
      { url: src, stream_type: 'mp3-128' },
      { url: src, stream_type: 'x-mp3' },
      { url: src },
      { url: 'javascript:1', stream_type: 'mp3' },
    ];
    expect(blocksOf(audio(streams))).toEqual([
      {
        type: 'audio',
        id: 'a',
        title: 'uno',
        sources: [{ src, type: 'audio/mpeg' }, { src, type: 'audio/ogg' }, { src }, { src }, { src }],
      },
      { type: 'text', id: 'a', html: 'dos' },
    ]);
    expect(blocksOf({ ...audio(streams), duration: 36_000 } as ContentElement)).toMatchObject([
      { type: 'audio', durationMs: 36_000 },
      { type: 'text' },
    ]);
  });

  it('content that cannot be shown leaves its words, and is logged', () => {
    expect(blocksOf(audio([])).map(({ type }) => type)).toEqual(['text', 'text']);
    expect(reasonsOf(audio([]))).toEqual(['an audio without a playable source: its words are shown']);
    const gallery: ContentElement = {
      _id: 'g',
      type: 'gallery',
      headline: 'uno',
      description: 'dos',
      content_elements: [{ ...IMAGE, url: 'a.jpg' }, text('tres')],
    };
    expect(blocksOf(gallery).map(({ type }) => type)).not.toContain('gallery');
    expect(reasonsOf(gallery)).toEqual([
      'not a picture that a gallery can show',
      'not a picture that a gallery can show',
      'a gallery without pictures: its words are shown',
    ]);
    expect(reasonsOf({ ...IMAGE, url: 'a.jpg' })).toEqual([
      'an image whose address is relative, malformed or not safe',
    ]);
  });
});

describe('raw HTML and embeds', () => {
  it.each([
    ['twitter-tweet', 'twitter'],
    ['twitter-video', 'twitter'],
    ['instagram-media', 'instagram'],
    ['tiktok-embed', 'tiktok'],
    ['fb-post', 'facebook'],
  ] as const)('a code of the class %s is a post of %s', (name, network) => {
    const content = `<blockquote class="${name}">uno</blockquote>`;
    expect(blocksOf({ _id: 'r', type: 'raw_html', content })).toMatchObject([
      { type: 'social-post', id: 'r', network },
    ]);
  });

  it('rich text counts as text, other HTML does not', () => {
    const content = '<ul><li>uno</li></ul>';
    expect(blocksOf({ _id: 'r', type: 'raw_html', subtype: RICH_TEXT, content })).toMatchObject([
      { type: 'html', textual: true },
    ]);
    expect(blocksOf({ _id: 'r', type: 'raw_html', content })).toEqual([
      { type: 'html', id: 'r', html: content },
    ]);
  });

  it('a PDF of the site ends with its name or a query, and is named', () => {
    const pdf = (src: string): BodyBlock[] =>
      blocksOf({ _id: 'p', type: 'raw_html', content: `<i class="context_pdf" data-src="${src}"></i>` });
    expect(pdf('/docs/a.pdf')).toEqual([
      { type: 'pdf', id: 'p', src: '/docs/a.pdf', height: 600, title: 'Documento PDF' },
    ]);
    const link =
      '<a class="context_pdf" href="/docs/a.pdf" title="Decreto &quot;412&quot;">el <b>decreto</b></a>';
    const named = [link, link.replace(/ title="[^"]*"/, '')].flatMap((content) =>
      blocksOf({ _id: 'p', type: 'raw_html', content }),
    );
    expect(named).toMatchObject([{ title: 'Decreto "412"' }, { title: 'el decreto' }]);
    expect(pdf('//docs.ejemplo.com/a')).toMatchObject([{ src: 'https://docs.ejemplo.com/a' }]);
    expect(pdf('/docs/a.pdf.html')).toEqual([]);
    expect(pdf('http://a.ejemplo.com/?u=https://b.ejemplo.com/')).toEqual([]);
  });

  it.each([
    ['<i class="context_pdf"></i>', ['a PDF marker without a source']],
    ['<p> </p>', ['nothing is left of the raw HTML after sanitising']],
    ['<p>uno</p>', []],
  ])('%s is logged as %j', (content, reasons) => {
    expect(reasonsOf({ _id: 'r', type: 'raw_html', content })).toEqual(reasons);
  });

  it('a post without HTML is a link with its title, and one without an address is left out', () => {
    const post: ContentElement = { _id: 'o', type: 'oembed_response', subtype: 'twitter', html: '' };
    expect(blocksOf({ ...post, url: 'https://twitter.com/a/status/2', title: 'a < b' })).toMatchObject([
      { html: '<p><a href="https://twitter.com/a/status/2" rel="noopener">a &lt; b</a></p>' },
    ]);
    expect(blocksOf(post)).toEqual([]);
    expect(reasonsOf(post)).toEqual(['an embed with neither HTML nor an address']);
  });

  it('a video has its title and its still, and an embed its provider', () => {
    expect(
      blocksOf({
        _id: 'o',
        type: 'oembed_response',
        html: '',
        url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
        thumbnail_url: 'https://i.ytimg.com/a.jpg',
      }),
    ).toMatchObject([
      { type: 'video', id: 'o', title: '', description: '', player: { poster: 'https://i.ytimg.com/a.jpg' } },
    ]);
    expect(blocksOf({ _id: 'o', type: 'oembed_response', html: '<p>uno</p>' })).toEqual([
      { type: 'embed', id: 'o', provider: '', title: '', html: '<p>uno</p>' },
    ]);
  });
});

describe('custom embeds', () => {
  const embed = (config: object, url?: string): CustomEmbedElement => ({
    _id: 'c',
    type: 'custom_embed',
    subtype: 'ficha',
    embed: { ...(url && { url }), config: config as CustomEmbedElement['embed']['config'] },
  });

  it('a list of titles with addresses is a list of links; the rest of it is left out', () => {
    const list = [
      'suelto',
      { title: 'uno', url: '/a/', subtitle: 'dos' },
      { title: 'tres', url: '/b/', description: 'cuatro' },
      { title: 'cinco', url: '/c/' },
      { title: 'sin dirección' },
      { url: '/sin-titulo/' },
    ];
    expect(blocksOf(embed({ empty: [], title: 'Más', list }))).toEqual([
      {
        type: 'link-list',
        id: 'c',
        title: 'Más',
        items: [
          { href: '/a/', html: 'uno', description: 'dos' },
          { href: '/b/', html: 'tres', description: 'cuatro' },
          { href: '/c/', html: 'cinco' },
        ],
      },
    ]);
  });

  it('the address of a video is a player, with the words', () => {
    expect(blocksOf(embed({ title: 'uno', content: 'dos' }, 'https://youtu.be/dQw4w9WgXcQ'))).toMatchObject([
      { type: 'video', id: 'c', title: 'uno', description: '', player: { provider: 'youtube' } },
      { type: 'text', html: 'dos' },
    ]);
  });

  it.each([
    ['alt', 'la plaza'],
    ['alt_text', 'la plaza'],
    ['caption', 'la plaza'],
  ])('a picture is named by its %s', (key, words) => {
    const found = blocksOf(embed({ image: 'https://imagenes.ejemplo.com/a.jpg', [key]: words }));
    expect(found).toMatchObject([{ type: 'image', id: 'c', picture: { alt: words, renditions: [] } }]);
  });

  it('a picture is found in an object of the configuration, with its link', () => {
    expect(
      blocksOf(
        embed({
          title: ' ',
          data: { photo: 'https://imagenes.ejemplo.com/a.png', href: 'https://a.ejemplo.com/' },
        }),
      ),
    ).toMatchObject([{ type: 'image', href: 'https://a.ejemplo.com/', picture: { alt: '' } }]);
  });

  it('any other is left to the application, with a reason', () => {
    expect(blocksOf(embed({ a: 1 }))).toEqual([
      { type: 'custom-embed', id: 'c', subtype: 'ficha', title: '', config: { a: 1 } },
    ]);
    expect(reasonsOf(embed({ a: 1 }))).toEqual(["a custom embed 'ficha' that only the application can show"]);
  });
});

describe('elements without a block', () => {
  it.each<[ContentElement, string]>([
    [
      { _id: '', type: 'unknown', original_type: 'x', content: ' ', content_elements: [] },
      'unknown element type without text: left out',
    ],
    [
      { _id: '', type: 'story', headline: '', description: '', content_elements: [] },
      'a nested story without address and text: left out',
    ],
  ])('%j says why', (element, reason) => {
    expect(blocksOf(element)).toEqual([]);
    expect(reasonsOf(element)).toEqual([reason]);
  });

  it('a story without an address shows its words', () => {
    expect(
      blocksOf({ _id: 's', type: 'story', headline: 'uno', description: 'dos', content_elements: [] }),
    ).toEqual([
      { type: 'header', id: 's', level: 3, html: 'uno' },
      { type: 'text', id: '', html: 'dos' },
    ]);
  });
});
