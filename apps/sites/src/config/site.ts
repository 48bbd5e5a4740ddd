import type { BrandConfig, BrandKey } from 'rotativa/themes';
import { SITES } from './brands.ts';
import type { Config } from './env.ts';

/** A brand at the address that a request came by. */
export interface Site {
  readonly brand: BrandConfig;
  /** Scheme and host, for canonical addresses. */
  readonly origin: string;
}

const isLocal = (hostname: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$|\.localhost$/.test(hostname);

/**
 * The site that a request is for: by its host, as configured, else the one of the port that it came to.
 * Null is the index of the sites: an unknown host gets it.
 * @param portBrand the brand of the port; null for the index's own
 */
export function siteOf(url: URL, portBrand: BrandKey | null, hosts: Config['hosts']): Site | null {
  const key = hosts[url.hostname] ?? portBrand;
  if (!key) return null;
  // Behind a proxy that ends TLS the request itself is plain HTTP.
  const secure = hosts[url.hostname] !== undefined && !isLocal(url.hostname);
  return { brand: SITES[key], origin: secure ? `https://${url.host}` : url.origin };
}
