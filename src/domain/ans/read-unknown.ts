import { defined } from '../defined.ts';
import type { JsonRecord } from './common.ts';
import { isRecord } from './is-record.ts';
import type { ContentElement, UnknownElement } from './element.ts';
import { elementBase } from './read-element-base.ts';
import type { NestedReaders } from './read-element.ts';
import { MAX_DEPTH, looseText, textIn, type Cursor } from './read.ts';

/** Fields that contain the title of an element of any type, and its further texts. */
const TITLES = ['headlines', 'headline', 'title', 'name', 'question'];
const WORDS = [
  'subheadlines',
  'description',
  'summary',
  'intro',
  'message',
  'answer',
  'caption',
  'quote',
  'citation',
];

/** Fields that describe an element and are not for readers. */
const APART: ReadonlySet<string> = new Set([
  ...TITLES,
  ...WORDS,
  'content',
  'text',
  'basic',
  'html',
  'value',
  'body',
  'raw',
  'additional_properties',
  'address',
  'auth',
  'comments',
  'credits',
  'distributor',
  'geo',
  'label',
  'owner',
  'planning',
  'promo_items',
  'publishing',
  'referent',
  'related_content',
  'revision',
  'source',
  'style',
  'taxonomy',
  'tracking',
  'vanity_credits',
  'websites',
  'workflow',
]);

const PROSE = /^(?!https?:)\S+\s+\S+\s+\S+/;

/** Whether the value of an unknown field is a sentence: words with spaces between them, and neither code nor styles. */
const isProse = (value: string): boolean => PROSE.test(value.trim()) && !/[{}]|;\s*$/.test(value);

function inside(value: unknown, at: Cursor, nested: NestedReaders): ContentElement[] {
  if (at.depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((one: unknown, index) => inside(one, at.at(index), nested));
  if (typeof value === 'string') return isProse(value) ? [{ _id: '', type: 'text', content: value }] : [];
  if (!isRecord(value)) return [];
  if (looseText(value['type'])) {
    const element = nested.one(value, at);
    return element ? [element] : [];
  }
  return wordsOf(value, at, nested);
}

const firstOf = (source: JsonRecord, keys: readonly string[]): string =>
  keys.map((key) => looseText(source[key]).trim()).find(Boolean) ?? '';

function rest(source: JsonRecord, at: Cursor, nested: NestedReaders): ContentElement[] {
  const said = WORDS.map((key) => looseText(source[key]).trim()).filter(Boolean);
  return [
    ...said.map((content) => ({ _id: '', type: 'text' as const, content })),
    ...Object.entries(source).flatMap(([key, value]) =>
      APART.has(key) ? [] : inside(value, at.at(key), nested),
    ),
  ];
}

/** The words of an object without a type: title, text and nested elements. */
function wordsOf(source: JsonRecord, at: Cursor, nested: NestedReaders): ContentElement[] {
  const title = firstOf(source, TITLES);
  const content = textIn(source);
  return [
    ...(title ? [{ _id: '', type: 'header' as const, level: 4, content: title }] : []),
    ...(content ? [{ _id: '', type: 'text' as const, content }] : []),
    ...rest(source, at, nested),
  ];
}

/** Reads an element of an unknown type, with all its words for readers. */
export function readUnknown(
  source: JsonRecord,
  type: string,
  at: Cursor,
  nested: NestedReaders,
): UnknownElement {
  return defined({
    ...elementBase(source),
    type: 'unknown' as const,
    original_type: type,
    title: firstOf(source, TITLES) || undefined,
    content: textIn(source),
    content_elements: rest(source, at, nested),
  });
}
