import { describe, expect, it } from 'vitest';
import { clockDays } from './clock-days.ts';

const minutes = (clock: string): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
};

describe('N9 the days of clock times', () => {
  it.each([
    ['', ''],
    ['9:00', '0'],
    ['9:00 10:00 11:00', '0 0 0'],
    ['8:00 21:30', '0 0'],
    ['21:30 8:00', '0 0'],
    // A post that is written late, also over noon.
    ['10:00 10:30 10:25 11:00', '0 0 0 0'],
    ['11:50 12:10 11:55 12:30', '0 0 0 0'],
    ['21:10 23:50 0:05 0:40', '0 0 1 1'],
    ['23:50 0:05', '0 1'],
    ['0:05 23:50', '1 0'],
    ['18:00 20:00 8:00 9:00', '0 0 1 1'],
    // Two nights.
    ['22:00 1:00 20:00 2:00', '0 1 1 2'],
    ['2:00 20:00 1:00 22:00', '2 1 1 0'],
  ])('%j are of the days %j', (clocks, days) => {
    expect(clockDays(clocks.split(' ').filter(Boolean).map(minutes)).join(' ')).toBe(days);
  });
});
