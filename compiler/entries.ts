import { existsSync, globSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { compiledRootsPlugin } from './styles/compiled-roots-plugin.ts';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const SOURCE = join(ROOT, 'src');
export const DIST = join(ROOT, 'dist');

/** Folders of shipped modules, relative to the root, and where they are in `dist`. */
const SHIPPED = [
  ['src/', ''],
  ['tests/contract/', 'testing/contract/'],
] as const;

/** Returns the place of a source file in `dist`, without extension. @param source relative to the root */
export function builtModule(source: string): string {
  const [folder, built] = SHIPPED.find(([from]) => source.startsWith(from)) ?? [];
  if (folder === undefined)
    throw new Error(`${source} is in no folder of the package, but a public module imports it`);
  return `${built}${source.slice(folder.length).replace(/\.tsx?$/, '')}`;
}

/** A capitalised folder is an entry: `rotativa/components/Button`, `rotativa/blocks/lists/StoryGrid`. */
const PIECES = '{components,blocks,patterns}/**/[A-Z]*/index.{ts,tsx}';

/** Groups with shared props, which their index exports. */
export const GROUPS = ['patterns/account', 'patterns/headers'] as const;

/** Entries of one module each, in the order of `exports`. Missing ones are omitted. */
const MODULES = [
  ['.', 'index'],
  ['domain', 'domain/index'],
  ['domain/server', 'domain/server'],
  ['blocks', 'blocks/index'],
  ['editor', 'editor/index'],
  ['forms', 'forms/index'],
  ['islands', 'islands/index'],
  ['islands/client', 'islands/client'],
  ['islands/server', 'islands/server'],
  ['critical-css', 'styling/critical-css'],
  ['critical-css/client', 'styling/late-styles'],
  ['providers', 'providers/index'],
  ['providers/browser', 'providers/browser/index'],
  ['providers/http', 'providers/http/index'],
  ['providers/memory', 'providers/memory/index'],
  ['routing', 'routing/index'],
  ['testing', 'testing/index'],
  ['testing/contract', 'testing/contract/index'],
  ['tokens', 'tokens/index'],
  ['themes', 'themes/index'],
  ['variables', 'variables'],
  ['messages', 'messages/index'],
  ['messages/en', 'messages/en/index'],
  ['messages/provider', 'messages/scopes/provider'],
  ['messages/server', 'messages/scopes/server'],
] as const;

/** Modules that only package.json names, relative to the root: `bin`, and the place of CSS in `imports` without a bundler. */
const NAMED_BY_PACKAGE = ['src/cli/main.ts', 'src/styling/no-css.ts'];

/** Not published: generated files have separate entries, and the probe brand is for tests. */
const INTERNAL = new Set(['generated', 'probe']);

/** A public module: its name in `exports` without `./`, and its path in `dist` without extension. */
export interface Entry {
  name: string;
  module: string;
  /** Its file, relative to the root. */
  source: string;
}

function find(module: string): string | undefined {
  return SHIPPED.filter(([, built]) => module.startsWith(built))
    .flatMap(([folder, built]) => ['ts', 'tsx'].map((end) => `${folder}${module.slice(built.length)}.${end}`))
    .find((path) => existsSync(join(ROOT, path)));
}

const folders = (path: string): string[] =>
  existsSync(join(SOURCE, path))
    ? readdirSync(join(SOURCE, path), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !INTERNAL.has(entry.name))
        .map(({ name }) => name)
        .sort()
    : [];

/** Returns the folders of components, blocks and patterns under `source`: `components/Button`, `blocks/lists/StoryGrid`. */
export const pieces = (source: string): string[] => globSync(PIECES, { cwd: source }).map(dirname).sort();

/** Returns the package's public modules. */
export function moduleEntries(): Entry[] {
  const listed: [string, string][] = [
    ...MODULES.map(([name, module]): [string, string] => [name, module]),
    ...[...GROUPS, ...pieces(SOURCE)].map((path): [string, string] => [path, `${path}/index`]),
    ...folders('themes').map((name): [string, string] => [`themes/${name}`, `themes/${name}/index`]),
  ];
  return listed.flatMap(([name, module]) => {
    const source = find(module);
    return source ? [{ name, module, source }] : [];
  });
}

/**
 * Returns every module that the public ones and the programs import, relative to the root: the shipped modules. Tests,
 * stories and fixtures are not among them, because no public module imports them.
 */
export async function shippedModules(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [...moduleEntries().map(({ source }) => source), ...NAMED_BY_PACKAGE].map((path) =>
      join(ROOT, path),
    ),
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    outdir: DIST,
    format: 'esm',
    packages: 'external',
    metafile: true,
    logLevel: 'silent',
    plugins: [compiledRootsPlugin(SOURCE)],
  });
  return Object.keys(metafile.inputs)
    .filter((path) => /\.tsx?$/.test(path))
    .sort();
}

/** Returns each published brand's CSS file in the source, from the token build. */
export const themeSheets = (): { brand: string; source: string }[] =>
  globSync('themes/generated/*.css', { cwd: SOURCE })
    .map((source) => ({ brand: basename(source, '.css'), source }))
    .filter(({ brand }) => !INTERNAL.has(brand))
    .sort((a, b) => (a.brand < b.brand ? -1 : 1));

/** Returns the package's public CSS files, as `exports` names them without `./`. */
export const sheetEntries = (): string[] => [
  'styles.css',
  'base.css',
  ...themeSheets().map(({ brand }) => `themes/${brand}.css`),
];
