import type { JsonRecord } from './common.ts';
import { isRecord } from './is-record.ts';
import { describe, type AnsIssue } from './read.ts';

const isText = (value: unknown): boolean => typeof value === 'string';
const isName = (value: unknown): boolean => isText(value) || typeof value === 'number';
/** Exports in PHP have a list in place of an object without fields, and the other way round. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

const hasWords = (value: unknown): boolean =>
  isText(value) || (isRecord(value) && (isEmpty(value['basic']) || isName(value['basic'])));
const isBody = (value: unknown): boolean =>
  Array.isArray(value) &&
  (value.every(isEmpty) || value.some((element) => isRecord(element) || isText(element)));

/** The fields that a page needs: which document it is, its address, its headline, its sections and its body. */
const ESSENTIAL: readonly (readonly [field: string, expected: string, isOne: (value: unknown) => boolean])[] =
  [
    ['_id', 'a text', isName],
    ['canonical_url', 'a text', isText],
    ['headlines', 'an object of texts', hasWords],
    ['taxonomy', 'an object', isRecord],
    ['content_elements', 'a list of elements', isBody],
  ];

/** The first essential field of another type. One that is absent or empty is no fault. */
export function wrongField(source: JsonRecord): AnsIssue | undefined {
  const wrong = ESSENTIAL.find(([field, , isOne]) => !isEmpty(source[field]) && !isOne(source[field]));
  if (!wrong) return undefined;
  const [path, expected] = wrong;
  return { path, reason: `expected ${expected}, found ${describe(source[path])}` };
}

/**
 * Why a reply of a service is no document, although the guard could make one from it: an essential field has another type,
 * or neither its type nor its headline is there, as in a list.
 */
export function wrongShape(reply: unknown): AnsIssue | undefined {
  if (!isRecord(reply)) return { path: '(document)', reason: `expected an object, found ${describe(reply)}` };
  const isNamed = ['type', 'headlines', 'headline', 'title'].some((field) => !isEmpty(reply[field]));
  return wrongField(reply) ?? (isNamed ? undefined : { path: 'type', reason: 'missing, as is a headline' });
}
