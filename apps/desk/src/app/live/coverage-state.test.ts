import { describe, expect, it } from 'vitest';
import { coverageState } from './coverage-state.ts';

const VERSION = '2026-11-20T20:00:00.000Z';
const stateAt = (now: string, ended: string | null = null) =>
  coverageState({ ended, version: VERSION }, new Date(now));

describe('X5 the state of a coverage', () => {
  it('is that of the readers, for whom twelve quiet hours end it', () => {
    expect(stateAt('2026-11-21T07:59:59Z')).toBe('En curso');
    expect(stateAt('2026-11-21T08:00:00Z')).toBe('Sin cambios: para los lectores terminó');
    expect(stateAt('2026-11-20T20:00:01Z', VERSION)).toBe('Terminó');
  });
});
