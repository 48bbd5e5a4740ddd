const UNSEEN = /[\p{Cc}\p{Cf}\s]/gu;
const SAFE_SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** A path, query or fragment of visible ASCII. Most links match, and nothing in them needs cleaning. */
const PLAIN_PATH = /^[/?#][!-~]*$/;

/** Editors omit the scheme. No path of a site begins like this. */
const BARE_HOST = /^www\.[\w-]+\.[\w.-]*[a-z]/i;

/**
 * The address if it is safe for a link, else undefined: http, https, mailto and tel, or relative to the site. Never
 * `javascript:`, `data:` or another scheme, in any spelling that a browser accepts (it ignores control characters and
 * white space there, and reads a backslash as a slash). Views print the text without a link if it is undefined.
 */
export function safeHref(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined;
  if (PLAIN_PATH.test(address)) return address;
  const given = address.trim();
  const trimmed = BARE_HOST.test(given) ? `https://${given}` : given;
  const compact = trimmed.replace(UNSEEN, '');
  if (!compact) return undefined;
  const scheme = SCHEME.exec(compact)?.[0].toLowerCase();
  if (scheme && !SAFE_SCHEMES.has(scheme)) return undefined;
  if (scheme === 'http:' || scheme === 'https:') return URL.canParse(trimmed) ? trimmed : undefined;
  return scheme ? compact : trimmed.replace(/[\t\n\r]/g, '');
}

/** The address if it is absolute and http or https, else undefined. */
export function httpHref(address: unknown): string | undefined {
  const href = safeHref(address);
  return href && /^https?:\/\//i.test(href) ? href : undefined;
}

const SITE = 'https://site.invalid';

/** A host name on the default port without TLS, as in old documents: `http://` or `//`. */
const OPEN_HOST = /^(?:http:)?\/\/(?=[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]|$))/i;

/**
 * The address of a picture: https or relative. Pages are served over https, and browsers request their pictures over
 * https as well, so an address without TLS is changed to https.
 */
export function safeSource(address: unknown): string | undefined {
  const href = safeHref(address);
  return href && !/^(mailto|tel):/i.test(href) ? href.replace(OPEN_HOST, 'https://') : undefined;
}

/**
 * The address of a picture: absolute with a host, or a path from the site's root. Addresses relative to the current
 * page and invalid ones give undefined.
 */
export function pictureSource(address: unknown): string | undefined {
  const src = safeSource(address);
  if (!src) return undefined;
  if (/^\/(?![/\\])/.test(src)) return src;
  return /^(https?:)?\/\/[^/\\]/i.test(src) && URL.canParse(src, SITE) ? src : undefined;
}

/**
 * The target after a login: a path of this site with its query and fragment. An address on another host, or an invalid
 * one, gives `fallback`.
 * @param address a path, or an absolute address whose origin is one of `origins`
 */
export function safeRedirect(address: unknown, origins: readonly string[] = [], fallback = '/'): string {
  if (typeof address !== 'string' || !URL.canParse(address, SITE)) return fallback;
  const target = new URL(address, SITE);
  const ours = target.origin === SITE || origins.includes(target.origin);
  if (!ours || !['http:', 'https:'].includes(target.protocol)) return fallback;
  // A browser would read a path such as '//other.host' as a host.
  const path = target.pathname.replace(/^[/\\]+/, '/');
  return `${path}${target.search}${target.hash}`;
}

/** Whether an address is external: absolute, with a host that is not in `hosts`. */
export function isExternal(address: string, hosts: readonly string[] = []): boolean {
  if (!/^(https?:)?\/\//i.test(address)) return false;
  const absolute = address.startsWith('//') ? `https:${address}` : address;
  return URL.canParse(absolute) && !hosts.includes(new URL(absolute).hostname);
}
