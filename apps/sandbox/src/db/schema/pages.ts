import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { ContentKey, PageDocument } from 'rotativa/domain';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** Of the type `json`, which keeps the order of keys: a document comes back as the bytes that it was. */
const document = () => json('document').$type<PageDocument>().notNull();

/** The pages of the brands. */
export const pages = pgTable(
  'pages',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    brand: text('brand').notNull(),
    /** The kind of page, or 'section:' and the first path of a special section. */
    page: text('page').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique('pages_address').on(table.brand, table.page)],
);

/** Decisions about pages. Append only: a trigger refuses every change of a row. */
export const pageRevisions = pgTable(
  'page_revisions',
  {
    pageId: bigint('page_id', { mode: 'number' })
      .notNull()
      .references(() => pages.id),
    number: integer('number').notNull(),
    /** The revision from which it was made; null for the first one. */
    parent: integer('parent'),
    /** The e-mail address of a member of staff, or 'seed'. */
    author: text('author').notNull(),
    note: text('note').notNull(),
    document: document(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.number] })],
);

/** Unfinished work: one draft of each author on a page. */
export const pageDrafts = pgTable(
  'page_drafts',
  {
    pageId: bigint('page_id', { mode: 'number' })
      .notNull()
      .references(() => pages.id),
    author: text('author').notNull(),
    base: integer('base').notNull(),
    document: document(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.author] })],
);

/**
 * Decisions about which revision is published when. A row never changes; one that has not begun can be deleted. Times may
 * overlap: `timelineOf` of `rotativa/domain` says which row is in force, by `from` and the order of ids.
 */
export const pagePublications = pgTable(
  'page_publications',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    pageId: bigint('page_id', { mode: 'number' }).notNull(),
    revision: integer('revision').notNull(),
    from: moment('begins_at').notNull(),
    until: moment('ends_at'),
    by: text('published_by').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'page_publications_revision',
      columns: [table.pageId, table.revision],
      foreignColumns: [pageRevisions.pageId, pageRevisions.number],
    }),
    index('page_publications_page').on(table.pageId, table.id),
    check('page_publications_period', sql`ends_at is null or ends_at > begins_at`),
  ],
);

/** Changes for readers, in the order of their numbers, for the streams of changes. Old rows are deleted. */
export const pageChanges = pgTable('page_changes', {
  /** Milliseconds since 1970, or one more than the last: a new database never repeats the numbers of another. */
  id: bigint('id', { mode: 'number' }).primaryKey(),
  brand: text('brand').notNull(),
  /** The page that changed; null for a change of contents. */
  page: text('page'),
  /** The keys of the contents that changed; null for a change of a page. */
  keys: jsonb('keys').$type<readonly ContentKey[]>(),
});
