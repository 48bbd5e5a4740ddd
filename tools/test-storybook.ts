/**
 * Runs the tests of the stories: play functions, axe and screenshots.
 *
 * `npm run test:storybook` runs all; words select some: `-- Button`, `-- src/components/Button`. If the sources have
 * changed, it builds Storybook first.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStorybook } from './storybook-build.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

buildStorybook();
const { status } = spawnSync(
  process.execPath,
  [
    join(ROOT, 'node_modules/vitest/vitest.mjs'),
    ...['run', '--config', 'tests/visual/vitest.config.ts'],
    ...['--reporter=default', `--reporter=${join(ROOT, 'tools/gate-reporter.ts')}`],
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, STORIES: process.argv.slice(2).join(' ') } },
);
process.exitCode = status ?? 1;
