import { z } from 'zod';
import { readData } from '../files/fields.ts';
import { text } from '../files/values.ts';

/** A place of the archive's stories, and what is found there. */
const PlaceFields = z.strictObject({
  /** The town. */
  lugar: text,
  depto: text,
  /** With its article. */
  agua: text,
  cultivo: text,
  /** A neighbourhood of Cali, for the city's own stories. */
  barrio: text.exactOptional(),
});

export type Place = z.output<typeof PlaceFields>;

/** The places of the country, and those of the Valle del Cauca. */
export const { country: COUNTRY, valley: VALLEY } = readData(
  'archive/places.yaml',
  z.strictObject({ country: z.array(PlaceFields), valley: z.array(PlaceFields) }),
);
