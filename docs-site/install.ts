import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const HERE = import.meta.dirname;
/** The lock file as it was installed. */
const INSTALLED = join(HERE, 'node_modules/.installed-lock.json');

/**
 * Installs the packages that only the site needs, from their lock file. They are no part of the workspace, whose
 * installation stays as quick as it is.
 */
export function installPackages(): void {
  const lock = readFileSync(join(HERE, 'package-lock.json'), 'utf8');
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === lock) return;
  execFileSync(
    'npm',
    ['ci', '--no-workspaces', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: HERE,
      stdio: 'inherit',
    },
  );
  writeFileSync(INSTALLED, lock);
}
