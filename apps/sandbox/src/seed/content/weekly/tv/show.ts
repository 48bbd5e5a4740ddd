import { slugify } from 'rotativa/domain';
import type { PictureId } from '../../../pictures.ts';
import type { SeedStory } from '../../../types.ts';

const TV = '/semanario-tv';

/** A video of a programme or a category. */
interface Episode {
  readonly headline: string;
  readonly picture: PictureId;
  readonly caption: string;
  /** Its paragraph. */
  readonly text: string;
  readonly minutes: number;
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
  readonly episodes: readonly Episode[];
}

/** The videos of a programme or a category as stories. */
export const videosOf = ({ path, kicker, by, airs, ago, every, episodes }: Show): SeedStory[] =>
  episodes.map(({ headline, picture, caption, text, minutes, by: own, category }, at) => ({
    brand: 'weekly',
    slug: slugify(headline),
    sections: [`${TV}/${path}`, '/videos', ...(category ? [`${TV}/categorias/${category}`] : [])],
    kicker,
    headline,
    by: own ? [own] : [...by],
    ago: ago + at * every,
    tags: [kicker],
    picture: { id: picture, caption, credit: 'Semanario TV' },
    type: 'video',
    // No video ends on a full minute.
    duration: minutes * 60 + ((at * 17 + minutes) % 59) + 1,
    body: [text, airs],
  }));
