import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  outbox,
  readers,
  redeemCodes,
  subscriptionEvents,
  subscriptions,
} from '../../src/db/schema/index.ts';
import type { Mail } from '../../src/mail/outbox.ts';
import { tellOwner } from '../../src/sales/cancel.ts';
import { monthsAfter } from '../../src/sales/period.ts';
import { readerNamed } from '../../src/sales/share.ts';
import { SEED_READERS } from '../../src/seed/readers.ts';
import {
  buy,
  GIFT,
  NOW,
  OPEN_TIMEOUT_MS,
  openSales,
  SALES,
  subscriber,
  subscriptionOf,
  type Caller,
  type Reply,
  type SalesApp,
} from './open-sales.ts';

/*
 * The records, e-mails and refusals of sharing and cancelling.
 */

let sales: SalesApp;
beforeAll(async () => {
  sales = await openSales();
}, OPEN_TIMEOUT_MS);
afterEach(() => sales.setNow(NOW));
afterAll(() => sales.close());

const SUBSCRIPTION = `${SALES}/subscription`;
const HOUR_MS = 3_600_000;
/** Before the callers' tokens expire. */
const LATER = new Date(NOW.getTime() + HOUR_MS / 12);
const END = monthsAfter(NOW, 12);

const refusal = ({ status, body: { code, message } }: Reply) => [status, code, message];

const share = (who: Caller, id: number, email: string) =>
  who.call('PUT', `${SUBSCRIPTION}/${id}/share`, { email });
const redeem = (who: Caller, { body }: Reply) =>
  who.call('POST', `${SUBSCRIPTION}/redeem`, { token: body['redeemCode'] });
const stop = (who: Caller, id: number) => who.call('PUT', `${SUBSCRIPTION}/${id}/stopshare`);

async function rowOf(id: number) {
  const [row] = await sales.context.db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row;
}
/** The invitations and associates of a subscription, the oldest first. */
const sharesOf = (id: number) =>
  sales.context.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.parentId, id))
    .orderBy(asc(subscriptions.id));
const eventsOf = async (id: number) =>
  (
    await sales.context.db
      .select()
      .from(subscriptionEvents)
      .where(eq(subscriptionEvents.subscriptionId, id))
      .orderBy(asc(subscriptionEvents.id))
  ).map(({ type, details, happenedAt }) => [type, details, happenedAt]);
const emailsTo = (recipient: string, kind: string) =>
  sales.context.db
    .select({ kind: outbox.kind, brand: outbox.brand, data: outbox.data, createdAt: outbox.createdAt })
    .from(outbox)
    .where(and(eq(outbox.recipient, recipient), eq(outbox.kind, kind)));
const codesOf = async (id: number) =>
  (await sales.context.db.select().from(redeemCodes).where(eq(redeemCodes.subscriptionId, id))).length;
const change = (who: Caller, values: Partial<typeof readers.$inferInsert>) =>
  sales.context.db.update(readers).set(values).where(eq(readers.uuid, who.uuid!));

