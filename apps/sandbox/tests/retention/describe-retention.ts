import { randomUUID } from 'node:crypto';
import { eq, getTableName } from 'drizzle-orm';
import { DAY_MS } from 'rotativa/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RETENTION, RETENTION_NAMES } from '../../../shared/retention.ts';
import type { OpenDatabase } from '../../src/db/database.ts';
import * as schema from '../../src/db/schema/index.ts';
import { applyRetention, countRetention } from '../../src/retention/apply.ts';
import { retentionRules } from '../../src/retention/rules.ts';
import { filledPerson, THEN } from '../identity/filled-person.ts';
import { OPEN_TIMEOUT_MS, openSales, type SalesApp } from '../sales/open-sales.ts';

const after = (days: number, from = THEN) => new Date(from.getTime() + days * DAY_MS);

/** The retention of personal data, on either kind of database. */
export function describeRetention(open?: () => Promise<OpenDatabase>): void {
  let sales: SalesApp;
  beforeAll(async () => {
    sales = await openSales(await open?.());
  }, OPEN_TIMEOUT_MS);
  afterAll(() => sales.close());
  beforeEach(async () => {
    const { db } = sales.context;
    await db
      .update(schema.subscriptions)
      .set({ orderNumber: null })
      .where(eq(schema.subscriptions.origin, 'checkout'));
    await db.delete(schema.orders).where(eq(schema.orders.origin, 'checkout'));
    for (const table of [
      schema.contactMessages,
      schema.consentProofs,
      schema.newsletterSubscribers,
      schema.forumRegistrations,
      schema.anonymizations,
      schema.notificationEvents,
      schema.sessions,
      schema.privacyReports,
      schema.outbox,
      schema.analyticsEvents,
    ])
      await db.delete(table);
    await db.update(schema.readers).set({ origin: 'seed' });
  });

  const at = (now: Date) => ({ ...sales.context, clock: () => now });
  const countOf = (table: (typeof TABLES)[number][1]) => sales.context.db.$count(table);

  /** Seeded orders stay, whatever their age. */
  const asBought = ({ rows }: Awaited<ReturnType<typeof filledPerson>>) =>
    sales.context.db
      .update(schema.orders)
      .set({ origin: 'checkout' })
      .where(eq(schema.orders.number, (rows.get(schema.orders) as [{ number: string }])[0].number));

  /** The rules that delete rows, with the table and a row of `THEN`. */
  const TABLES = [
    ['messages', schema.contactMessages],
    ['consents', schema.consentProofs],
    ['newsletters', schema.newsletterSubscribers],
    ['forum-seats', schema.forumRegistrations],
    ['deletion-requests', schema.anonymizations],
    ['account-events', schema.notificationEvents],
    ['sessions', schema.sessions],
    ['privacy-reports', schema.privacyReports],
    ['measured-events', schema.analyticsEvents],
  ] as const;

  async function filledWorld() {
    const { db } = sales.context;
    const person = await filledPerson(db);
    await db
      .insert(schema.consentProofs)
      .values({ id: randomUUID(), brand: 'weekly', version: '1', purposes: [], decidedAt: THEN });
    await db.insert(schema.analyticsEvents).values({
      ...{ brand: 'weekly', visit: 'a'.repeat(32), name: 'share', properties: {} },
      ...{ happenedAt: THEN, receivedAt: THEN },
    });
    return person;
  }

  it('has a rule for each kind of data', () => {
    expect(
      retentionRules(THEN)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...RETENTION_NAMES].sort());
  });

  it.each(TABLES.map(([name, table]) => [name, getTableName(table), table] as const))(
    '%s: %s has its rows until the last day, and not after',
    async (name, _table, table) => {
      await filledWorld();
      const { days } = RETENTION[name];
      await applyRetention(at(after(days)));
      expect(await countOf(table)).toBe(1);
      const late = at(after(days + 0.001));
      const counted = (await countRetention(late))[name];
      expect(await countOf(table), 'a dry run ends nothing').toBe(1);
      expect((await applyRetention(late))?.[name]).toBe(counted);
      expect([counted, await countOf(table)]).toEqual([1, 0]);
    },
  );

  it('keeps newsletters that go on, e-mails that wait, and open requests for deletion', async () => {
    const { db } = sales.context;
    await filledWorld();
    await db.update(schema.newsletterSubscribers).set({ unsubscribedAt: null });
    await db.update(schema.anonymizations).set({ state: 'requested', decidedOn: null });
    await db.update(schema.outbox).set({ status: 'pending' });
    const before = await db.$count(schema.outbox);
    await applyRetention(at(after(4000)));
    expect(await db.$count(schema.newsletterSubscribers)).toBe(1);
    expect(await db.$count(schema.anonymizations)).toBe(1);
    expect(await db.$count(schema.outbox)).toBeGreaterThanOrEqual(before);
  });

  it('goes on in batches where it was stopped, and logs counts only', async () => {
    const { db, log } = sales.context;
    const rows = Array.from({ length: 25 }, (_, at) => ({
      ...{ email: `${at}@lectores.example`, brand: 'weekly', fields: {}, createdAt: THEN },
    }));
    await db.insert(schema.contactMessages).values(rows);
    const said: unknown[] = [];
    const now = after(731);
    const context = {
      ...at(now),
      log: Object.assign(Object.create(log) as typeof log, { info: (line: unknown) => said.push(line) }),
    };
    let batches = 0;
    const inMessages = () => db.$count(schema.contactMessages);
    const stopped = await applyRetention(context, () => batches++ > 4, 10);
    const left = await inMessages();
    expect([stopped?.messages, left]).toEqual([25 - left, expect.any(Number)]);
    expect([0, 25]).not.toContain(left);
    expect(await applyRetention(context, undefined, 10)).toEqual({ messages: left });
    expect(await inMessages()).toBe(0);
    expect(said).toEqual([{ retention: { messages: left } }]);
  });

  it('empties a paid order after ten years, and leaves its sums', async () => {
    const { db } = sales.context;
    const person = await filledPerson(db);
    await asBought(person);
    const { rows } = person;
    const [order] = rows.get(schema.orders) as [typeof schema.orders.$inferSelect];
    expect((await applyRetention(at(after(3653))))?.orders).toBeUndefined();
    const counts = await applyRetention(at(after(3653.001)));
    expect(counts?.orders).toBe(1);
    const [left] = await db.select().from(schema.orders).where(eq(schema.orders.number, order.number));
    expect(left).toMatchObject({ total: 6, email: 'olvidado@lectores.invalid', taxId: null, phone: null });
    expect(left?.billingAddress).toEqual({
      ...{ line1: '', line2: null, locality: '', region: null, postal: null, country: 'CO' },
    });
    const [payment] = await db
      .select()
      .from(schema.payments)
      .where(eq(schema.payments.orderNumber, order.number));
    expect(payment).toMatchObject({ lastFour: null, cardHolder: null, expiration: null });
    expect((await applyRetention(at(after(3654))))?.orders).toBeUndefined();
  });

  it('deletes an order that was not paid, and none that was', async () => {
    const { db } = sales.context;
    const paid = await filledPerson(db);
    const unpaid = await filledPerson(db);
    await asBought(paid);
    await asBought(unpaid);
    const numberOf = ({ rows }: typeof paid) => (rows.get(schema.orders) as [{ number: string }])[0].number;
    await db
      .update(schema.subscriptions)
      .set({ orderNumber: null })
      .where(eq(schema.subscriptions.orderNumber, numberOf(unpaid)));
    await db
      .update(schema.payments)
      .set({ status: 'declined' })
      .where(eq(schema.payments.orderNumber, numberOf(unpaid)));
    await db
      .update(schema.orders)
      .set({ status: 'Pending', paidAt: null })
      .where(eq(schema.orders.number, numberOf(unpaid)));
    const counts = await applyRetention(at(after(181)));
    expect(counts?.['unpaid-orders']).toBe(1);
    const numbers = (await db.select().from(schema.orders)).map(({ number }) => number);
    expect([numbers.includes(numberOf(paid)), numbers.includes(numberOf(unpaid))]).toEqual([true, false]);
    const [authorisation] = unpaid.rows.get(schema.gatewayAuthorisations) as [{ id: string }];
    expect(
      await db.$count(schema.gatewayAuthorisations, eq(schema.gatewayAuthorisations.id, authorisation.id)),
    ).toBe(0);
  });

  describe('an unused account', () => {
    /** The end of the person's subscription, which is the last use. */
    const END = after(28);
    const days = RETENTION['unused-accounts'].days;
    const statusOf = async (uuid: string) =>
      (await sales.context.db.select().from(schema.readers).where(eq(schema.readers.uuid, uuid)))[0]?.status;
    const emailsTo = async (email: string) =>
      (await sales.context.db.select().from(schema.outbox).where(eq(schema.outbox.recipient, email))).map(
        ({ kind }) => kind,
      );

    async function unused() {
      const { db } = sales.context;
      const person = await filledPerson(db);
      await db
        .update(schema.readers)
        .set({ unusedNoticeOn: null })
        .where(eq(schema.readers.uuid, person.uuid));
      await db.delete(schema.outbox);
      return person;
    }

    it('gets an e-mail a month before, and is deleted as if its owner had asked', async () => {
      const { uuid, email } = await unused();
      await applyRetention(at(after(days - 30, END)));
      expect(await emailsTo(email)).toEqual([]);
      await applyRetention(at(after(days - 29.9, END)));
      await applyRetention(at(after(days - 29, END)));
      expect(await emailsTo(email)).toEqual(['account-unused']);
      await applyRetention(at(after(days - 1, END)));
      expect(await statusOf(uuid)).toBe('Active');
      await applyRetention(at(after(days + 1, END)));
      expect(await statusOf(uuid)).toBe('Anonymized');
      expect(await emailsTo(email)).toEqual(['anonymised']);
    });

    it('has a whole month after the e-mail, however late that was', async () => {
      const { uuid } = await unused();
      await applyRetention(at(after(days + 500, END)));
      await applyRetention(at(after(days + 529, END)));
      expect(await statusOf(uuid)).toBe('Active');
      await applyRetention(at(after(days + 531, END)));
      expect(await statusOf(uuid)).toBe('Anonymized');
    });

    it('stays when its owner comes back, and is asked again years later', async () => {
      const { db } = sales.context;
      const { uuid, email } = await unused();
      const warned = after(days + 1, END);
      await applyRetention(at(warned));
      const back = after(5, warned);
      await db
        .update(schema.identities)
        .set({ lastLoginDate: back })
        .where(eq(schema.identities.readerUuid, uuid));
      await applyRetention(at(after(60, warned)));
      expect(await statusOf(uuid)).toBe('Active');
      await db.delete(schema.outbox);
      await applyRetention(at(after(days + 1, back)));
      expect([await statusOf(uuid), await emailsTo(email)]).toEqual(['Active', ['account-unused']]);
    });
  });
}
