import type { CriticalStyles } from '../../src/styling/critical-css.ts';
import { extract } from './extract.ts';
import { LAYER_ORDER, LAYERS } from './layers.ts';
import { renderedNames } from './rendered-names.ts';
import { baseSheet, withoutBlanks } from './sheets.ts';

/** The names in selectors, as `renderedNames` writes them. */
const SELECTED = /\.-?[_a-zA-Z][\w-]*|\[data-[\w-]+/g;

/**
 * Returns the whole stylesheet in parts: the same extraction, in the same order.
 *
 * @param sourceFolder the library's
 * @param app an app around it: the folder of its source, and its rules
 * @throws StyleProblems
 */
export async function criticalStyles(
  sourceFolder: string,
  app?: { readonly source: string; readonly css: string },
): Promise<CriticalStyles> {
  const extracted = await extract(sourceFolder);
  const order = new Map(LAYERS.map((layer, index) => [layer, index]));
  extracted.sort((a, b) => (order.get(a.layer) ?? 0) - (order.get(b.layer) ?? 0));
  const roots = await Promise.all(
    extracted.map(async ({ id, layer, css, keyframes }) => ({
      id,
      layer: `rotativa.${layer}`,
      css: await withoutBlanks([...keyframes.values(), css].join('\n')),
    })),
  );
  const selected = new Set(
    [app?.css ?? '', ...roots.map(({ css }) => css)].flatMap((css) =>
      (css.match(SELECTED) ?? []).map((name) => (name.startsWith('[') ? `${name}]` : name)),
    ),
  );
  const rendered = await renderedNames([sourceFolder, ...(app ? [app.source] : [])]);
  return {
    base: `${LAYER_ORDER}${(await baseSheet(sourceFolder)).replace(LAYER_ORDER, '').trim()}`,
    roots,
    rendered: rendered.filter((name) => selected.has(name)),
  };
}
