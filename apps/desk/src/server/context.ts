import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { DeskConfig } from '../config/env.ts';

export interface DeskContext {
  readonly config: DeskConfig;
  readonly log: Logger;
  readonly fetch: typeof fetch;
  /** Folder of the client build. */
  readonly clientFolder: string;
}

export type DeskApp = Hono;
