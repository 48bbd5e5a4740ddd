import { slugify } from 'rotativa/domain';
import type { PictureId } from '../../../pictures.ts';
import type { SeedStory } from '../../../types.ts';

const TV = '/semanario-tv';
const PLAY = '/semanarioplay';

/** A video of a programme or a category. */
interface Episode {
  readonly headline: string;
  readonly picture: PictureId;
  readonly caption: string;
  /** Its paragraph. */
  readonly text: string;
  /** In place of the programme's people. */
  readonly by?: string;
  /** The category of a programme's episode. */
  readonly category?: string;
}

/** A programme or a category of Semanario TV, with its videos, newest first. */
export interface Show {
  /** Below the TV section: 'programas/a-fondo'. */
  readonly path: string;
  readonly kicker: string;
  readonly by: readonly string[];
  /** When it is shown: the last paragraph of each video. */
  readonly airs: string;
  /** Minutes before the seed's clock of the newest video, and between two of them. */
  readonly ago: number;
  readonly every: number;
  /** Its videos are documentaries of Semanario Play, too. */
  readonly play?: true;
  readonly episodes: readonly Episode[];
}

/** The videos of a programme or a category as stories. */
export const videosOf = ({ path, kicker, by, airs, ago, every, play, episodes }: Show): SeedStory[] =>
  episodes.map(({ headline, picture, caption, text, by: own, category }, at) => ({
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
    by: own ? [own] : [...by],
    ago: ago + at * every,
    tags: [kicker],
    picture: { id: picture, caption, credit: 'Semanario TV' },
    type: 'video',
    body: [text, airs],
  }));
