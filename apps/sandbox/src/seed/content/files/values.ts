import { BRANDS } from 'rotativa/themes';
import { z } from 'zod';
import {
  CARTOONS,
  COVERS,
  PORTRAITS,
  SCENES,
  type CoverId,
  type PictureId,
  type SceneId,
} from '../../pictures.ts';

/** A text for readers, or an id. */
export const text = z.string().min(1, 'write a text');

export const brand = z.enum(BRANDS);

/** An address of another site, or a path of the same one. */
export const url = z
  .string()
  .regex(/^(?:https:\/\/|\/)\S+$/, "write an address that begins with 'https://' or '/'");

export const sectionPath = z
  .string()
  .regex(/^(?:\/[a-z0-9-]+)+$/, "write a path as '/politica', without a '/' at its end");
/** The first is the primary one. */
export const sectionPaths = z.tuple([sectionPath], sectionPath);

const PICTURES: ReadonlySet<string> = new Set([...SCENES, ...CARTOONS, ...PORTRAITS, ...COVERS]);
/** Whether the catalogue has a picture of this id. */
export const isPicture = (id: unknown): id is PictureId => typeof id === 'string' && PICTURES.has(id);
const CATALOGUE =
  'there is no such picture. Use an id of apps/sandbox/src/seed/pictures.ts, or draw it (apps/pictures/README.md)';

export const pictureId = z.custom<PictureId>(isPicture, CATALOGUE);
export const coverId = z.custom<CoverId | SceneId>(isPicture, CATALOGUE);
export const portraitId = z.custom<`retrato-${string}`>(
  (id) => isPicture(id) && String(id).startsWith('retrato-'),
  "write the id of a portrait, as 'retrato-01'",
);

/** Minutes before the clock of the seed. */
export const minutes = z.int().min(0);

/** A picture with the words under it. */
export const picture = z.strictObject({
  id: pictureId,
  /** The words before the caption in a gallery: a day, a place. */
  subtitle: text.exactOptional(),
  /** A portrait's names the person. */
  caption: text,
  /** The illustrator. */
  credit: text,
  /** Alternative text here, if the drawing's description would name another place or thing. */
  alt: text.exactOptional(),
});