describe('C2 what a cancellation and a rescue write', () => {
  it('is the reason, an event and an e-mail of the site; a rescue takes the reason back', async () => {
    const { who, id } = await subscriber(sales);
    sales.setNow(LATER);
    const body = { reason: 'Leo poco', reasonCode: 'POCO' };
    await who.call('PUT', `${SUBSCRIPTION}/${id}/cancel`, body);
    expect(await rowOf(id)).toMatchObject({
      status: 3,
      cancelReason: 'Leo poco',
      cancelReasonCode: 'POCO',
      endsAt: END,
    });
    const name = { firstName: 'Lectora', productName: 'Suscripción digital anual' };
    const [cancelled] = await emailsTo(`${who.uuid}@lectores.example`, 'cancelled');
    expect(cancelled?.data).toEqual({ ...name, activeUntil: END.toISOString() });
    expect(cancelled?.createdAt).toEqual(LATER);
    await who.call('PUT', `${SUBSCRIPTION}/${id}/rescue`, {});
    expect(await rowOf(id)).toMatchObject({ status: 1, cancelReason: null, cancelReasonCode: null });
    const [rescued] = await emailsTo(`${who.uuid}@lectores.example`, 'rescued');
    expect(rescued).toMatchObject({ brand: 'weekly', data: name, createdAt: LATER });
    expect(await eventsOf(id)).toEqual([
      ['START_SUBSCRIPTION', null, NOW],
      ['CANCEL_SUBSCRIPTION', 'Leo poco', LATER],
      ['RESCUE_SUBSCRIPTION', null, LATER],
    ]);
  });

  it('leaves other subscriptions alone', async () => {
    const [one, other] = [await subscriber(sales), await subscriber(sales)];
    await one.who.call('PUT', `${SUBSCRIPTION}/${one.id}/cancel`, { reason: 'x' });
    expect(await rowOf(other.id)).toMatchObject({ status: 1, cancelReason: null });
    await other.who.call('PUT', `${SUBSCRIPTION}/${other.id}/cancel`, { reason: 'y' });
    await other.who.call('PUT', `${SUBSCRIPTION}/${other.id}/rescue`, {});
    expect(await rowOf(one.id)).toMatchObject({ status: 3, cancelReason: 'x' });
  });

  it('sends e-mails without a name to an account that has none', async () => {
    const { who, id } = await subscriber(sales);
    await change(who, { firstName: null });
    await who.call('PUT', `${SUBSCRIPTION}/${id}/cancel`, {});
    await who.call('PUT', `${SUBSCRIPTION}/${id}/rescue`, {});
    for (const kind of ['cancelled', 'rescued']) {
      const [sent] = await emailsTo(`${who.uuid}@lectores.example`, kind);
      expect(sent?.data).toMatchObject({ productName: 'Suscripción digital anual' });
      expect(sent?.data).not.toHaveProperty('firstName');
    }
  });

  it('sends no e-mail to an account that was deleted on the way', async () => {
    const who = await sales.reader();
    await change(who, { status: 'Anonymized', email: null });
    const write = vi.fn<() => Mail>();
    for (const uuid of [who.uuid!, randomUUID()]) await tellOwner(sales.context.db, NOW, uuid, write);
    expect(write).not.toHaveBeenCalled();
  });

  it.each([
    ['associate', 'cancel', 403, '330061', 'The user is not allowed to cancel this subscription'],
    ['terminated', 'cancel', 409, '300059', 'The subscription is not in a cancellable state'],
    ['associate', 'rescue', 403, '330062', 'The user is not allowed to rescue this subscription'],
    ['active', 'rescue', 409, '330060', 'The subscription was already rescued'],
    ['terminated', 'rescue', 409, 'not_rescuable', 'The subscription is not in a state to be rescued from'],
  ] as const)('the %s subscriber who may not %s reads why: %i %s', async (name, act, ...expected) => {
    const who = await sales.seeded(SEED_READERS[name].uuid);
    const [one] = (await who.call('GET', `${SUBSCRIPTION}/all`)).body as unknown as {
      subscriptionID: number;
    }[];
    expect(refusal(await who.call('PUT', `${SUBSCRIPTION}/${one!.subscriptionID}/${act}`, {}))).toEqual(
      expected,
    );
  });
});

