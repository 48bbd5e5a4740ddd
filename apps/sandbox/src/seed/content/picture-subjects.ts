import { fold } from 'rotativa/domain';
import { z } from 'zod';
import { SCENES } from '../pictures.ts';
import type { SeedStory } from '../types.ts';
import { readData } from './files/fields.ts';

const SUBJECT = /^[a-z][a-z ]*\.?$/;
const Subjects = z.record(
  z.enum(SCENES),
  z.array(z.string().regex(SUBJECT, "write the beginning of a word, without accents: 'cafeter'")).min(1),
);

/** Whether a folded text has one of a scene's subjects. */
const PATTERNS = new Map<string, RegExp>(
  Object.entries(readData('picture-subjects.yaml', Subjects)).map(([id, subjects]) => {
    const words = subjects.map((word) => word.replace(/\.$/, '(?![a-z])'));
    return [id, new RegExp(`(?<![a-z])(?:${words.join('|')})`)];
  }),
);

/** The words of a story that a picture is chosen by. */
export interface Told {
  readonly headline: string;
  readonly standfirst?: string;
}

/**
 * Whether a scene shows a subject of a story or of the caption under it, by `apps/content/picture-subjects.yaml`.
 * Portraits, covers and cartoons are of a person, an edition and a joke: they always fit.
 */
export function fits(id: string, { headline, standfirst = '' }: Told, caption = ''): boolean {
  const pattern = PATTERNS.get(id);
  return pattern === undefined || pattern.test(fold(`${headline} . ${standfirst} . ${caption}`));
}

/** The ids of a story's pictures that show nothing of it: of its opening, and of its set-pieces, whose words beside a picture count. */
export const unfit = (story: SeedStory): string[] =>
  [
    ...(story.picture ? [{ id: story.picture.id, words: story.picture.caption }] : []),
    ...story.body.flatMap((element) =>
      typeof element === 'object' && 'told' in element
        ? element.pictures.map(({ id, caption }, at) => ({
            id,
            words: [caption, ...('scenes' in element ? Object.values(element.scenes[at]!) : [])].join(' . '),
          }))
        : [],
    ),
  ].flatMap(({ id, words }) => (fits(id, story, words) ? [] : id));
