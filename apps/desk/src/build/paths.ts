import { join } from 'node:path';

export const APP = join(import.meta.dirname, '../..');
export const ROOT = join(APP, '../..');
/** One folder for each build, named by the fingerprint of its sources. */
export const DIST = join(APP, 'dist');
