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
  angles: z.array(
    z.strictObject({
      headline: text,
      standfirst: text,
      /** A picture that shows its subject wherever it happens. */
      picture: pictureId.exactOptional(),
    }),
  ),
  paragraphs: z.array(text).min(1),
});

export type ArchiveTheme = z.output<typeof Theme>;
