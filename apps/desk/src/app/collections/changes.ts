import type { CollectionDocument, CollectionItem, StoryOverrides } from 'rotativa/domain';

type Items = readonly CollectionItem[];

/** The collection with its items in another state. */
const withItems = (document: CollectionDocument, items: Items): CollectionDocument => ({
  ...document,
  items,
});

/** A story that is added is at the top, below the pinned ones. One that is there stays where it is. */
export function addStory(document: CollectionDocument, story: string): CollectionDocument {
  const { items } = document;
  if (items.some(({ id }) => id === story)) return document;
  const at = items.findLastIndex(({ pinned }) => pinned) + 1;
  return withItems(document, items.toSpliced(at, 0, { id: story, story }));
}

export const removeItem = (document: CollectionDocument, id: string): CollectionDocument =>
  withItems(
    document,
    document.items.filter((item) => item.id !== id),
  );

/** Moves an item to an index of the list without it. */
export function moveItem(document: CollectionDocument, id: string, to: number): CollectionDocument {
  const { items } = document;
  const moved = items.find((item) => item.id === id);
  if (!moved) return document;
  const rest = items.filter((item) => item !== moved);
  return withItems(document, rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, moved));
}

/** An item without the keys that are undefined: absent is the story's value, at once, without an end. */
function clean(item: CollectionItem): CollectionItem {
  const given = (record: object): [string, unknown][] =>
    Object.entries(record).filter(([, value]) => value !== undefined && value !== false);
  const overrides = Object.fromEntries(given(item.overrides ?? {})) as StoryOverrides;
  const { overrides: _, ...rest } = item;
  return {
    ...(Object.fromEntries(given(rest)) as unknown as CollectionItem),
    ...(Object.keys(overrides).length > 0 && { overrides }),
  };
}

export type ItemPatch = { readonly [Key in keyof CollectionItem]?: CollectionItem[Key] | undefined };

export const changeItem = (document: CollectionDocument, id: string, patch: ItemPatch): CollectionDocument =>
  withItems(
    document,
    document.items.map((item) => (item.id === id ? clean({ ...item, ...patch } as CollectionItem) : item)),
  );

/** Sets or takes out one override. */
export const override = <Key extends keyof StoryOverrides>(
  document: CollectionDocument,
  id: string,
  key: Key,
  value: StoryOverrides[Key] | undefined,
): CollectionDocument => {
  const item = document.items.find((one) => one.id === id);
  return changeItem(document, id, { overrides: { ...item?.overrides, [key]: value } as StoryOverrides });
};
