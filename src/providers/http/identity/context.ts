import type { Identity } from '../../../domain/accounts/identity.ts';
import type { ClockPort } from '../../ports/clock.ts';
import type { HttpClient } from '../client.ts';
import type { Caller } from './caller.ts';
import type { SessionEvents } from './events.ts';
import type { StoredRecords } from './records.ts';
import type { StoredSession } from './session.ts';

/** The objects that all parts of the identity adapter share. */
export interface IdentityContext extends Caller {
  /** With the service's prefix: '…/identity/public'. */
  base: string;
  client: HttpClient;
  clock: ClockPort;
  events: SessionEvents;
  session: StoredSession;
  records: StoredRecords;
  cookieMode: boolean;
  /** Returns a reply and notifies listeners that the reader's profile has changed. */
  changing<T>(call: Promise<T>): Promise<T>;
  /**
   * Stores the session of a reply. With a grant type the page is notified of the login.
   * @throws ApiError `badReply` if a part of the session is missing. Nothing is stored then.
   */
  started(reply: unknown, rememberMe: boolean | undefined, grantType?: string): Identity;
}
