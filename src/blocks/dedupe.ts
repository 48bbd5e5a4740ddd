import type { AnsDocument } from '../domain/ans/document.ts';
import { documentPictures } from '../domain/article/pictures.ts';
import { teaserPicture } from '../domain/article/promo.ts';
import { isPinned } from '../domain/collection/placed-story.ts';
import { MAX_FEED_SIZE } from '../domain/feed/sources.ts';

/** The stories and pictures that a page already shows. Each is shown once. */
export interface Dedupe {
  /**
   * The first `size` items that no earlier block shows. They count as shown afterwards. An item whose picture the page
   * already shows is taken only if there are too few others, and never if the page's document has that picture.
   * @param pictures false for a block without pictures
   * @param fresh true for a block that can do with fewer: no picture is repeated
   */
  claim<T extends AnsDocument>(
    items: readonly T[],
    size: number,
    options?: { pictures?: boolean | undefined; fresh?: boolean | undefined },
  ): T[];
  /** The first `size` pictures, by address, that no earlier block shows. They count as shown afterwards. */
  claimPictures(addresses: readonly string[], size: number): string[];
  /** How many of the items the page already shows, or keeps for another block. */
  shown(items: readonly AnsDocument[]): number;
}

/** The record as one block of the page uses it. */
export interface BlockDedupe extends Dedupe {
  /** Keeps stories for this block, which takes them before others, unless an earlier block has kept them. */
  keep(stories: readonly AnsDocument[]): void;
  /** Gives back what this block has kept and did not take. */
  release(): void;
}

/** The record of a page, and of each of its blocks. */
export interface PageDedupe extends Dedupe {
  forBlock(): BlockDedupe;
}

/** Number of additional stories that a block requests, because the page may show some already. */
const OVERFETCH = {
  /** Of a section or a collection. */
  some: 12,
  /** Of the newest of the whole site, of which the front's other blocks show many. */
  site: 30,
  /** Of what is left after all other blocks of the page. */
  rest: 60,
} as const;

export type Overfetch = keyof typeof OVERFETCH;

/** Number of stories that a block requests to show `size` of them. */
export const requestedSize = (
  size: number,
  { dedupe, document }: { readonly dedupe?: Dedupe | undefined; readonly document?: AnsDocument | undefined },
  overfetch: Overfetch = 'some',
): number => Math.min(size + (dedupe || document ? OVERFETCH[overfetch] : 0), MAX_FEED_SIZE);

/** The stories that an editor pinned, as many as a block shows. */
export const pinnedStories = (stories: readonly AnsDocument[], size: number): AnsDocument[] =>
  stories.filter(isPinned).slice(0, size);

/** The record of a page without blocks. The page's document counts as shown, with all its pictures. */
export function createDedupe(document?: AnsDocument): PageDedupe {
  const ids = new Set<string>(document && [document._id]);
  const own = new Set<string>(document && documentPictures(document));
  const addresses = new Set<string>(own);
  /** The block that a story is kept for, by the id of the story. */
  const kept = new Map<string, symbol>();

  const recordFor = (block: symbol): Dedupe => {
    const isKept = ({ _id }: AnsDocument): boolean => kept.get(_id) === block;
    const isTaken = (item: AnsDocument): boolean =>
      ids.has(item._id) || (kept.has(item._id) && !isKept(item));
    return {
      claimPictures(requested, size) {
        const free = requested.filter((address) => !addresses.has(address)).slice(0, size);
        for (const address of free) addresses.add(address);
        return free;
      },
      shown: (items) => items.filter(isTaken).length,
      claim(items, size, { pictures = true, fresh = false } = {}) {
        const taken = new Set<(typeof items)[number]>();
        const pass = (candidates: typeof items, anyPicture: boolean): void => {
          for (const item of candidates) {
            if (taken.size >= size) return;
            const address = pictures ? teaserPicture(item)?.url : undefined;
            if (isTaken(item)) continue;
            if (address && (anyPicture ? own : addresses).has(address)) continue;
            taken.add(item);
            ids.add(item._id);
            if (address) addresses.add(address);
          }
        };
        pass(items.filter(isKept), true);
        pass(items, false);
        if (!fresh) pass(items, true);
        return items.filter((item) => taken.has(item));
      },
    };
  };

  return {
    ...recordFor(Symbol('page')),
    forBlock() {
      const block = Symbol('block');
      return {
        ...recordFor(block),
        keep(stories) {
          for (const { _id } of stories) if (!ids.has(_id) && !kept.has(_id)) kept.set(_id, block);
        },
        release() {
          for (const [id, keeper] of kept) if (keeper === block) kept.delete(id);
        },
      };
    },
  };
}

/** The choice of a block among its stories, for editors. */
export interface StoryClaim {
  readonly shown: readonly AnsDocument[];
  /** Those that it would have shown before these, or too, if the page did not show them, or their pictures, already. */
  readonly left: readonly { readonly story: AnsDocument; readonly why: 'shown-elsewhere' | 'same-picture' }[];
}

/** Where a block says what it chose. */
interface Claiming {
  readonly dedupe?: Dedupe | undefined;
  readonly onClaim?: ((claim: StoryClaim) => void) | undefined;
}

/** The items that a block shows: on a page with a record the first that no other block shows, else the first. */
export function claimStories<T extends AnsDocument>(
  { dedupe, onClaim }: Claiming,
  items: readonly T[],
  size: number,
  options?: { pictures?: boolean | undefined; fresh?: boolean | undefined },
): T[] {
  if (!onClaim) return dedupe ? dedupe.claim(items, size, options) : items.slice(0, size);
  const before = new Set(items.filter((item) => (dedupe?.shown([item]) ?? 0) > 0));
  const shown = dedupe ? dedupe.claim(items, size, options) : items.slice(0, size);
  const last = items.findLastIndex((item) => shown.includes(item));
  const wanted = shown.length < size ? items : items.slice(0, last + 1);
  const left = wanted
    .filter((item) => !shown.includes(item))
    .map((story) => ({
      story,
      why: before.has(story) ? ('shown-elsewhere' as const) : ('same-picture' as const),
    }));
  onClaim({ shown, left });
  return shown;
}

/** The pictures that a block shows, by address: those that the page does not show yet, or else the first. */
export function claimPictures(
  page: { readonly dedupe?: Dedupe | undefined },
  addresses: readonly string[],
  size: number,
): string[] {
  return page.dedupe ? page.dedupe.claimPictures(addresses, size) : addresses.slice(0, size);
}
