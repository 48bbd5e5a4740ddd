import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { folderOf } from './workbench.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Builds Storybook with compiled roots and with runtime ones. The files of the run share the builds. */
export default function buildBoth(): void {
  for (const mode of ['compiled', 'runtime'] as const) {
    execFileSync(
      process.execPath,
      [
        `${ROOT}node_modules/storybook/dist/bin/dispatcher.js`,
        ...['build', '--test', '--quiet', '--disable-telemetry', '--output-dir', folderOf(mode)],
      ],
      { cwd: ROOT, env: { ...process.env, ROTATIVA_STYLES: mode, NODE_ENV: 'production' }, stdio: 'pipe' },
    );
  }
}
