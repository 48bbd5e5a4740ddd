import { defined } from '../defined.ts';
import type { JsonRecord } from './common.ts';
import { isRecord } from './is-record.ts';
import type { ContentElement } from './element.ts';
import { LINK_READERS } from './read-element-link.ts';
import { MEDIA_READERS } from './read-element-media.ts';
import { TEXT_READERS } from './read-element-text.ts';
import { readUnknown } from './read-unknown.ts';
import { MAX_DEPTH, describe, items, looseText, textIn, type Cursor } from './read.ts';

/** Reads one element; undefined if it has nothing usable. `nested` reads the elements inside it. */
export type ElementReader = (
  source: JsonRecord,
  at: Cursor,
  nested: NestedReaders,
) => ContentElement | undefined;

export interface NestedReaders {
  one(value: unknown, at: Cursor): ContentElement | undefined;
  many(value: unknown, at: Cursor): ContentElement[];
}

const READERS = new Map<string, ElementReader>(
  Object.entries({ ...TEXT_READERS, ...MEDIA_READERS, ...LINK_READERS }),
);

/** Names that other exports use for known element types. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['paragraph', 'text'],
  ['heading', 'header'],
  ['time_stamp', 'header'],
  ['timestamp', 'header'],
  ['time stamp', 'header'],
  ['blockquote', 'quote'],
  ['pullquote', 'quote'],
  ['pull_quote', 'quote'],
  ['ordered_list', 'list'],
  ['unordered_list', 'list'],
  ['html', 'raw_html'],
  ['raw-html', 'raw_html'],
  ['oembed', 'oembed_response'],
  ['hr', 'divider'],
  ['promo_reference', 'reference'],
  ['social_media', 'oembed_response'],
  ['link', 'interstitial_link'],
]);

/** The type. An element without one gets a type from its fields. */
function typeOf(source: JsonRecord): string {
  const type = looseText(source['type']).trim();
  if (type) return type;
  if (Array.isArray(source['content_elements'])) return 'element_group';
  if (Array.isArray(source['items'])) return 'list';
  if (textIn(source)) return 'text';
  return looseText(source['url']).trim() ? 'image' : '';
}

const nested: NestedReaders = {
  one: (value, at) => readElement(value, at),
  many: (value, at) => readElements(value, at),
};

/**
 * Reads a content element of any type. A bare text becomes a text element. An unknown type is kept with its text
 * (`{type: 'unknown', original_type}`). Empty slots are dropped. Never throws; the depth of nesting is limited.
 */
export function readElement(value: unknown, at: Cursor): ContentElement | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string' || typeof value === 'number') {
    return String(value).trim() ? { _id: '', type: 'text', content: looseText(value) } : undefined;
  }
  if (Array.isArray(value)) {
    const content_elements = readElements(value, at);
    return content_elements.length > 0 ? { _id: '', type: 'element_group', content_elements } : undefined;
  }
  if (!isRecord(value)) {
    at.report(`expected an element, found ${describe(value)}; left out`);
    return undefined;
  }
  if (at.depth > MAX_DEPTH) {
    at.report('nested too deeply; left out');
    return undefined;
  }
  const given = typeOf(value);
  const type = ALIASES.get(given) ?? given;
  const read = READERS.get(type);
  if (read) {
    // The alias describes the element, so it is kept as the subtype.
    const source = type === given ? value : defined({ ...value, subtype: value['subtype'] || given });
    return read(source, at, nested);
  }
  at.report(
    given ? `unknown element type ${describe(given)}; its text is kept` : 'an element without a type',
  );
  return readUnknown(value, given || '(none)', at, nested);
}

/** Reads the elements of a list, in order. */
export function readElements(value: unknown, at: Cursor): ContentElement[] {
  return items(value, at, readElement);
}
