/**
 * Updates the lock files of the projects and the benchmarks: `npm run consumers:lock`, after a change of their package.json or of the
 * library's dependencies. The library's entry has no checksum, because it differs in every build.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TARBALL_NAME } from './consumer.ts';
import { pack } from './pack.ts';

const CONSUMERS = join(import.meta.dirname, 'consumers');
const BENCH = join(import.meta.dirname, '../../bench');
const EXAMPLES = join(import.meta.dirname, '../../examples');

interface Lock {
  packages: Record<string, { integrity?: string }>;
}

/** npm reads a packed library only if the lock file lacks it; otherwise the old dependencies remain. */
function withoutLibrary(path: string): string {
  const lock = JSON.parse(readFileSync(path, 'utf8')) as Lock;
  delete lock.packages['node_modules/rotativa'];
  return JSON.stringify(lock);
}

const folder = mkdtempSync(join(tmpdir(), 'rotativa-lock-'));
const tarball = pack(folder).path;
const projects = [CONSUMERS, EXAMPLES]
  .flatMap((all) => readdirSync(all).map((name) => join(all, name)))
  .concat(BENCH);
for (const [index, project] of projects.entries()) {
  const manifest = join(project, 'package.json');
  if (!existsSync(manifest)) continue;
  const dir = join(folder, `${index}`);
  cpSync(manifest, join(dir, 'package.json'));
  cpSync(tarball, join(dir, TARBALL_NAME));
  const old = join(project, 'package-lock.json');
  if (existsSync(old)) writeFileSync(join(dir, 'package-lock.json'), withoutLibrary(old));
  execFileSync('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: dir,
    stdio: 'inherit',
  });
  const lock = JSON.parse(readFileSync(join(dir, 'package-lock.json'), 'utf8')) as Lock;
  delete lock.packages['node_modules/rotativa']!.integrity;
  writeFileSync(old, JSON.stringify(lock, null, 2) + '\n');
  console.log(`${project}: ${Object.keys(lock.packages).length - 1} packages`);
}
rmSync(folder, { recursive: true });
