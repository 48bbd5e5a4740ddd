import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { BrandKey } from 'rotativa/themes';
import type { SitesApp } from './app.ts';

/** How long open requests may take to finish when the server closes. */
export const DRAIN_MS = 10_000;

/** The port belongs to another program. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
}

/**
 * Serves the app on a port as one of its brands.
 * @param brand null for the index of the sites
 * @throws PortTakenError naming the port and the variable that moves it
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
    }) as Server;
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken by another program. Stop it, or set PORT: the sites use PORT to PORT+6.`;
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(taken) : error);
    });
    server.listen(port, address, () => resolve(server));
  });
}

/** Stops listening, lets open requests finish for `DRAIN_MS`, then cuts them off. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(impatience);
      resolve();
    });
    server.closeIdleConnections();
  });
}
