import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { pino } from 'pino';
import { closeServer } from '../../../shared/close-server.ts';
import { SLOW_CALLERS } from '../../../shared/slow-callers.ts';
import type { DeskConfig } from '../config/env.ts';
import { createApp } from './app.ts';
import type { DeskApp } from './context.ts';

/** Time for running requests to finish when the server closes. */
const DRAIN_MS = 5_000;

/** Serves the app on a port; 0 is any. @throws the system's error, for example for a port in use */
export async function listen(app: DeskApp, port: number, address?: string): Promise<Server> {
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: SLOW_CALLERS }) as Server;
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
  const log = pino({ level: config.logLevel, base: null });
  const app = createApp({ config, log, fetch, clientFolder });
  const server = await listen(app, config.port, config.address);
  return { close: () => closeServer(server, DRAIN_MS) };
}
