import { slugify } from 'rotativa/domain';
import type { FamilyKey } from 'rotativa/themes';
import { z } from 'zod';
import type { SeedStory } from '../types.ts';
import { readData } from './files/fields.ts';
import { minutes, pictureId, sectionPath, sectionPaths, text } from './files/values.ts';

/** A video of a newsroom. */
const Clip = z.strictObject({
  headline: text,
  standfirst: text,
  picture: pictureId,
  caption: text,
  /** Sections besides those of all videos. */
  also: z.array(sectionPath).exactOptional(),
  by: text.exactOptional(),
  tags: z.array(text),
  /** The pictures of the shots after the first. */
  pictures: z.array(pictureId).exactOptional(),
  /** The names of the shots. */
  chapters: z.array(text).exactOptional(),
  /** One paragraph for each shot; the captions of the film are the same words. */
  text: z.array(text),
});

/** Videos of one site, newest first. */
const Clips = z.strictObject({
  sections: sectionPaths,
  credit: text,
  /** Minutes before the seed's clock of the newest video, and between two of them. */
  ago: minutes,
  every: minutes,
  clips: z.array(Clip),
});

/** The videos of a brand's newsroom as stories. */
export function videosOf(brand: FamilyKey): SeedStory[] {
  const { sections, credit, ago, every, clips } = readData(`videos/${brand}.yaml`, Clips);
  return clips.map(
    (
      { headline, standfirst, picture, caption, text: words, pictures, chapters, also = [], by, tags },
      at,
    ) => ({
      brand,
      slug: slugify(headline),
      sections: [...sections, ...also],
      kicker: 'Video',
      headline,
      standfirst,
      by: by ? [by] : [],
      ago: ago + at * every,
      tags: [...tags, 'Video'],
      picture: { id: picture, caption, credit },
      type: 'video',
      film: { ...(pictures && { pictures }), ...(chapters && { chapters }) },
      body: words,
    }),
  );
}
