import {
  authorSlugs,
  contentKey,
  instantOf,
  plainText,
  PUBLICATION_DATES,
  restrictionCode,
  tagSlug,
  type ContentKey,
} from 'rotativa/domain';
import { guardDocument } from 'rotativa/domain/server';
import { PRODUCT } from '../sites.ts';
import type { documents, Json } from '../db/schema/content.ts';
import { at, isObject, objectsAt, textAt } from './json.ts';
import { freePart } from './locked-part.ts';
import { canonicalKey, sectionPath, withAncestors } from './paths.ts';

/** Postgres rejects a full-text index above 1 MB. Of a very long body only the beginning is searchable. */
const BODY_TEXT_LIMIT = 150_000;

/** The columns that feeds and search filter by, read from a document. */
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
    tags: unique(objectsAt(document, 'taxonomy', 'tags').map(tagKey)),
    authors: unique([
      ...objectsAt(document, 'credits', 'by').map(
        (author) => textAt(author, '_id') ?? textAt(author, 'slug'),
      ),
      ...bylineSlugs(document),
    ]),
    contentCode: restrictionCode(document['content_restrictions']) ?? null,
    sourceSystem: textAt(document, 'source', 'system') ?? null,
    headline: searchable(textAt(document, 'headlines', 'basic') ?? ''),
    standfirst: searchable(
      textAt(document, 'subheadlines', 'basic') ?? textAt(document, 'description', 'basic') ?? '',
    ),
    // A search must not reveal words that only subscribers may read.
    bodyText: bodyTextOf(freePart(document)['content_elements']).slice(0, BODY_TEXT_LIMIT),
    body: document,
  };
}

/** The keys of what a document changes on pages: itself, and the lists that it may be in. */
export const keysOfDocument = ({
  id,
  sections,
  tags,
  authors,
}: Pick<DocumentColumns, 'id' | 'sections' | 'tags' | 'authors'>): ContentKey[] => [
  contentKey('story', id),
  // Lists of all sections.
  contentKey('section', '/'),
  ...(sections ?? []).map((section) => contentKey('section', section)),
  ...(tags ?? []).map((tag) => contentKey('tag', tag)),
  ...(authors ?? []).map((author) => contentKey('author', author)),
];

/** Years with four digits. Postgres and JavaScript disagree about others. */
const EARLIEST = Date.parse('0001-01-01T00:00:00Z');
const LATEST = Date.parse('9999-12-31T23:59:59Z');

/** The publish date: the first readable date of the document. */
function publishDateOf(document: Json): Date | undefined {
  for (const key of PUBLICATION_DATES) {
    const time = instantOf(textAt(document, key) ?? '');
    if (time >= EARLIEST && time <= LATEST) return new Date(time);
  }
  return undefined;
}

/** The parts of a document that its bylines are read from. */
const SIGNED = ['_id', 'type', 'credits', 'vanity_credits', 'authors', 'copyright', ...PUBLICATION_DATES];

/** The names in the addresses of the bylines, so that every byline's page lists the document. */
function bylineSlugs(document: Json): string[] {
  const signed = Object.fromEntries(SIGNED.map((key) => [key, document[key]]));
  const guarded = guardDocument(signed);
  return guarded.ok ? authorSlugs(guarded.value, PRODUCT) : [];
}

function sectionOf(section: unknown): string | undefined {
  const path = textAt(section, '_id') ?? textAt(section, 'path');
  return path === undefined ? undefined : sectionPath(path);
}

function tagKey(tag: Json): string | undefined {
  const text = textAt(tag, 'slug') ?? textAt(tag, 'text');
  return text === undefined ? undefined : tagSlug(text);
}

/** A text as readers search it. A Mac writes an accent as a separate character, at which the index would cut the word. */
const searchable = (html: string): string => plainText(html).normalize('NFC');

/** The words of a body, at any depth of its elements, one element a line. */
function bodyTextOf(elements: unknown): string {
  if (Array.isArray(elements)) return elements.map(bodyTextOf).filter(Boolean).join('\n');
  if (!isObject(elements) || elements['type'] === 'raw_html') return '';
  const own = ['content', 'title', 'caption', 'text'].map((key) => textAt(elements, key) ?? '');
  const inner = ['content_elements', 'items', 'header', 'rows', 'citation'].map((key) =>
    bodyTextOf(elements[key]),
  );
  return [...own.map(searchable), ...inner].filter(Boolean).join('\n');
}

const unique = (values: (string | undefined)[]): string[] => [
  ...new Set(values.filter((value): value is string => value !== undefined && value !== '')),
];
