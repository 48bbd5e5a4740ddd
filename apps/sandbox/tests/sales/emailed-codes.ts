import { and, desc, eq } from 'drizzle-orm';
import { outbox } from '../../src/db/schema/index.ts';
import type { SalesApp } from './open-sales.ts';

const CODE_MS = 30 * 24 * 3_600_000;
/** The time after an e-mail with a code was sent, and the answer to its code. */
export const LAST_SECONDS: [string, number, unknown[]][] = [
  ['is valid in the last second of its 30 days', CODE_MS - 1_000, [200, undefined]],
  ['is over a second later', CODE_MS, [404, 'invalid_redeem_code']],
];

/** The last e-mail of this kind to an address. */
export async function emailTo({ context }: SalesApp, email: string, kind: string) {
  const [sent] = await context.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, email), eq(outbox.kind, kind)))
    .orderBy(desc(outbox.id));
  return sent;
}
