import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { thinRoots } from './styles/esbuild-plugin.ts';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const SOURCE = join(ROOT, 'src');
export const DIST = join(ROOT, 'dist');

/** Folders whose every folder is an entry of its own: `rotativa/components/Button`. */
const FOLDERS = ['components', 'blocks', 'patterns'] as const;

/** Entries that are one module each, in the order of `exports`. Those that are not there yet are left out. */
const MODULES = [
  ['.', 'index'],
  ['domain', 'domain/index'],
  ['blocks', 'blocks/index'],
  ['islands', 'islands/index'],
  ['islands/client', 'islands/client'],
  ['islands/server', 'islands/server'],
  ['page-styles', 'styling/page-styles'],
  ['providers', 'providers/index'],
  ['providers/browser', 'providers/browser/index'],
  ['providers/http', 'providers/http/index'],
  ['providers/memory', 'providers/memory/index'],
  ['tokens', 'tokens/index'],
  ['themes', 'themes/index'],
] as const;

/** Not published: what is generated has entries of its own, and the probe brand only proves that tokens are used. */
const INTERNAL = new Set(['generated', 'probe']);

/** A public module: its name in `exports` without `./`, and its path in `src` without extension. */
export interface Entry {
  name: string;
  module: string;
  /** With its extension. */
  source: string;
}

function find(module: string): string | undefined {
  return [`${module}.ts`, `${module}.tsx`].find((path) => existsSync(join(SOURCE, path)));
}

const folders = (path: string): string[] =>
  existsSync(join(SOURCE, path))
    ? readdirSync(join(SOURCE, path), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !INTERNAL.has(entry.name))
        .map(({ name }) => name)
        .sort()
    : [];

/** A component's folder has its name; a folder in small letters is what several of them share. */
const componentFolders = (path: string): string[] => folders(path).filter((name) => /^[A-Z]/.test(name));

/** Returns the package's public modules, found in the folders. */
export function moduleEntries(): Entry[] {
  const listed: [string, string][] = [
    ...MODULES.map(([name, module]): [string, string] => [name, module]),
    ...FOLDERS.flatMap((folder) =>
      componentFolders(folder).map((name): [string, string] => [
        `${folder}/${name}`,
        `${folder}/${name}/index`,
      ]),
    ),
    ...folders('themes').map((name): [string, string] => [`themes/${name}`, `themes/${name}/index`]),
  ];
  return listed.flatMap(([name, module]) => {
    const source = find(module);
    return source ? [{ name, module, source }] : [];
  });
}

/** Returns the folders that have styled roots, and so a CSS file of their own: `components/Button`. */
export const styledFolders = (): string[] =>
  FOLDERS.flatMap((folder) =>
    componentFolders(folder)
      .map((name) => `${folder}/${name}`)
      .filter((path) => globSync('**/*.styles.ts', { cwd: join(SOURCE, path) }).length > 0),
  );

/**
 * Returns every module that the public ones reach, relative to `src`: what the package ships. Tests,
 * stories and fixtures stay out because nothing public imports them.
 */
export async function shippedModules(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: moduleEntries().map(({ source }) => join(SOURCE, source)),
    absWorkingDir: SOURCE,
    bundle: true,
    write: false,
    outdir: DIST,
    format: 'esm',
    packages: 'external',
    metafile: true,
    logLevel: 'silent',
    plugins: [thinRoots(SOURCE)],
  });
  return Object.keys(metafile.inputs)
    .filter((path) => /\.tsx?$/.test(path))
    .sort();
}

/**
 * Returns the names of the components that are made by `statelessPart`, each in the file of its name.
 * @throws when one of them uses a hook, or is a client component: whoever makes what it renders would run it as a part of itself
 */
export function statelessParts(): Set<string> {
  const found = globSync('components/*/*.tsx', { cwd: SOURCE }).filter((path) => {
    const code = readFileSync(join(SOURCE, path), 'utf8');
    if (!new RegExp(`\\bconst ${basename(path, '.tsx')} = statelessPart\\b`).test(code)) return false;
    const hook = /'use client'|\buse[A-Z]\w*(?=\()/.exec(code);
    if (hook) throw new Error(`src/${path} is made by statelessPart and yet has ${hook[0]}; make it by part`);
    return true;
  });
  return new Set(found.map((path) => basename(path, '.tsx')));
}

/** Returns each published brand's CSS in the source, as the tokens' build writes it. */
export const themeSheets = (): { brand: string; source: string }[] =>
  globSync('themes/generated/*.css', { cwd: SOURCE })
    .map((source) => ({ brand: basename(source, '.css'), source }))
    .filter(({ brand }) => !INTERNAL.has(brand))
    .sort((a, b) => (a.brand < b.brand ? -1 : 1));
