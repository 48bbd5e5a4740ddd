import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs the tests of a configuration in a separate process, with the lines that the gate repeats.
 *
 * @param config the file of the configuration, relative to the root
 * @param args words and options of vitest
 * @param recorder the reporter that records what passed, relative to the root
 * @param env for the configuration and the tests, besides this process's
 * @returns the exit code
 */
export function runVitest(
  config: string,
  args: readonly string[],
  recorder: string,
  env: Readonly<Record<string, string>>,
): number {
  const reporters = ['tools/gate-reporter.ts', recorder].map((file) => `--reporter=${join(ROOT, file)}`);
  const { status } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/vitest/vitest.mjs'),
      ...['run', '--config', config, ...args, '--reporter=default', ...reporters],
    ],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } },
  );
  return status ?? 1;
}
