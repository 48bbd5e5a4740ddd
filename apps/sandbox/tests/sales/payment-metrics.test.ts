import { afterAll, beforeAll, expect, it } from 'vitest';
import { collect } from '../../../shared/telemetry/collector.fixture.ts';
import { CARD, OPEN_TIMEOUT_MS, openSales, ORDER, pay, SALES, YEARLY, type SalesApp } from './open-sales.ts';

let sales: SalesApp;
beforeAll(async () => {
  sales = await openSales();
}, OPEN_TIMEOUT_MS);
afterAll(() => sales.close());

it('Z7 a payment is counted once by its outcome, without the buyer', async () => {
  const collecting = await collect();
  const who = await sales.reader({ email: 'compradora.privada@lectores.example' });
  await who.call('POST', `${SALES}/cart/item`, { items: [YEARLY] });
  const { body } = await who.call('POST', `${SALES}/checkout/order`, ORDER);
  const number = String(body['orderNumber']);
  await pay(sales, who, number, CARD.decline);
  await pay(sales, who, number);
  await pay(sales, who, number);
  const metrics = await collecting.metrics();
  const { bytes } = await collecting.stop();
  const counted = [...metrics.matchAll(/rotativa_payments_total\{outcome="(\w+)".*\} (\d+)/g)];
  expect(counted.map(([, outcome, count]) => `${outcome} ${count}`).sort()).toEqual([
    'declined 1',
    'paid 1',
    'repeated 1',
  ]);
  for (const secret of ['compradora', ORDER.email, CARD.approve, number])
    expect(`${bytes}${metrics}`.includes(secret), secret).toBe(false);
});
