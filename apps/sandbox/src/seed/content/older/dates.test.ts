import { describe, expect, it } from 'vitest';
import type { SeedStory } from '../../types.ts';
import { DAY_MINUTES } from '../archive/theme.ts';
import { dater } from './dates.ts';

const written = (days: number, ...sections: string[]): SeedStory =>
  ({ brand: 'daily', ago: days * DAY_MINUTES, sections }) as unknown as SeedStory;
const days = (minutes: number): number => Math.round(minutes / DAY_MINUTES);

describe('the dates of older stories', () => {
  it('fill the newest silence of their first section, and go on after its oldest story', () => {
    const date = dater('daily', [written(0.1, '/a'), written(1, '/a'), written(6, '/a'), written(5, '/b')]);
    expect(Array.from({ length: 4 }, () => days(date(['/a'])))).toEqual([3, 4, 8, 9]);
  });

  it('count for all sections of a story', () => {
    const date = dater('daily', []);
    expect([date(['/a', '/b']), date(['/b'])].map(days)).toEqual([2, 3]);
  });

  it('are further apart the further back they are', () => {
    const date = dater('daily', []);
    const ages = Array.from({ length: 40 }, () => date(['/a']));
    const steps = ages.slice(1).map((age, at) => age - ages[at]!);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(days(Math.max(...steps))).toBe(30);
  });

  it('are at no moment twice', () => {
    const date = dater('daily', []);
    expect(new Set(['/a', '/b', '/c'].map((section) => date([section]))).size).toBe(3);
  });
});
