import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';

/** The context of every router. Requests share nothing else. */
export interface AppContext {
  readonly db: Database;
  readonly config: Config;
  readonly log: Logger;
  /** The current time. Routers never read the machine's clock directly. */
  readonly clock: () => Date;
}
