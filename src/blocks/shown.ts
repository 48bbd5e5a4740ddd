import type { AnsDocument } from '../domain/ans/document.ts';
import { teaserPicture } from '../domain/article/promo.ts';

/** What a page shows so far: each story and each picture stands on it once. */
export interface ShownStories {
  /**
   * The first `size` of the items that no block before shows; they count as shown from then on. An item whose
   * picture stands on the page already is taken only when there are too few others.
   * @param pictures false for a block that shows no pictures of its stories
   */
  take<T extends AnsDocument>(items: readonly T[], size: number, options?: { pictures?: boolean }): T[];
}

/** How many stories more than it shows a block asks for, because blocks before it may have taken some. */
export const RESERVE = 12;

/** The same for lists of whatever is left: all blocks of the page come before them. */
export const LONG_RESERVE = 60;

/** An empty page's record. */
export function createShownStories(): ShownStories {
  const ids = new Set<string>();
  const addresses = new Set<string>();
  return {
    take(items, size, { pictures = true } = {}) {
      const taken = new Set<(typeof items)[number]>();
      const pass = (anyPicture: boolean): void => {
        for (const item of items) {
          if (taken.size >= size) return;
          const address = pictures ? teaserPicture(item)?.url : undefined;
          if (ids.has(item._id) || (!anyPicture && address && addresses.has(address))) continue;
          taken.add(item);
          ids.add(item._id);
          if (address) addresses.add(address);
        }
      };
      pass(false);
      pass(true);
      return items.filter((item) => taken.has(item));
    },
  };
}

/** What a block shows of its items: on a page that keeps a record the first that no other shows, else the first. */
export function takeStories<T extends AnsDocument>(
  page: { readonly shown?: ShownStories },
  items: readonly T[],
  size: number,
  options?: { pictures?: boolean },
): T[] {
  return page.shown ? page.shown.take(items, size, options) : items.slice(0, size);
}
