const UNSEEN = /[\p{Cc}\p{Cf}\s]/gu;
const SAFE_SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** A path, query or fragment of visible ASCII: most links of a page, of which there is nothing to take out. */
const PLAIN_PATH = /^[/?#][!-~]*$/;

/** Editors leave the scheme out: no path of a site begins like this. */
const BARE_HOST = /^www\.[\w-]+\.[\w.-]*[a-z]/i;

/**
 * The address when a link may carry it, else undefined: http, https, mailto and tel, or an address relative to
 * the site. Never `javascript:`, `data:` or another scheme, in whatever spelling a browser would still
 * understand (it ignores control characters and blanks there, and reads a backslash as a slash).
 * A view prints the text without a link where this gives undefined.
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

/** The address when it is an absolute http or https one, else undefined. @see 001 §5 'Interstitial links' */
export function httpHref(address: unknown): string | undefined {
  const href = safeHref(address);
  return href && /^https?:\/\//i.test(href) ? href : undefined;
}

/** A host on the internet by its name and on its usual port, as in old documents: `http://` or `//`. */
const OPEN_HOST = /^(?:http:)?\/\/(?=[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]|$))/i;

/**
 * The address of a picture, a script-free resource: https or relative. Pages are served over https, where browsers ask
 * for the pictures of old documents over https as well: what stands there without TLS is made https here.
 */
export function safeSource(address: unknown): string | undefined {
  const href = safeHref(address);
  return href && !/^(mailto|tel):/i.test(href) ? href.replace(OPEN_HOST, 'https://') : undefined;
}

const SITE = 'https://site.invalid';

/**
 * Where to go after a login: a path of this site with its query and fragment. Anything that leads to another
 * host, or that is no address, gives `fallback`.
 * @param address a path, or an absolute address whose origin is one of `origins`
 */
export function safeRedirect(address: unknown, origins: readonly string[] = [], fallback = '/'): string {
  if (typeof address !== 'string' || !URL.canParse(address, SITE)) return fallback;
  const target = new URL(address, SITE);
  const ours = target.origin === SITE || origins.includes(target.origin);
  if (!ours || !['http:', 'https:'].includes(target.protocol)) return fallback;
  // A path such as '//other.host' would be read as a host by whoever follows it.
  const path = target.pathname.replace(/^[/\\]+/, '/');
  return `${path}${target.search}${target.hash}`;
}

/** Whether the address leads away from the site: absolute, and its host is none of `hosts`. */
export function isExternal(address: string, hosts: readonly string[] = []): boolean {
  if (!/^(https?:)?\/\//i.test(address)) return false;
  const absolute = address.startsWith('//') ? `https:${address}` : address;
  return URL.canParse(absolute) && !hosts.includes(new URL(absolute).hostname);
}
