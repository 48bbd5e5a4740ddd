'use client';
import { defineIsland } from '../../../islands/define-island.ts';
import type { FilmProps } from './Film.tsx';

/**
 * The tools of a film, started by a plain script on intent. Until then, and without a script, the browser's player
 * plays. A site that streams gives the island another script: see `startFilm`.
 */
export const filmIsland = defineIsland<FilmProps>({
  name: 'film',
  when: 'intent',
  load: () => import('./Film.tsx'),
  script: async () => ({ default: (await import('./start-film.ts')).startFilm }),
});
