import type { ProfileTexts } from './profile-fields.ts';
import { sortSubscriptions, type SubscriptionEntry } from '../sales/subscription.ts';

/** The fields of a reader's profile that the rules read. */
export interface Profile extends Pick<ProfileTexts, 'firstName' | 'lastName' | 'displayName' | 'picture'> {
  uuid: string;
  email?: string | undefined;
  emailVerified?: boolean | undefined;
  identities?: readonly { type?: string | undefined; userName?: string | undefined }[] | undefined;
}

/**
 * The visitor as the page knows them.
 * `user`: null while unknown, false when logged out, else the profile.
 * `subscriptions`: null while unknown, false for none or an error, else a list sorted ascending by status.
 * @see A1
 */
export interface Session {
  user: Profile | false | null;
  subscriptions: SubscriptionEntry[] | false | null;
}

/** The changes of a session. */
export type SessionEvent =
  | { type: 'profileLoaded'; profile: Profile }
  | { type: 'profileFailed' }
  | { type: 'noIdentity' }
  | { type: 'subscriptionsLoaded'; subscriptions: readonly SubscriptionEntry[] }
  | { type: 'subscriptionsFailed' }
  | { type: 'subscriptionStatusChanged'; subscriptionID: number; status: number }
  | { type: 'loggedOut' };

/** Until the services have replied, and always on a server. */
export const UNKNOWN_SESSION: Session = { user: null, subscriptions: null };
/** A visitor who is not signed in. */
export const ANONYMOUS_SESSION: Session = { user: false, subscriptions: false };

/** The next session. An event that is impossible in this state (subscriptions of a logged-out visitor) is ignored. */
export function nextSession(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'profileLoaded':
      return {
        user: event.profile,
        subscriptions: sameReader(session, event.profile) ? session.subscriptions : null,
      };
    case 'profileFailed':
    case 'noIdentity':
    case 'loggedOut':
      return ANONYMOUS_SESSION;
    case 'subscriptionsLoaded':
      return session.user ? { ...session, subscriptions: sortSubscriptions(event.subscriptions) } : session;
    case 'subscriptionsFailed':
      return session.user ? { ...session, subscriptions: false } : session;
    case 'subscriptionStatusChanged':
      return Array.isArray(session.subscriptions)
        ? {
            ...session,
            subscriptions: sortSubscriptions(
              session.subscriptions.map((entry) =>
                entry.subscriptionID === event.subscriptionID ? { ...entry, status: event.status } : entry,
              ),
            ),
          }
        : session;
  }
}

const sameReader = (session: Session, profile: Profile): boolean =>
  !!session.user && session.user.uuid === profile.uuid;
