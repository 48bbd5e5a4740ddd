import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { DIST, pieces, SOURCE } from './entries.ts';

/** The size that a piece adds to a page, in bytes after brotli. */
export interface PieceSize {
  /**
   * Its view with everything that it imports except React, minified. The settings of an editor's form are not part of it.
   * Static pieces run only on the server in React Server Components.
   */
  script: number;
  /** Its CSS file, which has the rules of all parts it uses. */
  css: number;
}

const REACT = ['react', 'react-dom', 'react/jsx-runtime'];

const brotli = (data: Uint8Array): number => brotliCompressSync(data).length;

/**
 * Measures every piece in `dist`.
 *
 * @returns the sizes by piece: `components/Button`, `blocks/lists/StoryGrid`
 * @throws when the package has not been built
 */
export async function pieceSizes(): Promise<Record<string, PieceSize>> {
  if (!existsSync(join(DIST, 'index.js'))) throw new Error('There is no build: run `npm run build` first');
  const sizes: Record<string, PieceSize> = {};
  for (const piece of pieces(SOURCE)) {
    const { outputFiles } = await build({
      stdin: { contents: `export { ${basename(piece)} } from './${piece}/index.js';`, resolveDir: DIST },
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      write: false,
      external: REACT,
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'silent',
    });
    sizes[piece] = {
      script: brotli(outputFiles[0]!.contents),
      css: brotli(readFileSync(join(DIST, `${piece}.css`))),
    };
  }
  return sizes;
}
