import { z } from 'zod';
import type { SeedCollection } from '../content-types.ts';
import { CANDIDATES } from './candidates.ts';
import { readData } from './files/fields.ts';
import { brand, text } from './files/values.ts';

const common = { id: text, brand, title: text };

/** A list of stories by their slugs, or the stories of the candidates. */
const Collection = z.union(
  [
    z.strictObject({ ...common, slugs: z.array(text) }),
    z.strictObject({ ...common, series: z.literal('candidates') }),
  ],
  "write 'id', 'brand', 'title', and 'slugs' or 'series: candidates'",
);

export const COLLECTIONS: readonly SeedCollection[] = readData('collections.yaml', z.array(Collection)).map(
  (collection) => {
    if ('slugs' in collection) return collection;
    const { series: _, ...named } = collection;
    return { ...named, slugs: CANDIDATES.map(({ slug }) => slug) };
  },
);
