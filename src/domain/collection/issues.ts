import { isRecord } from '../ans/is-record.ts';
import { pictureSource } from '../url/safe.ts';
import type { CollectionDocument } from './document.ts';
import { MAX_COLLECTION_ITEMS, type CollectionKind } from './rules.ts';
import { collectionWords as words } from './words.ts';

/** A fault of a collection. */
export interface CollectionIssue {
  /** The item that has it; null for a fault of the whole. */
  itemId: string | null;
  /** The key of the item, or of its overrides: 'headline', 'until'. */
  key: string;
  /** In Spanish: what is wrong, and what to do. */
  message: string;
}

/** The longest texts, in characters. */
export const OVERRIDE_LENGTHS = { headline: 200, kicker: 60, standfirst: 500 } as const;

const isOptional = (value: unknown, type: 'string' | 'boolean'): boolean =>
  value === undefined || typeof value === type;

/** Whether JSON has the shape of a collection: its faults can be shown to an editor. */
export function isCollectionDocument(value: unknown): value is CollectionDocument {
  if (!isRecord(value) || typeof value['title'] !== 'string' || !isOptional(value['fill'], 'string'))
    return false;
  const { items } = value;
  return Array.isArray(items) && items.every(isItem);
}

function isItem(item: unknown): boolean {
  if (!isRecord(item)) return false;
  const { id, story, overrides = {}, from, until, pinned, by } = item;
  return (
    typeof id === 'string' &&
    id !== '' &&
    (story === null || story === id) &&
    [from, until, by].every((one) => isOptional(one, 'string')) &&
    isOptional(pinned, 'boolean') &&
    isRecord(overrides) &&
    ['headline', 'kicker', 'standfirst'].every((key) => isOptional(overrides[key], 'string')) &&
    isPicture(overrides['picture']) &&
    isPoint(overrides['focalPoint'])
  );
}

const isSize = (value: unknown): boolean =>
  value === undefined || (typeof value === 'number' && Number.isFinite(value) && value > 0);

const isPicture = (value: unknown): boolean =>
  value === undefined ||
  (isRecord(value) &&
    typeof value['url'] === 'string' &&
    typeof value['alt'] === 'string' &&
    isSize(value['width']) &&
    isSize(value['height']));

const isPoint = (value: unknown): boolean =>
  value === undefined ||
  (isRecord(value) && [value['x'], value['y']].every((one) => typeof one === 'number'));

const isWithin = (value: number): boolean => value >= 0 && value <= 1;

/** The faults that keep a collection from being saved. @param kind what it is for */
export function collectionIssues(document: unknown, kind: CollectionKind = 'list'): CollectionIssue[] {
  if (!isCollectionDocument(document)) return [{ itemId: null, key: '', message: words.shape }];
  const seen = new Set<string>();
  const faults = document.items.flatMap(({ id, story, overrides = {}, from, until }): CollectionIssue[] => {
    const fault = (key: string, message: string): CollectionIssue => ({ itemId: id, key, message });
    const isRepeated = seen.has(id);
    seen.add(id);
    const dates = { from, until };
    const unreadable = (['from', 'until'] as const).filter(
      (key) => dates[key] !== undefined && Number.isNaN(Date.parse(dates[key])),
    );
    const texts = (Object.keys(OVERRIDE_LENGTHS) as (keyof typeof OVERRIDE_LENGTHS)[]).flatMap((key) => {
      const text = overrides[key];
      if (text === undefined) return [];
      if (text.trim() === '' && key !== 'standfirst')
        return [fault(key, story === null ? words.wordless : words.emptyText)];
      const most = OVERRIDE_LENGTHS[key];
      return text.length > most ? [fault(key, words.longText(most))] : [];
    });
    const { picture, focalPoint } = overrides;
    return [
      ...(isRepeated ? [fault('id', words.repeated)] : []),
      ...unreadable.map((key) => fault(key, words.date)),
      ...(from && until && Date.parse(until) <= Date.parse(from) ? [fault('until', words.period)] : []),
      ...(story === null && kind !== 'breaking' ? [fault('story', words.wordsOnly)] : []),
      ...(story === null && overrides.headline === undefined ? [fault('headline', words.wordless)] : []),
      ...texts,
      ...(picture && !pictureSource(picture.url) ? [fault('picture', words.picture)] : []),
      ...(focalPoint && !(isWithin(focalPoint.x) && isWithin(focalPoint.y))
        ? [fault('focalPoint', words.focalPoint)]
        : []),
    ];
  });
  if (document.items.length <= MAX_COLLECTION_ITEMS) return faults;
  return [...faults, { itemId: null, key: 'items', message: words.tooMany(MAX_COLLECTION_ITEMS) }];
}
