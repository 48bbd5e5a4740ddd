import { and, eq, getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { PROFILE_FIELDS } from 'rotativa/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as schema from '../../src/db/schema/index.ts';
import { ACCOUNT_ERASURES, eraseReader } from '../../src/identity/erase.ts';
import { sendMail } from '../../src/mail/outbox.ts';
import { SALES_ERASURES } from '../../src/sales/forget.ts';
import { OPEN_TIMEOUT_MS, openSales, type SalesApp } from '../sales/open-sales.ts';
import { filledPerson, NOW, THEN, type Row } from './filled-person.ts';

const TABLES: readonly PgTable[] = Object.values(schema as object).filter((one): one is PgTable =>
  is(one, PgTable),
);
const ERASURES = [...ACCOUNT_ERASURES, ...SALES_ERASURES];

/** Tables that the deletion of a person leaves alone, with the reason. */
const NOBODYS: readonly (readonly [PgTable, string])[] = [
  ...[
    schema.documents,
    schema.searchWords,
    schema.authors,
    schema.collections,
    schema.collectionItems,
    schema.collectionRevisions,
    schema.collectionTurns,
    schema.trending,
    schema.sections,
    schema.navigations,
    schema.products,
    schema.prices,
    schema.offers,
    schema.offerPrices,
  ].map((table) => [table, 'the publication and its catalogue'] as const),
  [schema.cartItems, 'deleted with the cart'],
  [schema.contactFiles, 'deleted with the message'],
  [schema.orderItems, 'what was sold, which tax law requires'],
  [schema.consentProofs, 'name no reader'],
  [schema.analyticsEvents, 'name no reader'],
  [schema.rateLimits, 'hashes'],
  [schema.settings, 'of the database'],
  ...[schema.pages, schema.pageRevisions, schema.pagePublications, schema.pageChanges].map(
    (table) => [table, 'the pages of the publication'] as const,
  ),
  ...[schema.pageDrafts, schema.staff, schema.staffSessions, schema.staffInvitations, schema.auditLog].map(
    (table) => [table, 'of staff, who are no readers'] as const,
  ),
  [schema.gatewayTokens, 'cards without an account, for half an hour'],
];

let sales: SalesApp;
beforeAll(async () => {
  sales = await openSales();
}, OPEN_TIMEOUT_MS);
afterAll(() => sales.close());

const rowsOf = async (table: PgTable): Promise<Row[]> =>
  (await sales.context.db.select().from(table)) as Row[];

const person = () => filledPerson(sales.context.db);

/** The fields of a profile by what their table says about deletion. */
const fieldsThat = (wanted: 'clear' | 'keep') =>
  Object.entries<{ kind: string; erasure: 'clear' | 'keep' }>(PROFILE_FIELDS).filter(
    ([, { erasure }]) => erasure === wanted,
  );

/** The rows that stay: the columns that keep their value, and the values of all others. */
const LEFT = new Map<PgTable, { keeps: string; becomes: Row }>([
  [
    schema.readers,
    {
      keeps: ['uuid createdOn origin', ...fieldsThat('keep').map(([name]) => name)].join(' '),
      becomes: {
        ...Object.fromEntries(
          fieldsThat('clear').map(([name, { kind }]) => [name, kind === 'list' ? [] : null]),
        ),
        ...{ status: 'Anonymized', email: null, emailVerified: false },
        ...{ segment: null, modifiedOn: NOW, deletedOn: NOW, unusedNoticeOn: null },
      },
    },
  ],
  [schema.anonymizations, { keeps: 'id readerUuid state requestedOn decidedOn', becomes: { reason: null } }],
  [
    schema.orders,
    {
      keeps:
        'number id readerUuid visitor status type currency subtotal tax shipping total orderedAt paidAt origin',
      becomes: {
        email: 'olvidado@lectores.invalid',
        ...{ phone: null, firstName: null, lastName: null, secondLastName: null, shippingAddress: null },
        taxId: null,
        billingAddress: { line1: '', line2: null, locality: '', region: null, postal: null, country: 'CO' },
      },
    },
  ],
  [
    schema.orderItems,
    { keeps: 'orderNumber sku priceCode name quantity price subtotal tax total', becomes: {} },
  ],
  [
    schema.gatewayAuthorisations,
    {
      keeps: 'id idempotencyKey status amount currency description createdAt',
      becomes: { brand: '', lastFour: '0000', cardHolder: '', expiration: '', returnUrl: null },
    },
  ],
  [
    schema.payments,
    {
      keeps: 'id orderNumber methodType methodId status authorisationId amount createdAt',
      becomes: { brand: null, lastFour: null, cardHolder: null, expiration: null },
    },
  ],
  [
    schema.paymentMethods,
    {
      keeps: 'id readerUuid partner methodType createdAt origin',
      becomes: { brand: null, lastFour: null, cardHolder: null, expiration: null },
    },
  ],
  [schema.gatewayPurchases, { keeps: 'token orderId productId purchasedAt', becomes: { email: null } }],
  [
    schema.subscriptions,
    {
      keeps:
        'id ownerUuid buyerUuid sku priceCode parentId orderNumber unit paymentMethodId startsAt endsAt purchase origin',
      becomes: {
        ...{ status: 2, billingAddress: null, recipientEmail: null, cancelReason: null },
        cancelReasonCode: null,
      },
    },
  ],
  [schema.subscriptionEvents, { keeps: 'id subscriptionId type happenedAt', becomes: { details: null } }],
]);

/** The first column of these that a table has tells the rows of two people apart, also afterwards. */
const KEYS = ['id', 'number', 'token', 'digest', 'uuid', 'cartId', 'orderNumber', 'readerUuid', 'email'];

describe('A11 the deletion of an account', () => {
  it('empties every column that is not named as kept, and leaves other people alone', async () => {
    const gone = await person();
    const other = await person();
    await sales.context.db.transaction((tx) => eraseReader(tx, gone, NOW));
    for (const [table, before] of gone.rows) {
      const stored = await rowsOf(table);
      const key = KEYS.find((name) => name in getTableColumns(table)) ?? '';
      const left = LEFT.get(table);
      for (const row of before) {
        const found = stored.filter((candidate) => candidate[key] === row[key]);
        const what = getTableName(table);
        if (left === undefined) expect(found, what).toEqual([]);
        else {
          const kept = Object.fromEntries(left.keeps.split(' ').map((name) => [name, row[name]]));
          expect(found, what).toEqual([{ ...kept, ...left.becomes }]);
        }
      }
      for (const row of other.rows.get(table) ?? []) expect(stored, getTableName(table)).toContainEqual(row);
    }
  });

  it('leaves the address in no row of other people, and their e-mails to them', async () => {
    const { db, clock } = sales.context;
    const gone = await person();
    const other = await person();
    const mail = { db, clock };
    const friend = 'amiga@lectores.example';
    const losses = [{ product: 'Semanario', kind: 'paid' as const, people: [gone.email, friend] }];
    await sendMail(mail, { kind: 'anonymise', to: other.email, token: 'ficha', data: { losses } });
    await sendMail(mail, {
      kind: 'email-change',
      to: `antes-${gone.email}`,
      data: { firstName: 'Huella', email: gone.email },
    });
    const [{ id: subscriptionId }] = other.rows.get(schema.subscriptions) as [{ id: number }];
    await db
      .update(schema.subscriptions)
      .set({ recipientEmail: gone.email })
      .where(eq(schema.subscriptions.id, subscriptionId));
    await db.insert(schema.subscriptionEvents).values({
      ...{ subscriptionId, type: 'SHARE_SUBSCRIPTION', happenedAt: THEN, details: gone.email },
    });
    await db.transaction((tx) => eraseReader(tx, gone, NOW));
    for (const table of TABLES)
      expect(JSON.stringify(await rowsOf(table)).toLowerCase(), getTableName(table)).not.toContain(
        gone.email,
      );
    const [emailLink] = await db
      .select()
      .from(schema.outbox)
      .where(and(eq(schema.outbox.recipient, other.email), eq(schema.outbox.kind, 'anonymise')));
    expect(emailLink).toMatchObject({
      ...{ token: 'ficha', status: 'pending' },
      data: { losses: [{ product: 'Semanario', people: ['olvidado@lectores.invalid', friend] }] },
    });
    const [subscription] = await db
      .select()
      .from(schema.subscriptions)
      .where(eq(schema.subscriptions.id, subscriptionId));
    expect(subscription).toEqual({
      ...other.rows.get(schema.subscriptions)![0],
      recipientEmail: null,
    });
  });

  it('has a decision about every table', async () => {
    const decided = new Set([...ERASURES.map(({ table }) => table), ...NOBODYS.map(([table]) => table)]);
    expect(TABLES.filter((table) => !decided.has(table)).map(getTableName)).toEqual([]);
    const { rows } = await person();
    const filledTables = [...rows.keys()].map(getTableName);
    expect(
      ERASURES.map(({ table }) => getTableName(table)).filter((name) => !filledTables.includes(name)),
    ).toEqual([]);
  });
});
