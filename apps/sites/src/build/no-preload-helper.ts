import type { Plugin } from 'vite';

/**
 * Takes Vite's preload helper (2 KB in the entry) out of the client: our islands share one chunk, so there is
 * nothing to preload. `build.modulePreload: false` leaves the helper in.
 */
export function noPreloadHelper(): Plugin {
  return {
    name: 'rotativa:no-preload-helper',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null,
  };
}
