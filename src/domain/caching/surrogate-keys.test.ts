import fc from '../../../tests/support/fuzz.ts';
import { describe, expect, it } from 'vitest';
import { contentKey } from './content-keys.ts';
import { KEY_GROUPS, keysToPurge, MOST_KEYS_OF_KIND, surrogateKeys } from './surrogate-keys.ts';

const stories = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => contentKey('story', `QYFTR3MZABCDEFGH${at}`));

describe('X5 the keys of a page', () => {
  it('are its brand, its documents and what it shows, once each', () => {
    expect(surrogateKeys('weekly', ['page/home', 'story/B', 'story/A', 'story/A', 'section/nacion'])).toEqual(
      ['weekly', 'weekly/page/home', 'weekly/section/nacion', 'weekly/story/A', 'weekly/story/B'],
    );
  });

  it('are few and short, however many stories a page shows', () => {
    for (const count of [MOST_KEYS_OF_KIND, MOST_KEYS_OF_KIND + 1, 5000]) {
      const keys = surrogateKeys('weekly', ['page/home', ...stories(count)]);
      expect(keys.length).toBeLessThanOrEqual(2 + Math.max(MOST_KEYS_OF_KIND, KEY_GROUPS));
      expect(keys.join(' ').length).toBeLessThan(3000);
    }
  });

  it.each([1, MOST_KEYS_OF_KIND, MOST_KEYS_OF_KIND + 1, 5000])(
    'have one of the keys that are purged for each of %i stories, and of no other brand',
    (count) => {
      const shown = stories(count);
      const keys = new Set(surrogateKeys('weekly', shown));
      for (const story of shown)
        expect(keysToPurge('weekly', [story]).some((key) => keys.has(key))).toBe(true);
      expect(keysToPurge('daily', shown).some((key) => keys.has(key))).toBe(false);
    },
  );

  it('of a page with few stories are not purged for a story that it does not show', () => {
    const keys = new Set(surrogateKeys('weekly', stories(10)));
    expect(keysToPurge('weekly', ['story/OTHER']).some((key) => keys.has(key))).toBe(false);
  });

  it('are those of contents up to sixty of a kind, and those of groups from there on', () => {
    const shown = (count: number) => surrogateKeys('weekly', stories(count)).slice(1);
    expect(shown(60).every((key) => key.startsWith('weekly/story/'))).toBe(true);
    expect(shown(61).every((key) => /^weekly\/story-group\/([12]?\d|3[01])$/.test(key))).toBe(true);
    expect(new Set(shown(5000)).size).toBe(32);
    expect(keysToPurge('weekly', ['story/A', 'story/A'])).toEqual([
      'weekly/story/A',
      'weekly/story-group/18',
    ]);
  });

  it('can be written in a header, whatever the id', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 150 }), (id) => {
        expect(contentKey('story', id)).toMatch(/^story\/[\w./~-]{1,120}$/);
      }),
    );
  });

  it('differ for other ids', () => {
    const text = fc.string({ unit: 'binary', minLength: 1 });
    const bare = (id: string): string => id.replace(/^\/+|\/+$/g, '') || '-';
    fc.assert(
      fc.property(text, text, (one, other) => {
        fc.pre(bare(one) !== bare(other));
        expect(contentKey('story', one)).not.toBe(contentKey('story', other));
      }),
    );
  });
});
