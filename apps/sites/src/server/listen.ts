import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { BrandKey } from 'rotativa/themes';
import { KEEP_ALIVE_MS } from '../../../shared/keep-alive.ts';
import { SLOW_CALLERS } from '../../../shared/slow-callers.ts';
import type { SitesApp } from './sites-env.ts';

/**
 * Serves the app on a port as one of its brands.
 * @param brand null for the index of the sites
 * @throws the system's error: its `code` is 'EADDRINUSE' for a port in use
 */
export function listen(
  app: { fetch: SitesApp['fetch'] },
  port: number,
  address: string | undefined,
  brand: BrandKey | null,
): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createAdaptorServer({
      fetch: (request, env) => app.fetch(request, { ...env, brand }),
      serverOptions: { ...SLOW_CALLERS, keepAliveTimeout: KEEP_ALIVE_MS },
    }) as Server;
    server.once('error', reject);
    server.listen(port, address, () => resolve(server));
  });
}
