import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineBrand } from '../themes/define/define-brand.ts';
import { describeCorrections } from '../themes/define/palette.ts';
import { themeCss } from '../themes/define/theme-css.ts';
import { brandModule, inputOf, readBrandFile, type BrandFile } from './brand-file.ts';
import { drawings, inCapitals, type Drawings } from './drawings.ts';
import { FAMILY } from './families.ts';
import { previewHtml } from './preview.tsx';
import { Refusal } from './refusal.ts';
import type { FontCopy, Resources } from './resources.ts';

/** Files by their path in the folder of a brand. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

/** The files that a person edits. The others are made from them. */
const CONFIGURATION = 'brand.json';
const DRAWINGS = ['wordmark.svg', 'monogram.svg', 'favicon.svg'] as const;

/** The files that a brand is made into. */
export interface Made {
  files: Files;
  css: string;
  preview: string;
  /** The corrections, a line for each. */
  notes: readonly string[];
}

/** Makes the files of a brand from what a person decided and drew. */
async function madeOf(config: BrandFile, svgs: Drawings, resources: Resources): Promise<Made> {
  const defined = defineBrand(inputOf(config, svgs));
  const copies: FontCopy[] = defined.theme.fonts.map((font) => resources.font(font));
  const notice = 'Written by `npx rotativa theme`. Change brand.json instead.';
  const css = themeCss(defined, { notice });
  const fonts = defined.theme.fonts.map(({ family }, at) => ({ family, file: `fonts/${copies[at]!.name}` }));
  const brand = { ...defined.brand, fonts };
  const notes = describeCorrections(defined.corrections);
  const preview = await previewHtml({ brand, css, notes, fonts: copies, styles: resources.styles() });
  const files = new Map<string, string | Uint8Array>([
    ['theme.css', css],
    ['brand.ts', brandModule(brand)],
    ['preview.html', preview],
    ...copies.flatMap(({ name, font, licenceName, licence }): [string, string | Uint8Array][] => [
      [`fonts/${name}`, font],
      [`fonts/${licenceName}`, licence],
    ]),
  ]);
  return { files, css, preview, notes };
}

/** The configuration of a new brand and its placeholders, with everything that is made from them. */
export async function newBrand(config: BrandFile, resources: Resources): Promise<Made> {
  const lender = typeof config.fonts === 'string' ? config.fonts : config.family;
  // The colours of the icon come with the theme, which needs drawings first.
  const blank = '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>';
  const { theme } = defineBrand(
    inputOf(config, { 'wordmark.svg': blank, 'monogram.svg': blank, 'favicon.svg': blank }),
  );
  const ground = [
    theme.light['--rt-color-surface-accent']!,
    theme.light['--rt-color-text-on-accent'] ?? '#ffffff',
  ] as const;
  const { light } = FAMILY[config.family].theme;
  const svgs = drawings(
    { name: config.name, capitals: inCapitals(light) },
    resources.letters(lender),
    ground,
  );
  const made = await madeOf(config, svgs, resources);
  const sources: [string, string][] = [
    [CONFIGURATION, `${JSON.stringify(config, null, 2)}\n`],
    ...Object.entries(svgs),
  ];
  return { ...made, files: new Map([...sources, ...made.files]) };
}

/**
 * The files that are made from a folder with a configuration and drawings.
 * @throws Refusal naming the file that is missing or wrong
 */
export async function remade(folder: string, resources: Resources): Promise<Made> {
  const read = (name: string): string => {
    const path = join(folder, name);
    if (!existsSync(path)) throw new Refusal(`${path} is missing. \`npx rotativa new-brand\` writes it.`);
    return readFileSync(path, 'utf8');
  };
  const config = readBrandFile(read(CONFIGURATION), join(folder, CONFIGURATION));
  const [wordmark, monogram, favicon] = DRAWINGS.map(read);
  return madeOf(
    config,
    { 'wordmark.svg': wordmark!, 'monogram.svg': monogram!, 'favicon.svg': favicon! },
    resources,
  );
}

const same = (path: string, content: string | Uint8Array): boolean =>
  Buffer.compare(readFileSync(path), Buffer.from(content)) === 0;

/**
 * Writes files that are missing or, with `force`, differ.
 * @returns the paths that were written
 * @throws Refusal before anything is written, if a file would be lost
 */
export function writeFiles(folder: string, files: Files, force: boolean): string[] {
  const paths = [...files].map(([name, content]) => ({ path: join(folder, name), content }));
  const changed = paths.filter(({ path, content }) => !existsSync(path) || !same(path, content));
  const lost = changed.filter(({ path }) => existsSync(path)).map(({ path }) => `  ${path}`);
  if (lost.length > 0 && !force)
    throw new Refusal(
      `These files exist and would change:\n${lost.join('\n')}\nAdd --force to replace them.`,
    );
  for (const { path, content } of changed) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return changed.map(({ path }) => path);
}
