import { COOKIE_DEFAULT_EXPIRY, COOKIE_MAX_CHARACTERS, STORAGE_KEYS } from '../../domain/accounts/storage.ts';
import type { StoragePort } from '../ports/storage.ts';
import { keptIn, type TextStore } from './kept.ts';

export interface CookieStorageOptions {
  document: { cookie: string };
  /** Shares the cookies with the hosts under this domain: 'example.com'. This host only when absent. */
  domain?: string;
  /** When the reader's stored profile ends; 19 January 2038 when absent, as for every other key. @see 000 §9 */
  profileExpiry?: Date;
  /** Only over HTTPS; true when absent. */
  secure?: boolean;
  onWarning?: (message: string) => void;
}

/**
 * Cookies in place of web storage: the same names, `<key>.session` for those that go with the browser's session.
 * A value of more than 4000 characters is refused with a warning; emptying and listing are not supported, with a
 * warning. Cookies tell no tab of a change.
 * @see 000 §5, §9, A2
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
    ...keptIn({
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
