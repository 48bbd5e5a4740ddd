import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { extract, type ExtractedRoot } from './extract.ts';
import { sourcePath } from './imports.ts';
import { inLayer, LAYER_ORDER, LAYERS } from './layers.ts';
import { sheetOf } from './sheet-groups.ts';

/** The other source files of `styles.css`, relative to the source folder. */
export const BASE_FILES = { reset: 'styling/reset.css', tokens: 'tokens/generated/tokens.css' } as const;

/** `styles.css`: reset, default tokens, and every root in its layer. @throws StyleProblems */
export const wholeSheet = async (sourceFolder: string): Promise<string> =>
  minified((await base(sourceFolder)) + layered(await extract(sourceFolder)));

/** Returns the CSS files of the pieces, by their paths relative to the output (`sheetOf`). @throws StyleProblems */
export async function pieceSheets(sourceFolder: string): Promise<ReadonlyMap<string, string>> {
  const roots = new Map<string, ExtractedRoot[]>();
  for (const root of await extract(sourceFolder)) {
    const sheet = sheetOf(sourcePath(root.file, sourceFolder));
    roots.set(sheet, [...(roots.get(sheet) ?? []), root]);
  }
  return new Map(
    await Promise.all([...roots].map(async ([sheet, own]) => [sheet, await minified(layered(own))] as const)),
  );
}

/** `base.css`: `styles.css` without the roots, that is reset and default tokens. */
export const baseSheet = async (sourceFolder: string): Promise<string> => minified(await base(sourceFolder));

/** The token build writes the file with its layer. */
async function base(sourceFolder: string): Promise<string> {
  const read = async (file: string) => {
    const path = join(sourceFolder, file);
    return existsSync(path) ? readFile(path, 'utf8') : '';
  };
  return inLayer('reset', await read(BASE_FILES.reset)) + (await read(BASE_FILES.tokens));
}

/** One block per layer. Keyframes with the same content occur once. */
function layered(roots: readonly ExtractedRoot[]): string {
  const written = new Set<string>();
  return LAYERS.map((layer) => {
    const rules = roots
      .filter((root) => root.layer === layer)
      .flatMap(({ css, keyframes }) => [
        ...[...keyframes]
          .filter(([name]) => !written.has(name))
          .map(([name, text]) => {
            written.add(name);
            return text;
          }),
        css,
      ]);
    return inLayer(layer, rules.join('\n'));
  }).join('');
}

/**
 * Whitespace only: esbuild's full minification rounds `rgb(0 0 0 / 50%)` to `#0000007f`, which is another
 * colour.
 */
export const withoutBlanks = async (css: string): Promise<string> =>
  (await transform(css, { loader: 'css', minifyWhitespace: true })).code.trim();

/** The order statement is added after the transform, so that it comes first. */
const minified = async (css: string): Promise<string> => `${LAYER_ORDER}\n${await withoutBlanks(css)}\n`;
