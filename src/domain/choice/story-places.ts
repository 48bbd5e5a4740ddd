import type { PageDocument } from '../page/document.ts';
import { placementsOf } from '../page/placements.ts';

/** A placement that names a story, or a collection with it. */
export interface StoryPlace {
  page: string;
  /** The title of the placement, else the name of its block. */
  title: string;
  placementId: string;
}

/** The texts of settings, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/**
 * The placements that name something in their settings, by what they name: the id of a story, of a collection. A text
 * that is no id is in the result too, and is asked for by none.
 * @param blockLabel the name of a block for editors
 */
export function namedInPages(
  pages: readonly { readonly page: string; readonly document: PageDocument }[],
  blockLabel: (block: string) => string = (block) => block,
): ReadonlyMap<string, readonly StoryPlace[]> {
  const found = new Map<string, StoryPlace[]>();
  for (const { page, document } of pages)
    for (const { placement } of placementsOf(document)) {
      const title = placement.settings?.['title'];
      const place: StoryPlace = {
        page,
        title: typeof title === 'string' && title !== '' ? title : blockLabel(placement.block),
        placementId: placement.id ?? '',
      };
      for (const text of new Set(textsIn(placement.settings)))
        found.set(text, [...(found.get(text) ?? []), place]);
    }
  return found;
}

/** The places of a story: those that name it, and those that name a collection with it. Each once. */
export function placesOfStory(
  named: ReadonlyMap<string, readonly StoryPlace[]>,
  id: string,
  collections: readonly string[] = [],
): StoryPlace[] {
  const all = [id, ...collections].flatMap((name) => named.get(name) ?? []);
  return all.filter(
    (place, index) =>
      all.findIndex((other) => other.page === place.page && other.placementId === place.placementId) ===
      index,
  );
}
