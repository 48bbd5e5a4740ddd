import { z } from 'zod';
import {
  brand,
  coverId,
  minutes,
  picture,
  pictureId,
  portraitId,
  sectionPaths,
  text,
} from './files/values.ts';

/** A person who writes, speaks or is interviewed. Fictional. */
export const Author = z.strictObject({
  /** Also the slug of `/autor/{id}/`: lower case, no accents, hyphens. */
  id: text,
  name: text,
  role: text,
  /** Two or three sentences. */
  bio: text,
  portrait: portraitId,
  brands: z.array(brand).min(1),
});

/** The fields at the top of a story. */
export const StoryFields = z.strictObject({
  /** A gallery that is read as a photo essay. */
  form: z.literal('essay').exactOptional(),
  /** Section path as in the menus, e.g. '/politica'. The first is the primary one. */
  sections: sectionPaths,
  kicker: text,
  headline: text,
  standfirst: text.exactOptional(),
  /** Author ids; empty = newsroom. */
  by: z.array(text),
  /** Minutes before the seed's clock that it was published; a live story is published at its first update. */
  ago: minutes,
  tags: z.array(text),
  picture: picture.exactOptional(),
  /** '3' = only for subscribers. Default: that of its section. */
  contentCode: z.enum(['1', '3']).exactOptional(),
  type: z.enum(['story', 'gallery', 'video']).exactOptional(),
  /** Galleries. */
  images: z.array(picture).exactOptional(),
  /** Videos: the pictures of the paragraphs after the first, and the names of all as chapters. */
  film: z
    .strictObject({ pictures: z.array(pictureId).exactOptional(), chapters: z.array(text).exactOptional() })
    .exactOptional(),
  sponsored: z.literal(true).exactOptional(),
  developing: z.literal(true).exactOptional(),
  /** Live blogs: the summary, and on which day before that of the seed's clock they were written. */
  live: z
    .strictObject({
      daysAgo: z.int().exactOptional(),
      ended: z.literal(true).exactOptional(),
      summary: z.array(text),
    })
    .exactOptional(),
  recipe: z
    .strictObject({ yield: text, minutes: z.int(), ingredients: z.array(text), steps: z.array(text) })
    .exactOptional(),
  /** Forums: the event, on the first Thursday that is so many days after that of the seed's clock, or before it. */
  event: z
    .strictObject({
      inDays: z.int(),
      /** Times of the day in Colombia, as '08:30'. */
      from: z.iso.time({ precision: -1 }),
      to: z.iso.time({ precision: -1 }).exactOptional(),
      /** Seats for registered guests. Without them the forum takes no registrations. */
      seats: z.int().exactOptional(),
      city: text,
      venue: text,
      agenda: z.array(z.strictObject({ time: text, title: text, speakers: z.array(text) })),
      speakers: z.array(text),
    })
    .exactOptional(),
});

/** The fields of a story that readers do not get yet: minutes after the seed's clock until they do. */
export const UnpublishedFields = StoryFields.omit({ ago: true, live: true }).extend({ in: minutes.min(1) });

/** A printed edition. */
export const Edition = z.strictObject({
  brand,
  number: z.int(),
  /** Days before the seed's clock. */
  daysAgo: z.int(),
  title: text,
  /** The line below the title on the cover. */
  deck: text,
  /** Other stories on the cover. */
  lines: z.tuple([text, text]),
  /** A drawn cover, or a photograph for a brand that prints notebooks. */
  cover: coverId,
});
