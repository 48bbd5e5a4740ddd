import { expect, it } from 'vitest';
import { SET_PIECES } from '../../../../../tests/e2e/support/set-pieces.ts';
import { STORIES } from './index.ts';

const FEWEST_WORDS = 900;

/** The texts of stops and scenes. */
const textsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) =>
    name === 'text' && typeof inside === 'string' ? [inside] : textsIn(inside),
  );
};

it.each(SET_PIECES)('N12 the set-piece of %s is a long read: %s', (brand, path) => {
  const slug = path.split('/').at(-2);
  const { body = [] } = STORIES.find((story) => story.brand === brand && story.slug === slug)!;
  const texts = body.flatMap((element) => (typeof element === 'string' ? [element] : textsIn(element)));
  const words = texts.join(' ').match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];
  expect(words.length).toBeGreaterThanOrEqual(FEWEST_WORDS);
});
