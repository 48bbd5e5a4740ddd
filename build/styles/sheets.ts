import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { transform } from 'esbuild';
import { extract, stylesFiles, type ExtractedRoot } from './extract.ts';
import { inLayer, LAYER_ORDER, LAYERS } from './layers.ts';

/** The files outside the roots that `styles.css` is made of, relative to the source folder. */
export const BASE_FILES = { reset: 'styling/reset.css', tokens: 'tokens/generated/tokens.css' } as const;

export interface Sheets {
  /** `styles.css`: reset, default tokens, and every root in its layer. */
  whole: string;
  /** The CSS of each folder of roots alone, by its path in the source: `components/Button`. */
  parts: ReadonlyMap<string, string>;
}

/** Extracts every styles file under `sourceFolder`. @throws StyleProblems */
export async function sheets(sourceFolder: string): Promise<Sheets> {
  const roots = await extract(stylesFiles(sourceFolder), sourceFolder);
  const parts = new Map<string, string>();
  for (const folder of new Set(roots.map(({ file }) => partOf(file, sourceFolder)))) {
    const own = roots.filter(({ file }) => partOf(file, sourceFolder) === folder);
    parts.set(folder, await minified(layered(own)));
  }
  return { whole: await minified((await base(sourceFolder)) + layered(roots)), parts };
}

/** `base.css`, what is left of `styles.css` when the roots bring their CSS themselves: reset and default tokens. */
export const baseSheet = async (sourceFolder: string): Promise<string> => minified(await base(sourceFolder));

/** The tokens' file comes from the tokens' build with its layer around it. */
async function base(sourceFolder: string): Promise<string> {
  const read = async (file: string) => {
    const path = join(sourceFolder, file);
    return existsSync(path) ? readFile(path, 'utf8') : '';
  };
  return inLayer('reset', await read(BASE_FILES.reset)) + (await read(BASE_FILES.tokens));
}

/** One block per layer. Keyframes with the same content stand once. */
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

/** The first two folders of a file: what `exports` names. */
const partOf = (file: string, sourceFolder: string): string =>
  dirname(relative(sourceFolder, file)).split(sep).slice(0, 2).join('/');

/**
 * Whitespace only: esbuild's full minification rounds `rgb(0 0 0 / 50%)` to `#0000007f`, which is another
 * colour.
 */
export const withoutBlanks = async (css: string): Promise<string> =>
  (await transform(css, { loader: 'css', minifyWhitespace: true })).code.trim();

/** The order statement is added last, so that it stands first whatever the transform does. */
const minified = async (css: string): Promise<string> => `${LAYER_ORDER}\n${await withoutBlanks(css)}\n`;
