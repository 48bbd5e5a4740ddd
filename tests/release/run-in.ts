import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Variables that npm and the test runner set for this run; another project must not see them. */
const OF_THIS_RUN =
  /^(npm_|INIT_CWD$|NODE_(ENV|OPTIONS|PATH)$|VITE|TEST$|DEV$|PROD$|SSR$|MODE$|BASE_URL$|GITHUB_)/;

/** Runs a program in a folder. Returns its output. @throws with the output if it fails */
export async function runIn(
  folder: string,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<string> {
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_THIS_RUN.test(name)));
  try {
    const { stdout } = await run(command, args, {
      cwd: folder,
      maxBuffer: 64 * 1024 * 1024,
      env: { ...own, CI: '1', ...env },
    });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`, { cause: error });
  }
}
