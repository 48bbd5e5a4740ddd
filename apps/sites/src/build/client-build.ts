import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { BRANDS, type BrandKey } from 'rotativa/themes';
import { APP, clientFolder, ROOT, themeFile } from './paths.ts';

interface ManifestEntry {
  file: string;
  css?: string[];
}

/** A brand's theme in a build. */
export interface BuiltTheme {
  readonly file: string;
  readonly css: string;
}

/** The files of a client build. */
export interface ClientBuild {
  /** The files of an entry, by its key in the manifest. @throws if the build has none */
  entry(key: string): ManifestEntry;
  readonly themes: ReadonlyMap<BrandKey, BuiltTheme>;
}

/** The key of a file of the repository in the manifest. */
export const entryKey = (file: string): string => relative(APP, join(ROOT, file));

/** Reads the manifest of a build. @throws if the folder has no build */
export async function readClientBuild(folder: string): Promise<ClientBuild> {
  const client = clientFolder(folder);
  const text = await readFile(join(client, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, ManifestEntry>;
  const entry = (key: string): ManifestEntry => {
    const found = manifest[key];
    if (!found) throw new Error(`The client build has no ${key}: run npm start, which builds it.`);
    return found;
  };
  const themes = new Map<BrandKey, BuiltTheme>();
  for (const brand of BRANDS) {
    const { file } = entry(entryKey(themeFile(brand)));
    themes.set(brand, { file, css: await readFile(join(client, file), 'utf8') });
  }
  return { entry, themes };
}
