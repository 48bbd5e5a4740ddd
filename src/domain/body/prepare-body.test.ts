import { describe, expect, it } from 'vitest';
import { guardElement } from '../fixtures/guard-element.ts';
import type { ContentElement } from '../ans/element.ts';
import { elements } from '../fixtures/index.ts';
import { printed } from '../fixtures/readable.ts';
import type { BodyBlock } from './block.ts';
import { prepareBody } from './prepare-body.ts';

function read(raw: unknown): ContentElement[] {
  const found = guardElement(raw);
  return found.ok ? [found.value] : [];
}

function blocksOf(raw: unknown): BodyBlock[] {
  return prepareBody(read(raw), { insertions: [], siteHosts: ['www.ejemplo.com'] }).blocks;
}

describe('N3 every element type is readable on the page', () => {
  it.each(Object.entries(elements))('%s', (_name, { element, readable }) => {
    const words = printed(blocksOf(element)).replace(/\s+/g, ' ');
    for (const text of readable) expect(words).toContain(text);
  });
});

describe('N3 body blocks', () => {
  it.each([
    [
      'text',
      elements.text.element,
      [{ type: 'text', html: 'El río creció <b>dos metros</b> en <a href="/nacion/huila/">Huila</a>.' }],
    ],
    ['drop cap', elements.dropCap.element, [{ type: 'text', dropCap: true }]],
    ['header levels capped at h6', elements.deepHeader.element, [{ type: 'header', level: 6 }]],
    [
      'table',
      elements.table.element,
      [
        {
          type: 'table',
          header: ['Municipio', 'Familias'],
          rows: [
            ['Neiva', '120'],
            ['Pitalito', ''],
          ],
        },
      ],
    ],
    ['quote', elements.quoteWithContent.element, [{ type: 'quote', variant: 'pull', citation: 'Refrán' }]],
    [
      'image with caption',
      elements.image.element,
      [
        {
          type: 'image',
          caption: { text: 'La plaza de Bolívar a las seis de la mañana | Foto: Ana Ruiz, AFP' },
          picture: { position: '50% 33.3%', alt: 'Palomas sobre la plaza vacía' },
        },
      ],
    ],
    [
      'gallery',
      elements.gallery.element,
      [{ type: 'gallery', title: 'Amanecer en Bogotá', images: [{ id: 'IMG-PLAZA' }, { id: 'IMG-2' }] }],
    ],
    [
      'ordered list',
      elements.list.element,
      [
        {
          type: 'list',
          ordered: true,
          items: [
            { blocks: [{ type: 'text' }, { type: 'list', ordered: false }] },
            { blocks: [{ type: 'text' }] },
          ],
        },
      ],
    ],
    [
      'link list',
      elements.linkList.element,
      [{ type: 'link-list', items: [{ href: '/nacion/a/', html: 'La primera' }, { html: 'Sin enlace' }] }],
    ],
    [
      "interstitial link, a 'Contexto:' box",
      elements.interstitial.element,
      [{ type: 'interstitial', label: 'Contexto:', href: 'https://www.ejemplo.com/nacion/rio/' }],
    ],
    ['divider', elements.divider.element, [{ type: 'divider' }]],
    ['code', elements.code.element, [{ type: 'code', code: 'SELECT 1 < 2;', language: 'sql' }]],
    [
      'video: files before streams',
      elements.video.element,
      [
        {
          type: 'video',
          player: {
            provider: 'file',
            sources: [{ type: 'video/mp4' }, { type: 'application/vnd.apple.mpegurl' }],
          },
        },
      ],
    ],
    [
      'raw HTML, sanitised',
      elements.rawHtml.element,
      [{ type: 'html', html: '<p>Un aviso de la redacción.</p>' }],
    ],
    [
      'a custom list of links',
      elements.customEmbed.element,
      [{ type: 'link-list', title: 'Le puede interesar' }],
    ],
  ])('%s', (_name, element, expected) => {
    expect(blocksOf(element)).toMatchObject(expected);
  });

  it('raw HTML with a PDF marker becomes a 600px-high iframe, shown only when a source exists', () => {
    expect(blocksOf(elements.pdf.element)).toMatchObject([
      { type: 'pdf', src: 'https://documentos.ejemplo.com/decreto.pdf', height: 600 },
    ]);
    for (const content of [
      '<div class="context_pdf"></div>',
      '<div class="context_pdf"><a href="javascript:alert(1)">x</a></div>',
      '<iframe class="context_pdf" src="http://documentos.ejemplo.com/a.pdf"></iframe>',
    ]) {
      expect(blocksOf({ type: 'raw_html', content })).toEqual([]);
    }
  });

  it('shows a PDF of the site itself, but no other page of it', () => {
    expect(
      blocksOf({ type: 'raw_html', content: '<i class="context_pdf" data-src="/docs/a.pdf?v=1"></i>' }),
    ).toMatchObject([{ src: '/docs/a.pdf?v=1' }]);
    expect(
      blocksOf({ type: 'raw_html', content: '<i class="context_pdf" data-src="/perfil/"></i>' }),
    ).toEqual([]);
  });

  it('a YouTube embed in raw HTML becomes a video player, and the HTML beside it is kept', () => {
    expect(blocksOf(elements.youtube.element)).toMatchObject([
      { type: 'html', html: '<p>Vea el video:</p>' },
      { type: 'video', player: { provider: 'youtube', videoId: 'dQw4w9WgXcQ' } },
    ]);
  });

  it('an embedded social post has its scripts stripped', () => {
    const [block] = blocksOf(elements.oembedTwitter.element);
    expect(block).toMatchObject({
      type: 'social-post',
      network: 'twitter',
      href: 'https://twitter.com/ejemplo/status/1',
    });
    expect(JSON.stringify(block)).not.toContain('script');
  });

  it.each([
    [
      'instagram',
      {
        type: 'oembed_response',
        subtype: 'instagram',
        raw_oembed: {
          html: '<blockquote class="instagram-media"><a href="https://www.instagram.com/p/x/">Foto</a></blockquote><script src="//instagram.com/embed.js"></script>',
        },
      },
      { type: 'social-post', network: 'instagram' },
    ],
    ['youtube', elements.oembedYoutube.element, { type: 'video', title: 'En vivo' }],
    [
      'another subtype, as it is',
      {
        type: 'oembed_response',
        subtype: 'mapa',
        raw_oembed: { provider_name: 'Mapas', html: '<iframe src="https://mapas.ejemplo.org/1"></iframe>' },
      },
      { type: 'embed', provider: 'Mapas' },
    ],
    [
      'a post of which only the address came',
      { type: 'oembed_response', subtype: 'twitter', raw_oembed: { url: 'https://twitter.com/a/status/2' } },
      {
        type: 'social-post',
        html: '<p><a href="https://twitter.com/a/status/2" rel="noopener">Ver la publicación</a></p>',
      },
    ],
    [
      'an old youtube post whose HTML is no known video shape',
      { type: 'oembed_response', subtype: 'youtube', raw_oembed: { html: '<p>Lista</p>' } },
      { type: 'embed', html: '<p>Lista</p>' },
    ],
  ])('oembed_response %s', (_name, element, expected) => {
    expect(blocksOf(element)).toMatchObject([expected]);
  });

  it.each(['relativa/', 'javascript:alert(1)', 'ftp://a.b/', 'mailto:a@b.co', '', null])(
    'an interstitial link to %j is not rendered',
    (url) => {
      const { blocks, log } = prepareBody(read({ type: 'interstitial_link', _id: 'i', url, content: 'x' }), {
        insertions: [],
      });
      expect(blocks).toEqual([]);
      expect(log).toEqual([
        {
          type: 'interstitial_link',
          id: 'i',
          reason: 'an interstitial link that is neither http, https nor of this site',
        },
      ]);
    },
  );

  it('unknown types are logged', () => {
    expect(prepareBody(read(elements.unknown.element)).log).toMatchObject([
      { type: 'ficha_nueva', id: 'U1' },
    ]);
  });

  it('a video that cannot be played becomes its still and its texts, linked to its page', () => {
    const element = { ...elements.video.element, streams: [], canonical_url: '/videos/rio/' };
    const words = { type: 'text', html: '<a href="/videos/rio/"><strong>Así creció el río</strong></a>' };
    expect(blocksOf(element)).toMatchObject([{ type: 'image' }, words]);
    expect(blocksOf({ ...element, promo_image: undefined })).toMatchObject([words]);
    const still = { ...element.promo_image, caption: '' };
    expect(blocksOf({ ...element, promo_image: still })).toMatchObject([
      { type: 'image', caption: { caption: 'Así creció el río' } },
    ]);
  });

  it('a custom embed with a picture or a recording shows it', () => {
    expect(blocksOf(elements.customPicture.element)).toMatchObject([
      {
        type: 'image',
        picture: { url: 'https://imagenes.ejemplo.com/a.jpg' },
        href: 'https://a.ejemplo.com/',
      },
    ]);
    expect(blocksOf(elements.customRecording.element)).toMatchObject([
      { type: 'audio', sources: [{ src: 'https://audios.ejemplo.com/a.mp3' }] },
      { type: 'text' },
    ]);
    const chart = {
      type: 'custom_embed',
      embed: { url: 'https://datawrapper.dwcdn.net/abc/1/', config: {} },
    };
    expect(blocksOf(chart)).toMatchObject([
      {
        type: 'html',
        html: expect.stringMatching(/^<iframe src="https:\/\/datawrapper[^>]*sandbox=/) as string,
      },
    ]);
    const other = { type: 'custom_embed', embed: { url: 'https://otra.ejemplo.com/', config: {} } };
    expect(blocksOf(other)).toMatchObject([{ type: 'custom-embed', href: 'https://otra.ejemplo.com/' }]);
  });

  it('an address without a scheme links to its host, not to a page of the site', () => {
    expect(blocksOf(elements.linkWithoutScheme.element)).toMatchObject([
      { type: 'interstitial', href: 'https://www.ejemplo.org/nota' },
    ]);
  });

  it('a document that a reference points to is always a link', () => {
    const [story] = read({ ...elements.storyWithText.element, _id: 'otra' });
    const { blocks } = prepareBody(read({ type: 'reference', referent: { id: 'otra', type: 'story' } }), {
      resolve: () => story,
      insertions: [],
    });
    expect(blocks.map(({ type }) => type)).toEqual(['related-story']);
  });

  it('a circular reference ends', () => {
    const loop: ContentElement = {
      _id: 'q',
      type: 'quote',
      content_elements: [{ _id: 'r', type: 'reference', referent: { id: 'q' } }],
    };
    const { blocks } = prepareBody([loop], { resolve: () => loop, insertions: [] });
    expect(blocks).toMatchObject([{ type: 'quote' }]);
  });

  it('gives the same blocks for the same elements', () => {
    const all = Object.values(elements).flatMap(({ element }) => read(element));
    expect(prepareBody(all)).toEqual(prepareBody(structuredClone(all)));
  });
});
