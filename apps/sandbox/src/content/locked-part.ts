import { escapeHtml, freeBody, isLockedStory, restrictionCode, type BodyParts } from 'rotativa/domain';
import type { Json } from '../db/schema/content.ts';
import { PRODUCT } from '../sites.ts';
import { isObject, textAt } from './json.ts';

const BESIDE_TEXT: ReadonlySet<unknown> = new Set(['header', 'image', 'divider', 'interstitial_link']);

/** The elements of a document. */
const ELEMENTS: BodyParts<unknown> = {
  paragraph: (element) =>
    isObject(element) && element['type'] === 'text' ? textAt(element, 'content') : undefined,
  beside: (element) => isObject(element) && BESIDE_TEXT.has(element['type']),
  cut: (element, text) => ({ ...(element as Json), content: escapeHtml(text) }),
};

/** Fields that repeat a body, at any depth: the film of a promo has its words too. */
const TOLD_AGAIN: ReadonlySet<string> = new Set(['corrections', 'voice_transcripts', 'transcript']);

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

/** The fields of an object, cut. */
const fieldsOf = (value: Json, locked: boolean): Json =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !(locked && TOLD_AGAIN.has(key)))
      .map(([key, one]) => [key, cutInside(one, locked)]),
  );

function cut(document: Json, locked: boolean): Json {
  const { content_elements: elements, content, ...rest } = document;
  return {
    ...fieldsOf(rest, locked),
    // The text of a document as one piece of HTML.
    ...(locked || content === undefined ? {} : { content: cutInside(content, false) }),
    ...(elements === undefined ? {} : { content_elements: shownElements(elements, document, locked) }),
  };
}

function shownElements(elements: unknown, document: Json, locked: boolean): unknown {
  if (!Array.isArray(elements)) return locked ? [] : elements;
  const shown = locked ? freeElements(elements, document['type'] === 'gallery') : elements;
  return shown.map((element) => cutInside(element, locked));
}

const freeElements = (elements: readonly unknown[], isGallery: boolean): unknown[] =>
  isGallery ? elements.slice(0, 1) : freeBody(elements, ELEMENTS);

/** A nested document has a separate body. It is locked if it or its parent is locked. */
function cutInside(value: unknown, locked: boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => cutInside(one, locked));
  if (!isObject(value)) return value;
  if (value['content_elements'] === undefined && value['content_restrictions'] === undefined)
    return fieldsOf(value, locked);
  return cut(value, locked || isLockedDocument(value));
}
