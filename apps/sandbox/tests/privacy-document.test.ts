import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { CONSENT_MAX_AGE_S } from 'rotativa/domain';
import { describe, expect, it } from 'vitest';
import * as schema from '../src/db/schema/index.ts';
import { ACCOUNT_ERASURES } from '../src/identity/erase.ts';
import { SALES_ERASURES } from '../src/sales/forget.ts';
import { RETENTION, UNUSED_NOTICE_DAYS } from '../../shared/retention.ts';

const TEXT = readFileSync(join(import.meta.dirname, '../../../docs/privacy.md'), 'utf8');
const cells = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

describe('docs/privacy.md', () => {
  const rows = [...TEXT.matchAll(/^\| `[a-z-]+` \|.*$/gm)].map(([row]) => cells(row));

  it('has the days of the configuration', () => {
    const stated = rows.map(([name, , , days, least]) => [
      name?.replaceAll('`', ''),
      Number(days),
      Number(least),
    ]);
    expect(stated).toEqual(Object.entries(RETENTION).map(([name, { days, least }]) => [name, days, least]));
    expect(rows.every(([, , , , , why = '']) => why.length > 10)).toBe(true);
    expect(TEXT).toContain(`${UNUSED_NOTICE_DAYS} days later the account is deleted`);
    expect(TEXT).toContain(`A decision holds for ${CONSENT_MAX_AGE_S / 86_400} days`);
  });

  it('names every table with data of readers, and only tables that exist', () => {
    const tables = new Set(
      Object.values(schema as object)
        .filter((one): one is PgTable => is(one, PgTable))
        .map(getTableName),
    );
    const wanted = [...ACCOUNT_ERASURES, ...SALES_ERASURES]
      .map(({ table }) => table)
      .concat([
        schema.contactFiles,
        schema.cartItems,
        schema.orderItems,
        schema.consentProofs,
        schema.analyticsEvents,
        schema.auditLog,
      ])
      .map(getTableName);
    const named = new Set([...TEXT.matchAll(/`([a-z]+(?:_[a-z]+)*)`/g)].map(([, name]) => name!));
    expect([...new Set(wanted)].filter((name) => !named.has(name))).toEqual([]);
    const listed = rows.flatMap(([, of = '']) => [...of.matchAll(/`(\w+)`/g)].map(([, name]) => name!));
    expect(listed.filter((name) => !tables.has(name))).toEqual([]);
  });
});
