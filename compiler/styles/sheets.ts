import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { transform } from 'esbuild';
import { extract, type ExtractedRoot } from './extract.ts';
import { sheetFolder, sheetImports } from './imports.ts';
import { inLayer, LAYER_ORDER, LAYERS } from './layers.ts';

/** The other source files of `styles.css`, relative to the source folder. */
export const BASE_FILES = { reset: 'styling/reset.css', tokens: 'tokens/generated/tokens.css' } as const;

/** `styles.css`: reset, default tokens, and every root in its layer. @throws StyleProblems */
export const wholeSheet = async (sourceFolder: string): Promise<string> =>
  minified((await base(sourceFolder)) + layered(await extract(sourceFolder)));

/**
 * Where a folder's CSS is in the package. That of private parts, whose folders have lower-case names, is outside the folders
 * that `exports` opens.
 */
const sheetPath = (folder: string): string => (/^[A-Z]/.test(basename(folder)) ? folder : `parts/${folder}`);

/**
 * Returns the CSS of each folder by its path in the package: `components/Button`. It imports the sheets of
 * the components that the folder uses, with relative paths.
 * @throws StyleProblems
 */
export async function pieceSheets(sourceFolder: string): Promise<ReadonlyMap<string, string>> {
  const roots = new Map<string, ExtractedRoot[]>();
  for (const root of await extract(sourceFolder)) {
    const folder = sheetFolder(relative(sourceFolder, root.file).split(sep).join('/'));
    roots.set(folder, [...(roots.get(folder) ?? []), root]);
  }
  const written = new Map<string, string>();
  for (const [folder, imported] of await sheetImports(sourceFolder, [...roots.keys()])) {
    written.set(
      sheetPath(folder),
      await minified(layered(roots.get(folder) ?? []), imports(folder, imported)),
    );
  }
  return written;
}

/** Returns the CSS of each styles file by its path relative to the source, without extension. @throws StyleProblems */
export async function moduleSheets(sourceFolder: string): Promise<ReadonlyMap<string, string>> {
  const roots = new Map<string, ExtractedRoot[]>();
  for (const root of await extract(sourceFolder)) {
    const module = stylesModule(root.file, sourceFolder);
    roots.set(module, [...(roots.get(module) ?? []), root]);
  }
  return new Map(
    await Promise.all(
      [...roots].map(async ([module, own]) => [module, await minified(layered(own))] as const),
    ),
  );
}

/** The path of a styles file without extension, relative to the source: `components/Button/Button.styles`. */
export const stylesModule = (file: string, sourceFolder: string): string =>
  relative(sourceFolder, file).split(sep).join('/').replace(/\.ts$/, '');

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

const imports = (folder: string, imported: readonly string[]): string =>
  imported
    .map((target) =>
      relative(dirname(sheetPath(folder)), `${sheetPath(target)}.css`)
        .split(sep)
        .join('/'),
    )
    .map((path) => `@import "${path.startsWith('.') ? path : `./${path}`}";\n`)
    .join('');

/** The order statement is added after the transform, so that it comes first; imports may only follow it. */
const minified = async (css: string, imported = ''): Promise<string> =>
  `${LAYER_ORDER}\n${imported}${await withoutBlanks(css)}\n`;
