import type { BrandConfig, BrandKey } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { sitePort } from './brands.ts';
import type { Config } from './env.ts';

/** A brand and its origin in a request. */
export interface Site {
  readonly brand: BrandConfig;
  /** Scheme and host, for canonical addresses. */
  readonly origin: string;
}

/** The settings that determine the addresses of the sites. */
export type Places = Pick<Config, 'hosts' | 'port' | 'address'>;

const isLocal = (hostname: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$|\.localhost$/.test(hostname);

const brandOfHost = (hostname: string, { hosts }: Places): BrandKey | undefined =>
  Object.hasOwn(hosts, hostname) ? hosts[hostname] : undefined;

/** Whether the name is local, or the address on which the servers listen. Links may contain it. */
const isOwnMachine = (hostname: string, { address }: Places): boolean =>
  isLocal(hostname) || hostname === address;

/**
 * The address of a brand's site, with scheme and without a path: its first configured host, else its port. The host
 * name of the request is used only if it is local; a foreign one is ignored.
 * @param requested address of the request
 */
export function siteOrigin(key: BrandKey, requested: URL, places: Places): string {
  const host = Object.keys(places.hosts).find((name) => places.hosts[name] === key);
  if (host && !isLocal(host)) return `https://${host}`;
  const name = host ?? (isOwnMachine(requested.hostname, places) ? requested.hostname : 'localhost');
  return `http://${name}:${host ? places.port : sitePort(key, places.port)}`;
}

/**
 * The site of a request: by its configured host, else by its port. Null is the index of the sites, which unknown
 * hosts get.
 * @param portBrand the brand of the port; null for the port of the index
 */
export function siteOf(url: URL, portBrand: BrandKey | null, places: Places): Site | null {
  const named = brandOfHost(url.hostname, places);
  if (named) {
    // Behind a proxy that terminates TLS, the request is plain HTTP.
    return {
      brand: BRAND_CONFIGS[named],
      origin: isLocal(url.hostname) ? url.origin : `https://${url.host}`,
    };
  }
  if (!portBrand) return null;
  const origin = isOwnMachine(url.hostname, places) ? url.origin : siteOrigin(portBrand, url, places);
  return { brand: BRAND_CONFIGS[portBrand], origin };
}

/**
 * Whether the site answers under one of its configured names, or by its port on this machine. A caller can invent any
 * other name, such as `x.localhost`, and any port.
 */
export function hasKnownOrigin({ brand: { key }, origin }: Site, places: Places): boolean {
  const { hostname } = new URL(origin);
  const port = sitePort(key, places.port);
  if (brandOfHost(hostname, places) === key)
    return origin === (isLocal(hostname) ? `http://${hostname}:${places.port}` : `https://${hostname}`);
  return (
    ['localhost', '127.0.0.1', places.address].includes(hostname) && origin === `http://${hostname}:${port}`
  );
}
