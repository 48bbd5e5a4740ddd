import { eq, getTableColumns, getTableName, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** A person whose data are deleted. */
export interface Person {
  readonly uuid: string;
  /** Lower case; undefined if the account has none. */
  readonly email: string | undefined;
  readonly now: Date;
}

/** Replaces a deleted e-mail address. `.invalid` receives no mail. @see RFC 2606 */
export const FORGOTTEN_EMAIL = 'olvidado@lectores.invalid';

type Column<T extends PgTable> = keyof T['$inferSelect'] & string;

/**
 * The deletion of a person's rows of a table. They are deleted, unless columns are kept. Then
 * every other column is emptied: a new column is, too, until it is named here.
 */
export interface Erasure<T extends PgTable = PgTable> {
  readonly table: T;
  /** The rows of the person; undefined if there are none. */
  readonly rows: (db: Database, person: Person) => SQL | undefined;
  readonly keeps?: readonly Column<T>[];
  /** The rows are of other people and name the person in these columns: the person's export has no others. */
  readonly others?: readonly Column<T>[];
  /** The values of columns afterwards, if they are neither null nor the default. */
  readonly puts?: (person: Person) => Partial<Record<Column<T>, unknown>>;
}

/** The rows whose column is a person's address, in any case; undefined without one. */
export const isAddress = (column: AnyColumn, email: string | undefined): SQL | undefined =>
  email === undefined ? undefined : eq(sql`lower(${column})`, email);

/** An erasure whose columns are checked against its table. */
export const erasure = <T extends PgTable>(one: Erasure<T>): Erasure => one as unknown as Erasure;

/** Carries out erasures, one after the other. */
export async function eraseRows(tx: Database, erasures: readonly Erasure[], person: Person): Promise<void> {
  for (const { table, rows, keeps, puts } of erasures) {
    const where = rows(tx, person);
    if (where === undefined) continue;
    if (keeps === undefined) await tx.delete(table).where(where);
    else
      await tx
        .update(table)
        .set(emptied(table, keeps, puts?.(person) ?? {}))
        .where(where);
  }
}

/** The values that empty a row except for some columns. */
export function emptied(
  table: PgTable,
  keeps: readonly string[],
  puts: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, { notNull, hasDefault }] of Object.entries(getTableColumns(table))) {
    if (keeps.includes(name)) continue;
    if (notNull && !hasDefault && !Object.hasOwn(puts, name))
      throw new Error(`The deletion of a person needs a value for ${getTableName(table)}.${name}.`);
    values[name] = Object.hasOwn(puts, name) ? puts[name] : notNull ? sql`default` : null;
  }
  return values;
}
