import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { createDrain } from '../../shared/drain.ts';
import { createApp } from './app.ts';
import { followTurns } from './collections/turns.ts';
import { readConfig, type Config } from './config.ts';
import type { AppContext } from './context.ts';
import { openDatabase } from './db/open.ts';
import { listen, type Listening } from './http/listen.ts';
import { createLogger } from './logger.ts';
import { CHANGES_CHANNEL } from './pages/changes.ts';
import { createPresence, PRESENCE_CHANNEL, tellOtherProcesses } from './pages/presence.ts';
import { createChangeStreams } from './pages/change-streams.ts';
import { startRetention } from './retention/daily.ts';
import { startMailer } from './mail/mailer.ts';
import { smtpTransport } from './mail/transport.ts';
import type { Seeder } from './seed/seeders.ts';

export interface SandboxOptions {
  /** Overrides values of the environment's configuration. */
  readonly config?: Partial<Config>;
  readonly env?: Record<string, string | undefined>;
  readonly log?: Logger;
  /** The current time for all routers. @defaultValue that of the database */
  readonly clock?: () => Date;
  /** Content that replaces the committed one, for tests. */
  readonly seeders?: readonly Seeder[];
  /** Gets messages about slow steps of the first start. */
  readonly onProgress?: (message: string) => void;
}

export interface Sandbox {
  readonly app: Hono;
  readonly context: AppContext;
  /** Starts serving over HTTP. @throws PortTakenError */
  listen(): Promise<Listening>;
  /** Stops serving and closes the database. */
  close(): Promise<void>;
}

/**
 * The sandbox with its database open, migrated and seeded. It does not listen yet, but `app.request()` works.
 * @throws ConfigError, DatabaseInUseError, or the error of Postgres
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const config = { ...readConfig(options.env ?? process.env), ...options.config };
  const log = options.log ?? createLogger(config.logLevel);
  const database = await openDatabase({
    config,
    log,
    clock: options.clock,
    seeders: options.seeders,
    onProgress: options.onProgress,
  });
  const context: AppContext = { db: database.db, config, log, clock: database.now };
  const streams = createChangeStreams(context);
  // The embedded database has one process: there are no others.
  const presence = createPresence(database.follow && { tell: tellOtherProcesses(context) });
  const drain = createDrain(config.shutdownDelayMs);
  const app = createApp(context, streams, presence, () => drain.isDraining);
  const stopFollowing = await Promise.all([
    database.follow?.(CHANGES_CHANNEL, () => streams.wake()),
    database.follow?.(PRESENCE_CHANNEL, (payload) => presence.receive(payload)),
  ]);
  const stopTurns = followTurns(context, streams);
  const mailer =
    config.smtpUrl === undefined ? undefined : startMailer(context, smtpTransport(config.smtpUrl));
  const stopRetention = startRetention(context);
  let listening: Listening | undefined;
  return {
    app,
    context,
    listen: async () => {
      listening = await listen(app, config.port, config.host);
      await database.announce(listening.url);
      log.info({ url: listening.url }, 'listening');
      return listening;
    },
    close: async () => {
      await drain.begin();
      streams.close();
      await stopTurns();
      await listening?.close();
      for (const stop of stopFollowing) await stop?.();
      await stopRetention();
      await mailer?.stop();
      await database.close();
    },
  };
}
