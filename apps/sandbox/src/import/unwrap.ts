import { isObject, textAt } from '../content/json.ts';
import type { Json } from '../db/schema/content.ts';

/** A candidate for a document in a file, with its position. */
export interface Item {
  readonly path: string;
  readonly value: unknown;
}

/** The documents of a file, and the collection that lists them if it is one. */
export interface Unwrapped {
  readonly items: readonly Item[];
  /** Whether the file is a list. A list without any document is rejected as a whole. */
  readonly isList: boolean;
  readonly collection: Json | undefined;
}

const PAGE_TYPES: ReadonlySet<unknown> = new Set(['story', 'gallery', 'video']);
const FEED_TYPES: ReadonlySet<unknown> = new Set([...PAGE_TYPES, 'collection', 'image', 'reference']);

/** A feed has no type (or 'results'), and its elements are documents. */
function isFeed(value: Json): boolean {
  const { type, content_elements: elements } = value;
  if (!Array.isArray(elements)) return false;
  if (type === 'results' || type === 'feed') return true;
  if (type !== undefined || textAt(value, 'headlines', 'basic') !== undefined) return false;
  const types = elements.flatMap((item) => (isObject(item) && item['type'] ? [item['type']] : []));
  // Galleries and videos also occur in a story's body, but then next to texts, which feeds do not contain.
  return types.some((one) => PAGE_TYPES.has(one)) && types.every((one) => FEED_TYPES.has(one));
}

/** Names of the list of documents, or the single document, in replies of other services. */
const LIST_KEYS = ['items', 'data', 'results', 'stories', 'documents', 'articles'];
const DOCUMENT_KEYS = ['result', 'content', 'story', 'document', 'globalContent'];

/** A part of an object that can only be the requested documents. */
function wrapped(value: Json): Unwrapped | undefined {
  if (['headlines', 'content_elements', 'canonical_url'].some((key) => value[key] !== undefined))
    return undefined;
  if (![undefined, 'results', 'feed'].includes(value['type'] as string | undefined)) return undefined;
  for (const key of LIST_KEYS) {
    const list = value[key];
    if (Array.isArray(list) && list.some(isObject)) {
      const items = list.map((item: unknown, index) => ({ path: `${key}[${index}]`, value: item }));
      return { items, isList: true, collection: undefined };
    }
  }
  const key = DOCUMENT_KEYS.find((name) => isObject(value[name]));
  if (key === undefined) return undefined;
  const inner = unwrap(value[key]);
  return {
    ...inner,
    items: inner.items.map((item) => ({ ...item, path: `${key}${item.path && `.${item.path}`}` })),
  };
}

/** Finds the documents of a parsed file: a single one, a list, a feed, or a collection with its members. */
export function unwrap(value: unknown): Unwrapped {
  if (Array.isArray(value)) {
    return {
      items: value.map((item, index) => ({ path: `[${index}]`, value: item })),
      isList: true,
      collection: undefined,
    };
  }
  const members = (list: unknown): Item[] =>
    Array.isArray(list)
      ? list.map((item, index) => ({ path: `content_elements[${index}]`, value: item as unknown }))
      : [];
  if (isObject(value) && value['type'] === 'collection') {
    const items = members(value['content_elements']).filter(({ value: item }) => !isReference(item));
    return { items, isList: false, collection: value };
  }
  if (isObject(value) && isFeed(value)) {
    return { items: members(value['content_elements']), isList: true, collection: undefined };
  }
  return (
    (isObject(value) ? wrapped(value) : undefined) ?? {
      items: [{ path: '', value }],
      isList: false,
      collection: undefined,
    }
  );
}

/** A member that only refers to a separately published document. */
const isReference = (item: unknown): boolean =>
  isObject(item) && (item['type'] === 'reference' || item['type'] === 'promo_reference');

/** The id of the document that a collection's member refers to. */
export function memberId(item: unknown): string | undefined {
  return isReference(item) ? (textAt(item, 'referent', 'id') ?? textAt(item, '_id')) : textAt(item, '_id');
}
