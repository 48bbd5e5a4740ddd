import { fold } from 'rotativa/domain';
import { z } from 'zod';
import { SCENES } from '../pictures.ts';
import type { SeedStory } from '../types.ts';
import { readData } from './files/fields.ts';

const SUBJECT = /^!?[a-z][a-z ]*\.?$/;
const Subjects = z.record(
  z.enum(SCENES),
  z
    .array(
      z
        .string()
        .regex(
          SUBJECT,
          "write the beginning of a word, without accents: 'cafeter', or '!profesor.' for one that does not fit",
        ),
    )
    .min(1),
);

/** Finds one of the beginnings of words in a folded text; of none, nothing. */
const anyOf = (beginnings: readonly string[]): RegExp =>
  beginnings.length === 0
    ? /(?!)/
    : new RegExp(`(?<![a-z])(?:${beginnings.map((word) => word.replace(/\.$/, '(?![a-z])')).join('|')})`);

const REFUSED = /^!/;

/** Of each scene, the words one of which a story has, and those that none has. */
const PATTERNS = new Map(
  Object.entries(readData('picture-subjects.yaml', Subjects)).map(([id, subjects]) => [
    id,
    {
      shown: anyOf(subjects.filter((word) => !REFUSED.test(word))),
      refused: anyOf(subjects.filter((word) => REFUSED.test(word)).map((word) => word.replace(REFUSED, ''))),
    },
  ]),
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
  const patterns = PATTERNS.get(id);
  if (patterns === undefined) return true;
  const words = fold(`${headline} . ${standfirst} . ${caption}`);
  return patterns.shown.test(words) && !patterns.refused.test(words);
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
