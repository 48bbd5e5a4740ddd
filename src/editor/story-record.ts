import type { StoryClaim } from '../blocks/dedupe.ts';
import type { AnsDocument } from '../domain/ans/document.ts';
import { publishedAt } from '../domain/article/dates.ts';
import { titleOf } from '../domain/article/title.ts';
import { instantOf } from '../domain/dates/instant.ts';
import { plainText } from '../domain/html/plain-text.ts';
import { truncate } from '../domain/text/truncate.ts';
import type { PlacementStories, PlacementStory } from './preview.ts';

/** The most stories that an answer has of each placement, and of all together. */
export const PLACEMENT_STORIES = { shown: 50, left: 12, all: 1500, letters: 160 } as const;

function toStory(document: AnsDocument): PlacementStory {
  const published = instantOf(publishedAt(document) ?? '');
  return {
    id: document._id,
    headline: truncate(titleOf(document), PLACEMENT_STORIES.letters),
    path: document.canonical_url,
    section: plainText(document.taxonomy.primary_section?.name ?? ''),
    published: Number.isNaN(published) ? '' : new Date(published).toISOString(),
  };
}

/** Keeps what the placements of a page choose of their stories, while the page is prepared. */
export interface StoryRecord {
  /** Gets each choice, in the order in which they are made. */
  claimed(this: void, placementId: string, claim: StoryClaim): void;
  read(): Record<string, PlacementStories>;
}

export function createStoryRecord(): StoryRecord {
  const shownBy = new Map<string, string>();
  const record: Record<string, PlacementStories> = {};
  let room: number = PLACEMENT_STORIES.all;
  /** The part of a list for which there is room. */
  const some = <T>(list: readonly T[], most: number): readonly T[] => {
    const part = list.slice(0, Math.max(0, Math.min(most, room)));
    room -= part.length;
    return part;
  };
  return {
    claimed: (placementId, { shown, left }) => {
      // A block may choose twice: its stories and its columns.
      const before = record[placementId] ?? { shown: [], left: [] };
      record[placementId] = {
        shown: [...before.shown, ...some(shown, PLACEMENT_STORIES.shown - before.shown.length).map(toStory)],
        left: [
          ...before.left,
          ...some(left, PLACEMENT_STORIES.left - before.left.length).map(({ story, why }) => ({
            ...toStory(story),
            why,
            by: null,
          })),
        ],
      };
      for (const { _id } of shown) if (!shownBy.has(_id)) shownBy.set(_id, placementId);
    },
    // A block can leave a story to one that chooses after it, where it is pinned.
    read: () =>
      Object.fromEntries(
        Object.entries(record).map(([placementId, { shown, left }]) => [
          placementId,
          {
            shown,
            left: left.map((story) => ({
              ...story,
              by: story.why === 'shown-elsewhere' ? (shownBy.get(story.id) ?? null) : null,
            })),
          },
        ]),
      ),
  };
}
