import { filmOf, type Film } from './film.ts';

/** Films by their id. */
export type Films = ReadonlyMap<string, Film>;

async function readFilms(): Promise<Films> {
  const { STORIES } = await import('./content/index.ts');
  return new Map(
    STORIES.flatMap((story) => {
      const film = filmOf(story);
      return film ? [[film.id, film] as const] : [];
    }),
  );
}

let read: Promise<Films> | undefined;

/** The films of the seed's videos. The content is read when the first is asked for, and not when the sandbox starts. */
export const films = (): Promise<Films> => (read ??= readFilms());
