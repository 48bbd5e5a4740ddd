/** Cookie with the page at which a reader asked for an e-mail, to which its link leads back. Scripts and the server write it. */
export const WAY_BACK_COOKIE = 'rt-regreso';

/** The link that is valid longest, which confirms an address, is so for three days. */
const SECONDS = 3 * 24 * 60 * 60;

/** A cookie has 4096 bytes. */
const MAX_CHARACTERS = 2000;

/**
 * The text of the cookie: for `document.cookie`, or for the `Set-Cookie` header. The front, to which links lead anyway,
 * removes it.
 * @param back a path of the site, with or without query and fragment
 * @param secure whether the page is over HTTPS
 */
export function wayBackCookie(back: string, secure: boolean): string {
  const value = encodeURIComponent(back);
  const kept = back !== '/' && value.length <= MAX_CHARACTERS;
  return `${WAY_BACK_COOKIE}=${kept ? value : ''}; Path=/; Max-Age=${kept ? SECONDS : 0}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
