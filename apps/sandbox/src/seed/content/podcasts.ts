import type { FamilyKey } from 'rotativa/themes';
import { z } from 'zod';
import type { SeedStory } from '../types.ts';
import { readData } from './files/fields.ts';
import { minutes, pictureId, sectionPath, text } from './files/values.ts';

/** An episode of a podcast of composed sounds without voices. */
const Episode = z.strictObject({
  slug: text,
  /** Its sound in `seed/podcast-sounds.ts` or `seed/sounds.ts`. */
  sound: text,
  headline: text,
  standfirst: text,
  tags: z.array(text),
  picture: z.strictObject({ id: pictureId, caption: text }).exactOptional(),
  /** The words with the player, and the text after it. */
  text,
  more: z.array(text),
});

/** A podcast: a section below `/podcasts`, with its feed. */
const Podcast = z.strictObject({
  section: sectionPath,
  /** Sections besides that one and `/podcasts`. */
  also: z.array(sectionPath).exactOptional(),
  /** Who signs it. */
  by: text,
  credit: text,
  /** How its sounds are made. */
  made: text,
  /** Minutes before the seed's clock of the newest episode, and between two of them. */
  ago: minutes,
  every: minutes,
  /** The first episode first. */
  episodes: z.array(Episode),
});

/** The episodes of a brand's podcast as stories. */
export function podcastOf(brand: FamilyKey): SeedStory[] {
  const podcast = readData(`podcasts/${brand}.yaml`, Podcast);
  const { section, also = [], by, credit, made, ago, every, episodes } = podcast;
  return episodes.map(({ sound, text: words, more, picture, ...story }, at) => ({
    brand,
    sections: ['/podcasts', section, ...also],
    kicker: `Episodio ${at + 1}`,
    by: [by],
    ...story,
    ago: ago + (episodes.length - 1 - at) * every,
    ...(picture && { picture: { ...picture, credit } }),
    body: [{ sound, text: words }, ...more, { h: 'Cómo se hizo' }, made, { transcript: sound }],
  }));
}
