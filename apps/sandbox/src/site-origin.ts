import type { BrandKey } from 'rotativa/themes';
import type { Config } from './config.ts';
import { SITES, siteOf } from './sites.ts';

/** Scheme, host and port of a brand's site, as its readers reach it. */
export function siteOrigin(config: Config, brand: BrandKey): string {
  const configured = config.siteOrigins[brand];
  if (configured !== undefined) return configured;
  const site = siteOf(brand);
  return config.mode === 'production'
    ? `https://${site.config.hosts[0]}`
    : `http://localhost:${config.sitesPort + site.portOffset}`;
}

/** The brand whose site has this origin, by any host that the brand is known by. */
export const brandOfOrigin = (config: Config, origin: string): BrandKey | undefined =>
  SITES.find(
    (site) =>
      siteOrigin(config, site.brand) === origin ||
      site.config.hosts.some((host) => `https://${host}` === origin),
  )?.brand;

/** The origins of all six sites, with every host that a brand is known by. */
export function siteOrigins(config: Config): readonly string[] {
  const configured = SITES.map(({ brand }) => siteOrigin(config, brand));
  const hosts = SITES.flatMap((site) => site.config.hosts.map((host) => `https://${host}`));
  return [...new Set([...configured, ...hosts])];
}
