import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders, outbox } from '../../src/db/schema/index.ts';
import { composeEmail } from '../../src/mail/email.ts';
import { siteOrigin } from '../../src/site-origin.ts';
import { forgetBuyer } from '../../src/sales/forget.ts';
import {
  ADDRESS,
  buy,
  GIFT,
  OPEN_TIMEOUT_MS,
  openSales,
  ORDER,
  rowsOf,
  SALES,
  subscriptionOf,
  YEARLY,
  type Caller,
  type SalesApp,
} from './open-sales.ts';

let sales: SalesApp;
beforeAll(async () => {
  sales = await openSales();
}, OPEN_TIMEOUT_MS);
afterAll(() => sales.close());

/** Every row of the tables of sales, as text. */
async function everything(): Promise<string> {
  const tables = [
    'carts',
    'reader_addresses',
    'amp_readers',
    'orders',
    'payments',
    'payment_methods',
    'subscriptions',
    'subscription_events',
    'redeem_codes',
  ];
  const rows: unknown[] = [];
  for (const table of tables) rows.push(await rowsOf(sales, sql`select * from ${sql.identifier(table)}`));
  return JSON.stringify(rows);
}

describe('A11 the e-mail that asks for the deletion', () => {
  /** The text of the newest e-mail of a reader who asks for the deletion. */
  async function emailOf(who: Caller, email: string): Promise<string> {
    expect((await who.call('DELETE', '/identity/public/v1/user/anonymize')).status).toBe(200);
    const rows = await sales.context.db.select().from(outbox).where(eq(outbox.recipient, email));
    const row = rows.findLast(({ kind }) => kind === 'anonymise');
    return (await composeEmail(sales.context.config, row!)).text.replace(/\s+/g, ' ');
  }

  it('names product, end, money and the people who read with it', async () => {
    const email = 'se-va@lectores.example';
    const who = await sales.reader({ email });
    const id = subscriptionOf(await buy(sales, who, YEARLY, { ...ORDER, email }));
    await who.call('PUT', `${SALES}/subscription/${id}/share`, { email: 'invitada@lectores.example' });
    await buy(sales, who, GIFT, { ...ORDER, email });
    await who.call('PUT', `${SALES}/subscription/${id}/cancel`, { reason: 'Otro' });
    const text = await emailOf(who, email);
    expect(text).toContain(
      'Suscripción digital anual: está pagada hasta el 10 de marzo de 2027 y termina el mismo día de la eliminación. Lo pagado, $199.000, no se devuelve. También deja de leer invitada@lectores.example.',
    );
    expect(text).toContain('es un regalo que nadie ha activado, y su enlace deja de servir. Lo pagado');
  });

  it('does not contain money for a reader without a subscription', async () => {
    const email = 'sin-nada@lectores.example';
    expect(await emailOf(await sales.reader({ email }), email)).not.toMatch(/pagad|deja de/);
  });
});

describe('A11 a deleted reader', () => {
  it('leaves orders without a name, and no address, cart, card or active subscription', async () => {
    const email = 'olvidame@lectores.example';
    const who = await sales.reader({ email });
    const street = 'Transversal del Olvido 7';
    const paid = await buy(sales, who, YEARLY, {
      ...ORDER,
      email,
      phone: '3107654321',
      firstName: 'Fulgencia',
      lastName: 'Olvidada',
      billingAddress: { ...ADDRESS, line1: street },
    });
    const id = subscriptionOf(paid);
    await who.call('POST', `${SALES}/cart/item`, { items: [YEARLY] });
    await who.call('PUT', `${SALES}/amp/add`, { ampReaderId: 'amp-olvido' });
    const invitee = await sales.reader();
    const shared = await who.call('PUT', `${SALES}/subscription/${id}/share`, {
      email: 'amiga@lectores.example',
    });
    await invitee.call('POST', `${SALES}/subscription/redeem`, { token: shared.body['redeemCode'] });
    const pending = await who.call('PUT', `${SALES}/subscription/${id}/share`, {
      email: 'otra@lectores.example',
    });
    const gift = subscriptionOf(await buy(sales, who, GIFT, { ...ORDER, email }));
    const set = await who.call('PUT', `${SALES}/subscription/gift/${gift}`, {
      email: 'ahijada@lectores.example',
      name: 'Ana',
    });

    await sales.context.db.transaction((tx) =>
      forgetBuyer(tx, { uuid: who.uuid ?? '', email, now: new Date() }),
    );

    const left = await everything();
    for (const trace of [
      email,
      street,
      'Fulgencia',
      'Olvidada',
      '3107654321',
      'amp-olvido',
      'amiga@',
      'otra@',
      'ahijada@',
    ])
      expect(left).not.toContain(trace);
    const kept = await sales.context.db
      .select()
      .from(orders)
      .where(eq(orders.readerUuid, who.uuid ?? ''));
    expect(kept.map(({ total, status }) => [total, status])).toEqual([
      [199_000, 'Paid'],
      [199_000, 'Paid'],
    ]);
    expect((await who.call('GET', `${SALES}/subscription/allactive`)).body).toEqual([]);
    expect((await invitee.call('GET', `${SALES}/subscription/allactive`)).body).toEqual([]);
    for (const [path, token] of [
      ['redeem', pending.body['redeemCode']],
      ['gift/redeem', set.body['redeemCode']],
    ] as const)
      expect((await invitee.call('POST', `${SALES}/subscription/${path}`, { token })).status).toBe(404);
  });

  it('leaves a redeemed gift with its recipient', async () => {
    const giver = await sales.reader();
    const id = subscriptionOf(await buy(sales, giver, GIFT));
    const set = await giver.call('PUT', `${SALES}/subscription/gift/${id}`, {
      email: 'suya@lectores.example',
      name: 'Ana',
    });
    const recipient = await sales.reader();
    await recipient.call('POST', `${SALES}/subscription/gift/redeem`, { token: set.body['redeemCode'] });
    await sales.context.db.transaction((tx) =>
      forgetBuyer(tx, { uuid: giver.uuid ?? '', email: undefined, now: new Date() }),
    );
    expect((await recipient.call('GET', `${SALES}/subscription/allactive`)).body).toMatchObject([
      { subscriptionID: id },
    ]);
  });
});

it('e-mails about a sale come from the brand whose page sold it', async () => {
  const visitor = sales.visitor();
  await visitor.call('POST', `${SALES}/cart/item`, { items: [YEARLY] });
  const email = 'del-diario@lectores.example';
  const made = await visitor.call('POST', `${SALES}/checkout/order`, { ...ORDER, email });
  const origin = siteOrigin(sales.context.config, 'daily');
  const token = await sales.card();
  await visitor
    .from(origin)
    .call('PUT', `${SALES}/checkout/order/${String(made.body['orderNumber'])}/payment/1008`, { token });
  expect(await sales.context.db.select().from(outbox).where(eq(outbox.recipient, email))).toMatchObject([
    { kind: 'receipt', brand: 'daily' },
  ]);
});
