import type { Plugin } from 'vite';

/**
 * Removes Vite's preload helper (2 KB in the entry) from the client: the islands share one chunk, so there is nothing
 * to preload. `build.modulePreload: false` does not remove the helper.
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
