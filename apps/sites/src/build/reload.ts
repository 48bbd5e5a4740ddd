import type { Plugin } from 'vite';

/**
 * Reloads open pages when a module changes that only the server runs: the browser cannot swap such a module. Styles
 * are not modules of the server and are still swapped in place.
 */
export function reloadOnServerChange(): Plugin {
  return {
    name: 'sites:reload-on-server-change',
    hotUpdate({ modules, server, file }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      if (file.endsWith('.css') || file.endsWith('.styles.ts')) return;
      server.ws.send({ type: 'full-reload' });
    },
  };
}
