import { describe, expect, it } from 'vitest';
import { documentOf } from '../fixtures/index.ts';
import { sampleJson } from '../../../tests/contract/documents.ts';
import { teaserPicture } from '../article/promo.ts';
import type { CollectionItem, StoryOverrides } from './document.ts';
import { originalStory } from './original-story.ts';
import { isPinned, PLACE_KEY, placedStory, wordsAsStory } from './placed-story.ts';

const item = (id: string, more: Partial<CollectionItem> = {}): CollectionItem => ({ id, story: id, ...more });
const json = sampleJson({ id: 'a', headline: 'Propio' });
const placed = (overrides: StoryOverrides, of: Record<string, unknown> = json) =>
  documentOf(placedStory(of, item('a', { overrides })));

/** A picture as the vendor writes it. */
const image = (url: string, more: object = {}) => ({
  type: 'image',
  _id: url,
  url,
  width: 1600,
  height: 900,
  ...more,
});
const video = (more: object = {}) => ({ type: 'video', _id: 'v', ...more });

describe('X5 a story as its place shows it', () => {
  it('is the story itself where nothing is different', () => {
    expect(placedStory(json, item('a'))).toBe(json);
  });

  it('has a focal point in the pixels of the picture, and is asked for whole', () => {
    const picture = teaserPicture(placed({ focalPoint: { x: 0.25, y: 1 } }));
    expect(picture).toMatchObject({ url: 'https://example.com/a.jpg', position: '25% 100%', whole: true });
    expect(teaserPicture(documentOf(json))?.whole).toBeUndefined();
  });

  it.each<[string, object, string | undefined]>([
    ['of its teasers', { promo_items: { basic: image('/foto') } }, '/foto'],
    ['under its film', { promo_items: { basic: video({ promo_image: image('/quieta') }) } }, '/quieta'],
    ['of a video', { type: 'video', promo_items: {}, promo_image: image('/cine') }, '/cine'],
    ['of none', { promo_items: {} }, undefined],
    ['of a film without a picture', { promo_items: { basic: video() } }, undefined],
    [
      'without an address',
      { promo_items: { basic: { type: 'image', width: 1600, height: 900 } } },
      undefined,
    ],
  ])('turns the picture %s around the point', (_what, own, url) => {
    const shown = placedStory(
      { ...json, ...own },
      item('a', { overrides: { focalPoint: { x: 0.25, y: 1 } } }),
    );
    const found = teaserPicture(documentOf(shown));
    expect([found?.url, found?.position]).toEqual([url, url && '25% 100%']);
  });

  it.each(['width', 'height'])('has no point in a picture without its %s', (side) => {
    const own = { ...json, promo_items: { basic: image('/foto', { [side]: undefined }) } };
    const shown = placedStory(own, item('a', { overrides: { focalPoint: { x: 0.25, y: 1 } } }));
    expect(shown['promo_items']).toEqual(own.promo_items);
  });

  it('has another picture with its size and its words, and around its point', () => {
    const picture = { url: '/otra', alt: 'Otra', width: 800, height: 600 };
    expect(teaserPicture(placed({ picture }))).toEqual(
      expect.objectContaining({ url: '/otra', alt: 'Otra', width: 800, height: 600 }),
    );
    expect(teaserPicture(placed({ picture, focalPoint: { x: 0.5, y: 0 } }))).toMatchObject({
      url: '/otra',
      position: '50% 0%',
    });
    const small = placedStory(json, item('a', { overrides: { picture: { url: '/otra', alt: '' } } }));
    expect(small['promo_items']).toEqual({ basic: { type: 'image', url: '/otra', alt_text: '' } });
  });

  it('keeps what else is noted with its picture and its story', () => {
    const own = {
      ...json,
      promo_items: { basic: image('/foto', { additional_properties: { source: 'agencia' } }), other: {} },
      additional_properties: { campaign: 'paz' },
    };
    const shown = placedStory(own, item('a', { overrides: { focalPoint: { x: 0, y: 0 } } }));
    expect(shown).toMatchObject({
      promo_items: {
        basic: { type: 'image', additional_properties: { source: 'agencia', whole: true } },
        other: {},
      },
      additional_properties: { campaign: 'paz' },
    });
  });

  it('a film keeps its film under another picture', () => {
    const film = { ...json, promo_items: { basic: video({ promo_image: image('/quieta') }) } };
    const document = placed({ picture: { url: '/otra', alt: 'Otra' } }, film);
    expect(document.promo_items['basic']?.type).toBe('video');
    expect(teaserPicture(document)).toMatchObject({ url: '/otra', alt: 'Otra' });
  });

  it('words are words, and an empty standfirst is none', () => {
    const own = { ...json, description: { basic: 'Para buscadores' } };
    expect(originalStory(placed({ headline: 'Rock & pop', standfirst: '' }, own))).toMatchObject({
      headline: 'Rock & pop',
      standfirst: '',
    });
    const other = placedStory(own, item('a', { overrides: { standfirst: 'Más & más' } }));
    expect(other).toMatchObject({
      subheadlines: { basic: 'Más &amp; más' },
      description: { basic: 'Para buscadores' },
    });
  });

  it('has another kicker, and keeps the rest of its label', () => {
    const own = { ...json, label: { basic: { text: 'Propio', url: '/x/' }, other: { text: 'Especial' } } };
    expect(originalStory(placed({ kicker: 'Rock & pop' }, own)).kicker).toBe('Rock & pop');
    expect(placedStory(own, item('a', { overrides: { kicker: 'Otro' } }))['label']).toEqual({
      basic: { text: 'Otro' },
      other: { text: 'Especial' },
    });
    expect(placedStory(json, item('a', { overrides: { kicker: 'Otro' } }))['label']).toEqual({
      basic: { text: 'Otro' },
    });
  });

  it('keeps what the story says beside it', () => {
    const kept = placed({ headline: 'Otro' }).additional_properties?.[PLACE_KEY];
    expect(kept).toEqual({ id: 'a', original: { headlines: { basic: 'Propio' } } });
    const shown = placedStory(json, item('a', { overrides: { headline: 'Otro' } }));
    expect([shown['label'], shown['subheadlines']]).toEqual([json['label'], json['subheadlines']]);
  });

  it('is known as pinned when an editor pinned it', () => {
    const pinned = placedStory(json, item('a', { pinned: true }));
    expect([
      isPinned(documentOf(pinned)),
      isPinned(documentOf(json)),
      isPinned(placed({ headline: 'x' })),
    ]).toEqual([true, false, false]);
    expect(pinned).toMatchObject({ headlines: { basic: 'Propio' } });
    const other = { ...json, additional_properties: { [PLACE_KEY]: { pinned: 'yes' } } };
    expect(isPinned(documentOf(other))).toBe(false);
  });
});

describe('X5 words without a story', () => {
  const wordsOf = (overrides: StoryOverrides, from?: string) =>
    wordsAsStory({ id: 'x', story: null, overrides, ...(from && { from }) });

  it('are a document with a headline, and with a kicker and a time if they have one', () => {
    expect(wordsOf({ headline: 'Rock & pop' })).toEqual({
      _id: 'x',
      type: 'story',
      headlines: { basic: 'Rock &amp; pop' },
    });
    expect(wordsOf({ headline: 'Tiembla', kicker: 'Ya & ahora' }, '2026-01-01T12:00:00Z')).toEqual({
      _id: 'x',
      type: 'story',
      headlines: { basic: 'Tiembla' },
      label: { basic: { text: 'Ya &amp; ahora' } },
      publish_date: '2026-01-01T12:00:00Z',
    });
    expect(wordsAsStory({ id: 'x', story: null })['headlines']).toEqual({ basic: '' });
  });
});
