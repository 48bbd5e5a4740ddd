import {
  completeIdentity,
  IDENTITY_KEYS,
  isExpired,
  tokenExpiry,
  tokenIssue,
  type Identity,
} from '../../../domain/accounts/identity.ts';
import { STORAGE_KEYS } from '../../../domain/accounts/storage.ts';
import { MINUTE_MS } from '../../../domain/dates/units.ts';
import { ApiError, CLIENT_CODES } from '../../../domain/errors/api-error.ts';
import type { ClockPort } from '../../ports/clock.ts';
import type { Persistence, StoragePort } from '../../ports/storage.ts';
import type { TabLock } from './lock.ts';

export interface StoredSessionOptions {
  storage: StoragePort;
  clock: ClockPort;
  /** Requests a new session from the service. */
  renew: (refreshToken: string) => Promise<Identity>;
  lock: TabLock;
  log: (message: string, error: ApiError) => void;
}

/** The session in the browser, which the adapters of one page share. */
export interface StoredSession {
  read(): Identity | null;
  keep(identity: Identity, persistence?: Persistence): void;
  /** Where the session is stored, or null. */
  persistence(): Persistence | null;
  clear(): void;
  /** An identity whose access token is valid by this browser's clock; null for an anonymous reader. */
  current(): Promise<Identity | null>;
  /** Renews the session unless `stale` was already replaced. */
  renewed(stale: string): Promise<Identity>;
  subscribe(listener: (identity: Identity | null) => void): () => void;
}

const LOCK = 'rotativa.identity.refresh';
/**
 * Whether the service rejected the refresh token. Other failures may be temporary and keep the session. A rejection
 * without a code of the service comes from a proxy.
 */
const isRefusal = ({ httpStatus, code }: ApiError): boolean =>
  httpStatus === 401 || ([400, 403, 404].includes(httpStatus) && code !== String(httpStatus));

/** Smaller clock differences are ignored, because a reply takes time to arrive. */
const SKEW_MIN_MS = MINUTE_MS;

/** The session in this browser's storage, and its renewal: one at a time across calls and tabs. @see A2, A5 */
export function createStoredSession(options: StoredSessionOptions): StoredSession {
  const { storage, clock, renew, lock, log } = options;
  const listeners = new Set<(identity: Identity | null) => void>();
  let inFlight: Promise<Identity> | undefined;
  /** How far the service's clock is ahead of this browser's, measured at the last renewal. */
  let skewMs = 0;

  const isOverNow = (token: string): boolean => isExpired(token, clock.now().getTime() + skewMs);

  /** The issue time of a new token is the current time of the service. */
  function learnSkew({ accessToken }: Identity): void {
    const made = tokenIssue(accessToken);
    if (made === undefined) return;
    const difference = made * 1000 - clock.now().getTime();
    skewMs = Math.abs(difference) < SKEW_MIN_MS ? 0 : difference;
  }

  const tell = (): void => {
    const identity = read();
    [...listeners].forEach((listener) => listener(identity));
  };

  function read(): Identity | null {
    const kept = storage.get(STORAGE_KEYS.userInfo);
    if (kept === null) return null;
    const identity = completeIdentity(parse(kept));
    if (identity) return identity;
    forget();
    return null;
  }

  const forget = (): void => IDENTITY_KEYS.forEach((key) => storage.remove(key));

  function clear(): void {
    forget();
    tell();
  }

  function keep(identity: Identity, persistence: Persistence = 'persistent'): void {
    const before = read();
    if (before && before.uuid !== identity.uuid) forget();
    storage.set(STORAGE_KEYS.userInfo, JSON.stringify({ ...others(storage), ...identity }), persistence);
    tell();
  }

  async function renewAlone(stale: string): Promise<Identity> {
    const held = read();
    if (!held) throw new ApiError(CLIENT_CODES.noRefreshToken, 'No refresh token found for this session');
    if (held.accessToken !== stale) return held;
    const expiry = tokenExpiry(held.refreshToken);
    if (expiry !== undefined && isOverNow(held.refreshToken))
      throw new ApiError(CLIENT_CODES.refreshExpired, 'Refresh token is expired');
    const persistence = storage.persistenceOf(STORAGE_KEYS.userInfo) ?? 'session';
    try {
      const fresh = await renew(held.refreshToken);
      learnSkew(fresh);
      // A log-out or a login during the renewal wins: the new tokens are discarded.
      const now = read();
      if (now?.refreshToken !== held.refreshToken) return ofReader(held, now);
      keep({ ...(held.impersonator ? { impersonator: held.impersonator } : {}), ...fresh }, persistence);
      return read() ?? fresh;
    } catch (error) {
      const now = read();
      // Another tab without locks was faster and has used this refresh token.
      if (now && now.refreshToken !== held.refreshToken) return now;
      throw error;
    }
  }

  async function renewed(stale: string): Promise<Identity> {
    inFlight ??= lock(LOCK, () => renewAlone(stale)).finally(() => (inFlight = undefined));
    try {
      return await inFlight;
    } catch (error) {
      if (error instanceof ApiError && (isRefusal(error) || isOver(error))) {
        if (read()?.accessToken === stale) {
          log(`${error.code} ${error.message}`, error);
          clear();
        }
      }
      throw error;
    }
  }

  return {
    read,
    keep,
    persistence: () => storage.persistenceOf(STORAGE_KEYS.userInfo),
    clear,
    renewed,
    current: async () => {
      const held = read();
      if (!held || !isOverNow(held.accessToken)) return held;
      try {
        return ofReader(held, await renewed(held.accessToken));
      } catch (error) {
        if (read() === null) return null;
        throw error;
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const stop = storage.subscribe((key) => {
        if (key === STORAGE_KEYS.userInfo || key === null) listener(read());
      });
      return () => {
        stop();
        listeners.delete(listener);
      };
    },
  };
}

/** The same reader's session. A caller that began with one reader does not continue with another. @throws ApiError */
export function ofReader({ uuid }: Identity, found: Identity | null): Identity {
  if (found?.uuid === uuid) return found;
  throw new ApiError(CLIENT_CODES.noAccessToken, 'No access token found, user is already logged out');
}

const isOver = ({ code }: ApiError): boolean =>
  code === CLIENT_CODES.refreshExpired || code === CLIENT_CODES.noRefreshToken;

/** The fields that other scripts wrote into the record of the session, such as `disqus`. */
function others(storage: StoragePort): object {
  const record = parse(storage.get(STORAGE_KEYS.userInfo) ?? '{}');
  return typeof record === 'object' && record !== null ? record : {};
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
