import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const COMMITS = join(ROOT, '.cache/storybook-at');
const BUILT = 'storybook-built';
const WAIT_MS = 500;
/** The file of a lock with the id of its process. */
const HOLDER = 'holder';

/**
 * Returns the folder of Storybook as it was at a commit. It is built in a worktree the first time, and kept in `.cache`.
 * Several processes may ask for the same one.
 *
 * @throws when the build fails
 */
export async function storybookAt(commit: string): Promise<string> {
  const folder = join(COMMITS, commit);
  const lock = `${folder}.lock`;
  mkdirSync(COMMITS, { recursive: true });
  while (!existsSync(join(folder, BUILT))) {
    try {
      // Only one process can make the folder.
      mkdirSync(lock);
    } catch {
      if (!isHeld(lock)) rmSync(lock, { recursive: true, force: true });
      await setTimeout(WAIT_MS);
      continue;
    }
    writeFileSync(join(lock, HOLDER), `${process.pid}`);
    try {
      if (!existsSync(join(folder, BUILT))) await build(commit, folder);
    } finally {
      rmSync(lock, { recursive: true });
    }
  }
  return join(folder, BUILT);
}

/** Whether the process that holds a lock runs. One that was killed leaves its lock, and all later ones would wait for it. */
function isHeld(lock: string): boolean {
  const file = join(lock, HOLDER);
  // The lock is being made, or it is gone.
  if (!existsSync(file)) return true;
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}

async function build(commit: string, folder: string): Promise<void> {
  console.log(`Storybook is built as it was at ${commit.slice(0, 10)}, for the expected pictures`);
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--quiet', '--detach', '--force', folder, commit);
  try {
    await installIn(folder);
    await run(folder, process.execPath, [
      join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js'),
      ...['build', '--quiet', '--disable-telemetry', '--output-dir', 'storybook-being-built'],
    ]);
    renameSync(join(folder, 'storybook-being-built'), join(folder, BUILT));
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** With the same lock file the packages are the same, so links to them are enough. */
async function installIn(folder: string): Promise<void> {
  const lockFile = (root: string): string => readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (lockFile(ROOT) !== lockFile(folder)) {
    await run(folder, 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
    return;
  }
  linkPackages(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
}

/** A workspace is a relative link already: its copy leads to the workspace of the commit. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.name.startsWith('@')) linkPackages(source, target);
    else symlinkSync(source, target);
  }
}

async function run(cwd: string, command: string, args: string[]): Promise<void> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}:\n${output}`);
}
