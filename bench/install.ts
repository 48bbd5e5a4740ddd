import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pack } from '../tests/package/pack.ts';

const HERE = import.meta.dirname;

/**
 * Installs the peers from their lock file, outside the workspace, and the library from its tarball.
 * The folder is kept for the next run; the library is always the current build.
 *
 * @returns the folder
 */
export function install(): string {
  const lock = readFileSync(join(HERE, 'package-lock.json'));
  const dir = join(
    tmpdir(),
    `rotativa-bench-${createHash('sha256').update(lock).digest('hex').slice(0, 12)}`,
  );
  mkdirSync(dir, { recursive: true });
  const { path } = pack(dir);
  cpSync(path, join(dir, 'rotativa.tgz'));
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(HERE, file), join(dir, file));
  // npm writes this file last.
  if (!existsSync(join(dir, 'node_modules/.package-lock.json'))) {
    execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: dir,
      stdio: 'inherit',
    });
  }
  const library = join(dir, 'node_modules/rotativa');
  rmSync(library, { recursive: true, force: true });
  mkdirSync(library);
  execFileSync('tar', ['-xzf', path, '-C', library, '--strip-components=1']);
  rmSync(join(dir, 'subjects'), { recursive: true, force: true });
  cpSync(join(HERE, 'subjects'), join(dir, 'subjects'), { recursive: true });
  return dir;
}
