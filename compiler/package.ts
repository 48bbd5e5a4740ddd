import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build as esbuild } from 'esbuild';
import { build as tsup } from 'tsup';
import { packageSchema } from './block-schemas.ts';
import { buildDeclarations } from './declarations.ts';
import { familyLetters } from './letters.ts';
import { criticalStyles } from './styles/critical-css.ts';
import { themeFiles, tokensJson } from './tokens/json.ts';
import { readThemes } from './tokens/themes.ts';
import { relativeImports } from './specifiers.ts';
import { writeExamples } from './examples.ts';
import { DIST, ROOT, SOURCE, themeSheets } from './entries.ts';

/** Builds the package into `dist`: JavaScript and the extracted CSS, brands with their fonts, declarations. */
async function buildPackage(): Promise<void> {
  rmSync(DIST, { recursive: true, force: true });
  await tsup({ config: join(ROOT, 'tsup.config.ts') });
  await buildThemes();
  await writeTokenFiles();
  writeFileSync(join(DIST, 'critical-css.json'), JSON.stringify(await criticalStyles(SOURCE)));
  await writeLetters();
  writeFileSync(join(DIST, 'blocks.schema.json'), JSON.stringify(await packageSchema()));
  buildDeclarations();
  checkImports();
  writeExamples();
}

/** Writes all tokens in one file, and those of each brand and mode, for design tools. */
async function writeTokenFiles(): Promise<void> {
  const themes = await readThemes();
  writeFileSync(join(DIST, 'tokens.json'), tokensJson(themes));
  mkdirSync(join(DIST, 'tokens'), { recursive: true });
  for (const [name, text] of themeFiles(themes)) writeFileSync(join(DIST, `tokens/${name}.json`), text);
}

/** Writes the letters that `npx rotativa` draws placeholders with. */
async function writeLetters(): Promise<void> {
  mkdirSync(join(DIST, 'cli/letters'), { recursive: true });
  for (const [family, letters] of await familyLetters())
    writeFileSync(join(DIST, `cli/letters/${family}.json`), JSON.stringify(letters));
}

/** Copies each brand's CSS with its font files, named by content hash, and their licences. */
async function buildThemes(): Promise<void> {
  const sheets = themeSheets();
  const { errors } = await esbuild({
    entryPoints: sheets.map(({ brand, source }) => ({ in: join(SOURCE, source), out: brand })),
    outdir: join(DIST, 'themes'),
    bundle: true,
    minifyWhitespace: true,
    loader: { '.woff2': 'file', '.woff': 'file', '.svg': 'file' },
    assetNames: 'fonts/[name]-[hash]',
    logLevel: 'warning',
  });
  if (errors.length > 0) throw new Error('The brands’ CSS could not be built');
  for (const { brand } of sheets) {
    for (const licence of globSync(`themes/${brand}/fonts/*.LICENSE.txt`, { cwd: SOURCE })) {
      copyFileSync(join(SOURCE, licence), join(DIST, 'themes/fonts', basename(licence)));
    }
  }
}

/** Finds built files that import missing ones, before a consumer does. */
function checkImports(): void {
  const missing = globSync('**/*.{js,d.ts}', { cwd: DIST }).flatMap((file) =>
    relativeImports(readFileSync(join(DIST, file), 'utf8'))
      .map(({ specifier }) => join(DIST, dirname(file), specifier))
      .map((path) => (file.endsWith('.d.ts') ? path.replace(/\.js$/, '.d.ts') : path))
      .filter((path) => !existsSync(path))
      .map((path) => `${file} imports ${path}, which is not built`),
  );
  if (missing.length > 0) throw new Error(missing.join('\n'));
}

const started = performance.now();
await buildPackage();
console.log(`Built the package in ${((performance.now() - started) / 1000).toFixed(1)} s`);
