import {
  closeRenewal,
  isRenewalClosed,
  readRenewal,
  renewalIsDue,
  renewalOffer,
  type ClosedRenewals,
  type RenewalData,
  type RenewalOffer,
  type RenewalPlace,
} from '../../domain/sales/renewal.ts';
import { STORAGE_KEYS } from '../../domain/accounts/storage.ts';
import type { Session } from '../../domain/accounts/session.ts';
import type { ClockPort } from '../../providers/ports/clock.ts';
import type { SegmentsPort } from '../../providers/ports/segments.ts';
import type { StoragePort } from '../../providers/ports/storage.ts';
import { readRecord } from '../stored-record.ts';

/** The services of the renewal record. */
export interface RenewalServices {
  segments: SegmentsPort;
  storage: StoragePort;
  clock: ClockPort;
  /** Hosts that a banner may link to, beside paths of the site. @defaultValue none */
  hosts?: readonly string[] | undefined;
  log?: ((message: string, error: unknown) => void) | undefined;
}

/** The banners about the renewal of a subscription. */
export interface Renewal {
  /** The record for the banners; null for a visitor who is not a logged-in subscriber, or has nothing to renew. */
  read(session: Session): Promise<RenewalData | null>;
  /** The banner for a place of the page; null without one, and for one that the reader closed. */
  offer(session: Session, place: RenewalPlace): Promise<RenewalOffer | null>;
  /** The reader closes a banner: it stays away for a week, unless it says something new. */
  close(session: Session, offer: RenewalOffer): void;
}

/**
 * The renewal record: requested at most once per day of the month, for a logged-in reader with subscriptions, and
 * stored under `RenewalData`. A failed request is logged, the stored record is used, and the next page tries again.
 * @see C9
 */
export function createRenewal(services: RenewalServices): Renewal {
  const { segments, storage, clock, hosts = [], log = console.warn } = services;
  const asking = new Map<string, Promise<RenewalData | null>>();

  /** The stored record of this reader; undefined if it is another reader's, or missing. */
  function kept(uuid: string): RenewalData | null | undefined {
    const record = readRecord(storage.get(STORAGE_KEYS.renewalData));
    return record?.['uuid'] === uuid ? readRenewal(record) : undefined;
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

  const closed = (): ClosedRenewals => readRecord(storage.get(STORAGE_KEYS.renewalClosed)) ?? {};

  async function read({ user, subscriptions }: Session): Promise<RenewalData | null> {
    if (!user || !Array.isArray(subscriptions) || subscriptions.length === 0) return null;
    const { uuid } = user;
    const today = clock.now().getDate();
    const known = kept(uuid);
    // The stored day only counts for the same reader. For another one, the record is requested again.
    const storedDay = known === undefined ? null : storage.get(STORAGE_KEYS.renewalDay);
    if (!renewalIsDue({ storedDay, today, loggedIn: true, subscriptions })) return known ?? null;
    const question = asking.get(uuid) ?? ask(uuid, today).finally(() => asking.delete(uuid));
    asking.set(uuid, question);
    return question;
  }

  return {
    read,
    offer: async (session, place) => {
      const offer = renewalOffer(await read(session), place, hosts);
      if (!session.user || !offer) return null;
      return isRenewalClosed(closed(), session.user.uuid, offer, clock.now()) ? null : offer;
    },
    close: ({ user }, offer) => {
      if (!user) return;
      const entries = closeRenewal(closed(), user.uuid, offer, clock.now());
      storage.set(STORAGE_KEYS.renewalClosed, JSON.stringify(entries), 'persistent');
    },
  };
}
