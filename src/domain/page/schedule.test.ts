import fc from '../../../tests/support/fuzz.ts';
import { describe, expect, it } from 'vitest';
import { inForce, newPeriod, periodAt, periodsFrom, publishedBefore, timelineOf } from './schedule.ts';

const at = (second: number): Date => new Date(Date.UTC(2026, 10, 28) + second * 1000);
const iso = (second: number): string => at(second).toISOString();

interface Made {
  id: string;
  page: string;
  revision: number;
  from: string;
  until: string | null;
}
const made = (
  list: readonly (readonly [revision: number, from: number, until?: number | undefined])[],
): Made[] =>
  list.map(([revision, from, until], index) => ({
    id: String(index),
    page: 'home',
    revision,
    from: iso(from),
    until: until === undefined ? null : iso(until),
  }));
const shown = (timeline: readonly Made[]) =>
  timeline.map(({ revision, from, until }) => [
    revision,
    (Date.parse(from) - at(0).getTime()) / 1000,
    until && (Date.parse(until) - at(0).getTime()) / 1000,
  ]);

/** Publications in the order in which they were made, on a short clock so that they meet. */
const publications = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.nat(20), fc.option(fc.nat(12), { nil: undefined })), {
    maxLength: 9,
  })
  .map((list) =>
    made(list.map(([revision, from, length]) => [revision, from, length && from + length] as const)),
  );

/** The rule in its own words: of all that cover an instant the one that began last, and of those the last made. */
const expected = (list: readonly Made[], instant: Date): Made | undefined =>
  list
    .filter(({ from, until }) => Date.parse(from) <= +instant && (!until || +instant < Date.parse(until)))
    .reduce<Made | undefined>(
      (best, one) => (!best || Date.parse(one.from) >= Date.parse(best.from) ? one : best),
      undefined,
    );

describe('X5 schedules of a page', () => {
  it('what is published ends when another begins, and continues after its end', () => {
    const timeline = timelineOf(made([[1, 0], [2, 10, 20]])); // prettier-ignore
    expect(shown(timeline)).toEqual([[1, 0, 10], [2, 10, 20], [1, 20, null]]); // prettier-ignore
  });

  it('what is scheduled takes the place of what is published later for an earlier time', () => {
    const timeline = timelineOf(made([[1, 0], [3, 15], [2, 10, 30]])); // prettier-ignore
    expect(shown(timeline)).toEqual([[1, 0, 10], [2, 10, 15], [3, 15, null]]); // prettier-ignore
  });

  it('the last made of those that begin together is in force; the other has no time', () => {
    const timeline = timelineOf(made([[1, 0], [2, 10], [3, 10]])); // prettier-ignore
    expect(shown(timeline)).toEqual([[1, 0, 10], [2, 10, 10], [3, 10, null]]); // prettier-ignore
    expect(shown(periodsFrom(timeline, at(5)))).toEqual([[1, 0, 10], [3, 10, null]]); // prettier-ignore
  });

  it('periods never overlap, and at each instant the rule’s publication is in force', () => {
    fc.assert(
      fc.property(publications, (list) => {
        const timeline = timelineOf(list);
        timeline.forEach(({ from, until }, index) => {
          const next = timeline[index + 1];
          if (next) expect(until !== null && Date.parse(until) <= Date.parse(next.from)).toBe(true);
          expect(until === null || Date.parse(from) <= Date.parse(until)).toBe(true);
        });
        for (let second = -1; second < 40; second += 0.5) {
          const instant = at(second);
          const rule = expected(list, instant);
          expect(periodAt(timeline, instant)?.id).toBe(rule?.id);
          const rest = periodsFrom(timeline, instant);
          expect(inForce(rest, 'home', instant)?.id).toBe(rule?.id);
          expect(inForce(rest, 'article', instant)).toBeUndefined();
        }
      }),
    );
  });

  it('roll back of a publication gives what readers had before it', () => {
    fc.assert(
      fc.property(publications, fc.nat(30), fc.integer({ min: 6, max: 9 }), (list, whole, revision) => {
        const second = whole + 0.5;
        const before = periodAt(timelineOf(list), at(second));
        const during = [...list, ...made([[revision, second]]).map((one) => ({ ...one, id: 'new' }))];
        const back = publishedBefore(timelineOf(during), at(second));
        if (before) expect(back?.revision).toBe(before.revision);
      }),
    );
  });

  it('roll back of one that replaced another in the same instant gives that other', () => {
    expect(publishedBefore(timelineOf(made([[1, 0], [2, 10], [3, 10]])), at(10))?.revision).toBe(2); // prettier-ignore
  });

  it('without another revision before there is nothing to roll back to', () => {
    expect(publishedBefore([], at(0))).toBeUndefined();
    expect(publishedBefore(timelineOf(made([[1, 0], [1, 5], [2, 20]])), at(10))).toBeUndefined(); // prettier-ignore
  });

  it('after a publication that ended, roll back gives the one that ended', () => {
    expect(publishedBefore(timelineOf(made([[2, 0, 5]])), at(10))?.revision).toBe(2);
  });

  it.each([
    ['now', {}, { from: iso(10), until: null }],
    ['now for a time that is over', { from: at(5) }, { from: iso(10), until: null }],
    ['later', { from: at(20), until: at(30) }, { from: iso(20), until: iso(30) }],
    ['never if it ends before', { from: at(20), until: at(15) }, null],
    ['never if it ends when it begins', { until: at(10) }, null],
    ['never without a time', { from: new Date(NaN) }, null],
    ['never without an end', { until: new Date(NaN) }, null],
  ])('a new publication begins %s', (_name, times, period) => {
    expect(newPeriod(times, at(10))).toEqual(period);
  });
});
