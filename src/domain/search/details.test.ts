import { expect, it } from 'vitest';
import { periodStart } from './details.ts';

it.each([
  ['week', '2026-03-03T15:00:00.000Z'],
  ['month', '2026-02-08T15:00:00.000Z'],
  ['year', '2025-03-10T15:00:00.000Z'],
] as const)('the %s of a search begins at %s', (period, start) => {
  expect(periodStart(period, new Date('2026-03-10T15:00:00Z')).toISOString()).toBe(start);
});
