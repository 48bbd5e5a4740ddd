import fc from '../../../tests/support/fuzz.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followServerClock } from '../src/db/server-clock.ts';

const START = Date.parse('2026-03-10T17:00:00Z');
const HOUR_MS = 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server whose answers take a time, before and after it reads its clock. */
function server(there: () => number, back: () => number) {
  let real = 0;
  let ahead = 0;
  let isAway = false;
  return {
    ask: async (): Promise<number> => {
      if (isAway) throw new Error('away');
      real += there();
      const given = START + real + ahead;
      real += back();
      return given;
    },
    monotonic: () => real,
    time: () => START + real + ahead,
    later: async (ms: number) => {
      real += ms;
      await vi.advanceTimersByTimeAsync(ms);
    },
    jump: (ms: number) => void (ahead += ms),
    away: (is: boolean) => void (isAway = is),
  };
}

const MINUTE = 60_000;
const none = (): number => 0;

describe('X14 the clock of the database’s server', () => {
  it('counts on between two looks, and follows the server’s at the next', async () => {
    const at = server(none, none);
    const clock = await followServerClock(at);
    await at.later(30_000);
    expect(clock.now().getTime()).toBe(at.time());
    at.jump(HOUR_MS);
    await at.later(MINUTE);
    expect(clock.now().getTime()).toBe(at.time());
    at.jump(-2 * HOUR_MS);
    await at.later(MINUTE);
    expect(clock.now().getTime()).toBe(at.time());
    clock.stop();
  });

  it('keeps the last look while the server is away', async () => {
    const at = server(none, none);
    const clock = await followServerClock(at);
    at.away(true);
    await at.later(5 * MINUTE);
    expect(clock.now().getTime()).toBe(at.time());
    at.jump(HOUR_MS);
    at.away(false);
    await at.later(MINUTE);
    expect(clock.now().getTime()).toBe(at.time());
    clock.stop();
    at.jump(HOUR_MS);
    await at.later(5 * MINUTE);
    expect(clock.now().getTime()).toBe(at.time() - HOUR_MS);
  });

  it('fails at the first look with the reason of the server', async () => {
    const at = server(none, none);
    at.away(true);
    await expect(followServerClock(at)).rejects.toThrow('away');
  });

  it('differs by no more than its best look took', async () => {
    const trip = fc.tuple(fc.nat(2000), fc.nat(2000));
    await fc.assert(
      fc.asyncProperty(fc.array(trip, { minLength: 1, maxLength: 5 }), async (trips) => {
        let turn = 0;
        const at = server(
          () => trips[turn % trips.length]![0],
          () => trips[turn++ % trips.length]![1],
        );
        const clock = await followServerClock(at);
        let best = Infinity;
        for (const [there, back] of trips) {
          best = Math.min(best, there + back);
          expect(Math.abs(clock.now().getTime() - at.time())).toBeLessThanOrEqual(best + 1);
          await at.later(MINUTE);
        }
        clock.stop();
      }),
    );
  });
});
