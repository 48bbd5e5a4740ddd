import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import manifest from '../package.json' with { type: 'json' };
import { DIST, pieces, SOURCE } from './entries.ts';

/** The cost of an import for a page. */
export interface ImportSize {
  /** With everything that it imports at once except React, minified, in bytes after brotli. */
  script: number;
  /** The modules that it may import later, in bytes after brotli. */
  later: number;
  /**
   * The CSS that its modules and those of its parts import, without the reset and the default tokens, in bytes after brotli.
   * Static pieces run only on the server in React Server Components: there this is all.
   */
  css: number;
  /** The dependencies of this package that are in it, sorted. */
  packages: readonly string[];
  laterPackages: readonly string[];
}

const REACT = ['react', 'react-dom', 'react/jsx-runtime'];

/** The size of a file in `dist`, in bytes after brotli. */
export const fileSize = (path: string): number => brotliCompressSync(readFileSync(join(DIST, path))).length;

const packageOf = (path: string): string | undefined =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];

type Outputs = Metafile['outputs'];

/** The outputs that load with the entry. */
function atOnce(outputs: Outputs): Set<string> {
  const found = new Set(Object.keys(outputs).filter((path) => outputs[path]!.entryPoint === '<stdin>'));
  // The set grows during the iteration.
  for (const path of found)
    for (const { path: imported, kind } of outputs[path]!.imports)
      if (kind === 'import-statement' && outputs[imported]) found.add(imported);
  return found;
}

function packagesOf(outputs: Outputs, paths: readonly string[]): string[] {
  const used = new Set(
    paths.flatMap((path) =>
      Object.entries(outputs[path]!.inputs).map(
        ([input, { bytesInOutput }]) => bytesInOutput > 0 && packageOf(input),
      ),
    ),
  );
  return Object.keys(manifest.dependencies).filter((name) => used.has(name));
}

/** The size of what code imports from `dist`. */
export async function importSize(code: string): Promise<ImportSize> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: DIST },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    outdir: DIST,
    absWorkingDir: DIST,
    metafile: true,
    external: [...REACT, '#css/base.css'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const { outputs } = metafile;
  const first = atOnce(outputs);
  const scripts = Object.keys(outputs).filter((path) => path.endsWith('.js'));
  const now = scripts.filter((path) => first.has(path));
  const later = scripts.filter((path) => !first.has(path));
  const contents = new Map(outputFiles.map(({ path, contents }) => [path, contents]));
  const size = (paths: readonly string[]): number => {
    const bytes = Buffer.concat(paths.map((path) => contents.get(join(DIST, path))!));
    return bytes.length > 0 ? brotliCompressSync(bytes).length : 0;
  };
  return {
    script: size(now),
    later: size(later),
    css: size(Object.keys(outputs).filter((path) => path.endsWith('.css'))),
    packages: packagesOf(outputs, now),
    laterPackages: packagesOf(outputs, later),
  };
}

/**
 * Measures every piece in `dist`: its view, without the settings of an editor's form.
 *
 * @returns the sizes by piece: `components/Button`, `blocks/lists/StoryGrid`
 * @throws when the package has not been built
 */
export async function pieceSizes(): Promise<Record<string, ImportSize>> {
  if (!existsSync(join(DIST, 'index.js'))) throw new Error('There is no build: run `npm run build` first');
  const sizes: Record<string, ImportSize> = {};
  for (const piece of pieces(SOURCE))
    sizes[piece] = await importSize(`export { ${basename(piece)} } from './${piece}/index.js';`);
  return sizes;
}
