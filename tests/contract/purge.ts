import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PurgePort } from '../../src/providers/ports/purge.ts';

export interface PurgeWorld {
  purge: PurgePort;
  /** The keys that the cache was asked to purge since the last reset, in all calls. */
  purged(): readonly string[];
  reset(): void;
  /** Whether the cache answers as it should from now on; otherwise it fails. */
  works(now: boolean): void;
  close(): Promise<void>;
}

/** The contract of caches in front, which are purged by keys. @see X5 */
export function describePurgeContract(adapter: string, open: () => Promise<PurgeWorld>): void {
  describe(`purge: ${adapter}`, () => {
    let world: PurgeWorld;
    beforeAll(async () => {
      world = await open();
    });
    beforeEach(() => {
      world.works(true);
      world.reset();
    });
    afterAll(() => world.close());

    it('names the keys of a response in one header', () => {
      const [[name, value] = ['', ''], ...more] = Object.entries(
        world.purge.header(['weekly', 'weekly/page/home']),
      );
      expect(more).toEqual([]);
      expect(name).toMatch(/^[\w-]+$/);
      expect(value).toMatch(/^weekly[ ,]weekly\/page\/home$/);
    });

    it('purges each key once', async () => {
      await world.purge.purge(['weekly/story/A', 'weekly/story/B', 'weekly/story/A']);
      expect(world.purged()).toEqual(['weekly/story/A', 'weekly/story/B']);
    });

    it('purges any number of keys, in as many calls as the cache needs', async () => {
      const keys = Array.from({ length: 700 }, (_, at) => `weekly/story/${at}`);
      await world.purge.purge(keys);
      expect(world.purged()).toEqual(keys);
    });

    it('asks nothing without keys', async () => {
      await world.purge.purge([]);
      expect(world.purged()).toEqual([]);
    });

    it('rejects when the cache fails, and works again after it', async () => {
      world.works(false);
      await expect(world.purge.purge(['weekly'])).rejects.toMatchObject({ name: 'ApiError' });
      world.works(true);
      world.reset();
      await world.purge.purge(['weekly']);
      expect(world.purged()).toEqual(['weekly']);
    });

    it('can be given up', async () => {
      await expect(world.purge.purge(['weekly'], { signal: AbortSignal.abort() })).rejects.toMatchObject({
        name: 'ApiError',
        code: 'aborted',
      });
      expect(world.purged()).toEqual([]);
    });
  });
}
