import { readFile } from 'node:fs/promises';
import {
  build,
  defineConfig,
  Logger,
  parse,
  type Plugin,
  type TokenNormalized,
  type TokenNormalizedSet,
} from '@terrazzo/parser';
import css from '@terrazzo/plugin-css';
import { readBrands, type BrandSource } from './brands.ts';
import { resolverJson } from './resolver.ts';
import { cssValue, variable } from './value.ts';

/** Custom property name to CSS value. */
export type Declarations = Map<string, string>;

export interface Theme {
  light: Declarations;
  dark: Declarations;
}

export interface Themes {
  /** The tokens without a brand: `:root`. */
  base: Theme;
  /** By brand key, with the probe. */
  brands: Map<string, Theme>;
  /** Names that a component reads with a fallback: unset by default and by brands that agree with it. */
  parts: Set<string>;
  /** The parsed tokens without a brand, for numbers that scripts need. */
  tokens: Record<string, TokenNormalized>;
  /** Every token with its references resolved, by brand and mode: `weekly-dark`, `default-light`. */
  contexts: ReadonlyMap<string, TokenNormalizedSet>;
}

const ROOT = new URL('../../', import.meta.url);
/** Made in memory. The paths in it start here. */
const RESOLVER = new URL('src/themes/resolver.json', ROOT);
const COMPONENTS = new URL('src/tokens/component.tokens.json', ROOT);
/** Not for pages: primitives, and numbers for media queries and scripts. */
const PRIVATE = ['palette.**', 'breakpoint.**'];

/**
 * Reads the token files with Terrazzo, for every brand and mode.
 * @param brands default: the folders of `src/themes`
 * @throws if a file is not valid DTCG, or a reference has no target
 * @see T1, T2
 */
export async function readThemes(brands: readonly BrandSource[] = readBrands()): Promise<Themes> {
  const src = resolverJson(brands);
  const contexts = Object.keys(
    (JSON.parse(src) as { modifiers: { theme: { contexts: object } } }).modifiers.theme.contexts,
  );
  const found = new Map<string, Declarations>();
  const logger = new Logger({ level: 'warn' });
  const config = defineConfig(
    {
      plugins: [
        css({
          skipBuild: true,
          legacyHex: true,
          exclude: PRIVATE,
          variableName: (token) => variable(token.id),
          transform: cssValue,
          permutations: contexts.map((theme) => ({ input: { theme }, prepare: (contents) => contents })),
        }),
        collect(contexts, found),
      ],
      lint: { build: { enabled: false } },
    },
    { logger, cwd: ROOT },
  );
  const { tokens, sources, resolver } = await parse({ filename: RESOLVER, src }, { logger, config });
  await build(tokens, { sources, resolver, config, logger });

  const theme = (key: string): Theme => ({
    light: present(found, `${key}-light`),
    dark: present(found, `${key}-dark`),
  });
  const keys = [...new Set(contexts.map((context) => context.replace(/-(light|dark)$/, '')))];
  const themes = new Map(keys.filter((key) => key !== 'default').map((key) => [key, theme(key)]));
  const sets = new Map(contexts.map((name) => [name, resolver.apply({ theme: name })]));
  return { base: theme('default'), brands: themes, parts: await readParts(tokens), tokens, contexts: sets };
}

/** A token that repeats a role of colour. */
const ROLE = /^\{?color\.([\w.-]+)\}?$/;

/** The tokens of a brand outside the group of colours that repeat a role, by their names: `section-rule-color`. */
export function aliasesOf({ contexts }: Themes, key: string): Record<string, string> {
  const tokens = Object.values(contexts.get(`${key}-light`) ?? {});
  const found = tokens.map(({ id, aliasChain: [next] = [] }): [string, string | undefined] => [
    id,
    id.startsWith('color.') ? undefined : ROLE.exec(next ?? '')?.[1],
  ]);
  return Object.fromEntries(
    found.flatMap(([id, role]) => (role ? [[variable(id), role.replaceAll('.', '-')]] : [])),
  );
}

async function readParts(tokens: Record<string, TokenNormalized>): Promise<Set<string>> {
  const groups = Object.keys(JSON.parse(await readFile(COMPONENTS, 'utf8')) as object);
  const ids = Object.keys(tokens).filter((id) => groups.includes(id.split('.')[0] ?? ''));
  return new Set(ids.map(variable));
}

function present(found: Map<string, Declarations>, context: string): Declarations {
  const declarations = found.get(context);
  if (declarations === undefined) throw new Error(`There is no theme ${context}`);
  return declarations;
}

/** A Terrazzo plugin that collects the output of plugin-css for each token and theme. */
function collect(contexts: string[], found: Map<string, Declarations>): Plugin {
  return {
    name: 'rotativa',
    build({ getTransforms }) {
      for (const theme of contexts) {
        const declarations: Declarations = new Map();
        for (const { localID, value } of getTransforms({ format: 'css', input: { theme } })) {
          const parts = typeof value === 'string' ? { '.': value } : value;
          for (const [part, text] of Object.entries(parts)) {
            declarations.set(part === '.' ? `${localID}` : `${localID}-${part}`, text);
          }
        }
        found.set(theme, new Map([...declarations].sort(([a], [b]) => (a < b ? -1 : 1))));
      }
    },
  };
}
