import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { extract, stylesFiles } from '../../../../build/styles/extract.ts';
import { LAYER_ORDER, LAYERS } from '../../../../build/styles/layers.ts';
import { baseSheet } from '../../../../build/styles/sheets.ts';
import { PAGE_STYLES_FILE, type PageStyles } from './page-styles.ts';
import { APP, ROOT } from './paths.ts';

const minified = async (css: string): Promise<string> =>
  (await transform(css, { loader: 'css', minifyWhitespace: true })).code.trim();

/** Writes the pieces for the server to read: the same extraction as the whole stylesheet. */
export async function writePageStyles(folder: string): Promise<void> {
  const source = join(ROOT, 'src');
  const extracted = await extract(stylesFiles(source), source);
  const order = new Map(LAYERS.map((layer, index) => [layer, index]));
  extracted.sort((a, b) => (order.get(a.layer) ?? 0) - (order.get(b.layer) ?? 0));
  const roots = await Promise.all(
    extracted.map(async ({ id, layer, css, keyframes }) => ({
      id,
      layer: `rotativa.${layer}`,
      css: await minified([...keyframes.values(), css].join('\n')),
    })),
  );
  const styles: PageStyles = {
    base: `${LAYER_ORDER}${(await baseSheet(source)).replace(LAYER_ORDER, '').trim()}`,
    app: await minified(await readFile(join(APP, 'src/client/app.css'), 'utf8')),
    roots,
  };
  await writeFile(join(folder, PAGE_STYLES_FILE), JSON.stringify(styles));
}
