import type { BrowserIsland } from 'rotativa/islands/client';
import type { ScriptedIsland } from '../contract/islands.ts';

/** The parts of the islands of `SCRIPTED` that the browser needs: without their components, the entry script has room for more. */
export const SCRIPTS: readonly (BrowserIsland<never> & { readonly name: ScriptedIsland })[] = [
  { name: 'film', script: () => import('./film.ts') },
  { name: 'listen', script: async () => (await import('./listen.ts')).script() },
  { name: 'live-blog', script: () => import('./live.ts') },
  { name: 'load-more', script: () => import('./load-more.ts') },
  { name: 'page-search', script: () => import('./suggestions.ts') },
  { name: 'pair', script: () => import('./pair.ts') },
  { name: 'points', script: () => import('./points.ts') },
];
