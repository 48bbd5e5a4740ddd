import type { SurrogateKey } from '../../domain/caching/surrogate-keys.ts';
import { ApiError, CLIENT_CODES } from '../../domain/errors/api-error.ts';
import type { PurgePort } from '../ports/purge.ts';
import { outcome, type MemoryOutcome } from './outcome.ts';

/** A cache in memory that keeps what it was asked to purge. */
export interface MemoryPurge extends PurgePort {
  /** The keys of each call. */
  readonly purged: (readonly SurrogateKey[])[];
}

/** @param play the error of every call while it is set */
export function createMemoryPurge(play: MemoryOutcome = {}): MemoryPurge {
  const purged: (readonly SurrogateKey[])[] = [];
  return {
    purged,
    header: (keys) => ({ 'Surrogate-Key': keys.join(' ') }),
    purge: async (keys, { signal } = {}) => {
      if (signal?.aborted) throw new ApiError(CLIENT_CODES.aborted, 'The request was aborted.');
      await outcome(play);
      if (keys.length > 0) purged.push([...new Set(keys)]);
    },
  };
}
