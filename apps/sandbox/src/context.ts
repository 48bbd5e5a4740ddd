import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';

/** What every router of the sandbox is given. Nothing else is shared between requests. */
export interface AppContext {
  readonly db: Database;
  readonly config: Config;
  readonly log: Logger;
  /** The present moment; routers never read the machine's clock themselves. */
  readonly clock: () => Date;
}
