import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema/index.ts';
import type { Brand } from '../seed/types.ts';
import type { MailData, MailKind } from './kinds.ts';

/** A letter to write: what it is, to whom, from which brand's site, and what its text says. */
export type Mail = {
  [K in MailKind]: {
    readonly kind: K;
    readonly to: string;
    /** Whose site writes; the weekly when nothing is said. */
    readonly brand?: Brand | undefined;
    readonly data: MailData[K];
    /** The secret of the letter's link. It stands in the outbox until the letter has been sent. */
    readonly token?: string | undefined;
  };
}[MailKind];

/**
 * Puts a letter into the outbox. Inside a transaction (`sendMail({ db: tx, clock }, mail)`) the letter leaves if and
 * only if the transaction commits.
 */
export async function sendMail(
  { db, clock }: { readonly db: Pick<Database, 'insert'>; readonly clock: () => Date },
  { kind, to, brand = 'weekly', data, token }: Mail,
): Promise<void> {
  const now = clock();
  await db.insert(outbox).values({
    kind,
    recipient: to.trim().toLowerCase(),
    brand,
    token,
    data: { ...data },
    createdAt: now,
    nextAttemptAt: now,
  });
}
