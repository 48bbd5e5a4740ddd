/** Checks the packed package: publint, then attw for every entry. Requires a build. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { moduleEntries, ROOT, sheetEntries } from './entries.ts';

/** The condition for the workspace: it resolves to sources, which are not packed. */
const OWN_CONDITION = 'rotativa-source';

const { messages } = await publint({ pkgDir: ROOT, strict: true });
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<string, unknown>;
const problems = messages.filter(({ path }) => !path.includes(OWN_CONDITION));
for (const problem of problems) console.error(formatMessage(problem, manifest));

// attw does not expand the patterns of `exports` itself.
const entries = [...moduleEntries().map(({ name }) => name), ...sheetEntries()];
const { status } = spawnSync(
  'attw',
  ['--pack', ROOT, '--profile', 'esm-only', '--format', 'ascii', '--entrypoints', ...entries],
  { stdio: 'inherit' },
);
process.exitCode = problems.length === 0 && status === 0 ? 0 : 1;
