/**
 * Builds the tokens: `npm run tokens` writes the generated files of src/tokens and src/themes, `--check` fails when
 * they differ from the JSON. They are committed, so that a clone works without this step.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { assetsTs, brandCss, brandTheme } from './tokens/assets.ts';
import { fontsOf, readBrands } from './tokens/brands.ts';
import { checkColors, checkShades } from './tokens/colors.ts';
import { baseCss, PROBE } from './tokens/css.ts';
import { copyFonts, readFonts } from './tokens/fonts.ts';
import { brandsTs, configsTs, memberTs } from './tokens/registry.ts';
import { readThemes } from './tokens/themes.ts';
import { tokensTs } from './tokens/typescript.ts';

const ROOT = new URL('../', import.meta.url);

/** Every generated file by its path from the root of the repository, with its expected content. @throws if a colour has two values, or refers to none */
async function generate(): Promise<Map<string, string>> {
  checkColors();
  checkShades();
  const brands = readBrands();
  const themes = await readThemes(brands);
  const probe = { key: PROBE, order: 0, name: PROBE };
  const files = new Map([
    ['src/tokens/generated/tokens.css', baseCss(themes)],
    ['src/tokens/generated/tokens.ts', tokensTs(themes)],
    ['src/themes/generated/brands.ts', brandsTs(brands)],
    ['src/themes/all/index.ts', configsTs(brands)],
    [`src/themes/generated/${PROBE}.css`, brandCss(probe, await brandTheme(probe, themes, []))],
  ]);
  for (const brand of brands) {
    const { key } = brand;
    const theme = await brandTheme(brand, themes, await readFonts(fontsOf(brand)));
    files.set(`src/themes/generated/${key}.css`, brandCss(brand, theme));
    files.set(`src/themes/generated/${key}.ts`, await assetsTs(brand, theme));
    if (brand.family !== undefined) files.set(`src/themes/${key}/index.ts`, memberTs(brand));
  }
  return files;
}

const GENERATED = new URL('src/themes/generated/', ROOT);

/** Generated files of brands that are gone. */
const leftOver = async (files: ReadonlyMap<string, string>): Promise<string[]> =>
  (await readdir(GENERATED)).map((name) => `src/themes/generated/${name}`).filter((path) => !files.has(path));

/** The generated files that are stale. */
export async function stale(): Promise<string[]> {
  const files = await generate();
  const found = await leftOver(files);
  for (const [path, text] of files) {
    const now = await readFile(new URL(path, ROOT), 'utf8').catch(() => '');
    if (now !== text) found.push(path);
  }
  return found;
}

/** Writes every generated file, and removes those of brands that are gone. */
export async function writeTokens(): Promise<void> {
  for (const { key, family } of readBrands())
    if (family === undefined) await copyFonts(key, await readFonts(key));
  const files = await generate();
  for (const [path, text] of files) await writeFile(new URL(path, ROOT), text);
  for (const path of await leftOver(files)) await rm(new URL(path, ROOT));
}

if (import.meta.main) {
  if (process.argv.includes('--check')) {
    const files = await stale();
    for (const path of files) console.error(`${path} is stale: run npm run tokens`);
    process.exitCode = files.length > 0 ? 1 : 0;
  } else {
    await writeTokens();
  }
}
