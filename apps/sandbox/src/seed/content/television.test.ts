import { describe, expect, it } from 'vitest';
import { TV_CATEGORIES, TV_PROGRAMMES } from '../navigation.ts';
import { STORIES } from './index.ts';

/** Fewer do not fill a row. */
const FEWEST = 3;

describe('B8 Semanario TV', () => {
  it.each([...TV_CATEGORIES, ...TV_PROGRAMMES])('has at least three videos of $name', ({ id }) => {
    const own = STORIES.filter(({ brand, sections }) => brand === 'weekly' && sections.includes(id));
    expect(own.length).toBeGreaterThanOrEqual(FEWEST);
  });
});
