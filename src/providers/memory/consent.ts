import { CONSENT_ALL, type Consent, type ConsentRecord } from '../../domain/consent/consent.ts';
import type { ConsentPort } from '../ports/consent.ts';
import { outcome, type MemoryOutcome } from './outcome.ts';

const AT = new Date('2026-11-22T15:00:00Z');

/** A given consent, which can be changed; null for a reader who has not decided. */
export function createMemoryConsent(
  consent: Consent | null = CONSENT_ALL,
  play: MemoryOutcome = {},
): ConsentPort {
  const listeners = new Set<(consent: ConsentRecord | null) => void>();
  let decisions = 0;
  const recordOf = (given: Consent): ConsentRecord => {
    decisions += 1;
    return { ...given, version: '1', id: `comprobante-en-memoria-${decisions}`, at: AT };
  };
  let held = consent && recordOf(consent);
  return {
    read: () => held,
    decide: async (given) => {
      await outcome(play);
      held = recordOf(given);
      for (const listener of [...listeners]) listener(held);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
