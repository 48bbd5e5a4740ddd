import { expect, it } from 'vitest';
import { ageInWords, clockTime, dayAndTime, fromField, toField } from './times.ts';

it('reads and writes the clocks of Bogotá', () => {
  const instant = new Date('2026-11-29T02:30:00Z');
  expect(toField(instant)).toBe('2026-11-28T21:30');
  expect(fromField('2026-11-28T21:30')).toEqual(instant);
  expect(clockTime(instant.toISOString())).toBe('21:30');
});

it.each(['', 'x', '2026-13-01T10:00', '2026-11-28', '2026-11-28T10:00:00Z'])('%j is no time', (text) => {
  expect(fromField(text)).toBeUndefined();
});

it('names a day as an editor does', () => {
  const now = new Date('2026-11-28T15:00:00Z');
  expect(dayAndTime('2026-11-28T15:32:00Z', now)).toBe('hoy, 10:32');
  expect(dayAndTime('2026-11-30T11:00:00Z', now)).toMatch(/^lun.*30.*nov.*, 06:00$|^lun.*30.*nov.*, 6:00$/);
  expect(dayAndTime('2025-01-01T12:00:00Z', now)).toMatch(/2025/);
});

it.each([
  [-20, 'hace 20 minutos'],
  [-200, 'hace 3 horas'],
  [-26 * 60, 'ayer'],
  [-3 * 24 * 60, 'hace 3 días'],
  [90, 'dentro de 1 hora'],
  [-400 * 24 * 60, '27 de oct de 2025, 10:00'],
])('the age of what was published %i minutes from now: %s', (minutes, words) => {
  const now = new Date('2026-12-01T15:00:00Z');
  expect(ageInWords(new Date(now.getTime() + minutes * 60_000).toISOString(), now)).toBe(words);
});
