import { describe, expect, it } from 'vitest';
import { AUTHORS } from './content/index.ts';
import { clockTime, datedEvent, eventElements } from './event.ts';

const author = (id: string) => {
  const found = AUTHORS.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
const PATH = '/foros/articulo/agua/';
const EVENT = {
  seats: 620,
  starts: '2026-12-10T08:00:00-05:00',
  city: 'Bogotá',
  venue: 'Corferias, auditorio mayor',
  agenda: [{ time: '13:05', title: 'Apertura', speakers: ['elena-villaveces-prado'] }],
  speakers: ['elena-villaveces-prado'],
};

describe('a forum', () => {
  const { starts: _, ...facts } = EVENT;
  const seed = { ...facts, inDays: 9, from: '08:00' };

  it.each([
    ['2026-11-30T12:00:00Z', '2026-12-10T08:00:00-05:00'],
    ['2026-12-01T12:00:00Z', '2026-12-10T08:00:00-05:00'],
    // In Colombia it is the evening before.
    ['2026-12-02T04:59:00Z', '2026-12-10T08:00:00-05:00'],
    ['2026-12-02T05:00:00Z', '2026-12-17T08:00:00-05:00'],
    ['2027-12-02T05:00:00Z', '2027-12-16T08:00:00-05:00'],
  ])('of the newspaper of %s is on the Thursday %s', (clock, starts) => {
    expect(datedEvent(seed, new Date(clock))).toEqual({ ...facts, starts });
  });

  it('that is over ended before the newspaper began', () => {
    expect(datedEvent({ ...seed, inDays: -53, to: '13:15' }, new Date('2026-11-30T12:00:00Z'))).toMatchObject(
      { starts: '2026-10-08T08:00:00-05:00', ends: '2026-10-08T13:15:00-05:00' },
    );
  });
});

describe('a forum’s page', () => {
  it('writes times as every page does', () => {
    expect(['00:15', '08:30', '12:00', '13:05'].map(clockTime)).toEqual([
      '12:15\u00a0a.\u00a0m.',
      '8:30\u00a0a.\u00a0m.',
      '12:00\u00a0p.\u00a0m.',
      '1:05\u00a0p.\u00a0m.',
    ]);
  });

  it('says in words the date, the venue, the agenda, the speakers and how to register', () => {
    const words = JSON.stringify(eventElements(EVENT, PATH, author, new Date('2026-11-21T12:00:00Z')));
    for (const part of [
      '10 de diciembre de 2026',
      '8:00\u00a0a.\u00a0m.',
      'Corferias, auditorio mayor, Bogotá',
      '1:05\u00a0p.\u00a0m.',
      '/autor/elena-villaveces-prado/',
      'Inscripción',
      '/foros/articulo/agua/inscripcion/',
      '/foros/articulo/agua/foro.ics',
      'openstreetmap.org/search?query=Corferias%2C%20Bogot%C3%A1',
    ])
      expect(words).toContain(part);
  });

  it('no longer speaks of registration when the forum is over', () => {
    expect(
      JSON.stringify(eventElements(EVENT, PATH, author, new Date('2027-01-01T12:00:00Z'))),
    ).not.toContain('Inscripción');
  });
});
