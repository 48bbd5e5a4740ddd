import type { BrandKey } from 'rotativa/themes';
import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema/index.ts';
import type { MailData, MailKind } from './kinds.ts';

/** A new e-mail: kind, recipient, sending site, and data. */
export type Mail = {
  [K in MailKind]: {
    readonly kind: K;
    readonly to: string;
    /** The sending site; by default the weekly. */
    readonly brand?: BrandKey | undefined;
    readonly data: MailData[K];
    /** The secret of the e-mail's link. It is in the outbox until the e-mail has been sent. */
    readonly token?: string | undefined;
  };
}[MailKind];

/**
 * Adds an e-mail to the outbox. In a transaction (`sendMail({ db: tx, clock }, mail)`) it is sent if and only if the
 * transaction commits.
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
