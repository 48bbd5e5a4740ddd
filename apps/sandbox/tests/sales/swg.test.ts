import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { readers } from '../../src/db/schema/index.ts';
import { OPEN_TIMEOUT_MS, openSales, SALES, YEARLY, type Caller, type SalesApp } from './open-sales.ts';

let sales: SalesApp;
beforeAll(async () => {
  sales = await openSales();
}, OPEN_TIMEOUT_MS);
afterAll(() => sales.close());

/** A purchase at the simulated search engine. */
async function bought(over: { email?: string; productId?: string } = {}) {
  const reply = await sales.visitor().call('POST', '/gateway/v1/swg/purchases', {
    productId: YEARLY.sku,
    ...over,
  });
  expect(reply.body).toEqual({
    orderId: expect.any(String),
    packageName: expect.any(String),
    productId: over.productId ?? YEARLY.sku,
    purchaseTime: expect.any(Number),
    purchaseState: 0,
    purchaseToken: expect.any(String),
    autoRenewing: true,
  });
  return reply.body;
}
const register = (who: Caller, purchase: object) => who.call('POST', `${SALES}/swg/purchase`, purchase);
const exists = (purchase: object, findOrCreate = false) =>
  sales.visitor().call('POST', `${SALES}/swg/loginexists`, { ...purchase, findOrCreate });

describe('C10 swg/purchase', () => {
  it('becomes the reader’s subscription, paid through the search engine', async () => {
    const who = await sales.reader();
    const { body } = await register(who, await bought());
    expect(body).toEqual({ subscriptionID: expect.any(Number) });
    expect((await who.call('GET', `${SALES}/subscription/allactive`)).body).toMatchObject([
      { subscriptionID: body['subscriptionID'], statusID: 1, paymentMethod: { paymentPartner: 'swg' } },
    ]);
  });

  it('a second call is 300425 and makes no second subscription, nor do three concurrent calls', async () => {
    const who = await sales.reader();
    const purchase = await bought();
    const first = await Promise.all([1, 2, 3].map(() => register(who, purchase)));
    expect(first.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const other = await register(await sales.reader(), purchase);
    expect([other.status, other.body.code]).toEqual([409, '300425']);
    expect((await who.call('GET', `${SALES}/subscription/all`)).body).toHaveLength(1);
  });

  it('a purchase without an account waits for a reader', async () => {
    const purchase = await bought();
    const { body } = await register(sales.visitor(), purchase);
    const who = await sales.reader();
    expect((await register(who, purchase)).body).toEqual(body);
    expect((await who.call('GET', `${SALES}/subscription/all`)).body).toMatchObject([
      { paymentMethod: { paymentPartner: 'swg' } },
    ]);
  });

  it.each([
    ['an invented token', { purchaseToken: 'inventado' }, 400, 'invalid_purchase'],
    ['no token', {}, 400, '100130,300130'],
  ])('%s is refused', async (_what, purchase, status, code) => {
    const refused = await register(await sales.reader(), purchase);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
  });

  it('a product that is not sold here is 404', async () => {
    const refused = await register(await sales.reader(), await bought({ productId: 'NADA' }));
    expect([refused.status, refused.body.code]).toEqual([404, 'unknown_sku']);
  });
});

describe('C10 swg/loginexists', () => {
  it('returns the account of a purchase, with a session', async () => {
    const who = await sales.reader();
    const purchase = await bought();
    await register(who, purchase);
    const { body } = await exists(purchase);
    expect(body).toEqual({
      exists: true,
      profileId: who.uuid,
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
    });
    const reply = await sales.app.request(`${SALES}/subscription/all`, {
      headers: { authorization: `Bearer ${String(body['accessToken'])}` },
    });
    expect(await reply.json()).toHaveLength(1);
  });

  it('false for a purchase without an account, and for an invalid token', async () => {
    expect((await exists(await bought())).body).toEqual({ exists: false });
    expect((await exists({ purchaseToken: 'inventado' }, true)).body).toEqual({ exists: false });
  });

  it('findOrCreate opens one account for the buyer’s address, with the subscription', async () => {
    const email = `${randomUUID()}@lectores.example`;
    const purchase = await bought({ email });
    const [one, two] = [await exists(purchase, true), await exists(purchase, true)];
    expect(one.body).toMatchObject({ exists: true });
    expect(two.body['profileId']).toBe(one.body['profileId']);
    const [reader] = await sales.context.db
      .select()
      .from(readers)
      .where(eq(readers.uuid, String(one.body['profileId'])));
    expect(reader).toMatchObject({ email, emailVerified: true });
  });

  it('findOrCreate finds an account with the verified address, and not with an unverified one', async () => {
    const email = `${randomUUID()}@lectores.example`;
    const squatter = await sales.reader({ email, verified: false });
    const purchase = await bought({ email });
    expect((await exists(purchase, true)).body).toEqual({ exists: false });
    await sales.context.db
      .update(readers)
      .set({ emailVerified: true })
      .where(eq(readers.uuid, squatter.uuid ?? ''));
    expect((await exists(purchase, true)).body).toMatchObject({ exists: true, profileId: squatter.uuid });
  });
});

describe('C10 the simulated search engine', () => {
  it('a page buys there: a purchase of the account, and its token for the sign-in', async () => {
    const who = sales.visitor();
    const email = `${randomUUID()}@lectores.example`;
    const reply = await who.call('POST', '/swg/v1/purchases', { productId: YEARLY.sku, email });
    expect(reply.status).toBe(201);
    const { purchase, idToken } = reply.body as { purchase: object; idToken: string };
    const signedIn = await who.call('POST', '/identity/public/v1/auth/login', {
      grantType: 'google',
      credentials: idToken,
      userName: '',
    });
    expect(signedIn.body).toMatchObject({ uuid: expect.any(String) });
    expect((await register(who, purchase)).status).toBe(200);
  });

  it('serves the runtime of a site, and of no other name', async () => {
    const reply = await sales.app.request('/swg/semanario.js');
    expect(reply.headers.get('content-type')).toContain('javascript');
    expect(await reply.text()).toContain('"sku":"DIGITAL-ANUAL"');
    expect((await sales.app.request('/swg/otro.js')).status).toBe(404);
  });

  it.each([{}, { productId: 'A', email: 'x' }, { productId: 7, email: 'a@b.co' }])(
    'refuses %j',
    async (body) => {
      expect((await sales.visitor().call('POST', '/swg/v1/purchases', body)).status).toBe(400);
    },
  );
});

it('production has no simulated search engine, for any page', async () => {
  const app = createApp({ ...sales.context, config: { ...sales.context.config, mode: 'production' } });
  expect((await app.request('/swg/semanario.js')).status).toBe(404);
  const buy = await app.request('/swg/v1/purchases', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ productId: YEARLY.sku, email: 'a@lectores.example' }),
  });
  expect(buy.status).toBe(404);
});

it('only local programs can use the simulated shop of the search engine', async () => {
  const reply = await sales.app.request(
    '/gateway/v1/swg/purchases',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
      body: JSON.stringify({ productId: YEARLY.sku }),
    },
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  );
  expect(reply.status).toBe(403);
});
