import { globSync } from 'node:fs';
import { join } from 'node:path';
import { shardOf } from '../support/shard.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * The files of some patterns that one part of the nightly run mutates, as in SHARD=2/3. Without a shard it is the patterns.
 * @param patterns globs; those that begin with `!` leave files out
 */
export function filesOfShard(
  patterns: readonly string[],
  shard: string | undefined = process.env['SHARD'],
): string[] {
  if (!shard) return [...patterns];
  const left = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  const files = globSync(
    patterns.filter((pattern) => !pattern.startsWith('!')),
    { cwd: ROOT, exclude: left },
  );
  return shardOf(files.sort(), shard);
}
