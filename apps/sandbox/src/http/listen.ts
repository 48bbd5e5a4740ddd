import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { closeServer } from '../../../shared/close-server.ts';
import { KEEP_ALIVE_MS } from '../../../shared/keep-alive.ts';
import { listenError } from '../../../shared/ports.ts';
import { SLOW_CALLERS } from '../../../shared/slow-callers.ts';

/** Time for running requests to finish when the server closes. */
const DRAIN_MS = 5_000;

export interface Listening {
  /** As in 'http://127.0.0.1:4000'. */
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves the app over HTTP.
 * @param port 0 chooses any free port
 * @param limits how long a caller may take to send a request
 * @throws PortTakenError
 */
export function listen(
  app: Hono,
  port: number,
  hostname: string,
  limits: { readonly [name in keyof typeof SLOW_CALLERS]: number } = SLOW_CALLERS,
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({
      fetch: app.fetch,
      port,
      hostname,
      serverOptions: { ...limits, keepAliveTimeout: KEEP_ALIVE_MS },
    }) as Server;
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
