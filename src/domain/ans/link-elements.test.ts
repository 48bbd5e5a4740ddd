import { describe, expect, it } from 'vitest';
import { guardElement } from '../fixtures/guard-element.ts';

function read(raw: unknown): unknown {
  const found = guardElement(raw);
  return found.ok ? found.value : found.error;
}
const reported = (raw: unknown): string[] =>
  guardElement(raw).issues.map(({ path, reason }) => `${path}: ${reason}`);

const words = (content: string) => ({ _id: '', type: 'text', content });

describe('posts and embeds', () => {
  it('a post has all its fields', () => {
    expect(
      read({
        type: 'oembed_response',
        raw_oembed: {
          html: '<b>a</b>',
          url: ' https://x.co/1 ',
          title: ' T ',
          provider_name: ' X ',
          author_name: ' Ana ',
          thumbnail_url: ' t.jpg ',
          width: '500',
          height: 300,
        },
      }),
    ).toStrictEqual({
      _id: '',
      type: 'oembed_response',
      html: '<b>a</b>',
      url: 'https://x.co/1',
      title: 'T',
      provider_name: 'X',
      author_name: 'Ana',
      thumbnail_url: 't.jpg',
      width: 500,
      height: 300,
    });
  });

  it('a post without any of them', () => {
    const raw_oembed = {
      title: ' ',
      provider_name: ' ',
      author_name: ' ',
      thumbnail_url: ' ',
      width: '100%',
      height: '100%',
    };
    expect(read({ type: 'oembed_response', raw_oembed })).toStrictEqual({
      _id: '',
      type: 'oembed_response',
      html: '',
    });
    expect(reported({ type: 'oembed_response', raw_oembed })).toEqual([]);
  });

  it.each([
    ['its id', { raw_oembed: { _id: 'https://x.co/1' } }],
    ['the referent', { referent: { id: 'https://x.co/1' } }],
    ['objectUrl', { objectUrl: 'https://x.co/1' }],
    ['object_url', { object_url: 'HTTPS://x.co/1' }],
    ['the first that is an address', { url: 'x', object_url: 'https://x.co/1' }],
  ])('the address comes from %s', (_name, fields) => {
    expect(read({ type: 'oembed_response', ...fields })).toMatchObject({
      url: expect.stringMatching(/^https:\/\/x.co\/1$/i) as string,
    });
  });

  it('the code may be in the content, and escaped; the type is the provider', () => {
    expect(read({ type: 'oembed_response', content: '&lt;hr&gt;' })).toMatchObject({ html: '<hr>' });
    expect(read({ type: 'oembed_response', raw_oembed: { type: 'twitter' } })).toMatchObject({
      provider_name: 'twitter',
    });
    expect(read({ type: 'oembed_response', url: 'see https://x.co' })).not.toHaveProperty('url');
  });

  it('sizes that are no numbers are reported', () => {
    expect(reported({ type: 'oembed_response', raw_oembed: { width: 'x', height: 'y' } })).toEqual([
      'raw_oembed.width: expected a number, found "x"; ignored',
      'raw_oembed.height: expected a number, found "y"; ignored',
    ]);
    expect(reported({ type: 'oembed_response', raw_oembed: 'x' })).toEqual([
      'raw_oembed: expected an object, found "x"; ignored',
    ]);
  });

  it('a custom embed keeps its configuration', () => {
    expect(read({ type: 'custom_embed', embed: { id: 7, url: ' u ', config: { a: 1 } } })).toStrictEqual({
      _id: '',
      type: 'custom_embed',
      embed: { id: '7', url: 'u', config: { a: 1 } },
    });
    expect(read({ type: 'custom_embed', embed: { id: '', url: ' ', config: 'x' } })).toStrictEqual({
      _id: '',
      type: 'custom_embed',
      embed: { config: {} },
    });
    expect(reported({ type: 'custom_embed', embed: 'x' })).toEqual([
      'embed: expected an object, found "x"; ignored',
    ]);
  });
});

