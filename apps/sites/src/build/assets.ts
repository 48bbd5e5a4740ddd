import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { createCriticalCss } from 'rotativa/critical-css';
import { BRANDS, type BrandKey } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { clientFolder } from './build.ts';
import { readCriticalStyles } from './critical-css.ts';
import { APP, CLIENT_ENTRY, RECORDING_ENTRY, ROOT, STYLES_ENTRY, themeFile } from './paths.ts';

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
  /** The CSS of the brand's theme. */
  readonly theme?: string;
  /** Font files for the first paint. */
  readonly fonts: readonly string[];
}

export type Assets = Readonly<Record<BrandKey, PageAssets>>;

interface ManifestEntry {
  file: string;
  css?: string[];
}

const forBrands = (make: (brand: BrandKey) => PageAssets): Assets =>
  Object.fromEntries(BRANDS.map((brand) => [brand, make(brand)])) as Record<BrandKey, PageAssets>;

/** The client assets of a build, from its manifest. @throws if the folder has no build */
export async function builtAssets(folder: string): Promise<Assets> {
  const client = clientFolder(folder);
  const text = await readFile(join(client, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, ManifestEntry>;
  const entry = (key: string): ManifestEntry => {
    const found = manifest[key];
    if (!found) throw new Error(`The client build has no ${key}: run npm start, which builds it.`);
    return found;
  };
  const source = (file: string): string => relative(APP, file);
  const path = (file: string): string => `/${file}`;
  const styles = await readCriticalStyles(folder);
  const themes = new Map<BrandKey, { file: string; css: string }>();
  for (const brand of BRANDS) {
    const { file } = entry(source(join(ROOT, themeFile(brand))));
    themes.set(brand, { file, css: await readFile(join(client, file), 'utf8') });
  }
  return forBrands((brand) => {
    const theme = themes.get(brand)!;
    return {
      script: path(entry(CLIENT_ENTRY).file),
      recording: path(entry(RECORDING_ENTRY).file),
      scripts: [],
      styles: [...(entry(STYLES_ENTRY).css ?? []), theme.file].map(path),
      css: createCriticalCss(styles, { theme: theme.css, app: styles.app, readOnly: true }),
      theme: theme.css,
      fonts: BRAND_CONFIGS[brand].fonts.map(({ file }) =>
        path(entry(source(join(ROOT, 'src/themes', file))).file),
      ),
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
