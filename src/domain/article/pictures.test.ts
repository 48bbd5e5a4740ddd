import { describe, expect, it } from 'vitest';
import type { BodyBlock } from '../body/block.ts';
import { documentOf, rawStory, rawVideo } from '../fixtures/index.ts';
import { documentPictures } from './pictures.ts';
import { basicImage } from './promo.ts';
import { primarySectionId, sectionIds } from './sections.ts';
import { liveUpdates } from './updates.ts';

const image = (name: string) => ({ type: 'image', url: `https://imagenes.ejemplo.com/${name}.jpg` });
const at = (name: string): string => `https://imagenes.ejemplo.com/${name}.jpg`;

describe('the pictures of a document', () => {
  it('are its basic image, those of its body, of its galleries and of its videos', () => {
    const document = documentOf({
      ...rawStory,
      promo_items: { basic: image('portada') },
      content_elements: [
        { type: 'text', content: 'uno' },
        image('cuerpo'),
        { type: 'gallery', content_elements: [image('galeria-1'), image('galeria-2')] },
        { ...rawVideo, type: 'video', promo_image: image('video') },
        { type: 'image', url: 'javascript:1' },
      ],
    });
    expect(documentPictures(document)).toEqual(
      ['portada', 'cuerpo', 'galeria-1', 'galeria-2', 'video'].map(at),
    );
  });

  it('are absent in a text', () => {
    expect(documentPictures(documentOf({ ...rawStory, promo_items: {}, content_elements: [] }))).toEqual([]);
  });

  it('the basic image may be a still, the first picture of a gallery, or the document itself', () => {
    const basic = (item: object) =>
      basicImage(documentOf({ ...rawStory, promo_items: { basic: item } }))?.url;
    expect(basic({ ...rawVideo, type: 'video', promo_image: image('video') })).toBe(at('video'));
    const gallery = { type: 'gallery', content_elements: [{ type: 'text', content: 'x' }, image('galeria')] };
    expect(basic(gallery)).toBe(at('galeria'));
    expect(basic({ type: 'text', content: 'x' })).toBeUndefined();
    const still = { ...rawVideo, promo_items: {}, promo_image: image('still') };
    expect(basicImage(documentOf(still))?.url).toBe(at('still'));
  });
});

describe('the sections of a document', () => {
  const filed = (primary: string | undefined, ...ids: string[]) =>
    documentOf({
      ...rawStory,
      taxonomy: {
        ...(primary !== undefined && { primary_section: { _id: primary } }),
        sections: ids.map((_id) => ({ _id })),
      },
    });

  it('have no slash at the end, the primary one first and each once', () => {
    expect(sectionIds(filed('/cali//', '/deportes/', '/cali/'))).toEqual(['/cali', '/deportes']);
  });

  it('the front is one', () => {
    expect(primarySectionId(filed('/'))).toBe('/');
  });
});

describe('N9 the updates of a live blog', () => {
  const stamp = (html: string): BodyBlock => ({
    type: 'time-stamp',
    level: 2,
    id: 's',
    time: '9:00',
    dateTime: '2026-03-10T14:00:00Z',
    html,
  });
  const text = (html: string): BodyBlock => ({ type: 'text', id: '', html });
  const update = (...blocks: BodyBlock[]) => liveUpdates(blocks)[0];

  it('have the words of texts, quotes and lists up to the next one', () => {
    const blocks: BodyBlock[] = [
      text('antes'),
      stamp('uno'),
      { type: 'header', id: '', level: 2, html: 'dos' },
      { type: 'html', id: '', html: '<p>tres</p>' },
      { type: 'quote', id: '', variant: 'quote', blocks: [text('cuatro'), text('cinco')] },
      { type: 'divider', id: '' },
      {
        type: 'list',
        id: '',
        ordered: false,
        items: [{ blocks: [text('seis')] }, { blocks: [text('siete')] }],
      },
      stamp('ocho'),
    ];
    expect(liveUpdates(blocks)).toMatchObject([
      { text: 'uno', body: 'dos tres cuatro cinco seis siete' },
      { text: 'ocho', body: '' },
    ]);
  });

  it.each([
    ['Llueve. Hay alerta.', 'Llueve.'],
    ['Cayeron 3.5 mm. Hay alerta.', 'Cayeron 3.5 mm.'],
    ['¿Llueve? Sí.', '¿Llueve?'],
    ['Llueve.', 'Llueve.'],
    ['á'.repeat(130), 'á'.repeat(120)],
  ])('without a title begin with their first sentence: %s', (words, title) => {
    expect(update(stamp(''), text(words))?.text).toBe(title);
  });
});
