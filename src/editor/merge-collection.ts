import type { CollectionDocument, CollectionItem } from '../domain/collection/document.ts';
import { mergeOrder } from './merge-order.ts';
import { mergeKeys, three, type ThreeVersions } from './merge-values.ts';
import { sameJson } from './same.ts';

/** Which part of a collection both sides changed differently. */
export type CollectionConflictPart =
  /** `title` or `fill`. */
  | { kind: 'collection'; key: string }
  /** A key of an item, or of its overrides: 'until', 'headline'. */
  | { kind: 'item'; itemId: string; key: string }
  /** An item that one side took out and the other changed. Undefined is none. */
  | { kind: 'presence'; itemId: string }
  /** The order, as lists of ids. */
  | { kind: 'order' };

/** A part that both sides changed differently. The merged collection has `mine`, or what one side would take out. */
export type CollectionConflict = CollectionConflictPart & ThreeVersions<unknown>;

export interface MergedCollection {
  document: CollectionDocument;
  /** The choices that an editor must make: `resolveCollectionConflict`. */
  conflicts: readonly CollectionConflict[];
}

type Flat = Readonly<Record<string, unknown>>;

/** The keys of an item, with those of its overrides beside them. They have no name in common. */
const flat = (item: CollectionItem | undefined): Flat => {
  if (!item) return {};
  const { overrides, ...rest } = item;
  return { ...rest, ...overrides };
};

const OVERRIDES: ReadonlySet<string> = new Set(['headline', 'kicker', 'standfirst', 'picture', 'focalPoint']);

function unflat(record: Flat): CollectionItem {
  const entries = Object.entries(record).filter(([, value]) => value !== undefined);
  const overrides = Object.fromEntries(entries.filter(([key]) => OVERRIDES.has(key)));
  const rest = Object.fromEntries(entries.filter(([key]) => !OVERRIDES.has(key)));
  return {
    ...(rest as unknown as CollectionItem),
    ...(Object.keys(overrides).length > 0 && { overrides }),
  };
}

/**
 * Merges two collections that began from the same one. What only one side changed is kept; items, and each of their keys, are
 * merged apart.
 */
export function mergeCollections(
  base: CollectionDocument,
  mine: CollectionDocument,
  theirs: CollectionDocument,
): MergedCollection {
  const sides = { base, mine, theirs };
  const conflicts: CollectionConflict[] = [];
  const own = mergeKeys(
    three(sides, ({ items: _, ...keys }): Flat => keys),
    (key, values) => conflicts.push({ kind: 'collection', key, ...values }),
  );
  const ids = new Set(
    Object.values(sides).flatMap(({ items }: CollectionDocument) => items.map(({ id }) => id)),
  );
  const items = new Map<string, CollectionItem>();
  for (const id of ids) {
    const found = three(sides, (side) => side.items.find((item) => item.id === id));
    if (found.mine && found.theirs) {
      const merged = mergeKeys(three(found, flat), (key, values) => {
        // Who added it first makes no difference.
        if (key !== 'by') conflicts.push({ kind: 'item', itemId: id, key, ...values });
      });
      items.set(id, unflat(merged));
      continue;
    }
    const kept = found.mine ?? found.theirs;
    if (!kept || (found.base && sameJson(kept, found.base))) continue;
    if (found.base) conflicts.push({ kind: 'presence', itemId: id, ...found });
    items.set(id, kept);
  }
  const lists = three(sides, (side) => side.items.map(({ id }) => id).filter((id) => items.has(id)));
  const { order, isConflict } = mergeOrder(lists);
  if (isConflict) conflicts.push({ kind: 'order', ...lists });
  return {
    document: { ...(own as unknown as CollectionDocument), items: order.map((id) => items.get(id)!) },
    conflicts,
  };
}

/** The collection with the choice of an editor. */
export function resolveCollectionConflict(
  document: CollectionDocument,
  conflict: CollectionConflict,
  choice: 'mine' | 'theirs',
): CollectionDocument {
  const chosen = conflict[choice];
  const { items } = document;
  switch (conflict.kind) {
    case 'collection': {
      const { [conflict.key]: _, ...rest } = document as unknown as Record<string, unknown>;
      return {
        ...rest,
        ...(chosen !== undefined && { [conflict.key]: chosen }),
      } as unknown as CollectionDocument;
    }
    case 'item':
      return {
        ...document,
        items: items.map((item) =>
          item.id === conflict.itemId ? unflat({ ...flat(item), [conflict.key]: chosen }) : item,
        ),
      };
    case 'presence':
      return {
        ...document,
        items: items.flatMap((item) =>
          item.id === conflict.itemId ? ((chosen as CollectionItem | undefined) ?? []) : [item],
        ),
      };
    case 'order': {
      const order = chosen as readonly string[];
      const named = items
        .filter(({ id }) => order.includes(id))
        .sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
      return {
        ...document,
        items: items.map((item) => (order.includes(item.id) ? named.shift()! : item)),
      };
    }
  }
}
