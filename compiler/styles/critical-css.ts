import type { CriticalStyles } from '../../src/styling/critical-css.ts';
import { extract } from './extract.ts';
import { LAYER_ORDER, LAYERS } from './layers.ts';
import { baseSheet, withoutBlanks } from './sheets.ts';

/** Returns the whole stylesheet in parts: the same extraction, in the same order. @throws StyleProblems */
export async function criticalStyles(sourceFolder: string): Promise<CriticalStyles> {
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
  return {
    base: `${LAYER_ORDER}${(await baseSheet(sourceFolder)).replace(LAYER_ORDER, '').trim()}`,
    roots,
  };
}
