import { slugify } from 'rotativa/domain';
import type { FamilyKey } from 'rotativa/themes';
import { z } from 'zod';
import type { PictureId } from '../pictures.ts';
import type { SeedStory } from '../types.ts';
import { readData } from './files/fields.ts';
import { minutes, pictureId, sectionPath, sectionPaths, text } from './files/values.ts';

/** A gallery of a newsroom. */
const Album = z
  .strictObject({
    headline: text,
    standfirst: text,
    /** The picture that lists show: one that opens no other story of the brand. */
    cover: pictureId,
    /** Sections before those of all galleries; the first is the primary one. */
    sections: z.array(sectionPath).exactOptional(),
    /** Who drew it, if another than drew the others. */
    credit: text.exactOptional(),
    tags: z.array(text),
    /** The pictures with their captions, in order. */
    pictures: z.record(pictureId, text),
    /** The paragraphs below the pictures. */
    text: z.array(text),
  })
  .refine(({ cover, pictures }) => cover in pictures, {
    path: ['cover'],
    error: 'the gallery does not show its cover. Add the picture, or name one of its own',
  });

/** Galleries of one site, newest first. */
const Albums = z.strictObject({
  sections: sectionPaths,
  credit: text,
  /** Minutes before the seed's clock of the newest gallery, and between two of them. */
  ago: minutes,
  every: minutes,
  albums: z.array(Album),
});

/** The galleries of a brand's newsroom as stories. */
export function galleriesOf(brand: FamilyKey): SeedStory[] {
  const { sections, credit: house, ago, every, albums } = readData(`galleries/${brand}.yaml`, Albums);
  return albums.map(
    (
      { headline, standfirst, pictures, cover, text: words, sections: own = [], credit = house, tags },
      at,
    ) => {
      const images = (Object.entries(pictures) as [PictureId, string][]).map(([id, caption]) => ({
        id,
        caption,
        credit,
      }));
      return {
        brand,
        slug: slugify(headline),
        sections: [...own, ...sections] as SeedStory['sections'],
        kicker: 'Galería',
        headline,
        standfirst,
        by: [],
        ago: ago + at * every,
        tags: [...tags, 'Ilustración'],
        picture: images.find(({ id }) => id === cover)!,
        type: 'gallery',
        images,
        body: words,
      };
    },
  );
}
