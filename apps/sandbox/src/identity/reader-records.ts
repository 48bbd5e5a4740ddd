import { getTableColumns, getTableName, inArray, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import type { Person } from '../db/erase-rows.ts';
import { cartItems, carts, contactFiles, contactMessages, orderItems, orders } from '../db/schema/index.ts';
import { SALES_ERASURES } from '../sales/forget.ts';
import { ACCOUNT_ERASURES } from './erase.ts';

/** Columns of a person's rows that the export leaves out, by table and name, with the reason. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  'identities.passwordHash': 'a secret',
  'sessions.refreshId': 'a secret',
  'sessions.previousRefreshId': 'a secret',
  'nonces.digest': 'a secret',
  'nonces.data': 'a part of a secret link; an address that waits for confirmation is in the profile',
  'redeem_codes.digest': 'a secret',
  'newsletter_subscribers.leaveHash': 'a secret',
  'outbox.token': 'a secret',
  'carts.visitor': 'a secret of a browser',
  'orders.visitor': 'a secret of a browser',
  'subscriptions.purchase': 'a secret of the search engine',
  'gateway_purchases.token': 'a secret of the search engine',
  'avatars.jpeg': 'the picture is at the address in the profile',
  'contact_files.content': 'the person has the file, which is named',
  'privacy_reports.report': 'an earlier export, which can be downloaded',
};

/** Tables whose rows belong to rows of a person in another one, and are deleted with them. */
const WITH_THEM: readonly {
  readonly of: PgTable;
  readonly table: PgTable;
  readonly where: (rows: Rows) => SQL;
}[] = [
  {
    ...{ of: contactMessages, table: contactFiles },
    where: (rows) => inArray(contactFiles.messageId, valuesOf<number>(rows, 'id')),
  },
  { of: carts, table: cartItems, where: (rows) => inArray(cartItems.cartId, valuesOf<string>(rows, 'id')) },
  {
    ...{ of: orders, table: orderItems },
    where: (rows) => inArray(orderItems.orderNumber, valuesOf<string>(rows, 'number')),
  },
];

type Row = Readonly<Record<string, unknown>>;
type Rows = readonly Row[];
const valuesOf = <T>(rows: Rows, name: string): T[] => rows.map((row) => row[name] as T);

/** The columns of a table that an export has. */
const shown = (table: PgTable, only?: readonly string[]) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([name]) =>
      only ? only.includes(name) : !(`${getTableName(table)}.${name}` in NOT_EXPORTED),
    ),
  );

/**
 * Everything that the service stores about a person, by table. The tables and rows are those of the deletion of an
 * account, so what is deleted is exported.
 */
export async function readerRecords(db: Database, person: Person): Promise<Record<string, Row[]>> {
  const records = new Map<string, Map<string, Row>>();
  const keep = (table: PgTable, rows: Rows): void => {
    const name = getTableName(table);
    const known = records.get(name) ?? new Map<string, Row>();
    for (const row of rows) {
      const key = JSON.stringify(row['id'] ?? row);
      // A row of the person that others' rows lead to as well is known in full already.
      if (!known.has(key) || Object.keys(row).length > Object.keys(known.get(key)!).length)
        known.set(key, row);
    }
    records.set(name, known);
  };
  for (const { table, rows: of, others } of [...ACCOUNT_ERASURES, ...SALES_ERASURES]) {
    const where = of(db, person);
    if (where === undefined) continue;
    const rows = await db.select(shown(table, others)).from(table).where(where);
    keep(table, rows);
    if (others || rows.length === 0) continue;
    for (const { table: inner, where: within } of WITH_THEM.filter((one) => one.of === table))
      keep(inner, await db.select(shown(inner)).from(inner).where(within(rows)));
  }
  return Object.fromEntries(
    [...records].filter(([, rows]) => rows.size > 0).map(([name, rows]) => [name, [...rows.values()]]),
  );
}
