import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A project outside this workspace with the packed library. */
export interface Consumer {
  dir: string;
  /**
   * Runs a program of the project, or `node`. Returns its output.
   * @param timeoutMs after which it is ended
   * @throws with the output if it fails or is ended
   */
  run(command: string, args: string[], env?: Record<string, string>, timeoutMs?: number): Promise<string>;
  remove(): void;
}

const CONSUMERS = join(import.meta.dirname, 'consumers');
const run = promisify(execFile);

/** The file name of the library in every project's lock file. */
export const TARBALL_NAME = 'rotativa.tgz';

/**
 * Copies a project of `consumers/` out of the workspace and installs it from its lock file.
 *
 * @param name its folder
 * @param tarball absolute path of the packed library
 * @param shared a folder of `consumers/` with additional files
 */
export async function install(name: string, tarball: string, shared?: string): Promise<Consumer> {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), `rotativa-${name}-`)));
  if (shared) cpSync(join(CONSUMERS, shared), dir, { recursive: true });
  cpSync(join(CONSUMERS, name), dir, { recursive: true });
  cpSync(tarball, join(dir, TARBALL_NAME));
  const consumer = consumerIn(dir);
  await consumer.run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']);
  return consumer;
}

/**
 * A project in a folder, which is made if it is missing.
 * @param root the folder that `remove` deletes
 */
export function consumerIn(dir: string, root = dir): Consumer {
  mkdirSync(dir, { recursive: true });
  return {
    dir,
    async run(command, args, env = {}, timeoutMs = 0) {
      try {
        const { stdout } = await run(command, args, {
          cwd: dir,
          timeout: timeoutMs,
          maxBuffer: 64 * 1024 * 1024,
          env: {
            ...ownEnvironment(),
            PATH: `${join(dir, 'node_modules/.bin')}:${process.env['PATH']}`,
            ...env,
          },
        });
        return stdout;
      } catch (error) {
        const { stdout, stderr, killed } = error as { stdout?: string; stderr?: string; killed?: boolean };
        const how = killed ? `was ended after ${timeoutMs / 1000} s` : 'failed';
        throw new Error(`${command} ${args.join(' ')} ${how}:\n${stdout}\n${stderr}`, { cause: error });
      }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Variables that npm and the test runner set for this workspace; projects must not see them. */
const WORKSPACE_ONLY =
  /^(npm_(lifecycle|package|command|execpath)|npm_config_(local_)?prefix$|INIT_CWD$|NODE_(ENV|OPTIONS|PATH)$|VITE|TEST$|DEV$|PROD$|SSR$|MODE$|BASE_URL$)/;

const ownEnvironment = (): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !WORKSPACE_ONLY.test(name)));
