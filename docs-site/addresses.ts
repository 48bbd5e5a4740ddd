import manifest from '../package.json' with { type: 'json' };

/** The folder of the site on its host, with a slash at both ends. */
export const BASE = new URL(manifest.homepage).pathname;

/** The address of a path of the site: `to('components/Button/')`. */
export const to = (path: string): string => `${BASE}${path}`;

/** Where faults are reported. */
export const FAULTS: string = manifest.bugs.url;

/** The address of the files of the repository. */
export const REPOSITORY = `${manifest.repository.url.replace(/^git\+/, '').replace(/\.git$/, '')}/blob/main/`;
