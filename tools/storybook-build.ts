import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const STORYBOOK = join(ROOT, 'storybook-static');
/** Records the sources of the build. A build empties its folder, so no other build has it. */
const STAMP = join(STORYBOOK, 'sources.sha256');
/** The sources of stories: files and folders. */
export const SOURCES = [
  ...['src', '.storybook', 'build', 'docs', 'package.json', 'package-lock.json', 'tsconfig.json'],
  // Whole pages of the sites, with the content of their seed and its pictures.
  ...['apps/sites/src', 'apps/sandbox/src/seed', 'apps/pictures/drawn'],
  ...['content/paths.ts', 'images/picture-store.ts', 'sites.ts'].map((file) => `apps/sandbox/src/${file}`),
];

function fingerprint(): string {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) add(join(path, name));
    } else {
      hash.update(path).update('\0').update(readFileSync(path)).update('\0');
    }
  };
  for (const source of SOURCES) add(join(ROOT, source));
  return hash.digest('hex');
}

/**
 * Builds Storybook, unless the build that is there was made of the same sources.
 *
 * @throws when the build fails
 */
export function buildStorybook(): void {
  const sources = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  console.log('Storybook is built from the sources as they are now');
  const { status } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js'),
      ...['build', '--quiet', '--disable-telemetry'],
    ],
    { cwd: ROOT, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('Storybook was not built');
  writeFileSync(STAMP, sources);
}
