import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAYWALL_RULES } from '../../src/paywall/rules.ts';
import { SEED_READERS } from '../../src/seed/readers.ts';
import { OPEN_TIMEOUT_MS, openSales, SALES, type SalesApp } from './open-sales.ts';

const FIXTURES = join(
  process.env['ROTATIVA_FIXTURES'] ?? join(import.meta.dirname, '../../../../../shared/fixtures'),
  'arc-api',
);
const missing = !existsSync(FIXTURES);
if (missing) console.warn(`No recorded replies at ${FIXTURES}: their comparison is skipped.`);

/** Some recordings have a trailing comma. */
const recorded = (name: string): unknown =>
  JSON.parse(readFileSync(join(FIXTURES, name), 'utf8').replace(/,(\s*[\]}])/g, '$1'));

let sales: SalesApp;
beforeAll(async () => {
  if (!missing) sales = await openSales();
}, OPEN_TIMEOUT_MS);
afterAll(() => (missing ? undefined : sales.close()));

/** The keys of a value by path, with their types. A list has the shape of its first element. */
function shapeOf(value: unknown, path = ''): Map<string, string> {
  if (Array.isArray(value)) return shapeOf(value[0], `${path}[]`);
  if (typeof value !== 'object' || value === null)
    return new Map([[path, value === null ? 'null' : typeof value]]);
  return new Map(Object.entries(value).flatMap(([key, entry]) => [...shapeOf(entry, `${path}.${key}`)]));
}

/**
 * Keys of the recordings that differ here on purpose: statuses are numbers, as in the vendor's clients; the first digits
 * of a card are never stored; there is no retail cycle and no location of the reader.
 */
const DIFFERENT = /statusID|firstSix|currentRetailCycleIDX|attributes|edgescape/;

describe.skipIf(missing)('replies have the same shape as recorded ones (needs ROTATIVA_FIXTURES)', () => {
  it.each([
    ['arcxp-mobile-sdk-android__sales_all_active_subscriptions.json', '/subscription/allactive'],
    ['arcxp-mobile-sdk-android__sales_all_subscriptions.json', '/subscription/all'],
    ['arcxp-mobile-sdk-android__sales_entitlements.json', '/entitlements'],
    ['arcxp-mobile-sdk-ios__v1_success_entitlements.json', '/entitlements'],
  ])('%s', async (file, path) => {
    const who = await sales.seeded(SEED_READERS.active.uuid);
    const shape = shapeOf((await who.call('GET', `${SALES}${path}`)).body);
    for (const [key, type] of shapeOf(recorded(file)))
      if (!DIFFERENT.test(key)) expect([key, shape.get(key)]).toEqual([key, type]);
  });

  it.each([
    'arcxp-mobile-sdk-android__paywall_active_rules.json',
    'arcxp-mobile-sdk-android__paywall_rules.json',
    'arcxp-mobile-sdk-ios__v1_success_paywall_active.json',
  ])('%s: the same periods', (file) => {
    const [rule] = recorded(file) as { budget: object }[];
    for (const rules of PAYWALL_RULES.values())
      for (const { budget } of rules) expect(Object.keys(budget)).toEqual(Object.keys(rule?.budget ?? {}));
  });
});
