import { globSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/**
 * The files of some patterns that one part of the nightly run mutates: `2/3` is every third file, from the second on.
 * Without a shard it is the patterns.
 * @param patterns globs; those that begin with `!` leave files out
 */
export function shardOf(
  patterns: readonly string[],
  shard: string | undefined = process.env['SHARD'],
): string[] {
  if (!shard) return [...patterns];
  const [part = NaN, of = NaN] = shard.split('/').map(Number);
  if (!(part >= 1 && part <= of))
    throw new Error(`SHARD is ${shard}. Write the part and the number of parts, as in SHARD=2/3.`);
  const left = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  const files = globSync(
    patterns.filter((pattern) => !pattern.startsWith('!')),
    { cwd: ROOT, exclude: left },
  );
  return files.sort().filter((_file, index) => index % of === part - 1);
}
