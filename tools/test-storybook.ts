/**
 * Runs the tests of the stories: play functions, axe and screenshots.
 *
 * `npm run test:storybook` runs all; words select some: `-- Button`, `-- src/components/Button`. Options are those of
 * vitest: `-- --shard=1/3`. If the sources have changed, it builds Storybook first.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStorybook } from './storybook-build.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const args = process.argv.slice(2);
const options = args.filter((arg) => arg.startsWith('-'));
const words = args.filter((arg) => !arg.startsWith('-'));

buildStorybook();
const { status } = spawnSync(
  process.execPath,
  [
    join(ROOT, 'node_modules/vitest/vitest.mjs'),
    ...['run', '--config', 'tests/visual/vitest.config.ts', ...options],
    ...['--reporter=default', `--reporter=${join(ROOT, 'tools/gate-reporter.ts')}`],
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, STORIES: words.join(' ') } },
);
process.exitCode = status ?? 1;
