import { completeIdentity, isExpired, type Identity } from '../../domain/accounts/identity.ts';
import { ApiError, CLIENT_CODES } from '../../domain/errors/api-error.ts';
import type { ClockPort } from '../ports/clock.ts';
import type { IdentityPort } from '../ports/identity.ts';
import type { StoragePort } from '../ports/storage.ts';
import { createChanges } from './changes.ts';
import { createHttpClient } from './client.ts';
import type { HttpCall } from './request.ts';
import { createAccount } from './identity/account.ts';
import { bearer, createCaller } from './identity/caller.ts';
import type { IdentityContext } from './identity/context.ts';
import { createThirdParty } from './identity/third-party.ts';
import type { TabLock } from './identity/lock.ts';
import type { SessionEvents } from './identity/events.ts';
import { createStoredRecords } from './identity/records.ts';
import * as replies from './identity/replies.ts';
import { createStoredSession, type StoredSession } from './identity/session.ts';
import { createSignIn } from './identity/sign-in.ts';

/** Where the account service is, and where the session is stored. */
export interface HttpIdentityOptions {
  /** Origin of the account service, without a prefix: 'https://api.example.com'. */
  origin: string;
  storage: StoragePort;
  clock: ClockPort;
  events: SessionEvents;
  /** Whether the service also keeps the session in cookies. */
  cookieMode?: boolean | undefined;
  /** Milliseconds for each call. Default: `CALL_TIMEOUT_MS`. */
  timeoutMs?: number | undefined;
  fetch?: typeof fetch | undefined;
  /** Prevents tabs from renewing at the same time: `browserLock(navigator)`. */
  lock?: TabLock | undefined;
  /** Ends what needs the session, before a log-out ends it. Failures are logged. */
  beforeLogout?: (() => Promise<void>) | undefined;
  /** Signs out of the social companies that the reader used. Failures are logged. */
  signOutSocial?: (() => Promise<void>) | undefined;
  log?: ((message: string, error: unknown) => void) | undefined;
}

/** The identity port, and the session for the other adapters. */
export type HttpIdentity = IdentityPort & { readonly session: StoredSession };

/** The account service by the vendor's contract. */
export function createHttpIdentity(options: HttpIdentityOptions): HttpIdentity {
  const { origin, storage, clock, events, cookieMode = false, timeoutMs } = options;
  const { beforeLogout, signOutSocial } = options;
  const log = options.log ?? ((message: string) => console.warn(message));
  const base = `${origin.replace(/\/+$/, '')}/identity/public`;
  const plain = createHttpClient({ base, timeoutMs, fetch: options.fetch });
  const client: typeof plain = (call, guard) => plain({ cookies: cookieMode, ...call }, guard);

  /** The service may omit an unchanged refresh token from its reply. */
  const renew = async (refreshToken: string): Promise<Identity> => {
    const { refreshToken: fresh, ...reply } = await client(renewal(refreshToken), replies.SessionReply);
    return complete({ ...reply, refreshToken: fresh ?? refreshToken });
  };
  const session = createStoredSession({
    storage,
    clock,
    log,
    renew,
    lock: options.lock ?? ((_name, work) => work()),
  });

  const profile = createChanges();
  const context: IdentityContext = {
    ...createCaller({ client, session, scheme: bearer, present: session.read }),
    ...{ base, client, clock, events, session, cookieMode, changing: profile.changing },
    records: createStoredRecords(storage),
    started: (reply, rememberMe, grantType) => {
      const identity = complete(reply);
      session.keep(identity, rememberMe === false ? 'session' : 'persistent');
      if (grantType !== undefined) events.loggedIn(grantType);
      return identity;
    },
  };

  /** A valid token for ending the session. The renewed session is not stored, because it is about to end. */
  const lastToken = async (held: Identity): Promise<string> =>
    isExpired(held.accessToken, clock.now().getTime())
      ? (await renew(held.refreshToken)).accessToken
      : held.accessToken;

  async function logout(): Promise<void> {
    try {
      await beforeLogout?.();
    } catch (error) {
      log(`What ends with the session could not be ended: ${String(error)}`, error);
    }
    const held = session.read();
    // A reader who goes on to another page at once has left too, and one who signs in before the answer stays.
    session.clear();
    events.loggedOut();
    try {
      if (!held)
        throw new ApiError(CLIENT_CODES.noAccessToken, 'No access token found, user is already logged out');
      const authorization = bearer(await lastToken(held));
      const call: HttpCall = { method: 'DELETE', path: '/v1/auth/token', authorization, keepalive: true };
      await client(call, replies.AnyReply);
    } catch (error) {
      log(`The log-out call failed; the session is cleared here only: ${String(error)}`, error);
    }
    try {
      await signOutSocial?.();
    } catch (error) {
      log(`Signing out of the other companies failed: ${String(error)}`, error);
    }
  }

  /** A log-out by another script of this page is only visible as an event: a tab gets no storage events of its changes. */
  const subscribe: IdentityPort['subscribe'] = (listener) => {
    const stops = [session.subscribe(listener), events.onLogout(() => listener(session.read()))];
    return () => stops.forEach((stop) => stop());
  };

  const signIn = createSignIn(context);
  return {
    session,
    identity: session.read,
    subscribe,
    onProfileChange: profile.subscribe,
    accessToken: async () => (await session.current())?.accessToken ?? null,
    isLoggedIn: async () => (await session.current()) !== null,
    heartbeat: () => session.current(),
    extendSession: async () => {
      const held = session.read();
      if (!held) throw new ApiError(CLIENT_CODES.noRefreshToken, 'No refresh token found for this session');
      return session.renewed(held.accessToken);
    },
    adopt: (identity, rememberMe) => void context.started(identity, rememberMe),
    clearSession: session.clear,
    logout,
    ...signIn,
    ...createAccount(context),
    ...createThirdParty(context, signIn.config),
  };
}

const renewal = (token: string): HttpCall => ({
  method: 'POST',
  path: '/v1/auth/token',
  body: { token, grantType: 'refresh-token' },
});

/** The session in a reply. @throws ApiError `badReply` if a part of it is missing. Nothing is stored then. */
function complete(reply: unknown): Identity {
  const identity = completeIdentity(reply);
  if (identity) return identity;
  throw new ApiError(CLIENT_CODES.badReply, 'The reply holds no complete session.');
}
