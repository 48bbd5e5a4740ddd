import { describe, expect, it } from 'vitest';
import { changedDate, PUBLICATION_DATES, publishedAt, shownDate, withDatesUntil } from './dates.ts';

const DAY = '2026-11-26T12:00:00Z';
const EVE = '2026-11-25T12:00:00Z';

describe('N15 the dates of a document', () => {
  it.each(PUBLICATION_DATES.map((field) => [field]))(
    '%s alone dates it in lists and for readers',
    (field) => {
      const document = { [field]: DAY };
      expect([publishedAt(document), shownDate(document)]).toEqual([DAY, DAY]);
    },
  );

  it("readers see the editors' date, and lists are sorted by the publication", () => {
    const document = { publish_date: DAY, display_date: EVE, created_date: EVE };
    expect([publishedAt(document), shownDate(document)]).toEqual([DAY, EVE]);
    expect([publishedAt({}), shownDate({})]).toEqual([undefined, undefined]);
  });

  it.each([
    [{ publish_date: EVE }, DAY],
    [{ publish_date: DAY }, DAY],
    [{ publish_date: '2026-11-26' }, '2026-11-26'],
    [{}, DAY],
    // Scheduled: changed before it appeared.
    [{ publish_date: '2026-11-26T12:00:01Z' }, undefined],
    [{ publish_date: EVE, display_date: '2026-11-27' }, undefined],
    [{ created_date: '2026-11-27' }, undefined],
  ])('%j changed on 26 November: %s', (dates, changed) => {
    expect(changedDate({ ...dates, last_updated_date: changed ?? DAY })).toBe(changed);
  });

  const NOW = new Date(DAY);
  const LATER = '2026-11-26T12:02:00Z';

  it.each([
    ['a day that an editor has chosen', { display_date: LATER }],
    ['a change', { last_updated_date: LATER }],
    ['both', { display_date: LATER, last_updated_date: '2027-01-01' }],
  ])('%s that lies ahead is left out of a published one until it has come', (_what, dates) => {
    const document = { publish_date: EVE, ...dates };
    expect(withDatesUntil(document, NOW)).toEqual({ publish_date: EVE });
    expect(withDatesUntil(document, new Date('2027-01-02'))).toBe(document);
  });

  it.each([
    ['have come', { publish_date: EVE, display_date: DAY, last_updated_date: DAY }],
    ['are of a clock that is a little ahead', { publish_date: EVE, display_date: '2026-11-26T12:00:59Z' }],
    ['cannot be read', { publish_date: EVE, display_date: 'mañana' }],
    ['are of a scheduled one, which its preview shows', { publish_date: LATER, display_date: LATER }],
    ['are of a scheduled one without another', { display_date: LATER }],
  ])('dates that %s stay', (_what, document) => {
    expect(withDatesUntil(document, NOW)).toBe(document);
  });
});
