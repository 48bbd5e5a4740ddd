import { STORIES } from './content/index.ts';
import { filmOf, type Film } from './film.ts';

/** The films of the seed's videos, by their id. */
export const FILMS: ReadonlyMap<string, Film> = new Map(
  STORIES.flatMap((story) => {
    const film = filmOf(story);
    return film ? [[film.id, film] as const] : [];
  }),
);
