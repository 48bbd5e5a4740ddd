import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pageStyler } from 'rotativa/page-styles';
import { BRANDS, type BrandKey } from 'rotativa/themes';
import { clientFolder } from './build.ts';
import { readPageStyles } from './page-styles.ts';
import { APP, CLIENT_ENTRY, ROOT, STYLES_ENTRY, themeFile } from './paths.ts';

/** The addresses of what a page needs. */
export interface PageAssets {
  /** The client entry, a module. */
  readonly script: string;
  /** Scripts that only development has. */
  readonly scripts: readonly string[];
  /** Stylesheets in order. A page that has its own CSS in it fetches them at the reader's first intent. */
  readonly styles: readonly string[];
  /** The CSS that stands in a page of this HTML; undefined where the stylesheets are linked. */
  readonly css?: (html: string) => string;
  /** Font files that the first paint needs. */
  readonly fonts: readonly string[];
}

export type Assets = Readonly<Record<BrandKey, PageAssets>>;

interface ManifestEntry {
  file: string;
  css?: string[];
  assets?: string[];
}

const forBrands = (make: (brand: BrandKey) => PageAssets): Assets =>
  Object.fromEntries(BRANDS.map((brand) => [brand, make(brand)])) as Record<BrandKey, PageAssets>;

/** What a build's client part holds, from its manifest. @throws when there is no build in the folder */
export async function builtAssets(folder: string): Promise<Assets> {
  const client = clientFolder(folder);
  const text = await readFile(join(client, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, ManifestEntry>;
  const entry = (key: string): ManifestEntry => {
    const found = manifest[key];
    if (!found) throw new Error(`The client build has no ${key}: run npm start, which builds it.`);
    return found;
  };
  const path = (file: string): string => `/${file}`;
  const styles = await readPageStyles(folder);
  const themes = new Map<string, string>();
  for (const brand of BRANDS) {
    const { file } = entry(relative(APP, join(ROOT, themeFile(brand))));
    themes.set(brand, await readFile(join(client, file), 'utf8'));
  }
  return forBrands((brand) => {
    const theme = entry(relative(APP, join(ROOT, themeFile(brand))));
    return {
      script: path(entry(CLIENT_ENTRY).file),
      scripts: [],
      styles: (entry(STYLES_ENTRY).css ?? []).map(path),
      css: pageStyler(styles, { theme: themes.get(brand) ?? '', app: styles.app }),
      fonts: (theme.assets ?? []).filter((file) => file.endsWith('.woff2')).map(path),
    };
  });
}

/** What Vite's development server answers. */
export function developmentAssets(): Assets {
  return forBrands((brand) => ({
    script: `/${CLIENT_ENTRY}`,
    scripts: ['/@vite/client'],
    styles: ['/@rotativa/styles.css', '/src/client/app.css', `/@fs${join(ROOT, themeFile(brand))}`],
    fonts: [],
  }));
}
