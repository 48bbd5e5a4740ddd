import { and, isNotNull, lt, ne } from 'drizzle-orm';
import {
  analyticsEvents,
  anonymizations,
  consentProofs,
  contactMessages,
  forumRegistrations,
  newsletterSubscribers,
  notificationEvents,
  outbox,
  privacyReports,
  sessions,
} from '../db/schema/index.ts';
import { oldOrders, unpaidOrders } from './old-orders.ts';
import { deleted, type RetentionRule } from './rule.ts';
import { unusedAccounts } from './unused-accounts.ts';

/** How every kind of personal data of `RETENTION` ends. */
export const retentionRules = (now: Date): readonly RetentionRule[] => [
  unusedAccounts(now),
  oldOrders,
  unpaidOrders,
  // With their files.
  deleted('messages', contactMessages, contactMessages.id, (before) => lt(contactMessages.createdAt, before)),
  deleted('consents', consentProofs, consentProofs.id, (before) => lt(consentProofs.decidedAt, before)),
  // A newsletter that goes on is kept.
  deleted('newsletters', newsletterSubscribers, newsletterSubscribers.leaveHash, (before) =>
    lt(newsletterSubscribers.unsubscribedAt, before),
  ),
  deleted('forum-seats', forumRegistrations, forumRegistrations.id, (before) =>
    lt(forumRegistrations.registeredAt, before),
  ),
  deleted('deletion-requests', anonymizations, anonymizations.id, (before) =>
    and(isNotNull(anonymizations.decidedOn), lt(anonymizations.decidedOn, before)),
  ),
  deleted('account-events', notificationEvents, notificationEvents.id, (before) =>
    lt(notificationEvents.createdAt, before),
  ),
  deleted('sessions', sessions, sessions.id, (before) => lt(sessions.refreshExpiresAt, before)),
  deleted('privacy-reports', privacyReports, privacyReports.id, (before) =>
    lt(privacyReports.createdOn, before),
  ),
  // One that still waits is sent first.
  deleted('emails', outbox, outbox.id, (before) =>
    and(ne(outbox.status, 'pending'), lt(outbox.createdAt, before)),
  ),
  deleted('measured-events', analyticsEvents, analyticsEvents.id, (before) =>
    lt(analyticsEvents.receivedAt, before),
  ),
];
