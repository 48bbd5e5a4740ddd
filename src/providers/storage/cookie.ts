import { COOKIE_DEFAULT_EXPIRY, COOKIE_MAX_CHARACTERS, STORAGE_KEYS } from '../../domain/accounts/storage.ts';
import type { StoragePort } from '../ports/storage.ts';
import { createStorage, type TextStore } from './create-storage.ts';

/** The scope of the cookies. */
export interface CookieStorageOptions {
  document: { cookie: string };
  /** Shares the cookies with all hosts of this domain: 'example.com'. Default: only this host. */
  domain?: string | undefined;
  /** Expiry of the reader's stored profile. Default: 19 January 2038, as for all other keys. */
  profileExpiry?: Date | undefined;
  /** Only over HTTPS. Default: true. */
  secure?: boolean | undefined;
  onWarning?: ((message: string) => void) | undefined;
}

/**
 * Cookies as a replacement for web storage, with the same names, and `<key>.session` for session cookies.
 * A value of more than 4000 characters is rejected with a warning. Clearing and listing are not supported and warn.
 * Tabs are not notified of changes.
 * @see A2
 */
export function createCookieStorage({
  document,
  domain,
  profileExpiry,
  secure = true,
  onWarning,
}: CookieStorageOptions): StoragePort {
  const attributes = `; path=/; SameSite=Lax${domain ? `; domain=${domain}` : ''}${secure ? '; Secure' : ''}`;
  const expiry = (key: string): string =>
    `; expires=${key === STORAGE_KEYS.userProfile && profileExpiry ? profileExpiry.toUTCString() : COOKIE_DEFAULT_EXPIRY}`;

  const store = (suffix: string, lifetime: (key: string) => string): Omit<TextStore, keyof Unsupported> => {
    const name = (key: string): string => encodeURIComponent(key + suffix);
    const find = (key: string): string | null => {
      const start = `${name(key)}=`;
      const pair = document.cookie.split('; ').find((entry) => entry.startsWith(start));
      return pair === undefined ? null : decodeURIComponent(pair.slice(start.length));
    };
    return {
      getItem: find,
      setItem: (key, value) => {
        const encoded = encodeURIComponent(value);
        if (encoded.length > COOKIE_MAX_CHARACTERS) {
          onWarning?.(
            `A cookie holds ${COOKIE_MAX_CHARACTERS} characters at most: ${key} has ${encoded.length}.`,
          );
          throw new RangeError('cookie too long');
        }
        document.cookie = `${name(key)}=${encoded}${lifetime(key)}${attributes}`;
        if (find(key) !== value) throw new Error('cookies are blocked');
      },
      removeItem: (key) => {
        document.cookie = `${name(key)}=; Max-Age=0${attributes}`;
      },
    };
  };

  const session = { ...store('.session', () => ''), ...UNSUPPORTED };
  const persistent = { ...store('', expiry), ...UNSUPPORTED };
  return {
    ...createStorage({
      session: () => session,
      persistent: () => persistent,
      onWarning,
      subscribe: () => () => undefined,
    }),
    keys: () => {
      onWarning?.('Cookie storage cannot list its keys: ask for each by its name.');
      return [];
    },
    clear: () => onWarning?.('Cookie storage cannot be emptied: remove each key by its name.'),
  };
}

type Unsupported = Pick<TextStore, 'length' | 'key' | 'clear'>;
const UNSUPPORTED: Unsupported = { length: 0, key: () => null, clear: () => undefined };
