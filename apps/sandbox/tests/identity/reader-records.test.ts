import { eq, getTableColumns, getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subscriptions } from '../../src/db/schema/index.ts';
import { NOT_EXPORTED, readerRecords } from '../../src/identity/reader-records.ts';
import { OPEN_TIMEOUT_MS, openSales, type SalesApp } from '../sales/open-sales.ts';
import { filledPerson, NOW } from './filled-person.ts';

let sales: SalesApp;
beforeAll(async () => {
  sales = await openSales();
}, OPEN_TIMEOUT_MS);
afterAll(() => sales.close());

/** As a file has it. */
const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('A11 the export of what is known about a reader', () => {
  it('has every column of every row, or the reason why not, and nothing of other people', async () => {
    const { db } = sales.context;
    const person = await filledPerson(db);
    const other = await filledPerson(db);
    const records = asJson(await readerRecords(db, { ...person, now: NOW }));
    const left = new Set<string>();
    for (const [table, rows] of person.rows) {
      const name = getTableName(table);
      const exported = records[name] ?? [];
      expect(exported, name).toHaveLength(rows.length);
      for (const row of asJson(rows)) {
        const wanted = Object.entries(row).filter(([column]) => !(`${name}.${column}` in NOT_EXPORTED));
        expect(exported, name).toContainEqual(Object.fromEntries(wanted));
      }
      for (const column of Object.keys(getTableColumns(table)))
        if (`${name}.${column}` in NOT_EXPORTED) left.add(`${name}.${column}`);
    }
    expect([...left].sort(), 'every reason is about a column').toEqual(Object.keys(NOT_EXPORTED).sort());
    const text = JSON.stringify(records);
    expect([text.includes(other.email), text.includes(other.uuid)]).toEqual([false, false]);
    expect(text).not.toMatch(/passwordHash|refreshId|leaveHash|digest/);
  });

  it('has of the rows of other people only what they say about the reader', async () => {
    const { db } = sales.context;
    const person = await filledPerson(db);
    const other = await filledPerson(db);

    const [{ id }] = other.rows.get(subscriptions) as [{ id: number }];
    await db.update(subscriptions).set({ recipientEmail: person.email }).where(eq(subscriptions.id, id));
    const records = asJson(await readerRecords(db, { ...person, now: NOW }));
    const offered = records['subscriptions']?.find((row) => row['id'] === id);
    expect(Object.keys(offered ?? {}).sort()).toEqual(
      ['endsAt', 'id', 'recipientEmail', 'sku', 'startsAt', 'status'].sort(),
    );
    const text = JSON.stringify(records);
    expect([text.includes(other.email), text.includes(other.uuid)]).toEqual([false, false]);
  });
});
