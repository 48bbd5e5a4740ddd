import { describe, expect, it } from 'vitest';
import { changedDate, PUBLICATION_DATES, publishedAt, shownDate } from './dates.ts';

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
});
