import type { TokenNormalized } from '@terrazzo/parser';
import { PROBE } from './css.ts';
import type { Themes } from './themes.ts';

/** Primitives, which are already resolved in other tokens. */
const PALETTE = /^palette\./;
const DEFAULT = 'default-light';
/** Other values of a token by brand and mode, such as `weekly-dark`. */
const THEMES = 'rotativa.themes';
/** The `font-style` of a role of type. */
const STYLE = 'rotativa.font-style';
/** Of the whole file: words of CSS by the name of their custom property. The format has no type for them. */
const KEYWORDS = 'rotativa.keywords';

interface Group {
  [name: string]: Group | Record<string, unknown>;
}

type Resolved = Record<string, unknown>;

/** The tokens of these ids as nested groups, in the DTCG format. */
function nested(ids: Iterable<string>, tokenOf: (id: string) => Resolved | undefined): Group {
  const keywords: Group = {};
  const root: Group = { $extensions: { [KEYWORDS]: keywords } };
  for (const id of [...ids].sort()) {
    const token = tokenOf(id);
    if (!token) continue;
    const path = id.split('.');
    if (token['$type'] === 'string') {
      keywords[path.join('-')] = keyword(token);
      continue;
    }
    const name = path.pop()!;
    let group = root;
    for (const step of path) group = (group[step] ??= {}) as Group;
    group[name] = { ...group[name], ...token };
  }
  return root;
}

/** Without the names of the format, so that no tool takes it for a token. */
function keyword({ $value, $description, $extensions }: Resolved): Resolved {
  const { [THEMES]: themes } = ($extensions ?? {}) as Resolved;
  return {
    value: $value,
    ...($description ? { description: $description } : {}),
    ...(themes ? { themes } : {}),
  };
}

/** Typography in the format has no style. */
const withoutStyle = (value: unknown): { $value: unknown; style?: unknown } => {
  if (typeof value !== 'object' || value === null || !('fontStyle' in value)) return { $value: value };
  const { fontStyle: style, ...$value } = value;
  return { $value, style };
};

function described({ $type, $value: value, $description }: TokenNormalized, extensions: object): Resolved {
  const { $value, style } = withoutStyle(value);
  const $extensions = { ...extensions, ...(style ? { [STYLE]: style } : {}) };
  return {
    $type,
    $value,
    ...($description ? { $description } : {}),
    ...(Object.keys($extensions).length > 0 ? { $extensions } : {}),
  };
}

const published = (contexts: Themes['contexts']) =>
  [...contexts].filter(([name]) => !name.startsWith(`${PROBE}-`));

/**
 * `tokens.json`: every token in the DTCG format with its references resolved, for tools that are not CSS. `$value` is
 * the default in light mode; the extension `rotativa.themes` has the values that differ. A token
 * that only brands have (part of a component) has no default and gets the first brand's value.
 */
export function tokensJson({ contexts }: Themes): string {
  const ids = new Set([...contexts.values()].flatMap((tokens) => Object.keys(tokens)));
  const root = nested(
    [...ids].filter((name) => !PALETTE.test(name)),
    (id) => written(id, contexts),
  );
  return `${JSON.stringify(root, null, 1)}\n`;
}

/**
 * One DTCG file for each published brand and mode, by its name such as `weekly-dark`, for design tools that have modes as
 * files. Every token is in each file, palette included, with its references resolved, without spaces.
 */
export const themeFiles = ({ contexts }: Themes): Map<string, string> =>
  new Map(
    published(contexts).map(([name, tokens]) => [
      name,
      JSON.stringify(
        nested(Object.keys(tokens), (id) => described(tokens[id]!, tokens[id]!.$extensions ?? {})),
      ),
    ]),
  );

function written(id: string, contexts: Themes['contexts']): Resolved | undefined {
  const found = published(contexts).flatMap(([name, tokens]): [string, TokenNormalized][] =>
    tokens[id] ? [[name, tokens[id]]] : [],
  );
  const base = found.find(([name]) => name === DEFAULT)?.[1] ?? found[0]?.[1];
  if (!base) return undefined;
  const text = JSON.stringify(base.$value);
  const others = found.filter(([, { $value }]) => JSON.stringify($value) !== text);
  const themes = Object.fromEntries(others.map(([name, { $value }]) => [name, $value]));
  return described(base, { ...base.$extensions, ...(others.length > 0 ? { [THEMES]: themes } : {}) });
}
