import { slugify } from 'rotativa/domain';
import type { BrandKey } from 'rotativa/themes';
import type { SeedStory } from '../../types.ts';
import { authorsIn } from '../archive/compose.ts';
import { DAY_MINUTES } from '../archive/theme.ts';
import type { Beat, BeatStory } from './beat.ts';
import { pictureDesk } from './picture-desk.ts';

/** The beats are older than the archive, in days before the seed's clock. */
export const BEATS_FROM_DAYS = 62;

/** Minutes between two stories of a brand: two days and some hours, so that they appear at different hours. */
const APART = 3313;

/**
 * The same of brands that publish more or less often: the archive of the forums goes back three years, and the daily has
 * more stories in the year of its beats.
 */
const APART_OF: Partial<Record<BrandKey, number>> = { forums: 13_253, daily: 2903 };

/** The stories of the beats in the order of publication. The beats take turns, so that neighbours in a list differ. */
function inTurns(beats: readonly Beat[]): (readonly [Beat, BeatStory, turn: number])[] {
  const rounds = Math.max(0, ...beats.map(({ stories }) => stories.length));
  return Array.from({ length: rounds }, (_, turn) =>
    beats.flatMap((beat) => {
      const story = beat.stories[turn];
      return story ? [[beat, story, turn] as const] : [];
    }),
  ).flat();
}

/**
 * A brand's beats as stories of the seed.
 * @param name who draws for the brand, under its pictures
 * @param periods the beats of each period, the newest first
 * @param earlier the brand's other stories, all of them newer
 * @param beside pictures that are shown beside the brand's lists
 */
export function publishBeats(
  brand: BrandKey,
  name: string,
  periods: readonly (readonly Beat[])[],
  earlier: readonly SeedStory[],
  beside: ReadonlySet<string>,
): SeedStory[] {
  const desk = pictureDesk(earlier, beside);
  return periods.flatMap(inTurns).map(([beat, { headline, standfirst, town, pictures, body }, turn], at) => {
    const authors = beat.by === undefined ? authorsIn(beat.sections[0], earlier) : [beat.by];
    const author = authors[turn % Math.max(1, authors.length)];
    const words: SeedStory = {
      brand,
      slug: slugify(headline),
      sections: beat.sections,
      kicker: beat.kicker,
      headline,
      standfirst,
      by: author === undefined ? [] : [author],
      ago: BEATS_FROM_DAYS * DAY_MINUTES + at * (APART_OF[brand] ?? APART),
      tags: [...beat.tags, ...(town ? [town] : [])],
      ...(beat.video && { type: 'video' }),
      body: [...body],
    };
    const id = desk.choose(words, pictures);
    return id === undefined ? words : { ...words, picture: { id, caption: '', credit: name } };
  });
}
