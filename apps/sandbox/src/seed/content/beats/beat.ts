import type { PictureId } from '../../pictures.ts';

/** What a writer delivers about one event of a beat. */
export interface BeatStory {
  readonly headline: string;
  readonly standfirst: string;
  /** Where it happened; undefined when it has no place, as in a column. */
  readonly place?: { readonly town: string; readonly region?: string };
  /** Pictures of this subject, the best first. */
  readonly pictures: readonly PictureId[];
  readonly paragraphs: readonly string[];
}

/** A subject that a newsroom follows, with its stories, the newest first. */
export interface Beat {
  readonly sections: [string, ...string[]];
  readonly kicker: string;
  readonly tags: readonly string[];
  /** Who signs; otherwise those who write in the section take turns. */
  readonly by?: string;
  /** Pictures that fit each of its stories, after a story's own. */
  readonly pictures?: readonly PictureId[];
  readonly stories: readonly BeatStory[];
}

const FEWEST_PARAGRAPHS = 4;

/** The place of a text about no place. */
const NOWHERE = '—';

function story(block: string): BeatStory {
  const [headline = '', standfirst = '', facts = '', ...paragraphs] = block
    .split('\n')
    .map((line) => line.trim());
  if (paragraphs.length < FEWEST_PARAGRAPHS)
    throw new Error(`The story '${headline}' has ${paragraphs.length} paragraphs of ${FEWEST_PARAGRAPHS}.`);
  const [where = '', ids = ''] = facts.split('·').map((part) => part.trim());
  const [town = '', region] = where.split(', ');
  return {
    headline,
    standfirst,
    ...(town !== NOWHERE && { place: { town, ...(region !== undefined && { region }) } }),
    pictures: ids.split(' ').filter((id) => id !== '') as PictureId[],
    paragraphs,
  };
}

/**
 * The stories of a manuscript. An empty line separates them; the lines of each are its headline, its standfirst, its
 * place and pictures as 'Honda, Tolima · carretera lluvia', and its paragraphs. A column's place is '—'.
 * @throws when a story has too few paragraphs
 */
export const manuscript = (text: string): BeatStory[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => story(block.trim()));
