import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type BuildOptions } from 'esbuild';
import manifest from '../package.json' with { type: 'json' };
import { DIST, pieces, SOURCE } from './entries.ts';

/** The cost of an import for a page. */
export interface ImportSize {
  /** With everything that it imports except React, minified, in bytes after brotli. */
  script: number;
  /**
   * The CSS that its modules and those of its parts import, without the reset and the default tokens, in bytes after brotli.
   * Static pieces run only on the server in React Server Components: there this is all.
   */
  css: number;
  /** The dependencies of this package that are in it, sorted. */
  packages: readonly string[];
}

const REACT = ['react', 'react-dom', 'react/jsx-runtime'];

/** The size of a file in `dist`, in bytes after brotli. */
export const fileSize = (path: string): number => brotliCompressSync(readFileSync(join(DIST, path))).length;

const packageOf = (path: string): string | undefined =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];

const COMMON = {
  bundle: true,
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
} as const satisfies BuildOptions;

/** The size of what code imports from `dist`, at once or later. */
export async function importSize(code: string): Promise<ImportSize> {
  const { outputFiles, metafile } = await build({
    ...COMMON,
    stdin: { contents: code, resolveDir: DIST },
  });
  const used = new Set(
    Object.values(metafile.outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).map(([path, { bytesInOutput }]) => bytesInOutput > 0 && packageOf(path)),
    ),
  );
  const size = (ending: string): number => {
    const found = outputFiles.find(({ path }) => path.endsWith(ending));
    return found ? brotliCompressSync(found.contents).length : 0;
  };
  return {
    script: size('.js'),
    css: size('.css'),
    packages: Object.keys(manifest.dependencies).filter((name) => used.has(name)),
  };
}

/** The size of the script that code from `dist` imports at once, in bytes after brotli: what loads with a page. */
export async function sizeAtOnce(code: string): Promise<number> {
  const { outputFiles, metafile } = await build({
    ...COMMON,
    stdin: { contents: code, resolveDir: DIST },
    splitting: true,
  });
  const { outputs } = metafile;
  const found = new Set(Object.keys(outputs).filter((path) => outputs[path]!.entryPoint === '<stdin>'));
  // The set grows during the iteration.
  for (const path of found)
    for (const { path: imported, kind } of outputs[path]!.imports)
      if (kind === 'import-statement' && outputs[imported]) found.add(imported);
  const scripts = outputFiles.filter(({ path }) => path.endsWith('.js') && found.has(relative(DIST, path)));
  return brotliCompressSync(Buffer.concat(scripts.map(({ contents }) => contents))).length;
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