describe('links', () => {
  const picture = { type: 'image', url: 'a.jpg' };

  it('a link has its words and its picture', () => {
    expect(
      read({ type: 'interstitial_link', url: ' /a/ ', content: 'Lea', description: ' D ', image: picture }),
    ).toMatchObject({
      type: 'interstitial_link',
      url: '/a/',
      content: 'Lea',
      description: 'D',
      image: { url: 'a.jpg' },
    });
    expect(read({ type: 'interstitial_link', href: '/b/', title: 'T' })).toStrictEqual({
      _id: '',
      type: 'interstitial_link',
      url: '/b/',
      content: 'T',
    });
    expect(read({ type: 'interstitial_link', url: '/a/', description: ' ', image: 'a.jpg' })).toStrictEqual({
      _id: '',
      type: 'interstitial_link',
      url: '/a/',
      content: '',
    });
    expect(read({ type: 'interstitial_link', url: '/a/', image: { type: 'video' } })).not.toHaveProperty(
      'image',
    );
    expect(reported({ type: 'interstitial_link', url: '/a/', image: { type: 'image' } })).toEqual([
      'image.url: an image without an address; left out',
    ]);
  });

  it.each([['items'], ['content_elements'], ['links']])('a list of links has its %s', (key) => {
    expect(read({ type: 'link_list', title: ' T ', [key]: ['a'] })).toStrictEqual({
      _id: '',
      type: 'link_list',
      title: 'T',
      items: [words('a')],
    });
    expect(reported({ type: 'link_list', [key]: [true] })).toEqual([
      `${key}[0]: expected an element, found boolean true; left out`,
    ]);
  });

  it.each(['url', 'href'])('an item of a list of links is a link by its %s', (name) => {
    expect(read({ type: 'link_list', items: [{ [name]: '/a/', title: 'A' }] })).toMatchObject({
      items: [{ type: 'interstitial_link', url: '/a/', content: 'A' }],
    });
  });

  it('a list of links may be empty', () => {
    expect(read({ type: 'link_list', items: 'x' })).toStrictEqual({
      _id: '',
      type: 'link_list',
      title: '',
      items: [],
    });
  });
});

describe('references and stories', () => {
  it('a reference says what it points to', () => {
    const referent = { id: 'a', type: 'story', provider: 'P', service: 'S' };
    expect(read({ type: 'reference', referent })).toStrictEqual({ _id: '', type: 'reference', referent });
    expect(read({ type: 'reference', referent: { id: '', type: 'x' } })).toStrictEqual({
      _id: '',
      type: 'reference',
      referent: { type: 'x' },
    });
    expect(read({ type: 'reference' })).toStrictEqual({ _id: '', type: 'reference', referent: {} });
    expect(reported({ type: 'reference', referent: { id: {} } })).toEqual([
      'referent.id: expected a text, found an object; ignored',
    ]);
    expect(reported({ type: 'reference', referent: 'x' })).toEqual([
      'referent: expected an object, found "x"; ignored',
    ]);
  });

  it.each([
    ['headlines', { headlines: { basic: 'T' } }, 'story'],
    ['content_elements', { content_elements: [] }, 'gallery'],
    ['canonical_url', { canonical_url: '/a/' }, 'video'],
    ['url', { url: 'a.jpg' }, 'image'],
  ])('a document with %s inside a reference is read', (_name, fields, type) => {
    expect(read({ type: 'reference', referent: { type: ` ${type} ` }, ...fields })).toMatchObject({ type });
  });

  it('a reference of another type, or with nothing in it, stays one', () => {
    expect(read({ type: 'reference', referent: { type: 'author' }, url: 'a' })).toMatchObject({
      type: 'reference',
    });
    expect(read({ type: 'reference', referent: { type: 'story' } })).toMatchObject({ type: 'reference' });
  });

  it('a story in a story has its words, picture and elements', () => {
    expect(
      read({
        type: 'story',
        headlines: { basic: ' T ' },
        description: { basic: ' D ' },
        canonical_url: '/a/',
        promo_items: { basic: { type: 'image', url: 'a.jpg' } },
        content_elements: ['x'],
      }),
    ).toMatchObject({
      headline: 'T',
      description: 'D',
      canonical_url: '/a/',
      image: { type: 'image', url: 'a.jpg' },
      content_elements: [words('x')],
    });
    expect(
      read({ type: 'story', title: 'T', subheadlines: 'S', website_url: '/b/', promo_items: 'x' }),
    ).toStrictEqual({
      _id: '',
      type: 'story',
      headline: 'T',
      description: 'S',
      canonical_url: '/b/',
      content_elements: [],
    });
    expect(read({ type: 'story', canonical_url: '', promo_items: { basic: 'x' } })).toStrictEqual({
      _id: '',
      type: 'story',
      headline: '',
      description: '',
      content_elements: [],
    });
  });

  it('the still of a video is the picture of a story', () => {
    const promo = { type: 'video', promo_image: { url: 'v.jpg' } };
    expect(read({ type: 'story', promo_items: { basic: promo } })).toMatchObject({ image: { url: 'v.jpg' } });
    expect(
      read({ type: 'story', promo_items: { basic: { type: 'text', content: 'a' } } }),
    ).not.toHaveProperty('image');
  });

  it('problems in a story have their path', () => {
    expect(
      reported({
        type: 'story',
        canonical_url: {},
        promo_items: { basic: { type: 'image' } },
        content_elements: [true],
      }),
    ).toEqual([
      'promo_items.basic.url: an image without an address; left out',
      'canonical_url: expected a text, found an object; ignored',
      'content_elements[0]: expected an element, found boolean true; left out',
    ]);
  });
});

