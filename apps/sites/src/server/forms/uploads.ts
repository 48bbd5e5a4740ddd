import { createLimit, type Limit } from './limit.ts';

/** Bodies with files that are in memory at once, at most. Each may have some 9 MB. */
const MOST_AT_ONCE = 8;
/** Forms with files that one address may send in ten minutes. */
const MOST_OF_ADDRESS = 10;

/** The bounds of forms with files. */
export interface Uploads {
  /** Reads the body of such a form; undefined if too many are being read. */
  read<T>(body: () => Promise<T>): Promise<T | undefined>;
  /** Whether an address may send another one with files. */
  readonly allows: Limit;
}

export function createUploads(clock: () => Date, most = MOST_AT_ONCE): Uploads {
  let reading = 0;
  return {
    read: async (body) => {
      if (reading >= most) return undefined;
      reading += 1;
      try {
        return await body();
      } finally {
        reading -= 1;
      }
    },
    allows: createLimit(clock, MOST_OF_ADDRESS),
  };
}
