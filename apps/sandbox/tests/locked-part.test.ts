import { describe, expect, it } from 'vitest';
import { freePart, isLockedDocument } from '../src/content/locked-part.ts';
import type { Json } from '../src/db/schema/content.ts';
import { PRODUCT } from '../src/sites.ts';

const LOCKS = { content_code: '3' };
const text = (content: string) => ({ type: 'text', content });
const TEXTS = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'].map(text);
const elementsOf = (content_elements: unknown, over: Json = {}): unknown =>
  freePart({ content_restrictions: LOCKS, content_elements, ...over })['content_elements'];

describe('X3 a document', () => {
  it.each<[locked: boolean, document: Json]>([
    [true, { content_restrictions: LOCKS }],
    [true, { content_restrictions: LOCKS, canonical_url: '/nacion/articulo/a/' }],
    // A section that is never locked.
    [false, { content_restrictions: LOCKS, canonical_url: `/${PRODUCT}-tv/articulo/a/` }],
    [false, { content_restrictions: { content_code: '1' } }],
    [false, {}],
  ])('is locked: %s, with %j', (locked, document) => {
    expect(isLockedDocument(document)).toBe(locked);
  });

  it('that is not locked is whole, at any depth', () => {
    const document = {
      ...{
        type: 'story',
        content: [{ content_elements: TEXTS }],
        transcript: 'uno',
        corrections: [],
        voice_transcripts: [],
      },
      content_elements: [...TEXTS, { type: 'gallery', content_elements: [1, 2] }, { type: 'raw_html' }, null],
      promo_items: { basic: { type: 'video', transcript: 'uno', streams: [{ url: 'a' }] } },
      related_content: { basic: [{ content_restrictions: {}, content_elements: TEXTS }] },
    };
    expect(freePart(document)).toEqual(document);
  });

  it('that is locked has the beginning of its text, with what may be between its paragraphs', () => {
    const beside = ['header', 'image', 'divider', 'interstitial_link'].map((type) => ({ type }));
    const others = [
      { type: 'raw_html', content: 'x' },
      { type: 'list' },
      { type: 'table' },
      null,
      'x',
      ['x'],
    ];
    expect(elementsOf([TEXTS[0], ...beside, ...others, ...TEXTS.slice(1)])).toEqual([
      TEXTS[0],
      ...beside,
      TEXTS[1],
      TEXTS[2],
    ]);
  });

  it('that is locked and has one paragraph has half of it, as text', () => {
    const only = { ...text('uno &lt;i&gt; dos tres <b>cuatro</b> cinco'), _id: 'p1' };
    expect(elementsOf([only])).toEqual([{ type: 'text', content: 'uno &lt;i&gt; dos…', _id: 'p1' }]);
    expect(elementsOf([text(' ')])).toEqual([]);
  });

  it('that is a locked gallery has its first picture', () => {
    expect(elementsOf([{ type: 'image', _id: 'a' }, { type: 'image' }], { type: 'gallery' })).toEqual([
      { type: 'image', _id: 'a' },
    ]);
  });

  it.each(['texto', { 0: text('uno') }, null])(
    'that is locked has nothing of elements such as %j',
    (elements) => {
      expect(elementsOf(elements)).toEqual([]);
      expect(freePart({ content_elements: elements })).toEqual({ content_elements: elements });
    },
  );

  it('that is locked says nothing twice, at any depth, and keeps the rest', () => {
    const told = { transcript: 'x', voice_transcripts: ['x'], corrections: [{ text: 'x' }] };
    const free = freePart({
      ...{ content_restrictions: LOCKS, content: '<p>x</p>', ...told, headlines: { basic: 'Un titular' } },
      promo_items: { basic: { type: 'video', ...told, streams: [{ url: 'a' }] } },
      content_elements: [{ type: 'image', caption: 'Una foto', ...told }, ...TEXTS],
    });
    expect(free).toEqual({
      content_restrictions: LOCKS,
      headlines: { basic: 'Un titular' },
      promo_items: { basic: { type: 'video', streams: [{ url: 'a' }] } },
      content_elements: [{ type: 'image', caption: 'Una foto' }, ...TEXTS.slice(0, 3)],
    });
  });

  it('is also cut inside another one: where it is locked, and where the other one is', () => {
    const story = { type: 'story', content: 'x', content_elements: TEXTS };
    const shown = (outer: Json, inner: Json) =>
      (freePart({ ...outer, related: [{ ...story, ...inner }] })['related'] as Json[])[0];
    const cut = { type: 'story', content_elements: TEXTS.slice(0, 3) };
    expect(shown({}, {})).toEqual(story);
    expect(shown({}, { content_restrictions: LOCKS })).toEqual({ ...cut, content_restrictions: LOCKS });
    expect(shown({ content_restrictions: LOCKS }, {})).toEqual(cut);
    expect(shown({ content_restrictions: LOCKS }, { content_restrictions: {} })).toEqual({
      ...cut,
      content_restrictions: {},
    });
    // A reference without elements is a document, too.
    const referent = { content_restrictions: LOCKS, content: 'x' };
    expect(freePart({ content: { deep: referent }, promo: referent })).toEqual({
      content: { deep: { content_restrictions: LOCKS } },
      promo: { content_restrictions: LOCKS },
    });
  });
});
