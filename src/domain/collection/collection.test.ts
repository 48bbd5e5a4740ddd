import { describe, expect, it } from 'vitest';
import { sampleJson } from '../../../tests/contract/documents.ts';
import { guardDocument } from '../ans/guard.ts';
import { teaserPicture } from '../article/promo.ts';
import type { CollectionDocument, CollectionItem, StoryOverrides } from './document.ts';
import { collectionIssues, isCollectionDocument } from './issues.ts';
import { originalStory } from './original-story.ts';
import { PLACE_KEY, placedStory } from './placed-story.ts';
import { collectionKind, itemsInForce, turnsOf, withAuthors } from './rules.ts';

const item = (id: string, more: Partial<CollectionItem> = {}): CollectionItem => ({ id, story: id, ...more });
const list = (...items: CollectionItem[]): CollectionDocument => ({ title: 'Portada', items });
const at = (minute: number): Date => new Date(Date.UTC(2026, 0, 1, 12, minute));
const iso = (minute: number): string => at(minute).toISOString();
const guarded = (json: unknown) => {
  const result = guardDocument(json);
  if (!result.ok) throw new Error(result.error.reason);
  return result.value;
};

describe('X5 what is in force in a collection', () => {
  const document = list(
    item('a', { until: iso(10) }),
    item('b', { from: iso(10), pinned: true }),
    item('c'),
    item('d', { from: iso(5), until: iso(10), pinned: true }),
  );
  it.each([
    [0, 'ac'],
    [5, 'dac'],
    [10, 'bc'],
  ])('after %i minutes: %s, what is pinned first', (minute, ids) => {
    expect(
      itemsInForce(document, at(minute))
        .map(({ id }) => id)
        .join(''),
    ).toBe(ids);
  });

  it('turns are the instants to come, each once', () => {
    expect(turnsOf(document, at(0))).toEqual([at(5).getTime(), at(10).getTime()]);
    expect(turnsOf(document, at(10))).toEqual([]);
  });

  it('strips are known by their ids, in their brand', () => {
    const ids = ['weekly-ultima-hora', 'weekly-en-vivo', 'daily-en-vivo', 'weekly-portada'];
    expect(ids.map((id) => collectionKind('weekly', id))).toEqual(['breaking', 'live', 'list', 'list']);
  });

  it('who added an item stays, and a caller cannot name another', () => {
    const base = list(item('a', { by: 'ana' }), item('b'));
    const signed = withAuthors(
      list(item('a'), item('b', { by: 'otra' }), item('c', { by: 'otra' })),
      base,
      'beto',
    );
    expect(signed.items.map(({ by }) => by)).toEqual(['ana', undefined, 'beto']);
  });
});

describe('X5 the faults of a collection', () => {
  it.each<[string, unknown]>([
    ['no object', null],
    ['no title', { items: [] }],
    ['no items', { title: 'x' }],
    ['an item without an id', { title: 'x', items: [{ story: null }] }],
    ['an id that is not that of its story', { title: 'x', items: [{ id: 'a', story: 'b' }] }],
    [
      'a headline that is no text',
      { title: 'x', items: [{ id: 'a', story: 'a', overrides: { headline: 1 } }] },
    ],
    [
      'a point without numbers',
      { title: 'x', items: [{ id: 'a', story: 'a', overrides: { focalPoint: { x: '1' } } }] },
    ],
    [
      'a picture without words',
      { title: 'x', items: [{ id: 'a', story: 'a', overrides: { picture: { url: '/x' } } }] },
    ],
  ])('%s is none', (_what, value) => {
    expect(isCollectionDocument(value)).toBe(false);
    expect(collectionIssues(value)).toHaveLength(1);
  });

  it.each<[string, CollectionItem]>([
    ['until', item('a', { from: iso(5), until: iso(5) })],
    ['from', item('a', { from: 'ayer' })],
    ['headline', item('a', { overrides: { headline: 'x'.repeat(201) } })],
    ['kicker', item('a', { overrides: { kicker: '' } })],
    ['picture', item('a', { overrides: { picture: { url: 'data:text/html,x', alt: '' } } })],
    ['focalPoint', item('a', { overrides: { focalPoint: { x: 1.1, y: 0 } } })],
    ['story', { id: 'a', story: null, overrides: { headline: 'x' } }],
  ])('%s is named', (key, given) => {
    expect(collectionIssues(list(given))).toEqual([{ itemId: 'a', key, message: expect.any(String) }]);
  });

  it('a long collection, and nothing wrong', () => {
    const many = Array.from({ length: 201 }, (_, index) => item(String(index)));
    expect(collectionIssues(list(...many)).map(({ key }) => key)).toEqual(['items']);
    expect(collectionIssues(list(item('a', { overrides: { standfirst: '' }, until: iso(1) })))).toEqual([]);
    expect(
      collectionIssues(list({ id: 'x', story: null, overrides: { headline: 'Tiembla' } }), 'breaking'),
    ).toEqual([]);
  });
});

describe('X5 a story as its place shows it', () => {
  const json = sampleJson({ id: 'a', headline: 'Propio' });
  const placed = (overrides: StoryOverrides, of: Record<string, unknown> = json) =>
    guarded(placedStory(of, item('a', { overrides })));

  it('is the story itself where nothing is different', () => {
    expect(placedStory(json, item('a'))).toBe(json);
  });

  it('has a focal point in the pixels of the picture, and is asked for whole', () => {
    const picture = teaserPicture(placed({ focalPoint: { x: 0.25, y: 1 } }));
    expect(picture).toMatchObject({ url: 'https://example.com/a.jpg', position: '25% 100%', whole: true });
    expect(teaserPicture(guarded(json))?.whole).toBeUndefined();
  });

  it('a film keeps its film under another picture', () => {
    const film = {
      ...json,
      promo_items: { basic: { type: 'video', _id: 'v', promo_image: { type: 'image', url: '/quieta' } } },
    };
    const document = placed({ picture: { url: '/otra', alt: 'Otra' } }, film);
    expect(document.promo_items['basic']?.type).toBe('video');
    expect(teaserPicture(document)).toMatchObject({ url: '/otra', alt: 'Otra' });
  });

  it('words are words, and an empty standfirst is none', () => {
    const document = placed(
      { headline: 'Rock & pop', standfirst: '' },
      { ...json, description: { basic: 'Para buscadores' } },
    );
    expect(originalStory(document)).toMatchObject({ headline: 'Rock & pop', standfirst: '' });
  });

  it('keeps what the story says beside it', () => {
    const kept = placed({ headline: 'Otro' }).additional_properties?.[PLACE_KEY];
    expect(kept).toEqual({ id: 'a', original: { headlines: { basic: 'Propio' } } });
  });
});
