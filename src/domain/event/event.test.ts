import { describe, expect, it } from 'vitest';
import { sampleDocument } from '../../../tests/contract/documents.ts';
import fc from '../../../tests/support/fuzz.ts';
import { eventCalendar, type CalendarEntry } from './calendar.ts';
import { nextEvent, readEvent } from './event.ts';
import { calendarAddress, eventStory, registrationAddress, registrationState } from './registration.ts';
import { eventDate, remaining } from './when.ts';

const announcing = (event: unknown) => ({
  ...sampleDocument({ id: 'foro' }),
  additional_properties: { event } as never,
});

describe('B7 forums: the event of a document', () => {
  it('reads start, place, agenda and speakers', () => {
    const event = {
      starts: '2026-12-10T08:00:00-05:00',
      city: 'Bogotá',
      venue: 'Auditorio mayor',
      agenda: [{ time: '08:15', title: 'Apertura', speakers: ['ana'] }],
      speakers: ['ana'],
    };
    expect(readEvent(announcing(event))).toEqual(event);
  });

  it('is undefined for a document without an event, or with an unreadable start', () => {
    expect(readEvent(sampleDocument({ id: 'nota' }))).toBeUndefined();
    expect(readEvent(announcing('mañana'))).toBeUndefined();
    expect(readEvent(announcing({ starts: 'pronto' }))).toBeUndefined();
  });

  it('omits malformed parts and keeps the rest', () => {
    const event = readEvent(
      announcing({
        starts: '2026-12-10T08:00:00-05:00',
        agenda: [null, { time: '09:00' }, { title: 'Cierre', speakers: [3, 'ana'] }],
        speakers: 'ana',
      }),
    );
    expect(event).toMatchObject({
      city: '',
      agenda: [{ time: '', title: 'Cierre', speakers: ['ana'] }],
      speakers: [],
    });
  });
});

describe('B7 forums: the next event', () => {
  it('is the first one after now, in any order of documents', () => {
    const at = (starts: string) => announcing({ starts });
    const documents = ['2026-12-20', '2026-12-01', '2026-12-10'].map((day) => at(`${day}T08:00:00-05:00`));
    const now = new Date('2026-12-05T00:00:00Z');
    expect(nextEvent([sampleDocument({ id: 'nota' }), ...documents], now)?.document).toBe(documents[2]);
    expect(nextEvent(documents.slice(1, 2), now)).toBeUndefined();
  });
});

describe('B7 forums: the date of an event', () => {
  it('is a day in Colombia, whatever the zone of the source', () => {
    expect(eventDate('2026-12-10T02:00:00Z')).toEqual({
      day: '09',
      month: 'dic',
      year: '2026',
      numerals: '09.12.2026',
    });
    expect(eventDate('pronto')).toBeUndefined();
  });

  it('counts down in days, hours and minutes, and ends when the event begins', () => {
    const starts = '2026-12-10T08:00:00-05:00';
    expect(remaining(starts, new Date('2026-12-08T11:30:30Z'))).toEqual({ days: 2, hours: 1, minutes: 30 });
    expect(remaining(starts, new Date('2026-12-10T12:59:59Z'))).toEqual({ days: 0, hours: 0, minutes: 1 });
    expect(remaining(starts, new Date('2026-12-08T11:30:29.5Z'), 'second')).toEqual({
      ...{ days: 2, hours: 1, minutes: 29, seconds: 31 },
    });
    expect(remaining(starts, new Date(starts), 'second')).toBeUndefined();
    expect(remaining(starts, new Date(starts))).toBeUndefined();
    expect(remaining('pronto', new Date(starts))).toBeUndefined();
  });
});

describe('B17 forums: the registration', () => {
  const NOW = new Date('2026-11-25T12:00:00Z');
  const starts = '2026-12-10T08:00:00-05:00';

  it.each([
    [{ starts }, 'none'],
    [{ starts, seats: 5 }, 'open'],
    [{ starts, seats: 5, full: true }, 'full'],
    [{ starts: '2026-11-25T07:00:00-05:00', seats: 5 }, 'closed'],
  ])('of %j is %s', (event, state) => {
    expect(registrationState(event, NOW)).toBe(state);
  });

  it('reads the end and the seats of a document, and neither when they make no sense', () => {
    const given = { starts, ends: '2026-12-10T13:00:00-05:00', seats: 5, full: true };
    expect(readEvent(announcing(given))).toMatchObject(given);
    for (const wrong of [
      { ends: starts, seats: 0 },
      { ends: 'tarde', seats: 1.5 },
      { seats: '5', full: true },
    ])
      expect(Object.keys(readEvent(announcing({ starts, ...wrong })) ?? {}).sort()).toEqual([
        'agenda',
        'city',
        'speakers',
        'starts',
        'venue',
      ]);
  });

  it('has an address below the story, and the calendar file another', () => {
    for (const story of ['/foros/agua/', '/foros/agua']) {
      expect(registrationAddress(story)).toBe('/foros/agua/inscripcion/');
      expect(calendarAddress(story)).toBe('/foros/agua/foro.ics');
    }
    expect(eventStory('/foros/agua/inscripcion/')).toEqual({ story: '/foros/agua/', page: 'registration' });
    expect(eventStory('/foros/agua/foro.ics')).toEqual({ story: '/foros/agua/', page: 'calendar' });
    for (const other of ['/', '/inscripcion/', '/foro.ics', '/agua/inscripcion', '/agua/reinscripcion/'])
      expect(eventStory(other)).toBeUndefined();
  });
});

describe('B17 forums: the calendar file', () => {
  const entry = (over: Partial<CalendarEntry> = {}): CalendarEntry => ({
    ...{ id: 'F', title: 'Agua', url: 'https://foros.example/agua/', organizer: 'Foros', city: 'Bogotá' },
    ...{ venue: 'Corferias, auditorio', starts: '2026-12-10T08:00:00-05:00' },
    ...over,
  });
  const write = (over?: Partial<CalendarEntry>) =>
    eventCalendar(entry(over), new Date('2026-11-25T12:00:00Z'));

  it('has the times in UTC, and no end if it is unknown', () => {
    expect(write({ ends: '2026-12-10T13:00:00-05:00' })).toContain(
      'DTSTART:20261210T130000Z\r\nDTEND:20261210T180000Z\r\n',
    );
    expect(write()).not.toContain('DTEND');
    expect(write()).toContain('UID:F@foros.example\r\n');
    expect(write()).toContain('LOCATION:Corferias\\, auditorio\\, Bogotá\r\n');
  });

  it('keeps every text in its line, and no line is longer than 75 bytes', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.string({ maxLength: 80 }),
        (title, venue) => {
          const file = write({ title, venue });
          expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
          const lines = file.slice(0, -2).split('\r\n');
          for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
          const names = file
            .slice(0, -2)
            .replaceAll('\r\n ', '')
            .split('\r\n')
            .map((line) => /^[A-Z-]+/.exec(line)?.[0]);
          expect(names.filter((name) => name === 'SUMMARY')).toHaveLength(1);
          expect(names.every((name) => name !== undefined)).toBe(true);
        },
      ),
    );
  });
});
