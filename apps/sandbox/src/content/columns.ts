import type { documents, Json } from '../db/schema/content.ts';
import { at, isObject, objectsAt, textAt } from './json.ts';
import { canonicalKey, sectionPath, slugify, withAncestors } from './paths.ts';

/** Postgres refuses a full-text index above 1 MB; a body as long as a book is searched by its beginning. */
const BODY_TEXT_LIMIT = 150_000;

/** The columns that feeds and search ask by, read from a document. */
export type DocumentColumns = Omit<typeof documents.$inferInsert, 'origin' | 'site' | 'search'>;

/**
 * Reads the columns of a document that has an `_id` and a `canonical_url`.
 * @param published the publish date to use when the document has no readable one
 */
export function columnsOf(document: Json, published: Date): DocumentColumns {
  const primarySection = sectionOf(at(document, 'taxonomy', 'primary_section'));
  const sections = [primarySection, ...objectsAt(document, 'taxonomy', 'sections').map(sectionOf)];
  return {
    id: textAt(document, '_id') ?? '',
    type: textAt(document, 'type') ?? 'story',
    subtype: textAt(document, 'subtype') ?? null,
    canonicalUrl: canonicalKey(textAt(document, 'canonical_url') ?? '/'),
    publishDate: publishDateOf(document) ?? published,
    primarySection: primarySection ?? null,
    sections: unique(sections.flatMap((section) => (section === undefined ? [] : withAncestors(section)))),
    tags: unique(objectsAt(document, 'taxonomy', 'tags').map(tagSlug)),
    authors: unique(objectsAt(document, 'credits', 'by').map((author) => textAt(author, '_id'))),
    contentCode: textAt(document, 'content_restrictions', 'content_code') ?? null,
    sourceSystem: textAt(document, 'source', 'system') ?? null,
    headline: plainText(textAt(document, 'headlines', 'basic') ?? ''),
    standfirst: plainText(
      textAt(document, 'subheadlines', 'basic') ?? textAt(document, 'description', 'basic') ?? '',
    ),
    bodyText: bodyTextOf(document['content_elements']).slice(0, BODY_TEXT_LIMIT),
    body: document,
  };
}

/** When the document was published, by the first of its dates that can be read. */
export function publishDateOf(document: Json): Date | undefined {
  for (const key of ['publish_date', 'display_date', 'first_publish_date', 'created_date']) {
    const time = Date.parse(textAt(document, key) ?? '');
    if (!Number.isNaN(time)) return new Date(time);
  }
  return undefined;
}

function sectionOf(section: unknown): string | undefined {
  const path = textAt(section, '_id') ?? textAt(section, 'path');
  return path === undefined ? undefined : sectionPath(path);
}

function tagSlug(tag: Json): string | undefined {
  const text = textAt(tag, 'slug') ?? textAt(tag, 'text');
  return text === undefined ? undefined : slugify(text);
}

/** The words of a body, at any depth of its elements, one element a line. */
export function bodyTextOf(elements: unknown): string {
  if (Array.isArray(elements)) return elements.map(bodyTextOf).filter(Boolean).join('\n');
  if (!isObject(elements) || elements['type'] === 'raw_html') return '';
  const own = ['content', 'title', 'caption', 'text'].map((key) => textAt(elements, key) ?? '');
  const inner = ['content_elements', 'items', 'header', 'rows', 'citation'].map((key) =>
    bodyTextOf(elements[key]),
  );
  return [...own.map(plainText), ...inner].filter(Boolean).join('\n');
}

/** Without tags, and with the few entities that matter to a search. */
const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|&#160;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

const unique = (values: (string | undefined)[]): string[] => [
  ...new Set(values.filter((value): value is string => value !== undefined && value !== '')),
];
