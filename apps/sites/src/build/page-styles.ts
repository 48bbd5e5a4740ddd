import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageStyles } from 'rotativa/page-styles';

/** Where a build's folder holds the styles of its pages. */
export const PAGE_STYLES_FILE = 'page-styles.json';

/** The library's stylesheet in pieces, and the app's own rules. */
export interface SiteStyles extends PageStyles {
  readonly app: string;
}

/** @throws when there is no build */
export const readPageStyles = async (folder: string): Promise<SiteStyles> =>
  JSON.parse(await readFile(join(folder, PAGE_STYLES_FILE), 'utf8')) as SiteStyles;
