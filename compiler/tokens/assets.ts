import { readFile } from 'node:fs/promises';
import { fontsOf, THEMES, type BrandSource } from './brands.ts';
import { NOTICE } from './css.ts';
import type { FontFile } from './fonts.ts';
import type { Declarations, Theme } from './themes.ts';

const GROUND = '--rt-color-surface-page';
const CROPS = ['card', 'lead', 'portrait', 'opening'];
/** Tokens that are also needed where CSS has no custom properties: in e-mails. */
const VALUES = [
  'color-accent',
  'color-action-default',
  'color-action-text',
  'color-link-default',
  'color-surface-page',
  'color-surface-sunken',
  'color-text-default',
  'color-text-muted',
  'case-button',
  'case-headline',
  'font-headline',
  'font-ui',
  'radius-control',
  'type-headline-l',
];

/** `<brand>.ts`: a brand's name, its drawings as data, its icon, its fonts and literal values of tokens. */
export async function assetsTs(
  brand: BrandSource,
  { light, dark }: Theme,
  fonts: FontFile[],
): Promise<string> {
  const { key, name, family = key, config } = brand;
  const read = async (file: string): Promise<string> => {
    const path = `${key}/${file}.svg`;
    return readFile(new URL(path, THEMES), 'utf8').catch(() => {
      throw new Error(`src/themes/${path} is missing`);
    });
  };
  const [wordmark, monogram, favicon] = await Promise.all([
    read('wordmark'),
    read('monogram'),
    read('favicon'),
  ]);
  const assets = {
    key,
    name,
    family,
    wordmark: drawing(wordmark),
    monogram: drawing(monogram),
    favicon: favicon.replaceAll(/\n\s*/g, ''),
    fonts: fonts.map(({ family, file }) => ({ family, file: `${fontsOf(brand)}/fonts/${file}` })),
    themeColor: { light: light.get(GROUND), dark: dark.get(GROUND) },
    values: { light: literal(light), dark: literal(dark) },
    crops: Object.fromEntries(CROPS.map((name) => [name, Number(light.get(`--rt-ratio-${name}`))])),
  };
  return `// ${NOTICE}
import type { BrandAssets } from '../brand.ts';
${config ? "import type { OwnConfig } from '../family.ts';\n" : ''}
export const assets: BrandAssets = ${JSON.stringify(assets, null, 2)};
${config ? `\nexport const own: OwnConfig = ${JSON.stringify(config, null, 2)};\n` : ''}`;
}

const literal = (declarations: Declarations): Record<string, string | undefined> =>
  Object.fromEntries(VALUES.map((name) => [name, declarations.get(`--rt-${name}`)]));

/** Our files have one `viewBox` from the origin and paths without transformations. */
function drawing(svg: string): object {
  const viewBox = /viewBox="(0 0 ([\d.]+) ([\d.]+))"/.exec(svg);
  if (viewBox === null) throw new Error('A drawing needs a viewBox that starts at 0 0');
  return {
    viewBox: viewBox[1],
    ratio: Number((Number(viewBox[2]) / Number(viewBox[3])).toFixed(4)),
    fillRule: svg.includes('fill-rule="evenodd"') ? 'evenodd' : 'nonzero',
    paths: [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d),
  };
}
