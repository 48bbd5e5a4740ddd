import { slugify } from 'rotativa/domain';
import type { BrandKey } from 'rotativa/themes';
import type { SeedStory } from '../../types.ts';
import { authorsIn } from '../archive/compose.ts';
import type { UndatedStory } from '../older/undated.ts';
import type { Beat, BeatStory } from './beat.ts';

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
 * A brand's beats as stories of the seed, the newest first.
 * @param periods the beats of each period, the newest first
 * @param written the brand's other stories: their authors take turns in the sections
 */
export const publishBeats = (
  brand: BrandKey,
  periods: readonly (readonly Beat[])[],
  written: readonly SeedStory[],
): UndatedStory[] =>
  periods.flatMap(inTurns).map(([beat, { headline, standfirst, town, pictures, body }, turn]) => {
    const authors = beat.by === undefined ? authorsIn(beat.sections[0], written) : [beat.by];
    const author = authors[turn % Math.max(1, authors.length)];
    return {
      words: {
        brand,
        slug: slugify(headline),
        sections: beat.sections,
        kicker: beat.kicker,
        headline,
        standfirst,
        by: author === undefined ? [] : [author],
        tags: [...beat.tags, ...(town ? [town] : [])],
        ...(beat.video && { type: 'video' as const }),
        body: [...body],
      },
      pictures,
    };
  });
