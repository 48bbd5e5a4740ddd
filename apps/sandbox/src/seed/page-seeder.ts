import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { and, eq, ne } from 'drizzle-orm';
import { documentIssues, type PageDocument } from 'rotativa/domain';
import type { PageAddress } from 'rotativa/providers';
import { BRANDS } from 'rotativa/themes';
import type { Database } from '../db/database.ts';
import { pagePublications, pageRevisions, pages } from '../db/schema/index.ts';
import { recordChanges } from '../pages/changes.ts';
import { holdPage, lastRevision } from '../pages/stored.ts';
import type { Seeder } from './seeders.ts';

/** The author of the seed's revisions. */
const SEED_AUTHOR = 'seed';
/** The seed is published from the beginning, so that any publication of an editor takes its place. */
const BEGINNING = new Date(0);

/** A page as the seed has it. */
export interface SeedPage extends PageAddress {
  readonly document: PageDocument;
}

/**
 * The pages of the files `{brand}.json` in a folder, which the sites write from their documents.
 * @throws Error naming a file that is no page file
 */
async function readSeedPages(folder: string): Promise<SeedPage[]> {
  const files = (await readdir(folder).catch(() => [])).filter((name) => {
    const brand = basename(name, '.json');
    return name.endsWith('.json') && (BRANDS as readonly string[]).includes(brand);
  });
  const found: SeedPage[] = [];
  for (const file of files.sort()) {
    const brand = basename(file, '.json');
    const documents = JSON.parse(await readFile(join(folder, file), 'utf8')) as Record<string, PageDocument>;
    for (const [page, document] of Object.entries(documents)) {
      const [issue] = documentIssues(document);
      if (issue) throw new Error(`${file}: ${page}: ${issue.path.join('.')}: ${issue.message}`);
      found.push({ brand, page, document });
    }
  }
  return found;
}

/**
 * Writes a page of the seed, or its next revision if the seed has changed and no editor has saved one. Revisions are only
 * added: what an editor saved, and what was published, stays.
 * @returns whether something was written
 */
export async function seedPage(
  tx: Database,
  { document, ...address }: SeedPage,
  now: Date,
): Promise<boolean> {
  await tx
    .insert(pages)
    .values({ ...address, createdAt: now })
    .onConflictDoNothing();
  const page = await holdPage(tx, address);
  const [edited] = await tx
    .select({ number: pageRevisions.number })
    .from(pageRevisions)
    .where(and(eq(pageRevisions.pageId, page.id), ne(pageRevisions.author, SEED_AUTHOR)))
    .limit(1);
  if (edited !== undefined) return false;
  const last = await lastRevision(tx, page);
  if (last !== undefined && JSON.stringify(last.document) === JSON.stringify(document)) return false;
  const number = (last?.number ?? 0) + 1;
  await tx.insert(pageRevisions).values({
    ...{ pageId: page.id, number, parent: last?.number ?? null, author: SEED_AUTHOR, note: '' },
    ...{ document, createdAt: now },
  });
  await tx
    .insert(pagePublications)
    .values({ pageId: page.id, revision: number, from: BEGINNING, until: null, by: SEED_AUTHOR });
  return true;
}

/** The pages of the sites' documents, as files. */
export const pageSeeder: Seeder = {
  name: 'pages',
  sources: ['src/seed/page-seeder.ts', 'src/pages'],
  seed: async (db, clock, { pagesDir }) => {
    const written: PageAddress[] = [];
    for (const page of await readSeedPages(pagesDir))
      if (await seedPage(db, page, clock)) written.push({ brand: page.brand, page: page.page });
    await recordChanges(db, written, clock);
  },
};
