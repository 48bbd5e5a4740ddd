/**
 * Builds the tokens: `npm run tokens` writes the generated files of src/tokens and src/themes, `--check` fails when
 * they differ from the JSON. They are committed, so that a clone works without this step.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { assetsTs } from './tokens/assets.ts';
import { baseCss, brandCss, PROBE } from './tokens/css.ts';
import { copyFonts, fontFaces, readFonts } from './tokens/fonts.ts';
import { tokensJson } from './tokens/json.ts';
import { readThemes } from './tokens/themes.ts';
import { tokensTs } from './tokens/typescript.ts';

const ROOT = new URL('../', import.meta.url);

/** Every generated file by its path from the root of the repository, with its expected content. */
export async function generate(): Promise<Map<string, string>> {
  const themes = await readThemes();
  const files = new Map([
    ['src/tokens/generated/tokens.css', baseCss(themes)],
    ['src/tokens/generated/tokens.ts', tokensTs(themes)],
    ['src/tokens/generated/tokens.json', tokensJson(themes)],
  ]);
  for (const [brand, theme] of themes.brands) {
    const fonts = brand === PROBE ? [] : await readFonts(brand);
    files.set(`src/themes/generated/${brand}.css`, brandCss(brand, themes, await fontFaces(brand, fonts)));
    if (brand !== PROBE) files.set(`src/themes/generated/${brand}.ts`, await assetsTs(brand, theme, fonts));
  }
  return files;
}

/** The generated files that are stale. */
export async function stale(): Promise<string[]> {
  const found = [];
  for (const [path, text] of await generate()) {
    const now = await readFile(new URL(path, ROOT), 'utf8').catch(() => '');
    if (now !== text) found.push(path);
  }
  return found;
}

async function write(): Promise<void> {
  const { brands } = await readThemes();
  for (const brand of brands.keys()) if (brand !== PROBE) await copyFonts(brand, await readFonts(brand));
  for (const [path, text] of await generate()) await writeFile(new URL(path, ROOT), text);
}

if (process.argv[1] !== undefined && relative(process.argv[1], new URL(import.meta.url).pathname) === '') {
  if (process.argv.includes('--check')) {
    const files = await stale();
    for (const path of files) console.error(`${path} is stale: run npm run tokens`);
    process.exitCode = files.length > 0 ? 1 : 0;
  } else {
    await write();
  }
}
