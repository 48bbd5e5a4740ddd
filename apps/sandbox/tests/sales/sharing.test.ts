import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { subscriptions } from '../../src/db/schema/index.ts';
import { SEED_READERS } from '../../src/seed/readers.ts';
import {
  NOW,
  OPEN_TIMEOUT_MS,
  openSales,
  SALES,
  subscriber,
  type Caller,
  type Reply,
  type SalesApp,
} from './open-sales.ts';
import { LAST_SECONDS, emailTo } from './emailed-codes.ts';

let sales: SalesApp;
beforeAll(async () => {
  sales = await openSales();
}, OPEN_TIMEOUT_MS);
afterEach(() => sales.setNow(NOW));
afterAll(() => sales.close());

const SUBSCRIPTION = `${SALES}/subscription`;
const answer = ({ status, body }: Reply) => [status, body.code];

describe('C3 sharing', () => {
  it('shares by e-mail, lists, is redeemed once, and stops', async () => {
    const { who, id } = await subscriber(sales);
    const invitee = await sales.reader();
    const email = `${invitee.uuid}@lectores.example`;
    const shared = await who.call('PUT', `${SUBSCRIPTION}/${id}/share`, { email: email.toUpperCase() });
    const { redeemCode } = shared.body;
    expect(shared.body).toEqual({ redeemCode: expect.any(String) });
    expect(await emailTo(sales, email, 'share')).toMatchObject({
      token: redeemCode,
      data: { from: 'Lectora De Prueba', productName: 'Suscripción digital anual' },
    });
    const redeemed = await invitee.call('POST', `${SUBSCRIPTION}/redeem`, { token: redeemCode });
    const associate = Number(redeemed.body['subscriptionID']);
    expect((await invitee.call('GET', `${SUBSCRIPTION}/allactive`)).body).toMatchObject([
      { subscriptionID: associate, statusID: 1, paymentMethod: null },
    ]);
    expect((await who.call('GET', `${SUBSCRIPTION}/${id}/sharing`)).body).toEqual({
      numSharesAllowed: 3,
      sharedSubscriptions: [{ subscriptionID: associate, email }],
    });
    const again = await invitee.call('POST', `${SUBSCRIPTION}/redeem`, { token: redeemCode });
    expect(answer(again)).toEqual([404, 'invalid_redeem_code']);
    const stopped = await who.call('PUT', `${SUBSCRIPTION}/${associate}/stopshare`);
    expect(stopped.body).toEqual({ subscriptionID: associate });
    expect((await invitee.call('GET', `${SUBSCRIPTION}/allactive`)).body).toEqual([]);
    expect((await invitee.call('GET', `${SALES}/entitlements`)).body).toEqual({ skus: [] });
  });

  it('300073 over the limit; the same address counts once; a stopped share frees its place', async () => {
    const { who, id } = await subscriber(sales);
    const share = (email: string) => who.call('PUT', `${SUBSCRIPTION}/${id}/share`, { email });
    const codes = [];
    for (const name of ['uno', 'dos', 'tres', 'tres'])
      codes.push(await share(`${name}-${id}@lectores.example`));
    expect(codes.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answer(await share(`cuatro-${id}@lectores.example`))).toEqual([409, '300073']);
    const late = await sales.reader();
    const outdated = await late.call('POST', `${SUBSCRIPTION}/redeem`, {
      token: codes[2]?.body['redeemCode'],
    });
    expect(answer(outdated)).toEqual([404, 'invalid_redeem_code']);
    const { body } = await who.call('GET', `${SUBSCRIPTION}/${id}/sharing`);
    const [first] = body['sharedSubscriptions'] as { subscriptionID: number }[];
    await who.call('PUT', `${SUBSCRIPTION}/${first?.subscriptionID}/stopshare`);
    expect((await share(`cuatro-${id}@lectores.example`)).status).toBe(200);
  });

  it('ten concurrent invitations never exceed the limit', async () => {
    const { who, id } = await subscriber(sales);
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        who.call('PUT', `${SUBSCRIPTION}/${id}/share`, { email: `a-la-vez-${index}@lectores.example` }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  it.each([
    ['no e-mail', undefined, 400, '300075'],
    ['half an e-mail', 'ana@', 400, '300075'],
  ])('%s is refused', async (_what, email, status, code) => {
    const { who, id } = await subscriber(sales);
    expect(answer(await who.call('PUT', `${SUBSCRIPTION}/${id}/share`, { email }))).toEqual([status, code]);
  });

  it('the owner cannot be invited, nor an associate twice', async () => {
    const { who, id } = await subscriber(sales);
    const own = await who.call('PUT', `${SUBSCRIPTION}/${id}/share`, {
      email: `${who.uuid}@lectores.example`,
    });
    expect(answer(own)).toEqual([409, 'own_email']);
    const invitee = await sales.reader();
    const code = async (email: string) =>
      (await who.call('PUT', `${SUBSCRIPTION}/${id}/share`, { email })).body['redeemCode'];
    const [one, two] = [await code('una@lectores.example'), await code('otra@lectores.example')];
    const redeem = (by: Caller, token: unknown) => by.call('POST', `${SUBSCRIPTION}/redeem`, { token });
    expect(answer(await redeem(who, one))).toEqual([409, 'already_shared']);
    const both = await Promise.all([redeem(invitee, one), redeem(invitee, two)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('an associate cannot share, and a cancelled subscription cannot be shared', async () => {
    const associate = await sales.seeded(SEED_READERS.associate.uuid);
    const [share] = (await associate.call('GET', `${SUBSCRIPTION}/all`)).body as unknown as {
      subscriptionID: number;
    }[];
    const onward = await associate.call('PUT', `${SUBSCRIPTION}/${share?.subscriptionID}/share`, {
      email: 'x@lectores.example',
    });
    expect(answer(onward)).toEqual([403, 'not_shareable']);
    const cancelled = await sales.seeded(SEED_READERS.cancelled.uuid);
    const refused = await cancelled.call('PUT', `${SUBSCRIPTION}/13/share`, { email: 'x@lectores.example' });
    expect(answer(refused)).toEqual([409, 'not_active']);
  });

  it('the end of the owner’s subscription ends those of associates', async () => {
    const owner = await sales.seeded(SEED_READERS.owner.uuid);
    const { db } = sales.context;
    await db.update(subscriptions).set({ status: 2 }).where(eq(subscriptions.id, 21));
    const associate = await sales.seeded(SEED_READERS.associate.uuid);
    const { body } = await associate.call('GET', `${SUBSCRIPTION}/all`);
    await db.update(subscriptions).set({ status: 1 }).where(eq(subscriptions.id, 21));
    expect(body).toMatchObject([{ statusID: 2 }]);
    expect((await owner.call('GET', `${SUBSCRIPTION}/21/sharing`)).body['sharedSubscriptions']).toHaveLength(
      2,
    );
  });

  it.each(LAST_SECONDS)('an invitation %s', async (_name, after, expected) => {
    const { who, id } = await subscriber(sales);
    const { body } = await who.call('PUT', `${SUBSCRIPTION}/${id}/share`, {
      email: 'tarde@lectores.example',
    });
    const invitee = await sales.reader();
    sales.setNow(new Date(NOW.getTime() + after));
    const late = await sales.seeded(invitee.uuid ?? '');
    const redeemed = await late.call('POST', `${SUBSCRIPTION}/redeem`, { token: body['redeemCode'] });
    expect(answer(redeemed)).toEqual(expected);
  });
});
