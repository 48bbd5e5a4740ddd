import { completeIdentity, type Identity } from 'rotativa/domain';
import { HANDOFF_MARK, HANDOFF_PATH } from '../../contract/handoff.ts';
import { sealedIn, setCookie } from '../cookies.ts';
import { createSeal } from './seal.ts';

/** Cookie with the sealed session. Only the path that opens it gets it. */
const SEALED = 'rt-entrega';
const LIFETIME_S = 300;

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

/** The cookie that tells scripts to fetch what the server holds for this browser. */
export const handoffMark = (seconds: number, secure: boolean): string =>
  setCookie({
    name: HANDOFF_MARK,
    value: seconds > 0 ? '1' : '',
    path: '/',
    seconds,
    secure,
    script: true,
  });

/** The headers that remove the session from the browser's cookies. */
export const clearHandoff = (secure: boolean): string[] => [
  setCookie({ name: SEALED, value: '', path: HANDOFF_PATH, seconds: 0, secure }),
  handoffMark(0, secure),
];

/**
 * Passes the session of a form without a script to the next page with one, in a cookie for five minutes that scripts
 * cannot read.
 * @param secret shared by the servers of a site; random by default
 */
export function createHandoff(secret: string | undefined, clock: () => Date): Handoff {
  const { seal, open } = createSeal({ secret, purpose: SEALED, lifetimeS: LIFETIME_S, clock });
  return {
    cookies: ({ identity, rememberMe }, secure) => [
      setCookie({
        name: SEALED,
        value: seal([identity, rememberMe]),
        path: HANDOFF_PATH,
        seconds: LIFETIME_S,
        secure,
      }),
      handoffMark(LIFETIME_S, secure),
    ],
    open: (header) => {
      const opened = open(sealedIn(header, SEALED));
      if (!Array.isArray(opened)) return undefined;
      const identity = completeIdentity(opened[0]);
      return identity && { identity, rememberMe: opened[1] !== false };
    },
  };
}
