import type { TokenNormalized } from '@terrazzo/parser';
import { PROBE } from './css.ts';
import type { Themes } from './themes.ts';

/** Primitives, which are already resolved in other tokens. */
const PALETTE = /^palette\./;
const DEFAULT = 'default-light';
/** Other values of a token by brand and mode, such as `weekly-dark`. */
const THEMES = 'rotativa.themes';

interface Group {
  [name: string]: Group | Record<string, unknown>;
}

/**
 * `tokens.json`: every token in the DTCG format with its references resolved, for tools that are not CSS. `$value` is
 * the default in light mode; the extension `rotativa.themes` has the values that differ. A token
 * that only brands have (part of a component) has no default and gets the first brand's value.
 */
export function tokensJson({ contexts }: Themes): string {
  const ids = new Set([...contexts.values()].flatMap((tokens) => Object.keys(tokens)));
  const root: Group = {};
  for (const id of [...ids].filter((name) => !PALETTE.test(name)).sort()) {
    const token = written(id, contexts);
    if (!token) continue;
    const path = id.split('.');
    const name = path.pop()!;
    let group = root;
    for (const step of path) group = (group[step] ??= {}) as Group;
    group[name] = { ...group[name], ...token };
  }
  return `${JSON.stringify(root, null, 2)}\n`;
}

function written(id: string, contexts: Themes['contexts']): Record<string, unknown> | undefined {
  const published = [...contexts].filter(([name]) => !name.startsWith(`${PROBE}-`));
  const found = published.flatMap(([name, tokens]): [string, TokenNormalized][] =>
    tokens[id] ? [[name, tokens[id]]] : [],
  );
  const base = found.find(([name]) => name === DEFAULT)?.[1] ?? found[0]?.[1];
  if (!base) return undefined;
  const text = JSON.stringify(base.$value);
  const others = found.filter(([, { $value }]) => JSON.stringify($value) !== text);
  const themes = Object.fromEntries(others.map(([name, { $value }]) => [name, $value]));
  const extensions = { ...base.$extensions, ...(others.length > 0 ? { [THEMES]: themes } : {}) };
  return {
    $type: base.$type,
    $value: base.$value,
    ...(base.$description ? { $description: base.$description } : {}),
    ...(Object.keys(extensions).length > 0 ? { $extensions: extensions } : {}),
  };
}
