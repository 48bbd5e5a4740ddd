import type { CollectionDocument, CollectionItem } from './document.ts';
import { stripWords } from './words.ts';

/** A collection may not have more places. */
export const MAX_COLLECTION_ITEMS = 200;

/** The purpose of a collection: a list of a front, the breaking strip, or the live strip. */
export type CollectionKind = 'list' | 'breaking' | 'live';

const STRIPS = { breaking: 'ultima-hora', live: 'en-vivo' } as const;

/** The id of a strip's collection: 'weekly-ultima-hora'. */
export const stripCollection = (brand: string, strip: keyof typeof STRIPS): string =>
  `${brand}-${STRIPS[strip]}`;

export function collectionKind(brand: string, id: string): CollectionKind {
  if (id === stripCollection(brand, 'breaking')) return 'breaking';
  return id === stripCollection(brand, 'live') ? 'live' : 'list';
}

/** Whether an item has begun and has not ended. It ends at the instant of `until`. */
export const isInForce = ({ from, until }: Pick<CollectionItem, 'from' | 'until'>, at: Date): boolean =>
  (from === undefined || Date.parse(from) <= at.getTime()) &&
  (until === undefined || Date.parse(until) > at.getTime());

/** The items that readers get at an instant, in their order: those that are pinned first. */
export function itemsInForce({ items }: CollectionDocument, at: Date): CollectionItem[] {
  const shown = items.filter((item) => isInForce(item, at));
  return [...shown.filter(({ pinned }) => pinned), ...shown.filter(({ pinned }) => !pinned)];
}

/** The instants after `after` at which an item begins or ends, in milliseconds, each once and in their order. */
export function turnsOf({ items }: CollectionDocument, after: Date): number[] {
  const all = items.flatMap(({ from, until }) =>
    [from, until].flatMap((one) => (one ? Date.parse(one) : [])),
  );
  return [...new Set(all.filter((time) => time > after.getTime()))].sort((one, other) => one - other);
}

/** A strip that no editor has used: nothing breaks, and the running coverage of `/live` is shown. */
export const unusedStrip = (kind: Exclude<CollectionKind, 'list'>): CollectionDocument =>
  kind === 'breaking'
    ? { title: stripWords.breaking, items: [] }
    : { title: stripWords.live, items: [], fill: '/live' };

/** The collection with who added each item: those that are new are by the author. */
export function withAuthors(
  document: CollectionDocument,
  base: CollectionDocument,
  author: string,
): CollectionDocument {
  const known = new Map(base.items.map(({ id, by }) => [id, by]));
  return {
    ...document,
    items: document.items.map(({ by: _, ...item }) => {
      const by = known.has(item.id) ? known.get(item.id) : author;
      return { ...item, ...(by !== undefined && { by }) };
    }),
  };
}
