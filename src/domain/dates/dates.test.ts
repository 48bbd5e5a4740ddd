import fc from '../../../tests/support/fuzz.ts';
import { describe, expect, it } from 'vitest';
import { instantOf } from './instant.ts';
import { bogotaDay, clockInstant, coverage, isPastDay } from './day.ts';
import {
  archiveDate,
  articleDate,
  clockTime,
  headerDate,
  longDate,
  newsTime,
  relativeTime,
} from './format.ts';
import { leadingTime, withoutLeadingTime } from './update-time.ts';

describe('N15 dates', () => {
  it('articles: es-CO long month with time', () => {
    expect(articleDate('2025-03-31T15:30:00Z')).toBe('31 de marzo de 2025, 10:30\u00a0a.\u00a0m.');
    expect(articleDate('2025-04-01T03:05:00Z')).toBe('31 de marzo de 2025, 10:05\u00a0p.\u00a0m.');
    expect(articleDate('2025-03-31T17:00:00Z')).toBe('31 de marzo de 2025, 12:00\u00a0p.\u00a0m.');
  });
  it('has every hour of the clock in the half of the day that it is in', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2025, 3, 1, hour + 5, 10)));
    const shown = hours.map((date) =>
      articleDate(date).replace(/^1 de abril de 2025, (.+):10\u00a0(.)\..*$/, '$1$2'),
    );
    const half = (letter: string): string[] =>
      [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((hour) => `${hour}${letter}`);
    expect(shown).toEqual([...half('a'), ...half('p')]);
  });
  it.each([
    ['2025-03-31T15:30:00Z', '10:30\u00a0a.\u00a0m.'],
    // The day is that of Colombia, where it is still the evening of the 30th.
    ['2025-03-31T04:59:00Z', 'Ayer, 11:59\u00a0p.\u00a0m.'],
    ['2025-03-30T04:59:00Z', '29 de marzo'],
    ['2025-03-31', '31 de marzo'],
    ['2025-01-01T04:59:00Z', '31 de diciembre de 2024'],
    ['nunca', ''],
  ])('news: the hour of %s, with its day if that is not today', (date, text) => {
    expect(newsTime(date, '2025-03-31T23:00:00Z')).toBe(text);
  });
  it('headers: es-ES with weekday', () => {
    expect(headerDate('2025-03-31T15:30:00Z')).toBe('lunes, 31 de marzo de 2025');
    expect(headerDate('2025-08-06T15:30:00Z')).toBe('miércoles, 6 de agosto de 2025');
  });
  it('a day without a time is shown as that day in every zone', () => {
    const day = '2026-11-26';
    expect([articleDate(day), longDate(day, 'America/New_York'), longDate(day, 'Asia/Tokyo')]).toEqual(
      Array.from({ length: 3 }, () => '26 de noviembre de 2026'),
    );
    expect([clockTime(day), headerDate(day)]).toEqual(['', 'jueves, 26 de noviembre de 2026']);
    expect(relativeTime(day, '2026-11-26T05:01:00Z')).toBe('26 de noviembre');
    expect([bogotaDay(day), instantOf(day)]).toEqual([day, Date.parse('2026-11-26T05:00:00Z')]);
  });
  it.each([
    ['2026-11-25', true],
    ['2026-11-26', false],
    ['2026-11-26T04:59:00Z', true],
    ['2026-11-26T05:00:00Z', false],
    ['2026-11-27T04:00:00Z', false],
    ['ayer', true],
  ])('the day of %s is over in Colombia: %s', (day, over) => {
    for (const now of ['2026-11-26T05:00:00Z', '2026-11-27T04:59:00Z'])
      expect(isPastDay(day, new Date(now))).toBe(over);
  });
  it('archive: the day is taken at 12:00 UTC', () => {
    expect(archiveDate('2025-01-01')).toBe('1 de enero de 2025');
    expect(archiveDate('2025-01')).toBe('');
  });
  it('agrees with the locale data for every month', () => {
    const intl = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone: 'America/Bogota' });
    for (let month = 0; month < 12; month += 1) {
      const date = new Date(Date.UTC(2025, month, 15, 12));
      expect(longDate(date)).toBe(intl.format(date));
    }
  });
  it.each(['', 'ayer', 'NaN'])('%j is not a date and gives an empty result', (date) => {
    expect([
      longDate(date),
      articleDate(date),
      headerDate(date),
      clockTime(date),
      relativeTime(date, '2025-01-01'),
    ]).toEqual(['', '', '', '', '']);
  });

  const now = '2025-03-31T15:30:00Z';
  it.each([
    ['now', '2025-03-31T15:30:00Z', 'Hace pocos segundos'],
    ['a clock that is ahead', '2025-03-31T15:31:00Z', 'Hace pocos segundos'],
    ['just under 5 minutes', '2025-03-31T15:25:01Z', 'Hace pocos segundos'],
    ['5 minutes', '2025-03-31T15:25:00Z', 'Hace 5 minutos'],
    ['just under 60 minutes', '2025-03-31T14:30:01Z', 'Hace 59 minutos'],
    ['60 minutes', '2025-03-31T14:30:00Z', 'Hace 1 hora'],
    ['2 hours', '2025-03-31T13:30:00Z', 'Hace 2 horas'],
    ['just under 6 hours', '2025-03-31T09:30:01Z', 'Hace 5 horas'],
    ['6 hours, a date of this year', '2025-03-31T09:30:00Z', '31 de marzo'],
    ["the day is New York's", '2025-03-31T04:30:00Z', '31 de marzo'],
    ["the year is New York's", '2025-01-01T04:59:00Z', '31 de diciembre de 2024'],
    ['the year before', '2024-12-31T12:00:00Z', '31 de diciembre de 2024'],
  ])('relative time: %s', (_name, date, text) => {
    expect(relativeTime(date, now)).toBe(text);
  });
  it("this year is New York's too", () => {
    const morning = '2024-12-31T12:00:00Z';
    const shown = ['2025-01-01T04:59:00Z', '2025-01-01T05:00:00Z'].map((time) => relativeTime(morning, time));
    expect(shown).toEqual(['31 de diciembre', '31 de diciembre de 2024']);
  });
});

