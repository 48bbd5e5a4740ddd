import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCriticalCss, type SharedCss } from 'rotativa/critical-css';
import { BRANDS, type BrandKey } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { entryKey, readClientBuild } from './client-build.ts';
import { readCriticalStyles } from './critical-css.ts';
import { CLIENT_ENTRY, RECORDING_ENTRY, ROOT, STYLES_ENTRY, themeFile } from './paths.ts';
import { sharedSheet } from './shared-sheet.ts';

/** The addresses of a page's assets. */
export interface PageAssets {
  /** The client entry, a module. */
  readonly script: string;
  /** The script of recordings, a module for the pages that have one: the entry of all pages stays small. */
  readonly recording: string;
  /** Scripts for development only. */
  readonly scripts: readonly string[];
  /** Stylesheets in order. A page with inline CSS loads them when the reader first interacts. */
  readonly styles: readonly string[];
  /** The inline CSS for this HTML; undefined if the page links the stylesheets. */
  readonly css?: (html: string) => string;
  /** The stylesheet that the brand's pages share, and the rest of the CSS of each; undefined if the page links the stylesheets. */
  readonly shared?: { readonly address: string; readonly pageCss: SharedCss['pageCss'] };
  /** The CSS of the brand's theme. */
  readonly theme?: string;
  /** Font files for the first paint. */
  readonly fonts: readonly string[];
}

export type Assets = Readonly<Record<BrandKey, PageAssets>>;

const forBrands = (make: (brand: BrandKey) => PageAssets): Assets =>
  Object.fromEntries(BRANDS.map((brand) => [brand, make(brand)])) as Record<BrandKey, PageAssets>;

/** The client assets of a build, from its manifest. @throws if the folder has no build */
export async function builtAssets(folder: string): Promise<Assets> {
  const { entry, themes } = await readClientBuild(folder);
  const path = (file: string): string => `/${file}`;
  const styles = await readCriticalStyles(folder);
  return forBrands((brand) => {
    const theme = themes.get(brand)!;
    const { file, pageCss } = sharedSheet(brand, styles, theme.css);
    return {
      script: path(entry(CLIENT_ENTRY).file),
      recording: path(entry(RECORDING_ENTRY).file),
      scripts: [],
      styles: [...(entry(STYLES_ENTRY).css ?? []), theme.file].map(path),
      css: createCriticalCss(styles, { theme: theme.css, app: styles.app, readOnly: true }),
      shared: { address: path(file), pageCss },
      theme: theme.css,
      fonts: BRAND_CONFIGS[brand].fonts.map((font) => path(entry(entryKey(`src/themes/${font.file}`)).file)),
    };
  });
}

/** The assets of Vite's development server. */
export function developmentAssets(): Assets {
  return forBrands((brand) => ({
    script: `/${CLIENT_ENTRY}`,
    recording: `/${RECORDING_ENTRY}`,
    scripts: ['/@vite/client'],
    theme: readFileSync(join(ROOT, themeFile(brand)), 'utf8'),
    styles: ['/@rotativa/styles.css', '/src/client/app.css', `/@fs${join(ROOT, themeFile(brand))}`],
    fonts: [],
  }));
}
