import type { Logger } from 'pino';
import type { Assets } from '../build/assets.ts';
import type { Config } from '../config/env.ts';
import type { ShareAnswer } from './shared-answers.ts';

/** What the whole server works with. */
export interface ServerContext {
  readonly config: Config;
  readonly log: Logger;
  readonly assets: Assets;
  /** Signs the nonces. */
  readonly secret: string;
  /** Changes with the bundles: a page of another build is another page. */
  readonly build: string;
  readonly clock: () => Date;
  readonly development: boolean;
  /** How the content API is called. */
  readonly fetch: typeof fetch;
  /** What requests of the same moment share of the content API's answers. */
  readonly share: ShareAnswer;
  /** Whether the server is closing: a balancer then looks elsewhere. */
  readonly draining: () => boolean;
}
