/**
 * A folder that serves in production: `npm run build:production -- FOLDER`. It has the bundles of the sites and of the
 * desk, the sources that Node runs, migrations, pages and pictures, and neither tests nor build tools. `npm ci --omit=dev`
 * in it installs what the programs import.
 */
import { globSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildDesk } from '../apps/desk/src/build/build.ts';
import { BESIDE_SOURCES } from '../apps/shared/build-once.ts';
import { buildSites } from '../apps/sites/src/build/build.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Everything that a program reads, and the sources whose fingerprint names the bundles. */
const FILES = [
  'LICENSE',
  'package.json',
  'package-lock.json',
  'tools/package.json',
  'apps/*/package.json',
  'compiler/styles/**/*.ts',
  'src/**/*.{ts,tsx,css,json,woff2,svg}',
  'apps/shared/**/*.ts',
  'apps/sites/start.ts',
  'apps/sites/src/**/*.{ts,tsx,css,json,svg}',
  'apps/desk/index.html',
  'apps/desk/src/**/*.{ts,tsx,css}',
  'apps/sandbox/src/**/*',
  'apps/sandbox/drizzle/**/*',
  'apps/content/**/*',
  'apps/pictures/drawn/**/*',
  'ops/**/*',
];

const [target] = process.argv.slice(2);
if (target === undefined) {
  console.error('npm run build:production -- FOLDER: name an empty folder.');
  process.exit(1);
}
const folder = resolve(target);
if ((await readdir(folder).catch(() => [])).length > 0) {
  console.error(`${folder} is not empty: a new version is never mixed with an old one.`);
  process.exit(1);
}

const sites = await buildSites(console.log);
const desk = await buildDesk(console.log);
const files = globSync(FILES, { cwd: ROOT, withFileTypes: true })
  .filter((entry) => entry.isFile() && !BESIDE_SOURCES.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
for (const file of files) {
  const copy = join(folder, file.slice(ROOT.length));
  await mkdir(dirname(copy), { recursive: true });
  await copyFile(file, copy);
}
for (const built of [sites.folder, desk])
  await cp(built, join(folder, built.slice(ROOT.length)), { recursive: true });
console.log(`${files.length} files and the bundles are in ${folder}. Next: npm ci --omit=dev`);
