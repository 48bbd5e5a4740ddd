import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { DeskConfig } from '../config/env.ts';

export interface DeskContext {
  readonly config: DeskConfig;
  readonly log: Logger;
  readonly fetch: typeof fetch;
  /** Folder of the client build. */
  readonly clientFolder: string;
  /** Whether the server is about to close. @defaultValue it is not */
  readonly draining?: () => boolean;
}

export type DeskApp = Hono;
