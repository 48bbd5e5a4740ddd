import { describe, expect, it } from 'vitest';
import { sampleDocument } from '../../testing/contract/documents.ts';
import { readEvent } from './event.ts';
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
