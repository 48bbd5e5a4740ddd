import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { pino } from 'pino';
import { closeServer } from '../../../shared/close-server.ts';
import { currentRequestId } from '../../../shared/request-id.ts';
import { createDrain } from '../../../shared/drain.ts';
import { KEEP_ALIVE_MS } from '../../../shared/keep-alive.ts';
import { SLOW_CALLERS } from '../../../shared/slow-callers.ts';
import type { DeskConfig } from '../config/env.ts';
import { createApp } from './app.ts';
import type { DeskApp } from './context.ts';

/** Time for running requests to finish when the server closes. */
const DRAIN_MS = 5_000;

/** Serves the app on a port; 0 is any. @throws the system's error, for example for a port in use */
export async function listen(app: DeskApp, port: number, address?: string): Promise<Server> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { ...SLOW_CALLERS, keepAliveTimeout: KEEP_ALIVE_MS },
  }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, resolve);
  });
  return server;
}

/** Serves the desk. @throws the system's error, for example for a port in use */
export async function serveDesk(
  config: DeskConfig,
  clientFolder: string,
): Promise<{ close(): Promise<void> }> {
  const drain = createDrain(config.shutdownDelayMs);
  const mixin = (): object => {
    const requestId = currentRequestId();
    return requestId === undefined ? {} : { requestId };
  };
  const log = pino({ level: config.logLevel, base: null, mixin });
  const app = createApp({
    config,
    log,
    fetch,
    clientFolder,
    draining: () => drain.isDraining,
  });
  const server = await listen(app, config.port, config.address);
  return {
    close: async () => {
      await drain.begin();
      await closeServer(server, DRAIN_MS);
    },
  };
}
