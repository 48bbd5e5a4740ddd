import { slugify } from 'rotativa/domain';
import { z } from 'zod';
import type { SeedStory } from '../types.ts';
import { readData } from './files/fields.ts';
import { pictureId, text } from './files/values.ts';

/** Minutes before the seed's clock of the newest, and between two. */
const NEWEST = 2903;
const APART = 4001;

/** A cartoon: its headline, the drawing, what a figure in it says, and what it is about. */
const Cartoon = z.strictObject({ headline: text, drawing: pictureId, says: text, about: text });

export const CARTOONS: readonly SeedStory[] = readData('stories/weekly/cartoons.yaml', z.array(Cartoon)).map(
  ({ headline, drawing, says, about }, at) => ({
    brand: 'weekly',
    slug: slugify(headline),
    sections: ['/caricaturas'],
    kicker: 'Caricatura',
    headline,
    by: [],
    ago: NEWEST + at * APART,
    tags: ['Caricatura', 'Humor político'],
    picture: { id: drawing, caption: says, credit: 'Semanario' },
    body: [`<b>${says}</b>`, about],
  }),
);
