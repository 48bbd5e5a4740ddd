import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { folderOf } from './workbench.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

/**
 * Builds Storybook with compiled roots and with runtime ones, side by side: a build uses one core. The files of the run
 * share the builds.
 */
export default async function buildBoth(): Promise<void> {
  await Promise.all(
    (['compiled', 'runtime'] as const).map((mode) =>
      run(
        process.execPath,
        [
          `${ROOT}node_modules/storybook/dist/bin/dispatcher.js`,
          ...['build', '--test', '--quiet', '--disable-telemetry', '--output-dir', folderOf(mode)],
        ],
        {
          cwd: ROOT,
          maxBuffer: 64 * 1024 * 1024,
          env: { ...process.env, ROTATIVA_STYLES: mode, NODE_ENV: 'production' },
        },
      ),
    ),
  );
}
