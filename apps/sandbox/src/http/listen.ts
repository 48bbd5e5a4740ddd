import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';

/** How long open requests may take to finish when the server closes. */
const CLOSE_TIMEOUT_MS = 5_000;
/**
 * How long a connection without a request stays open. Longer than balancers and clients keep theirs: a server that hangs
 * up first may do so while the next request is on its way, and that one is lost.
 */
const KEEP_ALIVE_MS = 75_000;

export interface Listening {
  /** As in 'http://127.0.0.1:4000'. */
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/** The port belongs to another program. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
}

/**
 * Says at once that a port is taken, before anything slow is begun.
 * @throws PortTakenError
 */
export async function assertPortFree(port: number, hostname: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(portError(error, port)));
    probe.listen(port, hostname, () => probe.close(() => resolve()));
  });
}

const portError = (error: NodeJS.ErrnoException, port: number): Error =>
  error.code === 'EADDRINUSE'
    ? new PortTakenError(
        `Port ${port} is taken by another program. Stop it, or set SANDBOX_PORT to another port.`,
      )
    : error;

/**
 * Serves the app over HTTP.
 * @param port 0 takes any free one
 * @throws PortTakenError
 */
export function listen(app: Hono, port: number, hostname: string): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname }) as Server;
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    server.once('error', (error) => reject(portError(error, port)));
    server.once('listening', () => {
      const { port: bound } = server.address() as AddressInfo;
      resolve({ url: `http://${hostname}:${bound}`, port: bound, close: () => closeServer(server) });
    });
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    const impatience = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
    server.close((error) => {
      clearTimeout(impatience);
      if (error === undefined || (error as NodeJS.ErrnoException).code === 'ERR_SERVER_NOT_RUNNING')
        resolve();
      else reject(error);
    });
    server.closeIdleConnections();
  });
}
