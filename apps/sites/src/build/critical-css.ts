import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CriticalStyles } from 'rotativa/critical-css';

/** File in a build's folder with the styles of its pages. */
export const CRITICAL_CSS_FILE = 'critical-css.json';

/** The library's stylesheet in parts, and the app's rules. */
export interface SiteStyles extends CriticalStyles {
  readonly app: string;
}

/** @throws if there is no build */
export const readCriticalStyles = async (folder: string): Promise<SiteStyles> =>
  JSON.parse(await readFile(join(folder, CRITICAL_CSS_FILE), 'utf8')) as SiteStyles;
