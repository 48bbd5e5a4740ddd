import { randomInt, randomUUID } from 'node:crypto';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../src/db/database.ts';
import * as schema from '../../src/db/schema/index.ts';
import { YEARLY } from '../sales/open-sales.ts';

export type Row = Record<string, unknown>;

/** When the rows of a person were written. */
export const THEN = new Date('2026-02-01T10:00:00Z');
/** When they are deleted. */
export const NOW = new Date('2026-03-01T10:00:00Z');

/** A value for every column, so that a new column is filled, too. */
function filled(table: PgTable, over: Row): Row {
  const row: Row = {};
  for (const [name, { columnType, enumValues }] of Object.entries(getTableColumns(table))) {
    const trace = `huella de ${getTableName(table)}.${name}`;
    const values: Record<string, () => unknown> = {
      PgText: () => enumValues?.[0] ?? trace,
      PgUUID: randomUUID,
      PgTimestamp: () => THEN,
      PgJsonb: () => ({ [name]: trace }),
      PgBoolean: () => true,
      PgInteger: () => randomInt(1_000_000, 9_000_000),
      PgSmallInt: () => 1,
      PgBigInt53: () => undefined,
      PgBigSerial53: () => undefined,
      PgCustomColumn: () => new Uint8Array([1]),
    };
    const make = values[columnType];
    if (make === undefined) throw new Error(`No value for ${getTableName(table)}.${name}, a ${columnType}.`);
    row[name] = Object.hasOwn(over, name) ? over[name] : make();
  }
  return row;
}

/** A person with a row in every table that may hold personal data. @returns the rows as they are stored */
export async function filledPerson(
  db: Database,
): Promise<{ uuid: string; email: string; rows: Map<PgTable, Row[]> }> {
  const rows = new Map<PgTable, Row[]>();
  const put = async (table: PgTable, over: Row = {}): Promise<Row> => {
    const [stored] = (await db.insert(table).values(filled(table, over)).returning()) as Row[];
    if (stored === undefined) throw new Error('A row was not written.');
    rows.set(table, [...(rows.get(table) ?? []), stored]);
    return stored;
  };
  const uuid = randomUUID();
  const email = `${uuid}@lectores.example`;
  const card = { lastFour: '4242', expiration: '10/2030' };
  const { sku, priceCode } = YEARLY;

  await put(schema.readers, { uuid, email, displayName: `Huella ${uuid}`, origin: 'account' });
  const mine = { readerUuid: uuid };
  await put(schema.identities, { ...mine, type: 'Password', userName: email });
  await put(schema.sessions, { ...mine, revokedAt: null, revokedBecause: null });
  await put(schema.nonces, { ...mine, digest: randomUUID(), usedAt: null });
  await put(schema.avatars, mine);
  await put(schema.privacyReports, mine);
  await put(schema.anonymizations, { ...mine, state: 'declined' });
  await put(schema.newsletterSubscribers, { email, leaveHash: randomUUID() });
  await put(schema.forumRegistrations, { email });
  const { id: messageId } = await put(schema.contactMessages, { email });
  await put(schema.contactFiles, { messageId });
  await put(schema.notificationEvents, { email });
  await put(schema.customerSegments, { email });
  await put(schema.outbox, { recipient: email, attempts: 0 });
  await put(schema.outbox, { kind: 'contact-service', data: { from: email }, attempts: 0 });
  const { id: cartId } = await put(schema.carts, { ...mine, visitor: null });
  await put(schema.cartItems, { cartId, sku, priceCode, quantity: 1 });
  await put(schema.readerAddresses, mine);
  await put(schema.ampReaders, { ...mine, id: `amp ${uuid}` });
  const { number } = await put(schema.orders, {
    ...mine,
    number: `N${uuid}`,
    visitor: null,
    status: 'Paid',
    email,
    billingAddress: {
      line1: 'huella',
      line2: 'huella',
      locality: 'huella',
      region: 'huella',
      postal: 'huella',
      country: 'CO',
    },
    ...{ subtotal: 3, tax: 2, shipping: 1, total: 6 },
  });
  await put(schema.orderItems, {
    orderNumber: number,
    sku,
    priceCode,
    quantity: 1,
    subtotal: 3,
    tax: 2,
    total: 5,
  });
  const { id: authorisationId } = await put(schema.gatewayAuthorisations, {
    ...card,
    idempotencyKey: `order:${uuid}`,
  });
  await put(schema.payments, {
    ...card,
    orderNumber: number,
    authorisationId,
    methodType: 2,
    status: 'succeeded',
  });
  const { id: paymentMethodId } = await put(schema.paymentMethods, { ...mine, ...card });
  await put(schema.gatewayAuthorisations, {
    ...card,
    idempotencyKey: `method:${String(paymentMethodId)}:${uuid}`,
  });
  const { token } = await put(schema.gatewayPurchases, { token: `compra ${uuid}`, email });
  const { id: subscriptionId } = await put(schema.subscriptions, {
    ...{
      ownerUuid: uuid,
      buyerUuid: uuid,
      sku,
      priceCode,
      parentId: null,
      orderNumber: number,
      paymentMethodId,
    },
    purchase: token,
    endsAt: NOW,
  });
  await put(schema.subscriptionEvents, { subscriptionId, type: 'START_SUBSCRIPTION' });
  await put(schema.redeemCodes, { digest: randomUUID(), subscriptionId });
  return { uuid, email, rows };
}
