import type { CollectionDocument, CollectionItem } from '../domain/collection/document.ts';
import { longDate, clockTime } from '../domain/dates/format.ts';
import { placedBy } from './merge-order.ts';
import { sameJson } from './same.ts';
import { collectionChangeWords as words } from './words.ts';

const TEXTS = ['headline', 'kicker', 'standfirst'] as const;

const moment = (instant: string): string => `${longDate(instant)}, ${clockTime(instant)}`;

function itemInWords(name: string, was: CollectionItem, is: CollectionItem): string[] {
  const [before, after] = [was.overrides ?? {}, is.overrides ?? {}];
  const texts = TEXTS.filter((key) => before[key] !== after[key]).map((key) => {
    const text = after[key];
    return text === undefined ? words.back(words.parts[key], name) : words.says(words.parts[key], name, text);
  });
  const pictures = (['picture', 'focalPoint'] as const)
    .filter((key) => !sameJson(before[key], after[key]))
    .map((key) => (after[key] ? words.other : words.back)(words.parts[key], name));
  const times = (['from', 'until'] as const)
    .filter((key) => was[key] !== is[key])
    .map((key) => (is[key] ? words[key](name, moment(is[key])) : words.always[key](name)));
  const pins =
    (was.pinned ?? false) === (is.pinned ?? false) ? [] : [(is.pinned ? words.pinned : words.loose)(name)];
  return [...texts, ...pictures, ...times, ...pins];
}

/**
 * The changes from one collection to another in words, for its history: a Spanish sentence each, without a full stop.
 * @param headlines the headlines of the stories by their ids
 */
export function collectionChangesInWords(
  before: CollectionDocument,
  after: CollectionDocument,
  headlines: Readonly<Record<string, string>> = {},
): string[] {
  const nameOf = ({ id, overrides }: CollectionItem): string =>
    (Object.hasOwn(headlines, id) ? headlines[id] : undefined) ?? overrides?.headline ?? id;
  const old = new Map(before.items.map((item) => [item.id, item]));
  const now = new Set(after.items.map(({ id }) => id));
  const earlier = before.items.map(({ id }) => id).filter((id) => now.has(id));
  const later = after.items.map(({ id }) => id).filter((id) => old.has(id));
  const moved = placedBy(earlier, later);
  return [
    ...(before.title === after.title ? [] : [words.title(after.title)]),
    ...(before.fill === after.fill ? [] : [after.fill ? words.fills(after.fill) : words.notFilled]),
    ...after.items.flatMap((item) => {
      const was = old.get(item.id);
      const name = nameOf(item);
      if (!was) return [words.added(name, after.items.indexOf(item) + 1)];
      const isUp = later.indexOf(item.id) < earlier.indexOf(item.id);
      return [
        ...(moved.has(item.id) ? [(isUp ? words.up : words.down)(name)] : []),
        ...itemInWords(name, was, item),
      ];
    }),
    ...before.items.filter(({ id }) => !now.has(id)).map((item) => words.removed(nameOf(item))),
  ];
}
