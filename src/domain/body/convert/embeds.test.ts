import { describe, expect, it } from 'vitest';
import type { ContentElement, CustomEmbedElement } from '../../ans/element.ts';
import type { BodyBlock } from '../block.ts';
import { RICH_TEXT } from '../split-paragraphs.ts';
import { blocksOf, reasonsOf } from './convert.fixture.ts';

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
