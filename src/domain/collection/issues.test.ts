import { describe, expect, it } from 'vitest';
import type { CollectionDocument, CollectionItem, StoryOverrides } from './document.ts';
import { collectionIssues, isCollectionDocument } from './issues.ts';
import { collectionWords as words } from './words.ts';

const item = (id: string, more: Partial<CollectionItem> = {}): CollectionItem => ({ id, story: id, ...more });
const list = (...items: CollectionItem[]): CollectionDocument => ({ title: 'Portada', items });
const iso = (minute: number): string => new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString();

/** An item of words without a story, as the breaking strip has them. */
const wordsAlone = (overrides: StoryOverrides): CollectionItem => ({ id: 'x', story: null, overrides });

describe('X5 the shape of a collection', () => {
  const PICTURE = { url: '/foto', alt: 'La plaza', width: 1600, height: 900 };
  const FULL = {
    title: 'Portada',
    fill: '/live',
    items: [
      { id: 'a', story: 'a', from: iso(0), until: iso(1), pinned: true, by: 'ana@redaccion.example' },
      {
        id: 'b',
        story: null,
        overrides: {
          headline: 'Titular',
          kicker: 'Antetítulo',
          standfirst: 'Sumario',
          picture: PICTURE,
          focalPoint: { x: 0, y: 1 },
        },
      },
    ],
  };
  /** A good item, and one with this among its values. */
  const withItem = (more: object) => ({
    title: 'x',
    items: [item('good'), { id: 'a', story: 'a', ...more }],
  });
  const withOverride = (overrides: unknown) => withItem({ overrides });

  it('may have everything, and needs a title and its items alone', () => {
    expect([isCollectionDocument(FULL), isCollectionDocument({ title: '', items: [] })]).toEqual([
      true,
      true,
    ]);
    expect(isCollectionDocument(withOverride({ picture: { url: '/foto', alt: '' } }))).toBe(true);
  });

  it.each<[string, unknown]>([
    ['no object', null],
    ['no title', { items: [] }],
    ['no items', { title: 'x' }],
    ['a section that is no path', { ...FULL, fill: 1 }],
    ['an item that is none', { title: 'x', items: [item('good'), 'a'] }],
    ['an item without an id', { title: 'x', items: [{ story: null }] }],
    ['an item with an empty id', { title: 'x', items: [{ id: '', story: null }] }],
    ['an id that is not that of its story', withItem({ story: 'b' })],
    ['a beginning that is no text', withItem({ from: 1 })],
    ['an end that is no text', withItem({ until: 1 })],
    ['an author who is no text', withItem({ by: 1 })],
    ['a pin that is neither yes nor no', withItem({ pinned: 'yes' })],
    ['words that are no object', withOverride('x')],
    ['a headline that is no text', withOverride({ headline: 1 })],
    ['a kicker that is no text', withOverride({ kicker: 1 })],
    ['a standfirst that is no text', withOverride({ standfirst: 1 })],
    ['a point that is none', withOverride({ focalPoint: 1 })],
    ['a point without numbers', withOverride({ focalPoint: { x: '1', y: 1 } })],
    ['half a point', withOverride({ focalPoint: { x: 1 } })],
    ['a picture that is none', withOverride({ picture: '/x' })],
    ['a picture without words', withOverride({ picture: { url: '/x' } })],
    ['a picture without an address', withOverride({ picture: { alt: 'x' } })],
    ['a picture without a width', withOverride({ picture: { ...PICTURE, width: 0 } })],
    ['a picture without a height', withOverride({ picture: { ...PICTURE, height: 0 } })],
    ['a width in words', withOverride({ picture: { ...PICTURE, width: '1600' } })],
    ['a width without an end', withOverride({ picture: { ...PICTURE, width: Infinity } })],
  ])('%s is none', (_what, value) => {
    expect(isCollectionDocument(value)).toBe(false);
    expect(collectionIssues(value)).toEqual([{ itemId: null, key: '', message: words.shape }]);
  });
});

describe('X5 the faults of a collection', () => {
  it.each<[key: string, message: string, CollectionItem]>([
    ['until', words.period, item('a', { from: iso(5), until: iso(5) })],
    ['until', words.period, item('a', { from: iso(5), until: iso(4) })],
    ['from', words.date, item('a', { from: 'ayer' })],
    ['until', words.date, item('a', { until: 'mañana' })],
    ['headline', words.longText(200), item('a', { overrides: { headline: 'x'.repeat(201) } })],
    ['standfirst', words.longText(500), item('a', { overrides: { standfirst: 'x'.repeat(501) } })],
    ['kicker', words.emptyText, item('a', { overrides: { kicker: '' } })],
    ['headline', words.emptyText, item('a', { overrides: { headline: ' ' } })],
    ['picture', words.picture, item('a', { overrides: { picture: { url: 'data:text/html,x', alt: '' } } })],
    ['focalPoint', words.focalPoint, item('a', { overrides: { focalPoint: { x: 1.1, y: 0 } } })],
    ['focalPoint', words.focalPoint, item('a', { overrides: { focalPoint: { x: 0, y: -0.1 } } })],
    ['story', words.wordsOnly, { id: 'a', story: null, overrides: { headline: 'x' } }],
  ])('%s is named: %s', (key, message, given) => {
    expect(collectionIssues(list(given))).toEqual([{ itemId: 'a', key, message }]);
  });

  it('a story that is there twice is named once', () => {
    expect(collectionIssues(list(item('a'), item('b'), item('a')))).toEqual([
      { itemId: 'a', key: 'id', message: words.repeated },
    ]);
  });

  it.each<[string, StoryOverrides]>([
    ['no headline', {}],
    ['an empty one', { headline: ' ' }],
  ])('words alone with %s say nothing', (_what, overrides) => {
    expect(collectionIssues(list(wordsAlone(overrides)), 'breaking')).toEqual([
      { itemId: 'x', key: 'headline', message: words.wordless },
    ]);
  });

  it('a long collection says how many stories it may have', () => {
    const many = (count: number) => list(...Array.from({ length: count }, (_, index) => item(String(index))));
    expect(collectionIssues(many(200))).toEqual([]);
    const [issue, ...others] = collectionIssues(many(201));
    expect([issue?.itemId, issue?.key, others]).toEqual([null, 'items', []]);
    expect(issue?.message).toContain('200');
    expect(words.longText(60)).toContain('60');
  });

  it('there are none in what editors write every day', () => {
    const day = list(
      item('a', { overrides: { standfirst: '', headline: 'x'.repeat(200) }, until: iso(1) }),
      item('b', { from: iso(1) }),
      item('c', { from: iso(1), until: iso(2) }),
      item('d', { overrides: { focalPoint: { x: 0, y: 1 }, picture: { url: '/foto', alt: '' } } }),
      item('e', { overrides: { focalPoint: { x: 1, y: 0 } } }),
    );
    expect(collectionIssues(day)).toEqual([]);
    expect(collectionIssues(list(wordsAlone({ headline: 'Tiembla' })), 'breaking')).toEqual([]);
  });
});