describe('C3 what an invitation writes', () => {
  it('is a waiting subscription until the end of the shared one, an event with the address and an e-mail', async () => {
    const { who, id } = await subscriber(sales);
    sales.setNow(LATER);
    const email = `Invitada-${id}@lectores.example`;
    await share(who, id, email);
    const [invitation] = await sharesOf(id);
    expect(invitation).toMatchObject({
      sku: 'DIGITAL-ANUAL',
      priceCode: 'ANUAL-199',
      status: 5,
      ownerUuid: null,
      recipientEmail: email.toLowerCase(),
      startsAt: LATER,
      endsAt: END,
    });
    expect((await eventsOf(id)).at(-1)).toEqual(['SHARE_SUBSCRIPTION', email.toLowerCase(), LATER]);
    expect(await emailsTo(email.toLowerCase(), 'share')).toMatchObject([
      { brand: 'weekly', createdAt: LATER, data: { from: 'Lectora De Prueba' } },
    ]);
  });

  it('is the same subscription for the same address, in any capitals', async () => {
    const { who, id } = await subscriber(sales);
    const [first, second] = [
      await share(who, id, 'ana@lectores.example'),
      await share(who, id, 'ANA@lectores.example'),
    ];
    expect(first.body['redeemCode']).not.toBe(second.body['redeemCode']);
    expect(await sharesOf(id)).toHaveLength(1);
    const [invitation] = await sharesOf(id);
    expect(await codesOf(invitation!.id)).toBe(1);
  });

  it.each([
    ['both names', { firstName: 'Ana', lastName: 'Ruiz' }, 'Ana Ruiz'],
    ['the last name', { firstName: null, lastName: 'Ruiz', displayName: 'ruiz8' }, 'Ruiz'],
    ['the display name', { firstName: null, lastName: null, displayName: 'ruiz7' }, 'ruiz7'],
    ['no name', { firstName: null, lastName: null, displayName: null }, 'Un suscriptor'],
  ])('comes in an e-mail from %s', async (what, names, from) => {
    const { who, id } = await subscriber(sales);
    await change(who, names);
    const email = `${what.replaceAll(' ', '-')}-${id}@lectores.example`;
    await share(who, id, email);
    expect(await emailsTo(email, 'share')).toMatchObject([{ data: { from } }]);
  });

  it('names no account that was deleted on the way', async () => {
    const who = await sales.reader();
    const names = { firstName: null, lastName: null };
    await change(who, { status: 'Anonymized', email: null, ...names });
    for (const uuid of [who.uuid!, randomUUID()])
      expect(await readerNamed(sales.context.db, uuid)).toEqual({ name: 'Un suscriptor', email: null });
  });

  it('is refused with the reason', async () => {
    const { who, id } = await subscriber(sales);
    await change(who, { email: `Mayúscula-${id}@lectores.example` });
    expect(refusal(await share(who, id, `mayúscula-${id}@lectores.example`))).toEqual([
      409,
      'own_email',
      'The subscription is shared with other people: email is the own',
    ]);
    const invitee = await sales.reader();
    const address = `${invitee.uuid}@lectores.example`;
    await redeem(invitee, await share(who, id, address));
    expect(refusal(await share(who, id, address))).toEqual([
      409,
      'already_shared',
      'The subscription is shared with this email already',
    ]);
    for (const name of ['uno', 'dos']) await share(who, id, `${name}@lectores.example`);
    expect(refusal(await share(who, id, 'tres@lectores.example'))).toEqual([
      409,
      '300073',
      'Parent subscription shared with the maximum associates',
    ]);
    const [associate] = await sharesOf(id);
    expect(refusal(await share(invitee, associate!.id, 'x@lectores.example'))).toEqual([
      403,
      'not_shareable',
      'The user is not allowed to share this subscription',
    ]);
    await who.call('PUT', `${SUBSCRIPTION}/${id}/cancel`, {});
    expect(refusal(await share(who, id, 'x@lectores.example'))).toEqual([
      409,
      'not_active',
      'The subscription is not active and cannot be shared',
    ]);
  });

  it('is refused to the giver of a gift that waits for its reader', async () => {
    const giver = await sales.reader();
    const gift = subscriptionOf(await buy(sales, giver, GIFT));
    expect((await share(giver, gift, 'x@lectores.example')).body.code).toBe('not_shareable');
  });

  it('is on the list of the owner, and an associate has none', async () => {
    const { who, id } = await subscriber(sales);
    const invitee = await sales.reader();
    await redeem(invitee, await share(who, id, 'lista@lectores.example'));
    const [associate] = await sharesOf(id);
    const lists = [await who.call('GET', `${SUBSCRIPTION}/${id}/sharing`)];
    lists.push(await invitee.call('GET', `${SUBSCRIPTION}/${associate!.id}/sharing`));
    expect(lists.map(({ body }) => body)).toEqual([
      {
        numSharesAllowed: 3,
        sharedSubscriptions: [{ subscriptionID: associate!.id, email: 'lista@lectores.example' }],
      },
      { numSharesAllowed: 0, sharedSubscriptions: [] },
    ]);
  });
});

