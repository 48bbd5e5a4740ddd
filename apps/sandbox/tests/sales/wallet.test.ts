import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payments } from '../../src/db/schema/index.ts';
import { findOrder } from '../../src/sales/orders.ts';
import { paymentOption, paymentOptions } from '../../src/sales/payment-options.ts';
import { startPayment } from '../../src/sales/start-payment.ts';
import {
  NOW,
  OPEN_TIMEOUT_MS,
  openSales,
  ORDER,
  PAYU,
  SALES,
  WALLET,
  YEARLY,
  type Caller,
  type Reply,
  type SalesApp,
} from './open-sales.ts';

const BACK = 'http://localhost:3001/suscripciones-online/?offerId=466';
const MINUTES = 60_000;

let sales: SalesApp;
beforeAll(async () => {
  sales = await openSales();
}, OPEN_TIMEOUT_MS);
afterAll(() => sales.close());

/** A reader with an order, and the calls of its payment. */
async function ordered() {
  const who = await sales.reader();
  await who.call('POST', `${SALES}/cart/item`, { items: [YEARLY] });
  const made = await who.call('POST', `${SALES}/checkout/order`, ORDER);
  const order = String(made.body['orderNumber']);
  return { who, order, ...callsOf(who, order) };
}

function callsOf(who: Caller, order: string) {
  const path = (option: number) => `${SALES}/checkout/order/${order}/payment/${option}`;
  return {
    begin: (address: string = WALLET.address, option: number = WALLET.id): Promise<Reply> =>
      who.call('GET', `${path(option)}?validationURL=${encodeURIComponent(address)}`),
    pay: (token: unknown, option: number = WALLET.id): Promise<Reply> =>
      who.call('PUT', path(option), { token, returnURL: BACK }),
    confirm: (token: unknown, option: number = WALLET.id): Promise<Reply> =>
      who.call('PUT', `${SALES}/checkout/3ds/order/${order}/payment/${option}`, { token }),
    charged: async (): Promise<number> => {
      const rows = await sales.context.db
        .select()
        .from(payments)
        .where(and(eq(payments.orderNumber, order), eq(payments.status, 'succeeded')));
      return rows.length;
    },
  };
}

const pageOf = ({ body }: Reply): string => new URL(String(body['redirectURL'])).pathname;
const answer = (page: string, decision: string) =>
  sales.app.request(page, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `decision=${decision}`,
  });

describe('C4 a payment by a wallet', () => {
  it('is an option of development, after the cards', async () => {
    const { who } = await ordered();
    const options = async () =>
      (await who.call('GET', `${SALES}/checkout/payment/options`)).body as unknown as object[];
    expect((await options()).at(-1)).toEqual({ paymentMethodType: WALLET.type, paymentMethodID: WALLET.id });
  });

  it('asks the person on its page, which leads back, and pays once', async () => {
    const { begin, pay, confirm, charged } = await ordered();
    const { parameter1: token } = (await begin()).body;
    const requested = await pay(token);
    expect(requested.body).toMatchObject({ status: 'Pending' });
    const page = pageOf(requested);
    expect(page).toMatch(/^\/gateway\/wallet\//);
    const shown = await sales.app.request(page);
    expect(shown.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self' http: https:",
    );
    expect(await shown.text()).toMatch(/Aprobar el pago.*Cancelar/s);
    const back = await answer(page, 'approve');
    expect([back.status, back.headers.get('location')]).toEqual([303, `${BACK}&threeDS=approved`]);
    expect(await charged()).toBe(0);
    const paid = await Promise.all([confirm(token), confirm(token)]);
    expect(paid.map(({ body }) => body['status'])).toEqual(['Paid', 'Paid']);
    await answer(page, 'reject');
    expect((await confirm(token)).body['status']).toBe('Paid');
    expect(await charged()).toBe(1);
  });

  it.each(['reject', 'none'])('pays nothing after %s, and a card pays the same order', async (decision) => {
    const { begin, pay, confirm, charged } = await ordered();
    const { parameter1: token } = (await begin()).body;
    const page = pageOf(await pay(token));
    if (decision !== 'none') await answer(page, decision);
    expect(await confirm(token)).toMatchObject({ status: 402, body: { code: '300170' } });
    expect((await pay(await sales.card(), PAYU)).body['status']).toBe('Paid');
    // An approval that comes too late charges nothing.
    await answer(page, 'approve');
    expect((await confirm(token)).body['status']).toBe('Paid');
    expect(await charged()).toBe(1);
  });

  it('two sessions for one order pay once', async () => {
    const { begin, pay, confirm, charged } = await ordered();
    const tokens = [(await begin()).body['parameter1'], (await begin()).body['parameter1']];
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) await answer(pageOf(await pay(token)), 'approve');
    await Promise.all(tokens.map((token) => confirm(token)));
    expect(await charged()).toBe(1);
  });

  it('ends with its session', async () => {
    const { who, order, begin, charged } = await ordered();
    const { parameter1: token } = (await begin()).body;
    sales.setNow(new Date(NOW.getTime() + 31 * MINUTES));
    const later = callsOf(await sales.seeded(who.uuid!), order);
    expect((await later.pay(token)).body.code).toBe('300170');
    sales.setNow(NOW);
    expect(await charged()).toBe(0);
  });

  it.each([
    'https://billetera.example/valida',
    'http://localhost/gateway/wallet/../3ds',
    'http://localhost/gateway/wallet?x=1',
    'javascript:alert(1)',
    '',
  ])('is not begun at %j', async (address) => {
    const { begin } = await ordered();
    const message = 'input validation error: validationURL is not the address of the wallet';
    expect(await begin(address)).toMatchObject({ status: 400, body: { code: '100130,300130', message } });
  });

  it('does not take a card’s token, and a card’s option not the wallet’s', async () => {
    const { who, begin, pay, confirm, charged } = await ordered();
    const { parameter1: token } = (await begin()).body;
    for (const reply of [
      await pay(await sales.card()),
      await pay('tok_approve'),
      await pay(token, PAYU),
      await confirm(token, PAYU),
    ])
      expect(reply).toMatchObject({ status: 400, body: { code: '100130,300130' } });
    expect(await charged()).toBe(0);
    const update = await who.call('PUT', `${SALES}/paymentmethod/1/provider/${WALLET.id}/finalize`, {
      token,
    });
    expect(update.status).toBe(404);
  });

  it('belongs to its order', async () => {
    const { begin, pay } = await ordered();
    const { parameter1: token } = (await begin()).body;
    await answer(pageOf(await pay(token)), 'approve');
    const other = await ordered();
    expect((await other.confirm(token)).body.code).toBe('300170');
    expect((await other.pay(token)).body.code).toBe('300170');
    expect(await other.charged()).toBe(0);
  });
});

describe('C4 the simulated wallet outside of development', () => {
  const production = () => ({
    ...sales.context,
    config: { ...sales.context.config, mode: 'production' as const },
  });

  it('is not offered', () => {
    expect(paymentOptions(production()).some(({ wallet }) => wallet)).toBe(false);
    expect(paymentOptions(sales.context).some(({ wallet }) => wallet)).toBe(true);
  });

  it('opens no session', async () => {
    const { who, order } = await ordered();
    const placed = await findOrder(sales.context.db, { readerUuid: who.uuid ?? '', visitor: null }, order);
    const started = startPayment(production(), placed, paymentOption(String(WALLET.id)), {
      origin: new URL(WALLET.address).origin,
      validationUrl: WALLET.address,
    });
    await expect(started).rejects.toMatchObject({ status: 400 });
  });
});
