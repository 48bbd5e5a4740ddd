import { eq } from 'drizzle-orm';
import { DAY_MS, meetsPolicy } from 'rotativa/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identities, readers } from '../../src/db/schema/index.ts';
import { readerSeeder } from '../../src/seed/reader-seeder.ts';
import { SEED_PASSWORD, SEED_READERS } from '../../src/seed/readers.ts';
import { NOW, openIdentity, OPEN_TIMEOUT_MS, OTHER_PASSWORD, type IdentityApp } from './open-identity.ts';

let identity: IdentityApp;
beforeAll(async () => {
  identity = await openIdentity();
}, OPEN_TIMEOUT_MS);
afterAll(() => identity.close());

describe('the seeded readers', () => {
  it('have stable numbers, unique addresses and a password that both rules accept', () => {
    const all = Object.values(SEED_READERS);
    expect(new Set(all.map(({ uuid }) => uuid)).size).toBe(all.length);
    expect(new Set(all.map(({ email }) => email)).size).toBe(all.length);
    expect(meetsPolicy(SEED_PASSWORD)).toBe(true);
    expect(SEED_PASSWORD.length).toBeLessThanOrEqual(12);
  });

  it('are written again without a change to the accounts of readers', async () => {
    const { context } = identity;
    const opened = await identity.signUp();
    const { uuid, email } = SEED_READERS.registered;
    await context.db.update(readers).set({ firstName: 'Otra' }).where(eq(readers.uuid, uuid));
    await readerSeeder.seed(context.db, NOW, context.config);
    const [again] = await context.db.select().from(readers).where(eq(readers.uuid, uuid));
    expect(again).toMatchObject({ email, firstName: SEED_READERS.registered.firstName });
    expect(await identity.login(email, SEED_PASSWORD)).toMatchObject({ status: 200 });
    expect(await identity.login(email, OTHER_PASSWORD)).toMatchObject({ status: 401 });
    expect(await identity.login(opened.email)).toMatchObject({ status: 200 });
    const signInMethods = await context.db.select().from(identities).where(eq(identities.readerUuid, uuid));
    expect(signInMethods).toHaveLength(1);
  });

  it('move in time with the news, but accounts of readers do not', async () => {
    const { db } = identity.context;
    const opened = await identity.signUp();
    const createdOf = async (uuid: string) =>
      (
        await db.select({ at: readers.createdOn }).from(readers).where(eq(readers.uuid, uuid))
      )[0]?.at.getTime() ?? 0;
    const before = [await createdOf(SEED_READERS.owner.uuid), await createdOf(opened.uuid)];
    await readerSeeder.shift?.(db, DAY_MS);
    expect(await createdOf(SEED_READERS.owner.uuid)).toBe((before[0] ?? 0) + DAY_MS);
    expect(await createdOf(opened.uuid)).toBe(before[1]);
  });
});
