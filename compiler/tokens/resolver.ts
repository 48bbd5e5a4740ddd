import { lightTokens, type BrandSource } from './brands.ts';
import { PROBE } from './css.ts';

const ref = (path: string) => ({ $ref: path });
const DARK = ref('../tokens/semantic.dark.tokens.json');

/** The fonts and type roles of another brand than the family, as tokens. */
function lentType({ fonts }: BrandSource): object[] {
  if (fonts === undefined) return [];
  const { font, type } = lightTokens(fonts);
  return [{ font, type }];
}

/** The sources of one brand in each mode: its own files, or its family's with its own tokens over them. */
function contextsOf(brand: Pick<BrandSource, 'key'> & Partial<BrandSource>): [string, object[]][] {
  const { key, family = key, theme } = brand;
  const over = theme ? [...lentType(brand as BrandSource), theme.light] : [];
  const light = [ref(`./${family}/light.tokens.json`), ...over];
  const dark = [ref(`./${family}/dark.tokens.json`), ...(theme ? [theme.dark] : [])];
  return [
    [`${key}-light`, light],
    [`${key}-dark`, [DARK, ...light, ...dark]],
  ];
}

/**
 * The DTCG resolver: which token files make up a theme. Brand and mode are one modifier, because a dark palette is
 * designed per brand. The paths are relative to `src/themes`.
 */
export const resolverJson = (brands: readonly BrandSource[]): string =>
  JSON.stringify({
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: 'Rotativa',
    version: '2025.10',
    sets: {
      base: {
        sources: ['primitive', 'semantic', 'component'].map((name) => ref(`../tokens/${name}.tokens.json`)),
      },
    },
    modifiers: {
      theme: {
        default: 'default-light',
        contexts: Object.fromEntries([
          ['default-light', []],
          ['default-dark', [DARK]],
          ...brands.flatMap(contextsOf),
          ...contextsOf({ key: PROBE }),
        ]),
      },
    },
    resolutionOrder: [ref('#/sets/base'), ref('#/modifiers/theme')],
  });
