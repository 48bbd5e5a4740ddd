import { readRenewal, renewalIsDue, type RenewalData } from '../domain/sales/renewal.ts';
import { STORAGE_KEYS } from '../domain/accounts/storage.ts';
import type { Session } from '../domain/accounts/session.ts';
import type { ClockPort } from './ports/clock.ts';
import type { SegmentsPort } from './ports/segments.ts';
import type { StoragePort } from './ports/storage.ts';

export interface RenewalServices {
  segments: SegmentsPort;
  storage: StoragePort;
  clock: ClockPort;
  log?: ((message: string, error: unknown) => void) | undefined;
}

export interface Renewal {
  /** What the banners show to this visitor: null for who is not a logged-in subscriber, or has nothing to renew. */
  read(session: Session): Promise<RenewalData | null>;
}

/**
 * The renewal record: asked for at most once per day of the month, for a logged-in reader with subscriptions, and
 * kept under `RenewalData`. A failed question is logged, shows what was kept, and is asked again with the next page.
 * @see 002 §4, §7, C9
 */
export function createRenewal({ segments, storage, clock, log = console.warn }: RenewalServices): Renewal {
  const asking = new Map<string, Promise<RenewalData | null>>();

  /** What is kept of this reader: undefined when it is another's, or nothing. */
  function kept(uuid: string): RenewalData | null | undefined {
    try {
      const record: unknown = JSON.parse(storage.get(STORAGE_KEYS.renewalData) ?? 'null');
      const isOwn = typeof record === 'object' && record !== null && 'uuid' in record && record.uuid === uuid;
      return isOwn ? readRenewal(record) : undefined;
    } catch {
      return undefined;
    }
  }

  async function ask(uuid: string, today: number): Promise<RenewalData | null> {
    try {
      const record = await segments.renewal();
      storage.set(STORAGE_KEYS.renewalData, JSON.stringify({ ...record, uuid }), 'persistent');
      storage.set(STORAGE_KEYS.renewalDay, String(today), 'persistent');
      return record;
    } catch (error) {
      log('The renewal record cannot be read.', error);
      return kept(uuid) ?? null;
    }
  }

  return {
    read: async ({ user, subscriptions }) => {
      if (!user || !Array.isArray(subscriptions) || subscriptions.length === 0) return null;
      const { uuid } = user;
      const today = clock.now().getDate();
      const known = kept(uuid);
      // The day counts for the reader who was asked about: another one on this browser is asked about anew.
      const storedDay = known === undefined ? null : storage.get(STORAGE_KEYS.renewalDay);
      if (!renewalIsDue({ storedDay, today, loggedIn: true, subscriptions })) return known ?? null;
      const question = asking.get(uuid) ?? ask(uuid, today).finally(() => asking.delete(uuid));
      asking.set(uuid, question);
      return question;
    },
  };
}
