import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { columnsOf } from '../content/columns.ts';
import { putCollection } from '../content/store.ts';
import type { Database } from '../db/database.ts';
import { authors, collections, documents, navigations, sections, trending } from '../db/schema/index.ts';
import { withAdopted } from './adopted.ts';
import { compileSeed, type CompiledSeed, type CompiledSite } from './compile.ts';
import type { SeedContent } from './content-types.ts';
import { readManifest } from './media.ts';
import { picturesOf } from './views.ts';
import type { Seeder } from './seeders.ts';

/** Rows per statement: a few hundred documents at once would pass the limit of parameters. */
const BATCH = 50;

async function insertAll<T extends PgTable>(
  db: Database,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    await db
      .insert(table)
      .values(rows.slice(start, start + BATCH))
      .onConflictDoNothing();
  }
}

/** An imported document that took a seed document's address keeps it: that seed document stays out. */
async function seedSite(db: Database, site: CompiledSite, clock: Date): Promise<void> {
  const rows = site.documents.map((document) => ({
    ...columnsOf(document, clock),
    site: site.site,
    origin: 'seed' as const,
  }));
  await insertAll(db, documents, rows);
  for (const collection of site.collections) await putCollection(db, site.site, 'seed', collection);
  const { site: name } = site;
  await insertAll(
    db,
    sections,
    [...site.sections].map(([id, record]) => ({ site: name, id, record })),
  );
  await insertAll(
    db,
    navigations,
    [...site.navigations].map(([id, tree]) => ({ site: name, id, tree })),
  );
  const present = await db.select({ id: documents.id }).from(documents).where(eq(documents.site, site.site));
  const ids = new Set(present.map(({ id }) => id));
  await insertAll(
    db,
    trending,
    site.trending
      .filter((id) => ids.has(id))
      .map((documentId, position) => ({ site: site.site, position, documentId })),
  );
}

async function clearSeed(db: Database, seed: CompiledSeed): Promise<void> {
  await db.delete(trending);
  await db.delete(documents).where(eq(documents.origin, 'seed'));
  await db.delete(collections).where(eq(collections.origin, 'seed'));
  await db.delete(navigations);
  await db.delete(authors).where(eq(authors.origin, 'seed'));
  for (const { site, sections: kept } of seed.sites) {
    // Imported sections stay; those of the seed are replaced.
    const paths = [...kept.keys()];
    if (paths.length > 0) {
      await db.delete(sections).where(and(eq(sections.site, site), inArray(sections.id, paths)));
    }
  }
}

/** Moves the five dates of the seed's documents, in their columns and in their JSON. */
async function shiftDocuments(db: Database, milliseconds: number): Promise<void> {
  const interval = sql`${milliseconds} * interval '1 millisecond'`;
  const iso = (key: string) => sql`to_jsonb(to_char(
    ((${documents.body} ->> ${key}::text)::timestamptz + ${interval}) at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;
  const keys = ['created_date', 'first_publish_date', 'publish_date', 'display_date', 'last_updated_date'];
  const moved = sql.join(
    keys.map((key) => sql`${key}::text, ${iso(key)}`),
    sql`, `,
  );
  await db
    .update(documents)
    .set({
      publishDate: sql`${documents.publishDate} + ${interval}`,
      body: sql`${documents.body} || jsonb_build_object(${moved})`,
    })
    .where(eq(documents.origin, 'seed'));
}

/**
 * The content side of the seed.
 * @param load gives what is written by hand
 */
export function createContentSeeder(load: () => Promise<SeedContent>): Seeder {
  return {
    name: 'content',
    sources: [
      '../content',
      'src/seed',
      'src/paywall/codes.ts',
      'src/content/columns.ts',
      'src/documents/edition-stories.ts',
      '../../src/themes/generated',
    ],
    seed: async (db, clock, { picturesDir }) => {
      const seed = compileSeed(await load(), clock, await readManifest(picturesDir), picturesOf);
      await clearSeed(db, seed);
      await insertAll(
        db,
        authors,
        seed.authors.map(({ sites, ...author }) => ({ ...author, sites: [...sites] })),
      );
      for (const site of seed.sites) await seedSite(db, site, clock);
    },
    shift: shiftDocuments,
  };
}

/** The committed content of the brands; loaded only when a database has to be seeded. */
export const contentSeeder: Seeder = createContentSeeder(async () => {
  const { STORIES, UNPUBLISHED, AUTHORS, EDITIONS, OLD_EDITIONS, COLLECTIONS } =
    await import('./content/index.ts');
  return withAdopted({
    stories: [...STORIES, ...UNPUBLISHED],
    authors: AUTHORS,
    editions: [...EDITIONS, ...OLD_EDITIONS],
    collections: COLLECTIONS,
  });
});
