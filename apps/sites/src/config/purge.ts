/** The cache in front of the sites, and what its interface asks for. */
export type PurgeConfig =
  | { readonly service: 'fastly' | 'cloudflare'; readonly id: string; readonly token: string }
  | { readonly service: 'varnish'; readonly origins: readonly string[]; readonly token: string | undefined };

/** The settings of the cache in front, as they are in the environment. */
export interface PurgeSettings {
  readonly PURGE_WITH?: 'fastly' | 'cloudflare' | 'varnish' | undefined;
  readonly PURGE_ID?: string | undefined;
  readonly PURGE_ORIGINS?: readonly string[] | undefined;
  readonly PURGE_TOKEN?: string | undefined;
}

/** What each interface needs beside its name. */
const NEEDED = {
  fastly: ['PURGE_ID', 'PURGE_TOKEN'],
  cloudflare: ['PURGE_ID', 'PURGE_TOKEN'],
  varnish: ['PURGE_ORIGINS'],
} as const;

/** @returns undefined without a cache in front; the names of the settings that are missing */
export function purgeOf(settings: PurgeSettings): PurgeConfig | undefined | { readonly missing: string[] } {
  const { PURGE_WITH: service, PURGE_ID: id, PURGE_ORIGINS: origins, PURGE_TOKEN: token } = settings;
  if (!service) return id || origins || token ? { missing: ['PURGE_WITH'] } : undefined;
  const missing = NEEDED[service].filter((name) => !settings[name]?.length);
  if (missing.length > 0) return { missing };
  return service === 'varnish' ? { service, origins: origins!, token } : { service, id: id!, token: token! };
}
