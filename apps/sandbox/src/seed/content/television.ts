import { slugify } from 'rotativa/domain';
import { z } from 'zod';
import type { SeedStory } from '../types.ts';
import { readData } from './files/fields.ts';
import { minutes, pictureId, text } from './files/values.ts';

const TV = '/semanario-tv';
const PLAY = '/semanarioplay';

/** A video of a programme or a category. */
const Episode = z.strictObject({
  headline: text,
  standfirst: text,
  picture: pictureId,
  caption: text,
  /** Its paragraph. */
  text,
  /** In place of the programme's people. */
  by: text.exactOptional(),
  /** The category of a programme's episode. */
  category: text.exactOptional(),
});

/** A programme or a category of Semanario TV, with its videos, newest first. */
const Show = z.strictObject({
  /** Below the TV section: 'programas/a-fondo'. */
  path: text,
  kicker: text,
  by: z.array(text),
  /** When it is shown: the last paragraph of each video. */
  airs: text,
  /** Minutes before the seed's clock of the newest video, and between two of them. */
  ago: minutes,
  every: minutes,
  /** Its videos are documentaries of Semanario Play, too. */
  play: z.literal(true).exactOptional(),
  episodes: z.array(Episode),
});

/** The videos of a programme or a category as stories. */
const videosOf = ({
  path,
  kicker,
  by,
  airs,
  ago,
  every,
  play,
  episodes,
}: z.output<typeof Show>): SeedStory[] =>
  episodes.map(({ headline, standfirst, picture, caption, text: words, by: own, category }, at) => ({
    brand: 'weekly',
    slug: slugify(headline),
    sections: [
      `${TV}/${path}`,
      '/videos',
      ...(category ? [`${TV}/categorias/${category}`] : []),
      ...(play ? [PLAY] : []),
    ],
    kicker,
    headline,
    standfirst,
    by: own ? [own] : by,
    ago: ago + at * every,
    tags: [kicker],
    picture: { id: picture, caption, credit: 'Semanario TV' },
    type: 'video',
    body: [words, airs],
  }));

/** The programmes and categories of Semanario TV; its newest videos are among the stories of the weekly. */
export const TELEVISION: readonly SeedStory[] = readData(
  'stories/weekly/television.yaml',
  z.array(Show),
).flatMap(videosOf);
