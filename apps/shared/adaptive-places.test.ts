import { describe, expect, it } from 'vitest';
import { createAdaptivePlaces } from './adaptive-places.ts';

const LEAST = 2;
const MOST = 32;

/**
 * Plays tasks against the places for a time, with more tasks than places.
 * @param takes the milliseconds of a task beside others
 */
function play(takes: (atOnce: number, now: number) => number, seconds: number, wanted = true) {
  let time = 0;
  const places = createAdaptivePlaces({ least: LEAST, most: MOST, now: () => time });
  const running: { begun: number; until: number }[] = [];
  const counts: number[] = [];
  let ended = 0;
  while (time < seconds * 1000) {
    while (running.length < places.count) {
      running.push({ begun: time, until: time + takes(running.length + 1, time) });
      if (wanted) places.wanted();
    }
    running.sort((a, b) => a.until - b.until);
    const next = running.shift()!;
    time = next.until;
    places.took(time - next.begun, next.begun);
    ended += 1;
    counts.push(places.count);
  }
  const last = counts.slice(-Math.floor(counts.length / 4)).sort((a, b) => a - b);
  return { settled: last[Math.floor(last.length / 2)]!, counts, ended, meanMs: places.meanMs };
}

/** All the work is in one processor: tasks wait for one another. */
const processor = (atOnce: number): number => 20 * atOnce;
/** All the work is in a service that takes its time and serves any number. */
const service = (): number => 600;

describe('places by the time of a task', () => {
  it('are few when tasks wait for one another', () => {
    expect(play(processor, 60).settled).toBeLessThanOrEqual(2 * LEAST);
  });

  it('are all when tasks wait for a slow service', () => {
    expect(play(service, 120).settled).toBe(MOST);
  });

  it('follow a service that becomes slow, and one that becomes fast again', () => {
    const slow = (atOnce: number, now: number): number => (now > 60_000 ? 600 : 20 * atOnce);
    expect(play(slow, 240).settled).toBe(MOST);
    const fast = (atOnce: number, now: number): number => (now > 60_000 ? 20 * atOnce : 600);
    expect(play(fast, 240).settled).toBeLessThanOrEqual(2 * LEAST);
  });

  it('are never fewer than the least, nor more than the most', () => {
    for (const takes of [processor, service, (atOnce: number) => 5 * atOnce ** 3])
      for (const count of play(takes, 60).counts) {
        expect(count).toBeGreaterThanOrEqual(LEAST);
        expect(count).toBeLessThanOrEqual(MOST);
      }
  });

  it('do not grow while tasks find places', () => {
    expect(play(service, 60, false).settled).toBe(4);
  });

  it('may be fewer than the least that is asked for, when the most is', () => {
    const places = createAdaptivePlaces({ least: 2, most: 1, now: () => 0 });
    expect(places.count).toBe(1);
  });
});
