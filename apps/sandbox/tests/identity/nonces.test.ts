import { eq } from 'drizzle-orm';
import { DAY_MS } from 'rotativa/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { nonces } from '../../src/db/schema/index.ts';
import { createAccount, PASSWORD_TYPE } from '../../src/identity/accounts.ts';
import { findNonce, issueNonce, redeemNonce, voidNonces, type NewNonce } from '../../src/identity/nonces.ts';
import { digestOf } from '../../src/security/secrets.ts';
import { openApp, type TestApp } from '../open-app.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const MINUTE = 60_000;
const after = (ms: number) => new Date(NOW.getTime() + ms);

let test: TestApp;
let db: Database;
beforeAll(async () => {
  test = await openApp({ stories: [], authors: [], editions: [], collections: [] });
  db = test.context.db;
});
afterEach(() => db.delete(nonces));
afterAll(() => test.close());

let readers = 0;
async function newReader(): Promise<string> {
  readers += 1;
  const userName = `lectora-${readers}`;
  const { reader } = await createAccount(db, {
    email: `${userName}@x.co`,
    emailVerified: true,
    profile: {},
    identity: { type: PASSWORD_TYPE, userName, passwordHash: 'x' },
    now: NOW,
  });
  return reader.uuid;
}

const issue = (over: Partial<NewNonce> = {}) =>
  issueNonce(db, { purpose: 'reset', now: NOW, lifetimeMs: MINUTE, ...over });

describe('a secret of a link', () => {
  it('is stored as its digest only', async () => {
    const secret = await issue({ data: { email: 'ana@x.co' } });
    const rows = await db.select().from(nonces);
    expect(rows).toEqual([
      {
        digest: digestOf(secret),
        purpose: 'reset',
        readerUuid: null,
        data: { email: 'ana@x.co' },
        expiresAt: after(MINUTE),
        usedAt: null,
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('gives its subject once', async () => {
    const readerUuid = await newReader();
    const secret = await issue({ readerUuid });
    expect(await redeemNonce(db, 'reset', secret, NOW)).toEqual({ readerUuid, data: {} });
    expect(await redeemNonce(db, 'reset', secret, NOW)).toBeUndefined();
  });

  it('gives it to one of two calls at the same time', async () => {
    const secret = await issue();
    const calls = await Promise.all([1, 2].map(() => redeemNonce(db, 'reset', secret, NOW)));
    expect(calls.filter(Boolean)).toHaveLength(1);
  });

  it('is for its purpose, and no other secret is', async () => {
    const secret = await issue();
    expect(await redeemNonce(db, 'verify', secret, NOW)).toBeUndefined();
    expect(await findNonce(db, 'verify', secret)).toBeUndefined();
    expect(await redeemNonce(db, 'reset', `${secret}x`, NOW)).toBeUndefined();
    expect(await findNonce(db, 'reset', `${secret}x`)).toBeUndefined();
    // None of these has used it.
    expect(await redeemNonce(db, 'reset', secret, NOW)).toBeDefined();
  });

  it('ends with its lifetime', async () => {
    const secret = await issue();
    expect(await redeemNonce(db, 'reset', secret, after(MINUTE))).toBeUndefined();
    expect(await redeemNonce(db, 'reset', secret, after(MINUTE - 1))).toBeDefined();
  });

  it('is found when it is used or has expired, with both times', async () => {
    const secret = await issue({ data: { site: 'weekly' } });
    const found = { readerUuid: null, data: { site: 'weekly' }, expiresAt: after(MINUTE) };
    expect(await findNonce(db, 'reset', secret)).toEqual({ ...found, usedAt: null });
    await redeemNonce(db, 'reset', secret, after(5));
    expect(await findNonce(db, 'reset', secret)).toEqual({ ...found, usedAt: after(5) });
  });

  it('is forgotten a day after its end, when another is issued', async () => {
    const secret = await issue();
    await issue({ now: after(MINUTE + DAY_MS) });
    expect(await findNonce(db, 'reset', secret)).toBeDefined();
    await issue({ now: after(MINUTE + DAY_MS + 1) });
    expect(await findNonce(db, 'reset', secret)).toBeUndefined();
  });

  it('is forgotten with at most forty-nine others at once, so that no call waits long', async () => {
    await db.insert(nonces).values(
      Array.from({ length: 60 }, (_, at) => ({
        digest: `old-${at}`,
        purpose: 'reset' as const,
        expiresAt: after(-2 * DAY_MS),
      })),
    );
    const left = async () =>
      (await db.select().from(nonces)).filter(({ digest }) => digest.startsWith('old'));
    await issue();
    expect(await left()).toHaveLength(10);
    await issue();
    expect(await left()).toEqual([]);
  });
});

describe('the open secrets of a reader', () => {
  it('of some purposes are void at once; others, used ones and those of other readers are not touched', async () => {
    const [ana, bea] = [await newReader(), await newReader()];
    const open = await issue({ readerUuid: ana, data: { of: 'ana' } });
    const used = await issue({ readerUuid: ana });
    await redeemNonce(db, 'reset', used, after(1));
    const kept = [
      ['verify', await issue({ readerUuid: ana, purpose: 'verify' })],
      ['reset', await issue({ readerUuid: bea })],
    ] as const;
    expect(await voidNonces(db, ['reset', 'magic'], ana, after(2))).toEqual([
      { purpose: 'reset', data: { of: 'ana' }, expiresAt: after(MINUTE) },
    ]);
    expect(await redeemNonce(db, 'reset', open, after(3))).toBeUndefined();
    expect((await findNonce(db, 'reset', open))!.usedAt).toEqual(after(2));
    expect((await findNonce(db, 'reset', used))!.usedAt).toEqual(after(1));
    for (const [purpose, secret] of kept)
      expect(await redeemNonce(db, purpose, secret, after(3))).toBeDefined();
  });

  it('stay when no purpose is named', async () => {
    const readerUuid = await newReader();
    const secret = await issue({ readerUuid });
    expect(await voidNonces(db, [], readerUuid, NOW)).toEqual([]);
    const [row] = await db
      .select()
      .from(nonces)
      .where(eq(nonces.digest, digestOf(secret)));
    expect(row!.usedAt).toBeNull();
  });
});
