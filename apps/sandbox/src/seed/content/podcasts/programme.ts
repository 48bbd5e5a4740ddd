import type { BrandKey } from 'rotativa/themes';
import type { PictureId } from '../../pictures.ts';
import type { SeedStory } from '../../types.ts';

/** An episode of a podcast of composed sounds without voices. */
interface Episode extends Pick<SeedStory, 'headline' | 'standfirst' | 'tags'> {
  readonly slug: string;
  /** Its sound in `seed/podcast-sounds.ts`. */
  readonly sound: string;
  readonly picture?: { readonly id: PictureId; readonly caption: string };
  /** The words with the player, and the text after it. */
  readonly text: string;
  readonly more: readonly string[];
}

/** A podcast: a section below `/podcasts`, with its feed. */
interface Programme {
  readonly brand: BrandKey;
  readonly section: string;
  /** Who signs it. */
  readonly by: string;
  readonly credit: string;
  /** How its sounds are made. */
  readonly made: string;
  /** Minutes before the seed's clock of the newest episode, and between two of them. */
  readonly ago: number;
  readonly every: number;
  /** The first episode first. */
  readonly episodes: readonly Episode[];
}

/** The episodes of a podcast as stories. */
export const programme = ({
  brand,
  section,
  by,
  credit,
  made,
  ago,
  every,
  episodes,
}: Programme): SeedStory[] =>
  episodes.map(({ sound, text, more, picture, ...story }, at) => ({
    brand,
    sections: ['/podcasts', section],
    kicker: `Episodio ${at + 1}`,
    by: [by],
    ...story,
    ago: ago + (episodes.length - 1 - at) * every,
    ...(picture && { picture: { ...picture, credit } }),
    body: [{ sound, text }, ...more, { h: 'Cómo se hizo' }, made, { transcript: sound }],
  }));
