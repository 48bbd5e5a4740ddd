import { readFile } from 'node:fs/promises';
import type { BrandTheme } from '../../src/themes/brand.ts';
import { drawing, oneLine } from '../../src/themes/define/drawing.ts';
import { themeCss } from '../../src/themes/define/theme-css.ts';
import { fontsOf, THEMES, type BrandSource } from './brands.ts';
import { brandTokens, NOTICE } from './css.ts';
import { fontFaces, type FontFile } from './fonts.ts';
import { aliasesOf, type Themes } from './themes.ts';

/** The tokens of a brand, and the fonts that it loads. */
export async function brandTheme(
  brand: BrandSource,
  themes: Themes,
  fonts: readonly FontFile[],
): Promise<BrandTheme> {
  return {
    ...brandTokens(brand.key, themes),
    aliases: aliasesOf(themes, brand.key),
    fonts: fonts.map(({ family, file }) => ({ family, file: `${fontsOf(brand)}/fonts/${file}` })),
    faces: await fontFaces(fonts),
  };
}

/** `<brand>.css`: its font files are in the folder of the brand that lends them. */
export const brandCss = (brand: BrandSource, theme: BrandTheme): string =>
  themeCss({ brand, theme }, { fonts: `../${fontsOf(brand)}/fonts/`, notice: NOTICE });

/** `<brand>.ts`: a brand's name, its drawings as data, its icon and its theme. */
export async function assetsTs(brand: BrandSource, theme: BrandTheme): Promise<string> {
  const { key, name, config } = brand;
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
    wordmark: drawing(wordmark),
    monogram: drawing(monogram),
    favicon: oneLine(favicon),
  };
  return `// ${NOTICE}
import type { BrandTheme, DrawnBrand } from '../brand.ts';
${config ? "import type { OwnConfig } from '../family.ts';\n" : ''}
export const assets: DrawnBrand<'${key}'> = ${JSON.stringify(assets, null, 2)};

export const theme: BrandTheme = ${JSON.stringify(theme, null, 2)};
${config ? `\nexport const own: OwnConfig = ${JSON.stringify(config, null, 2)};\n` : ''}`;
}
