import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONTRACT_PAGE } from '../../../../tests/contract/pages.ts';
import { pageChanges, pages as pageTable, staff } from '../../src/db/schema/index.ts';
import { pageSeeder } from '../../src/seed/page-seeder.ts';
import { seedersFor } from '../../src/seed/seeders.ts';
import { SEED_STAFF, STAFF_SEED_PASSWORD } from '../../src/seed/staff.ts';
import { staffSeeder } from '../../src/seed/staff-seeder.ts';
import { staffPasswordFault } from '../../src/staff/accounts.ts';
import { openPages, type PagesApp } from './open-pages.ts';

let pages: PagesApp;
beforeAll(async () => {
  pages = await openPages();
}, 60_000);
afterAll(() => pages.close());

/** A page of one test. */
let HOME = { brand: 'weekly', page: 'home' };
let query = '';
beforeEach(async () => {
  HOME = { brand: 'weekly', page: `home-${randomUUID()}` };
  query = `?brand=weekly&page=${HOME.page}`;
  await pages.context.db.delete(pageChanges);
});

const titled = (title: string) => ({ ...CONTRACT_PAGE, title });
async function seed(documents: Record<string, unknown>): Promise<void> {
  const { db, clock, config } = pages.context;
  await mkdir(config.pagesDir, { recursive: true });
  await writeFile(join(config.pagesDir, 'weekly.json'), JSON.stringify(documents));
  await db.transaction((tx) => pageSeeder.seed(tx, clock(), config));
}
const published = async () =>
  (await pages.call('GET', `/desk/v1/published${query}`)).body as unknown as {
    revision: number;
    document: { title: string };
  }[];
const changes = async () => (await pages.context.db.select().from(pageChanges)).length;

describe('the seed of pages', () => {
  it('is revision 1, published from the beginning, and written once', async () => {
    await seed({ [HOME.page]: titled('uno'), [`${HOME.page}-nota`]: titled('nota') });
    await seed({ [HOME.page]: titled('uno'), [`${HOME.page}-nota`]: titled('nota') });
    expect(await published()).toMatchObject([{ revision: 1, document: { title: 'uno' } }]);
    const { body } = await pages.call('GET', `/desk/v1/revisions${query}`);
    expect(body).toMatchObject([{ number: 1, author: 'seed', parent: null }]);
    expect(await changes()).toBe(2);
  });

  it('that has changed is the next revision while no editor has saved one, and sites get the change', async () => {
    await seed({ [HOME.page]: titled('uno') });
    const before = await changes();
    await seed({ [HOME.page]: titled('dos') });
    expect(await published()).toMatchObject([{ revision: 2, document: { title: 'dos' } }]);
    expect(await changes()).toBe(before + 1);
  });

  it('never takes the place of what an editor saved or published', async () => {
    await seed({ [HOME.page]: titled('uno') });
    const revision = { ...HOME, expected: 1, document: titled('de la editora'), note: '' };
    expect((await pages.call('POST', '/desk/v1/revisions', revision)).status).toBe(201);
    await seed({ [HOME.page]: titled('dos') });
    expect(await published()).toMatchObject([{ revision: 1, document: { title: 'uno' } }]);
    await pages.call('POST', '/desk/v1/publications', { ...HOME, revision: 2 });
    await seed({ [HOME.page]: titled('tres') });
    expect(await published()).toMatchObject([{ revision: 2, document: { title: 'de la editora' } }]);
    expect((await pages.call('GET', `/desk/v1/revisions${query}`)).body).toHaveLength(2);
  });

  it('leaves a page that an editor published again, also if the seed has changed', async () => {
    await seed({ [HOME.page]: titled('uno') });
    await pages.call('POST', '/desk/v1/publications', { ...HOME, revision: 1 });
    await seed({ [HOME.page]: titled('dos') });
    expect(await published()).toMatchObject([{ revision: 1, document: { title: 'uno' } }]);
  });

  it('names the file and the page of a document that is none', async () => {
    await expect(seed({ [HOME.page]: { layout: 'front' } })).rejects.toThrow(
      `weekly.json: ${HOME.page}: title`,
    );
    const { db } = pages.context;
    expect(await db.select().from(pageTable).where(eq(pageTable.page, HOME.page))).toEqual([]);
  });
});

describe('the demo staff', () => {
  it('can sign in with the documented password, which the rule of staff accepts', async () => {
    const { db, clock, config } = pages.context;
    await staffSeeder.seed(db, clock(), config);
    expect(staffPasswordFault(STAFF_SEED_PASSWORD)).toBeUndefined();
    for (const member of Object.values(SEED_STAFF)) {
      const { email } = member;
      const reply = await pages.call('POST', '/desk/v1/session', { email, password: STAFF_SEED_PASSWORD });
      expect(reply).toMatchObject({ status: 200, body: { staff: member } });
    }
  });

  it('is none in production, which has the pages', async () => {
    const { db, clock, config } = pages.context;
    const before = await db.select().from(staff);
    const names = seedersFor('production').map(({ name }) => name);
    expect([names.includes('pages'), names.includes('staff')]).toEqual([true, false]);
    await mkdir(config.pagesDir, { recursive: true });
    for (const seeder of seedersFor('production').filter(({ name }) => name === 'pages'))
      await seeder.seed(db, clock(), config);
    expect(await db.select().from(staff)).toEqual(before);
  });
});

it('of 1,000 revisions a page is listed by its index, in less than half a second', async () => {
  await pages.seed(HOME);
  const { db } = pages.context;
  await db.execute(sql`
    insert into page_revisions (page_id, number, parent, author, note, document, created_at)
    select p.id, n, n - 1, 'a@b.co', '', (select document from page_revisions where page_id = p.id and number = 1), now()
    from pages p, generate_series(2, 1000) n where p.page = ${HOME.page}`);
  const timed = async (path: string) => {
    const start = performance.now();
    const { body } = await pages.call('GET', path);
    expect(performance.now() - start, path).toBeLessThan(500);
    return body as unknown as { number: number }[];
  };
  expect((await timed(`/desk/v1/revisions${query}&limit=1000`)).map(({ number }) => number)).toEqual(
    Array.from({ length: 200 }, (_, index) => 1000 - index),
  );
  expect(await timed(`/desk/v1/revisions${query}&before=10&limit=3`)).toMatchObject([
    { number: 9 },
    { number: 8 },
    { number: 7 },
  ]);
  expect(await timed('/desk/v1/pages?brand=weekly')).toContainEqual(
    expect.objectContaining({ page: HOME.page, revision: 1000 }),
  );
  const plan = JSON.stringify(
    await db.execute(
      sql`explain select number from page_revisions where page_id = 1 order by number desc limit 50`,
    ),
  );
  expect(plan).toContain('page_revisions_page_id_number_pk');
});
