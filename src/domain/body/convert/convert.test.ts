import { describe, expect, it } from 'vitest';
import type { ContentElement, ImageElement } from '../../ans/element.ts';
import { cellHtml } from './cell.ts';
import { blocksOf, context, reasonsOf } from './convert.fixture.ts';

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
