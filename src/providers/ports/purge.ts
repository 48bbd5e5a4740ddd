import type { SurrogateKey } from '../../domain/caching/surrogate-keys.ts';
import type { ReadOptions } from './content.ts';

/** A cache in front of a site, which keeps responses by keys. Only for a server. */
export interface PurgePort {
  /** The header in which the cache reads the keys of a response. Caches do not pass it on to readers. */
  header(keys: readonly SurrogateKey[]): Readonly<Record<string, string>>;
  /**
   * Makes the cache ask again for every response that has one of the keys. It may be repeated. It rejects with an `ApiError`:
   * `network`, `timeout` or `aborted` without a reply, otherwise the cache's code.
   */
  purge(keys: readonly SurrogateKey[], options?: ReadOptions): Promise<void>;
}
