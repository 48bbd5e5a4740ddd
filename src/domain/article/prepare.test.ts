import { describe, expect, it } from 'vitest';
import {
  articleOf,
  rawEveryElement,
  rawGallery,
  rawLiveBlog,
  rawMalformed,
  rawOpinion,
  rawStory,
  rawVideo,
} from '../fixtures/index.ts';
import { printed } from '../fixtures/readable.ts';
import { liveUpdates } from './updates.ts';

describe('prepareArticle', () => {
  it('returns the content of a standard article', () => {
    const article = articleOf(rawStory);
    expect(article).toMatchObject({
      id: 'ABCSTORY',
      layout: 'standard',
      kicker: 'Emergencia',
      headline: 'El río Magdalena creció "como nunca"',
      headlineHtml: 'El río <i>Magdalena</i> creció "como nunca"',
      subheadlineHtml: 'Doscientas familias salieron de sus casas.',
      bylines: [{ text: 'Ana Ruiz', href: '/autor/ana-ruiz/' }],
      section: { id: '/nacion', name: 'Nación' },
      date: '2025-03-31T15:30:00Z',
      contentCode: '3',
      readingMinutes: 1,
      opinion: false,
      lead: { type: 'image', id: 'lead' },
    });
    expect(article.body.filter(({ type }) => type === 'ad')).toHaveLength(6);
    expect(article.relatedTags).toHaveLength(5);
    expect(article.log).toEqual([]);
  });

  it('a malformed document shows all its text', () => {
    const words = printed(articleOf(rawMalformed));
    for (const text of [
      'Un titular suelto',
      'Una cadena suelta.',
      'Texto anidado.',
      'Lista de listas.',
      'Sin nivel',
      'El año es 2025.',
    ]) {
      expect(words).toContain(text);
    }
  });

  it('sponsored content has no ads', () => {
    expect(
      articleOf({ ...rawStory, owner: { sponsored: true } }).body.some(({ type }) => type === 'ad'),
    ).toBe(false);
  });

  it.each([
    [['/politica/articulo/otra/'], false],
    [[rawStory.canonical_url], true],
  ])('N4 with the list %s it has no ads: %s', (adFree, expected) => {
    const article = articleOf(rawStory, { adFree });
    expect([article.adFree, !article.body.some(({ type }) => type === 'ad')]).toEqual([expected, expected]);
  });

  it('opinion and video', () => {
    expect(articleOf(rawOpinion)).toMatchObject({
      opinion: true,
      bylines: [{ text: 'María Peña', portrait: 'https://imagenes.ejemplo.com/maria.jpg' }],
    });
    expect(articleOf(rawVideo)).toMatchObject({ layout: 'video', mode: 'dark', lead: { type: 'video' } });
  });

  it('N10 the texts between a gallery’s pictures are its body, in every layout', () => {
    const words = { _id: 'T', type: 'text', content: 'Siete días por el río.' };
    const [picture, ...others] = (rawGallery as { content_elements: object[] }).content_elements;
    const mixed = { ...rawGallery, content_elements: [picture, words, ...others] };
    const gallery = articleOf(mixed, { insertions: [] });
    expect(gallery.gallery).toEqual(articleOf(rawGallery).gallery);
    expect(gallery.body).toMatchObject([{ type: 'text', html: 'Siete días por el río.' }]);
    const plain = articleOf({ ...mixed, taxonomy: {} }, { path: '/nacion/x/', insertions: [] });
    expect(plain.body.map(({ type }) => type)).toEqual(['gallery', 'text']);
  });

  it('N10 the gallery layout shows the pictures; other layouts have them as a gallery in the body', () => {
    const gallery = articleOf(rawGallery);
    expect(gallery).toMatchObject({ layout: 'gallery', body: [] });
    expect(gallery.gallery.map(({ subtitle, caption }) => [subtitle, caption.text])).toEqual([
      ['', 'La plaza de Bolívar a las seis de la mañana | Foto: Ana Ruiz, AFP'],
      ['Monserrate', 'Los cerros orientales | Foto: Ana Ruiz, AFP'],
    ]);
    const plain = articleOf({ ...rawGallery, taxonomy: {} }, { path: '/nacion/x/', insertions: [] });
    expect(plain.body).toMatchObject([{ type: 'gallery', images: gallery.gallery }]);
  });

  it("N6, N9 a live blog's updates, as 'Actualizaciones' and with their text", () => {
    const article = articleOf(rawLiveBlog);
    expect(article.layout).toBe('live-blog');
    expect(article.updates).toEqual([
      {
        id: 'LB1',
        time: '10:30\u00a0a.\u00a0m.',
        dateTime: '2025-03-31T10:30:00-05:00',
        text: 'Abren las urnas',
      },
      {
        id: 'LB3',
        time: '4:00\u00a0p.\u00a0m.',
        dateTime: '2025-03-31T16:00:00-05:00',
        text: 'Cierran las urnas',
      },
      { id: 'LB5', time: '25:70 am', dateTime: '', text: 'Una hora que no existe' },
    ]);
    expect(liveUpdates(article.body).map(({ body }) => body)).toEqual([
      'Las mesas abrieron sin novedad.',
      'Empieza el conteo.',
      '',
    ]);
    expect(article.log).toMatchObject([{ type: 'time-stamp', id: 'LB5' }]);
  });

  it('is serialisable, and all ids in the body are unique', () => {
    const article = articleOf(rawEveryElement);
    expect(JSON.parse(JSON.stringify(article))).toEqual(article);
    const ids = article.body.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
