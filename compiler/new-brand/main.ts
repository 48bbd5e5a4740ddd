/**
 * `npm run new-brand -- KEY` makes a brand in the family of an existing one, `--remove` removes it again. What it writes
 * is the whole registration: docs/new-brand.md.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { COMPOSITIONS } from '../../apps/sites/src/pages/documents/compositions.ts';
import { drawings, headlineWeight, inCapitals } from '../../src/cli/drawings.ts';
import { Refusal } from '../../src/cli/refusal.ts';
import type { BrandConfig } from '../../src/themes/brand.ts';
import { faintPairs, roleColor } from '../../src/themes/define/contrast.ts';
import { describeCorrections, palette } from '../../src/themes/define/palette.ts';
import { inFamily } from '../../src/themes/family.ts';
import { BRAND_CONFIGS } from '../../src/themes/all/index.ts';
import { routes } from '../../src/themes/shared.ts';
import { lettersOf } from '../letters.ts';
import { readBrands, type BrandSource } from '../tokens/brands.ts';
import { readThemes } from '../tokens/themes.ts';
import { writeTokens } from '../tokens.ts';
import { answersOf, readArguments, type Answers } from './answers.ts';
import { themeFile } from './theme-file.ts';

const ROOT = new URL('../../', import.meta.url);
const folderOf = (key: string): string => `src/themes/${key}`;
const frontOf = (key: string): string => `apps/sites/src/pages/documents/fronts/${key}.json`;

async function json(path: string, value: unknown): Promise<string> {
  const config = await resolveConfig(new URL(path, ROOT));
  return format(JSON.stringify(value), { ...config, filepath: path });
}

/** The files of a brand by path, complete and checked. Nothing is written. */
async function filesOf(answers: Answers, brands: readonly BrandSource[]) {
  const { key, name, family, fonts, tagline, slug, host, colour, accent } = answers;
  const sites = Object.values(BRAND_CONFIGS);
  if (slug === '' || sites.some((site) => site.slug === slug || site.name === name))
    throw new Refusal(`--name '${name}' is another brand's, or gives no address. Choose another.`);
  if (sites.some(({ hosts }) => hosts.some((other) => other === host)))
    throw new Refusal(`--host ${host} is another brand's.`);
  const { brands: themes } = await readThemes(brands);
  const colours = palette(themes.get(family)!, { brand: colour, accent: accent || undefined });
  const theme = themeFile(colours);
  const order = Math.max(...brands.map((brand) => brand.order)) + 1;
  const config = { tagline, slug, hosts: [host] as const };
  const file = { order, name, family, ...(fonts !== family && { fonts }), config };
  const made = (await readThemes([...brands, { key, ...file, theme }])).brands.get(key)!;
  const faint = (['light', 'dark'] as const).flatMap((mode) =>
    faintPairs(made[mode]).map((pair) => `  ${mode}: ${pair}`),
  );
  if (faint.length > 0)
    throw new Refusal(`--colour ${colour} does not reach the contrast of WCAG AA:\n${faint.join('\n')}`);

  const own = inFamily(
    BRAND_CONFIGS[family as keyof typeof BRAND_CONFIGS],
    { key, name } as BrandConfig,
    config,
  );
  const home = COMPOSITIONS[own.layout].front(own);
  const light = Object.fromEntries(made.light);
  const ground = [roleColor(made.light, 'surface-accent'), roleColor(made.light, 'text-on-accent')] as const;
  const letters = await lettersOf(fonts, headlineWeight(light));
  const svgs = drawings({ name, capitals: inCapitals(light) }, letters, ground);
  const folder = folderOf(key);
  const files = new Map([
    [`${folder}/brand.json`, await json(`${folder}/brand.json`, file)],
    [`${folder}/theme.json`, await json(`${folder}/theme.json`, theme)],
    ...Object.entries(svgs).map(([svg, text]): [string, string] => [`${folder}/${svg}`, text]),
    [frontOf(key), await json(frontOf(key), home)],
  ]);
  return { files, notes: describeCorrections(colours.corrections) };
}

function erase(key: string): void {
  rmSync(new URL(folderOf(key), ROOT), { recursive: true, force: true });
  rmSync(new URL(frontOf(key), ROOT), { force: true });
}

async function remove(key: string, brands: readonly BrandSource[]): Promise<void> {
  const brand = brands.find((one) => one.key === key);
  if (!brand) throw new Refusal(`There is no brand '${key}'.`);
  if (brand.family === undefined)
    throw new Refusal(`'${key}' is a family: this command removes only what it made.`);
  erase(key);
  await writeTokens();
  console.log(`Removed ${brand.name}.`);
}

async function make(answers: Answers, brands: readonly BrandSource[]): Promise<void> {
  const { files, notes } = await filesOf(answers, brands);
  try {
    for (const [path, text] of files) {
      mkdirSync(new URL(dirname(path), ROOT), { recursive: true });
      writeFileSync(new URL(path, ROOT), text);
    }
    await writeTokens();
  } catch (error) {
    erase(answers.key);
    await writeTokens();
    throw error;
  }
  console.log(`${answers.name} is a brand of the family ${answers.family}.`);
  for (const path of files.keys()) console.log(`  ${path}`);
  for (const note of notes) console.log(`Corrected in ${note}.`);
  console.log(`Its readers sign in at ${routes(answers.slug).signIn}.`);
  console.log(`npm start serves it as the last site, npm run storybook shows it in the toolbar.`);
}

try {
  const flags = readArguments(process.argv.slice(2));
  const brands = readBrands();
  if (flags.remove) await remove(flags.key, brands);
  else {
    const left = [folderOf(flags.key), frontOf(flags.key)].filter((path) => existsSync(new URL(path, ROOT)));
    const answers = await answersOf(flags, brands);
    if (left.length > 0) throw new Refusal(`${left.join(' and ')} exists already. Remove it first.`);
    await make(answers, brands);
  }
} catch (error) {
  console.error(error instanceof Refusal ? `${error.message}\nNothing was written.` : error);
  process.exitCode = 1;
}
