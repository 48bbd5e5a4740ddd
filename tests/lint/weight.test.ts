import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MB = 1_000_000;

/** Everyone clones these bytes. What to do when one is reached: CONTRIBUTING.md, "Before you push". */
const MOST = [
  { what: 'all tracked files', folder: '.', megabytes: 45 },
  { what: 'the baselines of the screenshots', folder: 'tests/visual/__baselines__', megabytes: 25 },
];

it.each(MOST)('$what have at most $megabytes MB', ({ what, folder, megabytes }) => {
  const listed = execFileSync('git', ['ls-files', '-z', '--', folder], { cwd: ROOT, encoding: 'utf8' });
  const files = listed.split('\0').filter(Boolean);
  expect(files.length, 'No tracked files').toBeGreaterThan(0);
  // A file that was deleted and is not committed yet has no bytes.
  const bytes = files.reduce(
    (sum, file) => sum + (statSync(join(ROOT, file), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
  const is = (bytes / MB).toFixed(1);
  expect(
    bytes,
    `${what} have ${is} MB, more than ${megabytes} MB: see "Before you push" in CONTRIBUTING.md`,
  ).toBeLessThanOrEqual(megabytes * MB);
});
