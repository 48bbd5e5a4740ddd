import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CollectionDocument } from 'rotativa/domain';
import { tsvector } from './tsvector.ts';

/** A parsed JSON object. */
export type Json = Record<string, unknown>;

/**
 * Weighted for ranking: headline, then standfirst, then body. Each text is indexed twice, as written and without
 * accents, because readers search 'educacion' and the Spanish stemmer only knows 'educación'.
 */
const weighted = (column: string, weight: 'A' | 'B' | 'C') =>
  `setweight(to_tsvector('spanish'::regconfig, ${column}), '${weight}') || ` +
  `setweight(to_tsvector('spanish'::regconfig, translate(${column}, 'áéíóúüÁÉÍÓÚÜ', 'aeiouuAEIOUU')), '${weight}')`;

const SEARCH = [weighted('headline', 'A'), weighted('standfirst', 'B'), weighted('body_text', 'C')].join(
  ' || ',
);

/** Every published ANS document, one row per site. Feeds filter by the columns beside `body`. */
export const documents = pgTable(
  'documents',
  {
    site: text('site').notNull(),
    id: text('id').notNull(),
    type: text('type').notNull(),
    subtype: text('subtype'),
    canonicalUrl: text('canonical_url').notNull(),
    publishDate: timestamp('publish_date', { withTimezone: true, mode: 'date' }).notNull(),
    primarySection: text('primary_section'),
    /** Section paths with their ancestors: a story of /deportes/ciclismo is also in /deportes. */
    sections: text('sections').array().notNull(),
    tags: text('tags').array().notNull(),
    authors: text('authors').array().notNull(),
    contentCode: text('content_code'),
    sourceSystem: text('source_system'),
    /** 'seed' documents are replaced and re-dated by the seed; 'import' ones are never touched by it. */
    origin: text('origin', { enum: ['seed', 'import'] }).notNull(),
    headline: text('headline').notNull(),
    standfirst: text('standfirst').notNull(),
    bodyText: text('body_text').notNull(),
    body: jsonb('body').$type<Json>().notNull(),
    search: tsvector('search').generatedAlwaysAs(sql.raw(SEARCH)),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.id] }),
    uniqueIndex('documents_canonical_url').on(table.site, table.canonicalUrl),
    // In the order of lists: PostgreSQL puts nulls first in a descending order, even of a column that has none.
    index('documents_newest').on(table.site, table.publishDate.desc().nullsFirst(), table.id),
    // Filters that many documents pass or almost none.
    index('documents_primary_section').on(
      table.site,
      table.primarySection,
      table.publishDate.desc().nullsFirst(),
      table.id,
    ),
    index('documents_type').on(table.site, table.type, table.publishDate.desc().nullsFirst(), table.id),
    index('documents_subtype').on(
      table.site,
      sql`lower(${table.subtype})`,
      table.publishDate.desc().nullsFirst(),
      table.id,
    ),
    index('documents_content_code').on(
      table.site,
      table.contentCode,
      table.publishDate.desc().nullsFirst(),
      table.id,
    ),
    index('documents_source_system').on(
      table.site,
      table.sourceSystem,
      table.publishDate.desc().nullsFirst(),
      table.id,
    ),
    // With the site (by the extension btree_gin), so that those of other sites are not read.
    index('documents_sections').using('gin', table.site, table.sections),
    index('documents_tags').using('gin', table.site, table.tags),
    index('documents_authors').using('gin', table.site, table.authors),
    index('documents_search').using('gin', table.site, table.search),
  ],
);

/**
 * The words of the headlines and standfirsts of a site, without accents and as written, which misspelt words of a search
 * are corrected to. A trigger on `documents` adds them; a word whose documents are gone stays and finds nothing.
 */
export const searchWords = pgTable(
  'search_words',
  {
    site: text('site').notNull(),
    word: text('word').notNull(),
    written: text('written').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.word] }),
    index('search_words_similar').using('gist', sql`${table.word} gist_trgm_ops`),
  ],
);

/** Authors. One record is for all sites of an author. */
export const authors = pgTable('authors', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  sites: text('sites').array().notNull(),
  record: jsonb('record').$type<Json>().notNull(),
  origin: text('origin', { enum: ['seed', 'import'] })
    .notNull()
    .default('seed'),
});

/** Ordered lists that editors curate. */
export const collections = pgTable(
  'collections',
  {
    site: text('site').notNull(),
    id: text('id').notNull(),
    record: jsonb('record').$type<Json>().notNull(),
    /** 'desk': an editor has saved it, and neither the seed nor an import replaces it. */
    origin: text('origin', { enum: ['seed', 'import', 'desk'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.id] })],
);

/** Members of a collection, as its last revision has them; a member that is not (yet) published is skipped when the collection is read. */
export const collectionItems = pgTable(
  'collection_items',
  {
    site: text('site').notNull(),
    collectionId: text('collection_id').notNull(),
    position: integer('position').notNull(),
    documentId: text('document_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.collectionId, table.position] }),
    foreignKey({
      columns: [table.site, table.collectionId],
      foreignColumns: [collections.site, collections.id],
    }).onDelete('cascade'),
  ],
);

/**
 * The states of a collection that editors saved. Append only: a trigger refuses every change of a row. Without a row the collection
 * is what the seed or an import made it.
 */
export const collectionRevisions = pgTable(
  'collection_revisions',
  {
    site: text('site').notNull(),
    collectionId: text('collection_id').notNull(),
    number: integer('number').notNull(),
    /** The revision from which it was made; null for the first one. */
    parent: integer('parent'),
    /** The e-mail address of a member of staff, or 'seed'. */
    author: text('author').notNull(),
    note: text('note').notNull(),
    /** The changes, a sentence each. */
    changes: json('changes').$type<readonly string[]>().notNull(),
    document: json('document').$type<CollectionDocument>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.collectionId, table.number] })],
);

/** When an item of a collection begins or ends next: listeners get a change then. */
export const collectionTurns = pgTable(
  'collection_turns',
  {
    site: text('site').notNull(),
    collectionId: text('collection_id').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.collectionId, table.at] }),
    index('collection_turns_next').on(table.at),
  ],
);

/** The most-read list of a site, most read first. */
export const trending = pgTable(
  'trending',
  {
    site: text('site').notNull(),
    position: integer('position').notNull(),
    documentId: text('document_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.position] }),
    foreignKey({
      columns: [table.site, table.documentId],
      foreignColumns: [documents.site, documents.id],
    }).onDelete('cascade'),
  ],
);

/** Section records, by path. */
export const sections = pgTable(
  'sections',
  {
    site: text('site').notNull(),
    id: text('id').notNull(),
    record: jsonb('record').$type<Json>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.id] })],
);

/** Navigation trees, by name: `_id`, `children`, `site`. */
export const navigations = pgTable(
  'navigations',
  {
    site: text('site').notNull(),
    id: text('id').notNull(),
    tree: jsonb('tree').$type<Json>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.id] })],
);
