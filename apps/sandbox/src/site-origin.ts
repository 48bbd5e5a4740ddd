import type { BrandKey } from 'rotativa/themes';
import type { Config } from './config.ts';
import { withOneName } from './http/loopback.ts';
import { SITES, siteOf, type Site } from './sites.ts';

/** Scheme, host and port of a brand's site, as its readers reach it. */
export function siteOrigin(config: Config, brand: BrandKey): string {
  const configured = config.siteOrigins[brand];
  if (configured !== undefined) return configured;
  const site = siteOf(brand);
  return config.mode === 'production'
    ? `https://${site.config.hosts[0]}`
    : `http://localhost:${config.sitesPort + site.portOffset}`;
}

/**
 * The brand whose site has this origin, by any host that the brand is known by. In development a site of this machine
 * has all names of this machine: a reader at 127.0.0.1 is at the same site as one at localhost.
 */
export function brandOfOrigin(config: Config, origin: string): BrandKey | undefined {
  const exact = SITES.find((site) => originsOf(config, site).includes(origin));
  if (exact !== undefined || config.mode === 'production') return exact?.brand;
  const named = withOneName(origin);
  return SITES.find(({ brand }) => withOneName(siteOrigin(config, brand)) === named)?.brand;
}

const originsOf = (config: Config, site: Site): string[] => [
  siteOrigin(config, site.brand),
  ...site.config.hosts.map((host) => `https://${host}`),
];

/** The origins of all six sites, with every host that a brand is known by. */
export const siteOrigins = (config: Config): readonly string[] => [
  ...new Set(SITES.flatMap((site) => originsOf(config, site))),
];

/** Scheme, host and port of the desk, as staff reach it; undefined in production without `DESK_ORIGIN`. */
export function deskOrigin({ deskOrigin: configured, mode, sitesPort }: Config): string | undefined {
  if (configured !== undefined || mode === 'production') return configured;
  return `http://localhost:${sitesPort + SITES.length + 1}`;
}
