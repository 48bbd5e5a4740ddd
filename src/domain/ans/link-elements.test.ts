import { describe, expect, it } from 'vitest';
import { elementIssues, elementOf, words } from './read.fixture.ts';

describe('links', () => {
  const picture = { type: 'image', url: 'a.jpg' };

  it('a link has its words and its picture', () => {
    expect(
      elementOf({
        type: 'interstitial_link',
        url: ' /a/ ',
        content: 'Lea',
        description: ' D ',
        image: picture,
      }),
    ).toMatchObject({
      type: 'interstitial_link',
      url: '/a/',
      content: 'Lea',
      description: 'D',
      image: { url: 'a.jpg' },
    });
    expect(elementOf({ type: 'interstitial_link', href: '/b/', title: 'T' })).toStrictEqual({
      _id: '',
      type: 'interstitial_link',
      url: '/b/',
      content: 'T',
    });
    expect(
      elementOf({ type: 'interstitial_link', url: '/a/', description: ' ', image: 'a.jpg' }),
    ).toStrictEqual({
      _id: '',
      type: 'interstitial_link',
      url: '/a/',
      content: '',
    });
    expect(elementOf({ type: 'interstitial_link', url: '/a/', image: { type: 'video' } })).not.toHaveProperty(
      'image',
    );
    expect(elementIssues({ type: 'interstitial_link', url: '/a/', image: { type: 'image' } })).toEqual([
      'image.url: an image without an address; left out',
    ]);
  });

  it.each([['items'], ['content_elements'], ['links']])('a list of links has its %s', (key) => {
    expect(elementOf({ type: 'link_list', title: ' T ', [key]: ['a'] })).toStrictEqual({
      _id: '',
      type: 'link_list',
      title: 'T',
      items: [words('a')],
    });
    expect(elementIssues({ type: 'link_list', [key]: [true] })).toEqual([
      `${key}[0]: expected an element, found boolean true; left out`,
    ]);
  });

  it.each(['url', 'href'])('an item of a list of links is a link by its %s', (name) => {
    expect(elementOf({ type: 'link_list', items: [{ [name]: '/a/', title: 'A' }] })).toMatchObject({
      items: [{ type: 'interstitial_link', url: '/a/', content: 'A' }],
    });
  });

  it('a list of links may be empty', () => {
    expect(elementOf({ type: 'link_list', items: 'x' })).toStrictEqual({
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
    expect(elementOf({ type: 'reference', referent })).toStrictEqual({
      _id: '',
      type: 'reference',
      referent,
    });
    expect(elementOf({ type: 'reference', referent: { id: '', type: 'x' } })).toStrictEqual({
      _id: '',
      type: 'reference',
      referent: { type: 'x' },
    });
    expect(elementOf({ type: 'reference' })).toStrictEqual({ _id: '', type: 'reference', referent: {} });
    expect(elementIssues({ type: 'reference', referent: { id: {} } })).toEqual([
      'referent.id: expected a text, found an object; ignored',
    ]);
    expect(elementIssues({ type: 'reference', referent: 'x' })).toEqual([
      'referent: expected an object, found "x"; ignored',
    ]);
  });

  it.each([
    ['headlines', { headlines: { basic: 'T' } }, 'story'],
    ['content_elements', { content_elements: [] }, 'gallery'],
    ['canonical_url', { canonical_url: '/a/' }, 'video'],
    ['url', { url: 'a.jpg' }, 'image'],
  ])('a document with %s inside a reference is read', (_name, fields, type) => {
    expect(elementOf({ type: 'reference', referent: { type: ` ${type} ` }, ...fields })).toMatchObject({
      type,
    });
  });

  it('a reference of another type, or with nothing in it, stays one', () => {
    expect(elementOf({ type: 'reference', referent: { type: 'author' }, url: 'a' })).toMatchObject({
      type: 'reference',
    });
    expect(elementOf({ type: 'reference', referent: { type: 'story' } })).toMatchObject({
      type: 'reference',
    });
  });

  it('a story in a story has its words, picture and elements', () => {
    expect(
      elementOf({
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
      elementOf({ type: 'story', title: 'T', subheadlines: 'S', website_url: '/b/', promo_items: 'x' }),
    ).toStrictEqual({
      _id: '',
      type: 'story',
      headline: 'T',
      description: 'S',
      canonical_url: '/b/',
      content_elements: [],
    });
    expect(elementOf({ type: 'story', canonical_url: '', promo_items: { basic: 'x' } })).toStrictEqual({
      _id: '',
      type: 'story',
      headline: '',
      description: '',
      content_elements: [],
    });
  });

  it('the still of a video is the picture of a story', () => {
    const promo = { type: 'video', promo_image: { url: 'v.jpg' } };
    expect(elementOf({ type: 'story', promo_items: { basic: promo } })).toMatchObject({
      image: { url: 'v.jpg' },
    });
    expect(
      elementOf({ type: 'story', promo_items: { basic: { type: 'text', content: 'a' } } }),
    ).not.toHaveProperty('image');
  });

  it('problems in a story have their path', () => {
    expect(
      elementIssues({
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
  const unknown = (fields: object) => elementOf({ type: 'ficha', ...fields });

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
    expect(elementIssues({ type: 'ficha', part: [{ type: 'image' }] })).toEqual([
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
