import manifest from '../package.json' with { type: 'json' };

/** The folder of the site on its host, with a slash at both ends. */
export const BASE = new URL(manifest.homepage).pathname;

/** The address of a path of the site: `to('components/Button/')`. */
export const to = (path: string): string => `${BASE}${path}`;

/** Where faults are reported. */
export const FAULTS: string = manifest.bugs.url;

const HOST = manifest.repository.url.replace(/^git\+/, '').replace(/\.git$/, '');

/** The address of the files of the repository. */
export const REPOSITORY = `${HOST}/blob/main/`;

/** The address at which a file of the repository is changed. */
export const EDIT = `${HOST}/edit/main/`;
