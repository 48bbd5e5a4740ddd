import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clientFolder } from './paths.ts';
import { readClientBuild } from './client-build.ts';
import { readCriticalStyles } from './critical-css.ts';
import { sharedSheet } from './shared-sheet.ts';

/** Writes the shared stylesheet of each brand into the client, behind its other steps. */
export async function writeSharedSheets(folder: string): Promise<void> {
  const styles = await readCriticalStyles(folder);
  const { themes } = await readClientBuild(folder);
  for (const [brand, { css }] of themes) {
    const { file, sheet } = sharedSheet(brand, styles, css);
    await writeFile(join(clientFolder(folder), file), sheet);
  }
}