describe('N9 coverage', () => {
  it('runs from 00:00 to 23:59 of the publish day', () => {
    expect(coverage('2025-04-01T03:00:00Z')).toEqual({
      start: '2025-03-31T00:00:00-05:00',
      end: '2025-03-31T23:59:00-05:00',
    });
    expect(coverage('')).toBeUndefined();
  });
  it('computes the Colombian day of an instant', () => {
    expect(bogotaDay('2025-04-01T04:59:00Z')).toBe('2025-03-31');
    expect(bogotaDay('nunca')).toBeUndefined();
    expect(clockInstant('2025-04-01T12:00:00Z', 1440)).toBeUndefined();
  });
});

describe('a time pattern is searched in the first 20 characters', () => {
  it('tags do not count', () => {
    expect(leadingTime('<p class="muy-larga-clase"><strong>10:30 am</strong> x</p>')?.time).toBe(
      '10:30\u00a0a.\u00a0m.',
    );
  });
  it.each(['12:00 m. Habla', '12:00 m | Habla', '<b>12:00</b> m.: Habla'])('%s is at noon', (text) => {
    expect(leadingTime(text)).toEqual({ time: '12:00\u00a0p.\u00a0m.', minutes: 720 });
    expect(withoutLeadingTime(text)).toMatch(/^(<b><\/b>)? ?Habla$/);
  });
  it.each(['11:00 m. Habla', '112:00 m. Habla', '12:00 millones'])('%s has no time', (text) => {
    expect(leadingTime(text)).toBeUndefined();
  });
  it('never throws and never lengthens a text', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('10:30 am', '9:05 p. m.', ''), (rest, time) => {
        expect(withoutLeadingTime(time + rest).length).toBeLessThanOrEqual((time + rest).length);
        leadingTime(time + rest);
      }),
    );
  });
});
