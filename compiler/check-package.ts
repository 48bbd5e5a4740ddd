/**
 * Checks the packed package: publint, then attw. Requires a build. `TESTS=all` tries attw with every entry, which takes
 * minutes; without it attw tries one entry of each pattern in `exports`. The types of all entries are compiled in any case,
 * by `tests/package`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { EVERYTHING } from '../tests/support/everything.ts';
import { moduleEntries, ROOT, sheetEntries } from './entries.ts';

/** The condition for the workspace: it resolves to sources, which are not packed. */
const OWN_CONDITION = 'rotativa-source';

const { messages } = await publint({ pkgDir: ROOT, strict: true });
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  exports: Record<string, unknown>;
};
const problems = messages.filter(({ path }) => !path.includes(OWN_CONDITION));
for (const problem of problems) console.error(formatMessage(problem, manifest));

// attw does not expand the patterns of `exports` itself.
const all = [...moduleEntries().map(({ name }) => name), ...sheetEntries()];
/** `themes/weekly.css` as `themes/*.css`. */
const generalized = (entry: string): string => entry.replace(/\/.*?(\.css)?$/, '/*$1');
const onePerPattern = new Map(
  all.map((entry) => [`./${generalized(entry)}` in manifest.exports ? generalized(entry) : entry, entry]),
);
const entries = EVERYTHING ? all : [...onePerPattern.values()];
const { status } = spawnSync(
  'attw',
  ['--pack', ROOT, '--profile', 'esm-only', '--format', 'ascii', '--entrypoints', ...entries],
  { stdio: 'inherit' },
);
process.exitCode = problems.length === 0 && status === 0 ? 0 : 1;
