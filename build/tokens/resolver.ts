import type { BrandSource } from './brands.ts';
import { PROBE } from './css.ts';

const ref = (path: string) => ({ $ref: path });
const DARK = ref('../tokens/semantic.dark.tokens.json');

/** The files of one brand in each mode, or of the page without a brand. */
function contextsOf(key: string): [string, object[]][] {
  const light = ref(`./${key}/light.tokens.json`);
  return [
    [`${key}-light`, [light]],
    [`${key}-dark`, [DARK, light, ref(`./${key}/dark.tokens.json`)]],
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
          ...brands.flatMap(({ key }) => contextsOf(key)),
          ...contextsOf(PROBE),
        ]),
      },
    },
    resolutionOrder: [ref('#/sets/base'), ref('#/modifiers/theme')],
  });
