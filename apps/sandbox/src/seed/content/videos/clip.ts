import { slugify } from 'rotativa/domain';
import type { BrandKey } from 'rotativa/themes';
import type { PictureId } from '../../pictures.ts';
import type { SeedStory } from '../../types.ts';

/** A video of a newsroom. */
export interface Clip {
  readonly headline: string;
  readonly picture: PictureId;
  readonly caption: string;
  /** One paragraph for each shot; the captions of the film are the same words. */
  readonly text: readonly string[];
  /** The pictures of the shots after the first. */
  readonly pictures?: readonly PictureId[];
  /** The names of the shots. */
  readonly chapters?: readonly string[];
  /** Sections besides those of all videos. */
  readonly also?: readonly string[];
  readonly by?: string;
  readonly tags: readonly string[];
}

/** Videos of one site, newest first. */
export interface Clips {
  readonly brand: BrandKey;
  readonly sections: SeedStory['sections'];
  readonly credit: string;
  /** Minutes before the seed's clock of the newest video, and between two of them. */
  readonly ago: number;
  readonly every: number;
  readonly clips: readonly Clip[];
}

/** The videos of a site as stories. */
export const clipStories = ({ brand, sections, credit, ago, every, clips }: Clips): SeedStory[] =>
  clips.map(({ headline, picture, caption, text, pictures, chapters, also = [], by, tags }, at) => ({
    brand,
    slug: slugify(headline),
    sections: [...sections, ...also],
    kicker: 'Video',
    headline,
    by: by ? [by] : [],
    ago: ago + at * every,
    tags: [...tags, 'Video'],
    picture: { id: picture, caption, credit },
    type: 'video',
    film: { ...(pictures && { pictures: [...pictures] }), ...(chapters && { chapters: [...chapters] }) },
    body: [...text],
  }));
