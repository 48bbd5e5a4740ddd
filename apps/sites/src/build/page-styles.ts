import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where a build's folder holds the styles of its pages. */
export const PAGE_STYLES_FILE = 'page-styles.json';

/** One root's CSS, in the order of the whole stylesheet. */
export interface RootStyles {
  /** Its class, by which a page's HTML tells that it needs it. */
  readonly id: string;
  /** A cascade layer of the library. */
  readonly layer: string;
  readonly css: string;
}

/** The library's stylesheet in pieces, from which a page takes what it shows. */
export interface PageStyles {
  /** The order of the layers, reset and default tokens: every page has them. */
  readonly base: string;
  /** The app's own rules, after all others. */
  readonly app: string;
  readonly roots: readonly RootStyles[];
}

/** @throws when there is no build */
export const readPageStyles = async (folder: string): Promise<PageStyles> =>
  JSON.parse(await readFile(join(folder, PAGE_STYLES_FILE), 'utf8')) as PageStyles;
