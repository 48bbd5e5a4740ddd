import {
  FREE_PARAGRAPHS,
  isLockedStory,
  LONG_PARAGRAPH_WORDS,
  PREVIEW_WORDS,
  restrictionCode,
} from 'rotativa/domain';
import type { Json } from '../db/schema/content.ts';
import { PRODUCT } from '../sites.ts';
import { at, isObject, textAt } from './json.ts';

/** Elements allowed between the free paragraphs. Lists, tables, galleries and raw HTML can contain the whole story. */
const BESIDE_TEXT: ReadonlySet<unknown> = new Set(['header', 'image', 'divider', 'interstitial_link']);

/** Fields of a document, other than its elements, that repeat its body. */
const TOLD_AGAIN: ReadonlySet<string> = new Set([
  'content',
  'corrections',
  'voice_transcripts',
  'transcript',
]);

/** Whether a reader without a session may only read the beginning of a document. The pages use the same rule. */
export function isLockedDocument(document: Json): boolean {
  const code = restrictionCode(document['content_restrictions']);
  return isLockedStory(
    {
      canonical_url: textAt(document, 'canonical_url') ?? '/',
      content_restrictions: code === undefined ? {} : { content_code: code },
    },
    PRODUCT,
  );
}

/**
 * The public part of a document. A locked document has the beginning of its body and one picture of its gallery.
 * Nested documents, such as its gallery or related stories, are also cut.
 */
export function freePart(document: Json): Json {
  return cut(document, isLockedDocument(document));
}

function cut(document: Json, locked: boolean): Json {
  const inner = Object.entries(document)
    .filter(([key]) => !(locked && TOLD_AGAIN.has(key)))
    .map(([key, value]) => [key, key === 'content_elements' ? value : cutInside(value, locked)] as const);
  const result: Json = Object.fromEntries(inner);
  const elements = document['content_elements'];
  if (Array.isArray(elements)) {
    const free = locked ? freeElements(elements, document['type'] === 'gallery') : elements;
    result['content_elements'] = free.map((element) => cutInside(element, locked));
  }
  return result;
}

/** A nested document has a separate body. It is locked if it or its parent is locked. */
function cutInside(value: unknown, locked: boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => cutInside(one, locked));
  if (!isObject(value)) return value;
  if (value['content_elements'] === undefined && value['content_restrictions'] === undefined)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cutInside(one, locked)]));
  return cut(value, locked || (at(value, 'content_restrictions') !== undefined && isLockedDocument(value)));
}

function freeElements(elements: readonly unknown[], isGallery: boolean): unknown[] {
  if (isGallery) return elements.slice(0, 1);
  const texts = elements.filter(isParagraph);
  const whole = Math.min(FREE_PARAGRAPHS, Math.floor(texts.length / 2));
  if (whole === 0) return texts.slice(0, 1).flatMap(excerpt);
  const free: unknown[] = [];
  let given = 0;
  for (const element of elements) {
    if (isParagraph(element)) {
      if (wordsOf(element).length > LONG_PARAGRAPH_WORDS) return [...free, ...excerpt(element)];
      free.push(element);
      given += 1;
      if (given === whole) return free;
    } else if (isObject(element) && BESIDE_TEXT.has(element['type'])) free.push(element);
  }
  return free;
}

const isParagraph = (element: unknown): element is Json =>
  isObject(element) && element['type'] === 'text' && textAt(element, 'content') !== undefined;

const wordsOf = (element: Json): string[] =>
  String(element['content'])
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);

/** The first words of a paragraph without markup: at most half of its text. */
function excerpt(element: Json): Json[] {
  const words = wordsOf(element);
  const given = words.slice(0, Math.min(PREVIEW_WORDS, Math.floor(words.length / 2)));
  return given.length === 0 ? [] : [{ ...element, content: `${given.join(' ')}…` }];
}
