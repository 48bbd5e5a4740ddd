import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { closeServer } from '../../../shared/close-server.ts';
import { listenError } from '../../../shared/ports.ts';

/** Time for running requests to finish when the server closes. */
const DRAIN_MS = 5_000;
/**
 * How long an idle connection stays open. Load balancers and clients close theirs earlier: if the server closed first,
 * a request that is already on its way would be lost.
 */
const KEEP_ALIVE_MS = 75_000;

export interface Listening {
  /** As in 'http://127.0.0.1:4000'. */
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves the app over HTTP.
 * @param port 0 chooses any free port
 * @throws PortTakenError
 */
export function listen(app: Hono, port: number, hostname: string): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname }) as Server;
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    server.once('error', (error) => reject(listenError(error, 'SANDBOX_PORT')));
    server.once('listening', () => {
      const { port: bound } = server.address() as AddressInfo;
      resolve({
        url: `http://${hostname}:${bound}`,
        port: bound,
        close: () => closeServer(server, DRAIN_MS),
      });
    });
  });
}
