import type { Identity } from '../../../domain/accounts/storage.ts';
import type { ClockPort } from '../../ports/clock.ts';
import type { HttpClient } from '../client.ts';
import type { Caller } from './caller.ts';
import type { SessionEvents } from './events.ts';
import type { KeptRecords } from './records.ts';
import type { KeptSession } from './session.ts';

/** What the parts of the identity adapter share. */
export interface IdentityContext extends Caller {
  /** With the service's prefix: '…/identity/public'. */
  base: string;
  client: HttpClient;
  clock: ClockPort;
  events: SessionEvents;
  session: KeptSession;
  records: KeptRecords;
  cookieMode: boolean;
  log: (message: string, error: unknown) => void;
  /**
   * Keeps the session that a reply holds; with a grant type the page is told of the login.
   * @throws ApiError `badReply` when a part of the session is missing: nothing is stored then
   */
  started(reply: unknown, rememberMe: boolean | undefined, grantType?: string): Identity;
}
