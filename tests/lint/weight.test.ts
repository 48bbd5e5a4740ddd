import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { trackedFiles } from '../support/tracked-files.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MB = 1_000_000;

/** A kind of tracked files: the first whose pattern matches a path. */
interface Kind {
  what: string;
  files: RegExp;
  /** About half as much again as there was when the bound was set. */
  megabytes: number;
}

/** Everyone clones these bytes. What to do when a bound is reached: CONTRIBUTING.md, "What the repository weighs". */
const KINDS: readonly Kind[] = [
  { what: 'the pictures of the sites', files: /^apps\/pictures\/drawn\//, megabytes: 14 },
  { what: 'fonts', files: /\.woff2$/, megabytes: 0.7 },
  {
    what: 'recorded files: locks, reports, snapshots and hashes of pictures',
    files: /package-lock\.json$|^reports\/|^apps\/sandbox\/drizzle\/|^tests\/visual\/pictures\.txt$/,
    megabytes: 5,
  },
  { what: 'the stories of the sites', files: /^apps\/content\//, megabytes: 2.4 },
  { what: 'fixtures', files: /\/fixtures?\//, megabytes: 0.4 },
  { what: 'code and documents', files: /./, megabytes: 16 },
];

const tracked = trackedFiles(ROOT);
const kindOf = (file: string): Kind => KINDS.find(({ files }) => files.test(file))!;
const bytesOf = (file: string): number => statSync(join(ROOT, file)).size;

it.each(KINDS)('$what have at most $megabytes MB', (kind) => {
  const files = tracked.filter((file) => kindOf(file) === kind);
  expect(files.length, 'No tracked files').toBeGreaterThan(0);
  const bytes = files.reduce((sum, file) => sum + bytesOf(file), 0);
  const largest = files
    .sort((a, b) => bytesOf(b) - bytesOf(a))
    .slice(0, 3)
    .join(', ');
  expect(
    bytes,
    `${kind.what} have ${(bytes / MB).toFixed(1)} MB, more than ${kind.megabytes} MB. The largest: ${largest}. See "What the repository weighs" in CONTRIBUTING.md`,
  ).toBeLessThanOrEqual(kind.megabytes * MB);
});

/** Screenshots are compared by their hashes: a tracked one would stay in the history. */
it('no picture is tracked but those of the sites', () => {
  const pictures = tracked.filter((file) => /\.(avif|webp|png|jpe?g|gif)$/i.test(file));
  expect(pictures.filter((file) => !/^apps\/pictures\/drawn\//.test(file))).toEqual([]);
});
