import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkCard, passesLuhn, TEST_CARDS } from '../../src/gateway/cards.ts';
import { buy, CARD, OPEN_TIMEOUT_MS, openSales, rowsOf, type SalesApp } from './open-sales.ts';

let sales: SalesApp;
beforeAll(async () => {
  sales = await openSales();
}, OPEN_TIMEOUT_MS);
afterAll(() => sales.close());

const GOOD = { number: CARD.approve, expiryMonth: 3, expiryYear: 2026, cvv: '123', cardHolder: 'ANA ÑÁÑEZ' };
const tokenise = (card: object) => sales.visitor().call('POST', '/gateway/v1/tokens', card);

describe('the card gateway', () => {
  it('accepts only numbers with a correct check digit', () => {
    expect(TEST_CARDS.every(({ number }) => passesLuhn(number))).toBe(true);
    expect(passesLuhn('4111111111111112')).toBe(false);
  });

  it('returns a token with brand, last four digits and expiry', async () => {
    const { status, body } = await tokenise({ ...GOOD, number: '4111 1111 1111 1111' });
    expect([status, body]).toEqual([
      201,
      { token: expect.stringMatching(/^tok_/), brand: 'Visa', lastFour: '1111', expiration: '03/2026' },
    ]);
  });

  it('takes a card until its month ends in Colombia, not in UTC', () => {
    const check = (now: string) => checkCard({ ...GOOD, expiryMonth: 12 }, new Date(now)).brand;
    expect(check('2027-01-01T04:59:59.999Z')).toBe('Visa');
    expect(() => check('2027-01-01T05:00:00Z')).toThrow('The card has expired');
  });

  it.each([
    ['a number with a wrong check digit', { number: '4111111111111112' }, 'invalid_card_number'],
    ['letters', { number: 'abcd' }, 'invalid_card_number'],
    ['a real card’s number', { number: '4539578763621486' }, 'not_a_test_card'],
    ['a card that has expired', { expiryMonth: 2 }, 'expired_card'],
    ['a code of two digits', { cvv: '12' }, 'invalid_card_code'],
    ['a code of three digits on a card with four', { number: '378282246310005' }, 'invalid_card_code'],
    ['a thirteenth month', { expiryMonth: 13 }, '100130,300130'],
    ['a card without a holder', { cardHolder: ' ' }, '100130,300130'],
  ])('%s is refused, without repeating what was typed', async (_what, over, code) => {
    const refused = await tokenise({ ...GOOD, ...over });
    expect([refused.status, refused.body.code]).toEqual([400, code]);
    expect(JSON.stringify(refused.body)).not.toContain('number' in over ? over.number : GOOD.number);
  });

  it.each(['https://evil.example', 'null', '', 'javascript:alert(1)', 'http://localhost:3001/x'])(
    'no page of %j may embed the card fields',
    async (site) => {
      const refused = await sales.visitor().call('GET', `/gateway/v1/frame?site=${encodeURIComponent(site)}`);
      expect([refused.status, refused.body.code]).toEqual([403, 'foreign_origin']);
    },
  );

  it('no table has a card’s number, its code, or a usable token', async () => {
    const { body } = await tokenise({ ...GOOD, cvv: '987' });
    await buy(sales, await sales.reader());
    const tables = await rowsOf(
      sales,
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    expect(tables.length).toBeGreaterThan(20);
    for (const { name } of tables) {
      const rows = await rowsOf(
        sales,
        sql`select row_to_json(t)::text as row from ${sql.identifier(String(name))} t`,
      );
      const text = rows.map(({ row }) => String(row)).join('\n');
      for (const secret of [CARD.approve, '411111', '"987"', String(body['token'])])
        expect(text, String(name)).not.toContain(secret);
    }
  });
});
