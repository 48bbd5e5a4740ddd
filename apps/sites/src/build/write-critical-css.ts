import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { criticalStyles } from '../../../../compiler/styles/critical-css.ts';
import { withoutBlanks } from '../../../../compiler/styles/sheets.ts';
import { CRITICAL_CSS_FILE, type SiteStyles } from './critical-css.ts';
import { APP, ROOT } from './paths.ts';

/** Writes the parts for the server with the same extraction as the whole stylesheet. */
export async function writeCriticalCss(folder: string): Promise<void> {
  const app = await withoutBlanks(await readFile(join(APP, 'src/client/app.css'), 'utf8'));
  const library = await criticalStyles(join(ROOT, 'src'), { source: join(APP, 'src'), css: app });
  const styles: SiteStyles = { ...library, app };
  await writeFile(join(folder, CRITICAL_CSS_FILE), JSON.stringify(styles));
}
