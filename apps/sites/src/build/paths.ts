import { join } from 'node:path';

export const APP = join(import.meta.dirname, '../..');
export const ROOT = join(APP, '../..');
/** One folder for each build, named by the fingerprint of its sources. */
export const DIST = join(APP, 'dist');

/** The client's files in the folder of a build. */
export const clientFolder = (folder: string): string => join(folder, 'client');

/** The client's modules, relative to the app's folder: keys of the manifest. */
export const CLIENT_ENTRY = 'src/client/entry.ts';
/** The script of pages with a recording. */
export const RECORDING_ENTRY = 'src/client/recording.ts';
export const STYLES_ENTRY = 'src/client/styles.ts';
export const SERVER_ENTRY = 'src/server/create-sites.ts';

/** A brand's stylesheet, relative to the root. */
export const themeFile = (brand: string): string => `src/themes/generated/${brand}.css`;
