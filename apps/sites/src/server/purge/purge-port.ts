import type { PurgePort } from 'rotativa/providers';
import { createCloudflarePurge, createFastlyPurge, createVarnishPurge } from 'rotativa/providers/http';
import type { PurgeConfig } from '../../config/purge.ts';

/** The cache in front that the settings name. */
export function purgePort(config: PurgeConfig | undefined, send: typeof fetch): PurgePort | undefined {
  switch (config?.service) {
    case 'fastly':
      return createFastlyPurge({ service: config.id, token: config.token, fetch: send });
    case 'cloudflare':
      return createCloudflarePurge({ zone: config.id, token: config.token, fetch: send });
    case 'varnish':
      return createVarnishPurge({ origins: config.origins, token: config.token, fetch: send });
    case undefined:
      return undefined;
  }
}
