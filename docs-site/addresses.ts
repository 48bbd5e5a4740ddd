import manifest from '../package.json' with { type: 'json' };

/** The folder of the site on its host, with a slash at both ends. */
export const BASE = new URL(manifest.homepage).pathname;

/** The address of a path of the site: `to('components/Button/')`. */
export const to = (path: string): string => `${BASE}${path}`;