describe('an element of an unknown type', () => {
  const unknown = (fields: object) => read({ type: 'ficha', ...fields });

  it('keeps its title, its text and all its sentences, in their order', () => {
    expect(
      unknown({
        _id: 'a',
        headline: ' T ',
        content: 'C',
        summary: ' S ',
        caption: 'P',
        note: 'Esto es una frase.',
        parts: [{ type: 'text', content: 'Dentro' }, { question: '¿Q?', answer: 'A' }, 'Otra frase más.'],
      }),
    ).toStrictEqual({
      _id: 'a',
      type: 'unknown',
      original_type: 'ficha',
      title: 'T',
      content: 'C',
      content_elements: [
        words('S'),
        words('P'),
        words('Esto es una frase.'),
        words('Dentro'),
        { _id: '', type: 'header', level: 4, content: '¿Q?' },
        words('A'),
        words('Otra frase más.'),
      ],
    });
  });

  it.each([
    ['an address', 'https://a.co/ y más palabras'],
    ['two words', 'dos palabras'],
    ['code', 'var a = { b: 1 }'],
    ['styles', 'color: red; margin: 0 auto 0;'],
    ['styles with a space at the end', 'margin: 0 auto 0; '],
  ])('%s is no sentence', (_name, note) => {
    expect(unknown({ note })).toMatchObject({ content_elements: [] });
  });

  it.each([
    ['three words', ' tres palabras juntas '],
    ['a semicolon inside', 'Primero uno; luego otro'],
    ['an address inside', 'Vea más en https://a.co/'],
  ])('%s are one', (_name, note) => {
    expect(unknown({ note })).toMatchObject({ content_elements: [words(note)] });
  });

  it('leaves out descriptions, and values that are neither text nor element', () => {
    const description = 'Una frase que no es del lector';
    expect(
      unknown({
        owner: description,
        taxonomy: { a: description },
        style: description,
        shown: true,
        size: 7,
        nothing: null,
      }),
    ).toStrictEqual({ _id: '', type: 'unknown', original_type: 'ficha', content: '', content_elements: [] });
  });

  it('an object inside may have a text', () => {
    expect(unknown({ part: { text: 'Texto' } })).toMatchObject({ content_elements: [words('Texto')] });
    expect(unknown({ part: { type: 'image' } })).toMatchObject({ content_elements: [] });
    expect(reported({ type: 'ficha', part: [{ type: 'image' }] })).toEqual([
      '(document): unknown element type "ficha"; its text is kept',
      'part[0].url: an image without an address; left out',
    ]);
  });

  it('ends at the depth that every element has', () => {
    let part: unknown = 'Una frase muy honda';
    for (let level = 0; level < 60; level += 1) part = { part };
    expect(unknown({ part })).toMatchObject({ content_elements: [] });
    let near: unknown = 'Una frase menos honda';
    for (let level = 0; level < 10; level += 1) near = { near };
    expect(unknown({ near })).toMatchObject({ content_elements: [words('Una frase menos honda')] });
  });
});
