import { DAY_MS, EDITION_SECTION } from 'rotativa/domain';
import type { DocumentColumns } from '../content/columns.ts';

/** An edition has the long stories nearest to its day, from three weeks before to three weeks after it. */
export const NEAR_MS = 21 * DAY_MS;
export const STORIES = 8;
/** Letters of the public part. Shorter texts, such as cartoons and notes, are of the site alone. */
export const LONG = 400;

type Candidate = Pick<DocumentColumns, 'id' | 'type' | 'primarySection' | 'publishDate' | 'bodyText'>;

/** The stories of an edition among those of its site, nearest first: what the query of the printed file finds. */
export function storiesOfEdition<Story extends Candidate>(day: Date, stories: readonly Story[]): Story[] {
  const away = ({ publishDate }: Story): number => Math.abs(publishDate.getTime() - day.getTime());
  return stories
    .filter(
      (story) =>
        story.type === 'story' &&
        story.primarySection !== EDITION_SECTION &&
        story.bodyText.length > LONG &&
        away(story) < NEAR_MS,
    )
    .toSorted((one, other) => away(one) - away(other) || (one.id < other.id ? -1 : 1))
    .slice(0, STORIES);
}
