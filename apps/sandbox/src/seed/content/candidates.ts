import { slugify } from 'rotativa/domain';
import { z } from 'zod';
import type { SeedStory } from '../types.ts';
import { readData } from './files/fields.ts';
import { portraitId, text } from './files/values.ts';

const DAY = 24 * 60;

/** A candidate of the regional elections: people, parties and polls are invented. */
const Candidate = z.strictObject({
  section: z.enum(['candidatos-gobernaciones', 'candidatos-alcaldias']),
  office: text,
  name: text,
  party: text,
  portrait: portraitId,
  headline: text,
  standfirst: text,
  body: z.array(text),
});

/** The candidates of the regional elections. @see B17 */
export const CANDIDATES: readonly SeedStory[] = readData(
  'stories/weekly/candidates.yaml',
  z.array(Candidate),
).map(({ section, office, name, party, portrait, headline, standfirst, body }, at) => ({
  brand: 'weekly',
  slug: slugify(headline),
  sections: [`/elecciones/${section}`, '/elecciones'],
  kicker: office,
  headline,
  standfirst,
  by: at % 2 ? [] : ['mariana-cifuentes-uribe'],
  ago: 12 * DAY + at * 97,
  tags: ['Elecciones', party],
  picture: { id: portrait, caption: `${name}, de ${party}.`, credit: 'Semanario' },
  body,
}));
