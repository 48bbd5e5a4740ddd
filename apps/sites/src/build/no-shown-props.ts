import type { Plugin } from 'vite';

const SHOWN = /^\s*shown: \[[^\]]*\],?$/m;

/**
 * Removes the names of the props that islands keep from the server's HTML (`shown`) from the client: only a server needs
 * them, and the entry of every page has all islands.
 */
export function noShownProps(): Plugin {
  return {
    name: 'rotativa:no-shown-props',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (/island\.ts$/.test(id) ? code.replace(SHOWN, '') : null),
  };
}
