import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { completeIdentity, type Identity } from 'rotativa/domain';
import { HANDOFF_MARK, HANDOFF_PATH } from '../../client/handoff-names.ts';

/** Cookie with the sealed session. Only the path that opens it gets it. */
const SEALED = 'rt-entrega';
const LIFETIME_S = 300;
const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A session on its way from the site's server to the browser. */
export interface HandedSession {
  readonly identity: Identity;
  readonly rememberMe: boolean;
}

/** Seals and opens sessions with one key. */
export interface Handoff {
  /** The headers that give a browser the session. */
  cookies(session: HandedSession, secure: boolean): string[];
  /** The session in a request's cookie; undefined for none, an old one, or one with another key. */
  open(cookie: string | undefined): HandedSession | undefined;
}

const cookie = (name: string, value: string, path: string, seconds: number, rest: string): string =>
  `${name}=${value}; Path=${path}; Max-Age=${seconds}; SameSite=Lax${rest}`;

const restOf = (secure: boolean): string => (secure ? '; Secure' : '');

/** The headers that remove the session from the browser's cookies. */
export const clearHandoff = (secure: boolean): string[] => [
  cookie(SEALED, '', HANDOFF_PATH, 0, `; HttpOnly${restOf(secure)}`),
  cookie(HANDOFF_MARK, '', '/', 0, restOf(secure)),
];

/**
 * Passes the session of a form without a script to the next page with one, in a cookie for five minutes that scripts
 * cannot read. It is sealed, because cookies are written to disk and to logs.
 * @param secret shared by the servers of a site; random by default
 */
export function createHandoff(secret: string | undefined, clock: () => Date): Handoff {
  const key = createHash('sha256')
    .update(secret ?? randomBytes(32))
    .digest();

  function seal(text: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, key, iv);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  function unseal(text: string): string {
    const bytes = Buffer.from(text, 'base64url');
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([
      decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
      decipher.final(),
    ]).toString();
  }

  return {
    cookies: ({ identity, rememberMe }, secure) => [
      cookie(
        SEALED,
        seal(JSON.stringify([identity, rememberMe, clock().getTime() + LIFETIME_S * 1000])),
        HANDOFF_PATH,
        LIFETIME_S,
        `; HttpOnly${restOf(secure)}`,
      ),
      cookie(HANDOFF_MARK, '1', '/', LIFETIME_S, restOf(secure)),
    ],
    open: (header) => {
      const [, sealed] = new RegExp(`(?:^|;\\s*)${SEALED}=([\\w-]+)`).exec(header ?? '') ?? [];
      if (!sealed) return undefined;
      try {
        const [held, rememberMe, until] = JSON.parse(unseal(sealed)) as [unknown, unknown, unknown];
        const identity = completeIdentity(held);
        if (!identity || typeof until !== 'number' || until < clock().getTime()) return undefined;
        return { identity, rememberMe: rememberMe !== false };
      } catch {
        return undefined;
      }
    },
  };
}
