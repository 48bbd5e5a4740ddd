import { fold } from 'rotativa/domain';
import { z } from 'zod';
import { SCENES } from '../pictures.ts';
import type { SeedElement, SeedStory } from '../types.ts';
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
  readonly tags?: readonly string[];
  readonly body?: readonly SeedElement[];
}

/** Paragraphs that tell what a story is about. Later ones name much beside it. */
const OPENING_PARAGRAPHS = 3;

const isParagraph = (element: SeedElement): element is string => typeof element === 'string';

const joined = (words: readonly string[]): string => fold(words.join(' . '));

/**
 * Whether a scene shows a subject of a story, or of the words beside it, by `apps/content/picture-subjects.yaml`. The caption
 * does not count: it vouches for any picture. Portraits, covers and cartoons are of a person, an edition and a joke: they
 * always fit.
 */
export function fits(
  id: string,
  { headline, standfirst = '', tags = [], body = [] }: Told,
  beside: readonly string[] = [],
): boolean {
  const patterns = PATTERNS.get(id);
  if (patterns === undefined) return true;
  const opening = body.filter(isParagraph).slice(0, OPENING_PARAGRAPHS);
  return (
    patterns.shown.test(joined([headline, standfirst, ...tags, ...opening, ...beside])) &&
    // Of a story that names another person in passing, the picture can be true.
    !patterns.refused.test(joined([headline, standfirst]))
  );
}

/** The headings and paragraphs next to an element of a body: a picture in a text is of its passage. */
const passage = (body: readonly SeedElement[], at: number): string[] =>
  [at - 2, at - 1, at + 1].flatMap((index) => {
    const element = body[index];
    if (element === undefined) return [];
    return isParagraph(element) ? element : 'h' in element ? element.h : [];
  });

/** The pictures of an element of a body, each with the words beside it. */
function picturesIn(element: SeedElement, at: number, { body }: SeedStory): [id: string, beside: string[]][] {
  if (isParagraph(element)) return [];
  if ('image' in element) return [[element.image, passage(body, at)]];
  if (!('told' in element)) return [];
  return element.pictures.map(({ id, caption }, of) => [
    id,
    // The words of a pair are its captions: they are the story there.
    'scenes' in element ? Object.values(element.scenes[of]!).flatMap((words) => words ?? []) : [caption],
  ]);
}

/** The pictures of a film after the first, each with the paragraph that is read while it is seen. */
function filmed({ film, body }: SeedStory): [id: string, read: string[]][] {
  const later = body.filter(isParagraph).slice(1);
  return (film?.pictures ?? []).map((id, at) => [id, later.slice(at, at + 1)]);
}

/** The ids of a story's pictures that show nothing of it: of its opening, in its text, of its set-pieces and its film. */
export const unfit = (story: SeedStory): string[] => [
  ...(story.picture && !fits(story.picture.id, story) ? [story.picture.id] : []),
  ...filmed(story).flatMap(([id, read]) =>
    id === story.picture?.id || fits(id, { ...story, body: read }) ? [] : id,
  ),
  ...story.body.flatMap((element, at) =>
    picturesIn(element, at, story).flatMap(([id, beside]) => (fits(id, story, beside) ? [] : id)),
  ),
];
