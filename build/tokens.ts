/**
 * Builds the tokens: `npm run tokens` writes the generated files of src/tokens and src/themes, `--check` fails when
 * they differ from the JSON. They are committed, so that a clone works without this step.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { assetsTs } from './tokens/assets.ts';
import { readBrands } from './tokens/brands.ts';
import { baseCss, brandCss, PROBE } from './tokens/css.ts';
import { copyFonts, fontFaces, readFonts } from './tokens/fonts.ts';
import { tokensJson } from './tokens/json.ts';
import { brandsTs, configsTs } from './tokens/registry.ts';
import { readThemes } from './tokens/themes.ts';
import { tokensTs } from './tokens/typescript.ts';

const ROOT = new URL('../', import.meta.url);

/** Every generated file by its path from the root of the repository, with its expected content. */
export async function generate(): Promise<Map<string, string>> {
  const brands = await readBrands();
  const themes = await readThemes(brands);
  const files = new Map([
    ['src/tokens/generated/tokens.css', baseCss(themes)],
    ['src/tokens/generated/tokens.ts', tokensTs(themes)],
    ['src/tokens/generated/tokens.json', tokensJson(themes)],
    ['src/themes/generated/brands.ts', brandsTs(brands)],
    ['src/themes/all/index.ts', configsTs(brands)],
    [`src/themes/generated/${PROBE}.css`, brandCss(PROBE, themes, '')],
  ]);
  for (const brand of brands) {
    const { key } = brand;
    const fonts = await readFonts(key);
    files.set(`src/themes/generated/${key}.css`, brandCss(key, themes, await fontFaces(key, fonts)));
    files.set(`src/themes/generated/${key}.ts`, await assetsTs(brand, themes.brands.get(key)!, fonts));
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
  for (const { key } of await readBrands()) await copyFonts(key, await readFonts(key));
  for (const [path, text] of await generate()) {
    await mkdir(new URL('.', new URL(path, ROOT)), { recursive: true });
    await writeFile(new URL(path, ROOT), text);
  }
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
