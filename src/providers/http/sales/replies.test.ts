import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as replies from './replies.ts';

const folder = join(process.env['ROTATIVA_FIXTURES'] ?? '../shared/fixtures', 'arc-api');
const read = (name: string): unknown => {
  // Published samples have trailing commas.
  const text = readFileSync(join(folder, `arcxp-mobile-sdk-${name}.json`), 'utf8');
  return JSON.parse(text.replaceAll(/,(\s*[}\]])/g, '$1'), (_key, value: unknown) => value ?? undefined);
};

// Without the real replies (ROTATIVA_FIXTURES) the cases are reported as skipped.
describe.skipIf(!existsSync(folder))(
  'real replies of the sales service pass the guards (needs ROTATIVA_FIXTURES)',
  () => {
    it.each(['android__sales_all_active_subscriptions', 'android__sales_all_subscriptions'])('%s', (name) => {
      const list = read(name) as { subscriptionID: number; sku: string }[];
      expect(replies.ListReply.parse(list)).toMatchObject(
        list.map(({ subscriptionID, sku }) => ({ subscriptionID, sku, status: 1 })),
      );
    });

    it.each(['ios__v1_success_entitlements', 'android__entitlements_v1', 'android__sales_entitlements'])(
      '%s',
      (name) => {
        const reply = read(name);
        expect(replies.EntitlementsReply.parse(reply)).toEqual(reply);
      },
    );
  },
);

describe('subscriptions in a list', () => {
  it('one without a product does not invalidate the others', () => {
    const list = [
      { subscriptionID: 1, statusID: 1, sku: 'digital' },
      { subscriptionID: 2, statusID: '3' },
    ];
    expect(replies.ListReply.parse(list)).toEqual([
      { subscriptionID: 1, status: 1, sku: 'digital' },
      { subscriptionID: 2, status: 3, sku: '' },
    ]);
  });

  it.each([undefined, '', 'nothing', 1.5])('a status of %j is rejected', (statusID) => {
    expect(replies.ListReply.safeParse([{ subscriptionID: 1, statusID, sku: 'a' }]).success).toBe(false);
  });
});
