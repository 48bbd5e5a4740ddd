import { unusable } from '../../../shared/environment.ts';

/** The cache in front of the sites, and what its interface asks for. */
export type PurgeConfig =
  | { readonly service: 'fastly' | 'cloudflare'; readonly id: string; readonly token: string }
  | { readonly service: 'varnish'; readonly origins: readonly string[]; readonly token: string | undefined };

/** The settings of the cache in front, as they are in the environment. */
interface PurgeSettings {
  readonly PURGE_WITH?: 'fastly' | 'cloudflare' | 'varnish' | undefined;
  readonly PURGE_ID?: string | undefined;
  readonly PURGE_ORIGINS?: readonly string[] | undefined;
  readonly PURGE_TOKEN?: string | undefined;
}

/** The settings that each interface needs beside its name. */
const NEEDED = {
  fastly: ['PURGE_ID', 'PURGE_TOKEN'],
  cloudflare: ['PURGE_ID', 'PURGE_TOKEN'],
  varnish: ['PURGE_ORIGINS'],
} as const;

/**
 * @returns undefined without a cache in front
 * @throws ConfigError naming what is missing beside the other settings of the cache
 */
export function purgeOf(settings: PurgeSettings): PurgeConfig | undefined {
  const { PURGE_WITH: service, PURGE_ID: id, PURGE_ORIGINS: origins, PURGE_TOKEN: token } = settings;
  if (!service && !id && !origins && !token) return undefined;
  const missing = service ? NEEDED[service].filter((name) => !settings[name]?.length) : ['PURGE_WITH'];
  if (missing.length > 0)
    throw unusable([`${missing.join(', ')}: missing beside the other settings of the cache in front`]);
  return service === 'varnish'
    ? { service, origins: origins!, token }
    : { service: service!, id: id!, token: token! };
}
