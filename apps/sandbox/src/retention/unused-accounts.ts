import { and, eq, gte, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import { DAY_MS } from 'rotativa/domain';
import { UNUSED_NOTICE_DAYS } from '../../../shared/retention.ts';
import { identities, orders, readers, sessions, subscriptions } from '../db/schema/index.ts';
import { eraseReader } from '../identity/erase.ts';
import { sendMail } from '../mail/outbox.ts';
import type { RetentionRule } from './rule.ts';

const NOTICE_MS = UNUSED_NOTICE_DAYS * DAY_MS;
const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** When an account was used last: signed in, renewed, changed or bought with, or the end of a subscription. */
const lastUse = sql`greatest(
  ${readers.createdOn},
  ${readers.modifiedOn},
  (select max(${identities.lastLoginDate}) from ${identities} where ${identities.readerUuid} = ${readers.uuid}),
  (select max(${sessions.refreshIssuedAt}) from ${sessions} where ${sessions.readerUuid} = ${readers.uuid}),
  (select max(${orders.orderedAt}) from ${orders} where ${orders.readerUuid} = ${readers.uuid}),
  (select max(${subscriptions.endsAt}) from ${subscriptions}
    where ${subscriptions.ownerUuid} = ${readers.uuid} or ${subscriptions.buyerUuid} = ${readers.uuid})
)`;

/** Seeded readers are made up, and come again with the next start. */
const unusedSince = (moment: Date): SQL | undefined =>
  and(
    eq(readers.origin, 'account'),
    ne(readers.status, 'Anonymized'),
    // Spares the look into the other tables for new accounts.
    lt(readers.createdOn, moment),
    sql`${lastUse} < ${moment.toISOString()}::timestamptz`,
  );

/** Since the last use the owner has had a month to come back. */
const isOver = (moment: Date, now: Date): SQL | undefined =>
  and(
    unusedSince(moment),
    gte(readers.unusedNoticeOn, lastUse),
    lt(readers.unusedNoticeOn, before(now, NOTICE_MS)),
  );

const isUnwarned = (moment: Date): SQL | undefined =>
  and(unusedSince(moment), or(isNull(readers.unusedNoticeOn), lt(readers.unusedNoticeOn, lastUse)));

/**
 * Accounts without use: an e-mail asks their owners to come back, and those who do not within a month lose the account
 * as if they had asked for its deletion.
 */
export const unusedAccounts = (now: Date): RetentionRule => ({
  name: 'unused-accounts',
  count: (db, moment) => db.$count(readers, isOver(moment, now)),
  step: async (tx, moment, most) => {
    const warned = await tx
      .select({ uuid: readers.uuid, email: readers.email, firstName: readers.firstName })
      .from(readers)
      .where(isUnwarned(new Date(moment.getTime() + NOTICE_MS)))
      .limit(most)
      .for('update', { skipLocked: true });
    const clock = () => now;
    for (const { uuid, email, firstName } of warned) {
      await tx.update(readers).set({ unusedNoticeOn: now }).where(eq(readers.uuid, uuid));
      const data = { firstName: firstName ?? undefined, days: UNUSED_NOTICE_DAYS };
      if (email !== null) await sendMail({ db: tx, clock }, { kind: 'account-unused', to: email, data });
    }
    const gone = await tx
      .select({ uuid: readers.uuid, email: readers.email })
      .from(readers)
      .where(isOver(moment, now))
      .limit(most - warned.length)
      .for('update', { skipLocked: true });
    for (const reader of gone) {
      await eraseReader(tx, reader, now);
      if (reader.email !== null)
        await sendMail({ db: tx, clock }, { kind: 'anonymised', to: reader.email, data: {} });
    }
    return { ended: gone.length, more: warned.length + gone.length === most };
  },
});
