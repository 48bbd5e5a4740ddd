import type { BrandSource } from './brands.ts';
import { NOTICE } from './css.ts';

const listOf = (brands: readonly BrandSource[]): string => brands.map(({ key }) => `'${key}'`).join(', ');

/** `generated/brands.ts`: the keys and names of the brands. */
export function brandsTs(brands: readonly BrandSource[]): string {
  const names = brands.map(({ key, name }) => `  ${key}: ${JSON.stringify(name)},`).join('\n');
  return `// ${NOTICE}

/** The brands, in the order in which they are listed. */
export const BRANDS = [${listOf(brands)}] as const;

/** The brands that define type, shapes and layouts. The others take them from one of these. */
export const FAMILIES = [${listOf(brands.filter(({ family }) => family === undefined))}] as const;

/** The names of all brands, for a page that has the configuration of only one of them. */
export const BRAND_NAMES: Readonly<Record<(typeof BRANDS)[number], string>> = {
${names}
};
`;
}

/** `all/index.ts`: the configurations of all brands. */
export function configsTs(brands: readonly BrandSource[]): string {
  const imports = brands.map(({ key }) => `import { brand as ${key} } from '../${key}/index.ts';`).join('\n');
  return `// ${NOTICE}
import type { BrandConfig, BrandKey } from '../brand.ts';
${imports}

/** Every brand's configuration, for a server of several sites. A page imports only its own brand. */
export const BRAND_CONFIGS: Readonly<Record<BrandKey, BrandConfig>> = {
${brands.map(({ key }) => `  ${key},`).join('\n')}
};
`;
}

/** `<brand>/index.ts` of a brand with a family. Others write theirs by hand. */
export const memberTs = ({ key, family }: BrandSource): string => `// ${NOTICE}
import type { BrandConfig } from '../brand.ts';
import { themeAssets } from '../define/brand-theme.ts';
import { inFamily } from '../family.ts';
import { assets, own, theme } from '../generated/${key}.ts';
import { brand as family } from '../${family}/index.ts';

export const brand: BrandConfig = inFamily(family, { ...assets, family: '${family}', ...themeAssets(theme) }, own);
`;
