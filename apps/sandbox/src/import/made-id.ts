import { createHash } from 'node:crypto';
import type { Json } from '../db/schema/content.ts';

/** Fields that distinguish documents without an id: place and time of publication, titles and texts. */
const TELLING = [
  'type',
  'canonical_url',
  'website_url',
  'publish_date',
  'display_date',
  'first_publish_date',
  'created_date',
  'headlines',
  'headline',
  'title',
  'description',
  'subheadlines',
  'content_elements',
  'promo_items',
  'streams',
];

/** JSON with sorted keys: the same parts give the same text in any order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

const isId = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');

/** Whether a document has an id. */
export const hasId = (document: Json): boolean => isId(document['_id']) || isId(document['id']);

/** The document with its id, or with one generated from its distinguishing fields. The same document always gets the same id. */
export function withId(document: Json): Json {
  if (hasId(document)) return document;
  const telling = TELLING.map((key) => sorted(document[key]) ?? null);
  const digest = createHash('sha256').update(JSON.stringify(telling)).digest('hex');
  return { ...document, _id: `sin-id-${digest.slice(0, 24)}` };
}
