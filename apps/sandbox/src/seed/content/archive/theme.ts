import { z } from 'zod';
import { pictureId, sectionPaths, text } from '../files/values.ts';

export const DAY_MINUTES = 24 * 60;

/**
 * A subject that the archive follows from place to place. The texts name a place by `{lugar}`, `{depto}`, `{agua}` and
 * `{cultivo}`, a neighbourhood by `{barrio}`, and numbers by `{n}` and `{m}`.
 */
export const Theme = z.strictObject({
  sections: sectionPaths,
  kicker: text,
  tags: z.array(text),
  /** Pictures that fit any of its stories. */
  pictures: z.array(pictureId),
  angles: z.array(
    z.strictObject({
      headline: text,
      standfirst: text,
      /** For when the theme has no other picture: one that a newer story has too, if no list shows both. */
      shared: pictureId.exactOptional(),
    }),
  ),
  paragraphs: z.array(text).min(1),
});

export type ArchiveTheme = z.output<typeof Theme>;
