import { expect, it } from 'vitest';
import { DAY_MINUTES } from './archive/theme.ts';
import { STORIES } from './index.ts';

/** Coverage of an event that is over. */
const OVER = new Set(['/cali-cop16']);

/** Minutes. */
const WEEK = 7 * DAY_MINUTES;

it('every section of the daily has a story of this week, whenever the seed begins', () => {
  const newest = new Map<string, number>();
  for (const { brand, sections, ago } of STORIES)
    if (brand === 'daily')
      for (const section of sections) newest.set(section, Math.min(ago, newest.get(section) ?? Infinity));
  expect(newest.size).toBeGreaterThan(30);
  expect([...newest].filter(([section, ago]) => ago > WEEK && !OVER.has(section))).toEqual([]);
});
