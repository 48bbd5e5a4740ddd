import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import { DAY_MS } from 'rotativa/domain';
import type { Database } from '../db/database.ts';
import { nonces } from '../db/schema/index.ts';
import type { NoncePurpose } from '../db/schema/identity.ts';
import { digestOf, newSecret } from '../security/secrets.ts';

/** Used and expired ones are kept for a day, to distinguish a second use from an invalid secret. */
const KEEP_MS = DAY_MS;
const DROPPED_AT_ONCE = 50;

export interface NewNonce {
  readonly purpose: NoncePurpose;
  readonly readerUuid?: string;
  /** The subject of the secret, in clear text. */
  readonly data?: Record<string, unknown>;
  readonly now: Date;
  readonly lifetimeMs: number;
}

export interface Nonce {
  readonly readerUuid: string | null;
  readonly data: Record<string, unknown>;
}

/** A secret of 256 random bits for a link or a redirect. Only its digest is stored. */
export async function issueNonce(
  db: Database,
  { purpose, readerUuid, data = {}, now, lifetimeMs }: NewNonce,
): Promise<string> {
  const secret = newSecret();
  await dropOld(db, now);
  await db.insert(nonces).values({
    digest: digestOf(secret),
    purpose,
    data,
    expiresAt: new Date(now.getTime() + lifetimeMs),
    readerUuid,
  });
  return secret;
}

/** Removes a few at a time, and never waits for another call that does the same. */
async function dropOld(db: Database, now: Date): Promise<void> {
  const old = db
    .select({ digest: nonces.digest })
    .from(nonces)
    .where(lt(nonces.expiresAt, new Date(now.getTime() - KEEP_MS)))
    .limit(DROPPED_AT_ONCE)
    .for('update', { skipLocked: true });
  await db.delete(nonces).where(inArray(nonces.digest, old));
}

const matching = (purpose: NoncePurpose, secret: string) =>
  and(eq(nonces.digest, digestOf(secret)), eq(nonces.purpose, purpose));

/**
 * Consumes a secret in one statement: only one of two parallel calls gets it.
 * @returns its subject; undefined if it is unknown, for another purpose, expired or used
 */
export async function redeemNonce(
  db: Database,
  purpose: NoncePurpose,
  secret: string,
  now: Date,
): Promise<Nonce | undefined> {
  const [row] = await db
    .update(nonces)
    .set({ usedAt: now })
    .where(and(matching(purpose, secret), isNull(nonces.usedAt), gt(nonces.expiresAt, now)))
    .returning({ readerUuid: nonces.readerUuid, data: nonces.data });
  return row;
}

/** The subject of a secret, even a used or expired one. */
export async function findNonce(
  db: Database,
  purpose: NoncePurpose,
  secret: string,
): Promise<(Nonce & { readonly expiresAt: Date; readonly usedAt: Date | null }) | undefined> {
  const [row] = await db
    .select({
      readerUuid: nonces.readerUuid,
      data: nonces.data,
      expiresAt: nonces.expiresAt,
      usedAt: nonces.usedAt,
    })
    .from(nonces)
    .where(matching(purpose, secret));
  return row;
}

/** Invalidates a reader's open secrets of some purposes. @returns the invalidated ones */
export async function voidNonces(
  db: Database,
  purposes: readonly NoncePurpose[],
  readerUuid: string,
  now: Date,
): Promise<Pick<typeof nonces.$inferSelect, 'purpose' | 'data' | 'expiresAt'>[]> {
  return db
    .update(nonces)
    .set({ usedAt: now })
    .where(
      and(inArray(nonces.purpose, [...purposes]), eq(nonces.readerUuid, readerUuid), isNull(nonces.usedAt)),
    )
    .returning({ purpose: nonces.purpose, data: nonces.data, expiresAt: nonces.expiresAt });
}
