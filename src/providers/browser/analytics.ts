import { STORAGE_KEYS } from '../../domain/accounts/storage.ts';
import type { AnalyticsPort } from '../ports/analytics.ts';
import type { ConsentPort } from '../ports/consent.ts';
import type { StoragePort } from '../ports/storage.ts';

/** How many measurements wait for the reader's decision; the oldest go first. */
export const WAITING_MEASUREMENTS = 100;

export interface TagManagerOptions {
  /** The queue that the tag manager reads. */
  page: { dataLayer?: object[] };
  consent: ConsentPort;
  storage: StoragePort;
}

/**
 * Measurements for a tag manager: they wait until the reader agrees, and are dropped when the reader does not.
 * Keeps the reader's uuid under `userIdAnalytics`, as long as the reader agrees.
 * @see 002 §3, B20
 */
export function createTagManager({ page, consent, storage }: TagManagerOptions): AnalyticsPort {
  let waiting: object[] = [];
  let reader: string | null = null;

  function push(entry: object): void {
    (page.dataLayer ??= []).push(entry);
  }
  function follow(): void {
    const decision = consent.read();
    if (!decision) return;
    if (decision.analytics) waiting.forEach(push);
    waiting = [];
    if (decision.analytics && reader) storage.set(STORAGE_KEYS.analyticsUser, reader, 'persistent');
    else storage.remove(STORAGE_KEYS.analyticsUser);
  }
  consent.subscribe(follow);

  return {
    track: (name, details) => {
      const entry = { event: name, ...details };
      const decision = consent.read();
      if (decision?.analytics) push(entry);
      else if (!decision) waiting = [...waiting, entry].slice(-WAITING_MEASUREMENTS);
    },
    identify: (uuid) => {
      reader = uuid;
      follow();
    },
  };
}
