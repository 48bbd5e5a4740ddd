import type { BrandSource } from './brands.ts';
import { NOTICE } from './css.ts';

/** `generated/brands.ts`: the keys and names of the brands. */
export function brandsTs(brands: readonly BrandSource[]): string {
  const keys = brands.map(({ key }) => `'${key}'`).join(', ');
  const names = brands.map(({ key, name }) => `  ${key}: ${JSON.stringify(name)},`).join('\n');
  return `// ${NOTICE}

/** The brands, in the order in which they are listed. */
export const BRANDS = [${keys}] as const;

/** Their names, for a page that has the configuration of only one of them. */
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