describe('C3 what a redemption writes', () => {
  it('is an owner, the period and an event', async () => {
    const { who, id } = await subscriber(sales);
    const invited = await share(who, id, 'nueva@lectores.example');
    const invitee = await sales.reader();
    sales.setNow(LATER);
    expect((await redeem(await sales.seeded(invitee.uuid!), invited)).status).toBe(200);
    const [associate] = await sharesOf(id);
    expect(associate).toMatchObject({ ownerUuid: invitee.uuid, status: 1, startsAt: LATER, endsAt: END });
    expect(await eventsOf(associate!.id)).toEqual([['REDEEM_SUBSCRIPTION', null, LATER]]);
  });

  it('takes the end that the shared subscription has now', async () => {
    const { who, id } = await subscriber(sales);
    const invited = await share(who, id, 'renovada@lectores.example');
    const renewed = monthsAfter(END, 12);
    await sales.context.db.update(subscriptions).set({ endsAt: renewed }).where(eq(subscriptions.id, id));
    await redeem(await sales.reader(), invited);
    expect((await sharesOf(id))[0]).toMatchObject({ endsAt: renewed });
  });

  it.each([
    ['active', 1, HOUR_MS, 200],
    ['cancelled', 3, HOUR_MS, 200],
    ['terminated', 2, HOUR_MS, 409],
    ['inactive', 6, HOUR_MS, 409],
    ['over in this moment', 1, 0, 409],
    ['over in a second', 1, 1000, 200],
  ])('of a subscription that is %s: status %i, %i ms left, %i', async (_what, status, left, expected) => {
    const { who, id } = await subscriber(sales);
    const invited = await share(who, id, 'quien@lectores.example');
    const endsAt = new Date(NOW.getTime() + left);
    await sales.context.db
      .update(subscriptions)
      .set({ status, startsAt: new Date(NOW.getTime() - HOUR_MS), endsAt })
      .where(eq(subscriptions.id, id));
    const reply = await redeem(await sales.reader(), invited);
    expect(reply.status).toBe(expected);
    if (expected === 409)
      expect(refusal(reply)).toEqual([409, 'not_active', 'The shared subscription is not active any more']);
  });

  it('is refused to the owner, and to one who has a share of it, but not to one who has another', async () => {
    const [one, other] = [await subscriber(sales), await subscriber(sales)];
    const invitee = await sales.reader();
    const has = [409, 'already_shared', 'The reader has this subscription already'];
    expect(refusal(await redeem(one.who, await share(one.who, one.id, 'a@lectores.example')))).toEqual(has);
    expect((await redeem(invitee, await share(one.who, one.id, 'b@lectores.example'))).status).toBe(200);
    expect(refusal(await redeem(invitee, await share(one.who, one.id, 'c@lectores.example')))).toEqual(has);
    expect((await redeem(invitee, await share(other.who, other.id, 'd@lectores.example'))).status).toBe(200);
  });
});

describe('C3 what the end of a share writes', () => {
  it('is one event, also when it is asked for twice, and no code that still works', async () => {
    const { who, id } = await subscriber(sales);
    const invited = await share(who, id, 'una@lectores.example');
    const kept = await share(who, id, 'dos@lectores.example');
    const [first, second] = await sharesOf(id);
    sales.setNow(LATER);
    const replies = [await stop(who, first!.id), await stop(who, first!.id)];
    expect(replies.map(({ status, body }) => [status, body])).toEqual(
      replies.map(() => [200, { subscriptionID: first!.id }]),
    );
    expect(await eventsOf(first!.id)).toEqual([['TERMINATE_SUBSCRIPTION', null, LATER]]);
    expect((await sharesOf(id)).map(({ status }) => status)).toEqual([2, 5]);
    expect(await codesOf(first!.id)).toBe(0);
    expect(await codesOf(second!.id)).toBe(1);
    const reader = await sales.reader();
    expect((await redeem(reader, invited)).body.code).toBe('invalid_redeem_code');
    expect((await redeem(reader, kept)).status).toBe(200);
  });

  it('is for the owner of the shared subscription only', async () => {
    const { who, id } = await subscriber(sales);
    const invitee = await sales.reader();
    await redeem(invitee, await share(who, id, 'asociada@lectores.example'));
    const [associate] = await sharesOf(id);
    const unknown = [404, 'unknown_subscription', 'Subscription not found'];
    const stranger = await subscriber(sales);
    for (const [by, of] of [
      [who, id],
      [who, 99_999_999],
      [invitee, associate!.id],
      [stranger.who, associate!.id],
    ] as const)
      expect(refusal(await stop(by, of))).toEqual(unknown);
    expect(await rowOf(id)).toMatchObject({ status: 1 });
    expect(await rowOf(associate!.id)).toMatchObject({ status: 1 });
  });
});
