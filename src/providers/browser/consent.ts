import type { Consent, ConsentPort } from '../ports/consent.ts';
import type { StoragePort } from '../ports/storage.ts';

export const CONSENT_KEY = 'rotativa.consent';

/** The reader's decision, stored in the browser and shared by its tabs. A malformed value counts as no decision. */
export function createConsent(storage: StoragePort): ConsentPort {
  const listeners = new Set<(consent: Consent | null) => void>();
  const read = (): Consent | null => {
    try {
      const kept = JSON.parse(storage.get(CONSENT_KEY) ?? 'null') as Partial<Consent> | null;
      if (typeof kept?.analytics !== 'boolean' || typeof kept.ads !== 'boolean') return null;
      return { analytics: kept.analytics, ads: kept.ads };
    } catch {
      return null;
    }
  };
  return {
    read,
    decide: ({ analytics, ads }) => {
      storage.set(CONSENT_KEY, JSON.stringify({ analytics, ads }), 'persistent');
      [...listeners].forEach((listener) => listener(read()));
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const stop = storage.subscribe((key) => {
        if (key === CONSENT_KEY || key === null) listener(read());
      });
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}
