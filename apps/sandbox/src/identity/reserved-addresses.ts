import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { nonces } from '../db/schema/index.ts';

/**
 * Whether an address is reserved for its previous account while the change can be undone. Otherwise an attacker
 * could lock the owner out by opening another account with the old address.
 */
export async function isReserved(
  db: Database,
  email: string,
  exceptUuid: string | null,
  now: Date,
): Promise<boolean> {
  const [row] = await db
    .select({ digest: nonces.digest })
    .from(nonces)
    .where(
      and(
        eq(nonces.purpose, 'email-undo'),
        isNull(nonces.usedAt),
        gt(nonces.expiresAt, now),
        eq(sql`lower(${nonces.data} ->> 'email')`, email.trim().toLowerCase()),
        exceptUuid === null ? undefined : ne(nonces.readerUuid, exceptUuid),
      ),
    )
    .limit(1);
  return row !== undefined;
}
