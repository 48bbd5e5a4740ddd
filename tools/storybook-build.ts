import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const STORYBOOK = join(ROOT, 'storybook-static');
/** The sources of stories: files and folders. */
export const SOURCES = [
  ...['src', '.storybook', 'compiler', 'docs', 'package.json', 'package-lock.json', 'tsconfig.json'],
  // The pieces of the desk.
  'apps/desk/src/app',
  // Whole pages of the sites, with the content of their seed and its pictures.
  ...['apps/sites/src', 'apps/content', 'apps/sandbox/src/seed', 'apps/pictures/drawn'],
  ...[
    ...['columns.ts', 'json.ts', 'locked-part.ts', 'paths.ts'].map((file) => `content/${file}`),
    ...['documents/edition-stories.ts', 'images/picture-store.ts', 'images/treatments', 'paywall/codes.ts'],
    ...['sites.ts', 'sounds'],
  ].map((path) => `apps/sandbox/src/${path}`),
  'apps/shared/retention.ts',
];

/** A build of Storybook. */
export interface StorybookBuild {
  /** Where it is written, absolute. */
  folder: string;
  /** The files and folders that it is made of, relative to the root. */
  sources: readonly string[];
  /** The folder of the configuration, relative to the root. */
  config: string;
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
}

const PUBLISHED: StorybookBuild = { folder: STORYBOOK, sources: SOURCES, config: '.storybook' };

function fingerprint({ sources, config, args, env }: StorybookBuild): string {
  const hash = createHash('sha256').update(JSON.stringify([config, args, env]));
  const add = (path: string): void => {
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) add(join(path, name));
    } else {
      hash.update(path).update('\0').update(readFileSync(path)).update('\0');
    }
  };
  for (const source of sources) add(join(ROOT, source));
  return hash.digest('hex');
}

/**
 * Builds Storybook, unless the build that is there was made of the same sources in the same way.
 *
 * @throws when the build fails
 */
export function buildStorybook(build: StorybookBuild = PUBLISHED): void {
  const { folder, config, args = [], env } = build;
  // A build empties its folder, so no other build has its stamp.
  const stamp = join(folder, 'sources.sha256');
  const sources = fingerprint(build);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  console.log('Storybook is built from the sources as they are now');
  const { status } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js'),
      ...['build', '--quiet', '--disable-telemetry', '--config-dir', config, '--output-dir', folder, ...args],
    ],
    // A test runner has another NODE_ENV, for which React and styled-components have other code.
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production', ...env } },
  );
  if (status !== 0) throw new Error('Storybook was not built');
  writeFileSync(stamp, sources);
}
