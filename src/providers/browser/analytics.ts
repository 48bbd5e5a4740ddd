import { STORAGE_KEYS } from '../../domain/accounts/storage.ts';
import { createConsentedAnalytics } from '../../flows/analytics/consented-analytics.ts';
import type { AnalyticsPort } from '../ports/analytics.ts';
import type { ConsentPort } from '../ports/consent.ts';
import type { StoragePort } from '../ports/storage.ts';

/** The page, and the services that decide what may leave it. */
export interface TagManagerOptions {
  /** The queue that the tag manager reads. */
  page: { dataLayer?: object[] | undefined };
  consent: ConsentPort;
  storage: StoragePort;
}

/**
 * Analytics for a tag manager. Stores the reader's uuid under `userIdAnalytics` while the reader consents.
 * @see B20
 */
export const createTagManager = ({ page, consent, storage }: TagManagerOptions): AnalyticsPort =>
  createConsentedAnalytics(consent, {
    send: (name, properties) => void (page.dataLayer ??= []).push({ event: name, ...properties }),
    remember: (uuid) => {
      if (uuid) storage.set(STORAGE_KEYS.analyticsUser, uuid, 'persistent');
      else storage.remove(STORAGE_KEYS.analyticsUser);
    },
  });
