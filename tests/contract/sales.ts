import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skipAbsentMethods, type AdapterWorld } from './absent-methods.ts';
import type { NewCartItem, Order } from '../../src/providers/ports/orders.ts';
import { CONTRACT_ADDRESS, signUp, type Browser, type ContractWorld } from './world.ts';

/** The contract of the sales port, for every adapter. */
export function describeSalesContract(adapter: string, open: () => Promise<AdapterWorld>): void {
  describe(`sales port: ${adapter}`, () => {
    const complete = skipAbsentMethods();
    let world: ContractWorld;
    beforeAll(async () => {
      world = complete(await open());
    }, 120_000);
    afterAll(() => world.close());

    type Reader = Browser & { email: string };
    async function reader(): Promise<Reader> {
      const browser = world.browser();
      const email = await signUp(browser);
      await browser.identity.verifyEmail(await world.sentEmail('verify', email));
      return { ...browser, email };
    }
    async function order(
      { sales, email }: Reader,
      item: NewCartItem = world.products.yearly,
    ): Promise<Order> {
      await sales.addToCart([item]);
      return sales.createOrder({ email, billingAddress: CONTRACT_ADDRESS });
    }
    const pay = async (
      { sales }: Reader,
      { orderNumber }: Order,
      card: 'approve' | 'decline' | 'challenge',
    ) => sales.finalizePayment(orderNumber, world.paymentMethodId, { token: await world.card(card) });
    /** Completes a purchase and returns the subscription. */
    async function buy(who: Reader, item?: NewCartItem): Promise<number> {
      const paid = await pay(who, await order(who, item), 'approve');
      return paid.subscriptionIDs![0]!;
    }
    const refused = (code: string): object => ({ name: 'ApiError', code });

    it('C1 the configuration and the payment options need no session', async () => {
      const { sales } = world.browser();
      expect(await sales.config()).toHaveProperty('checkoutRecaptchaEnabled');
      const options = await sales.paymentOptions();
      expect(options).toContainEqual(expect.objectContaining({ paymentMethodID: world.paymentMethodId }));
    });

    it('C1 calls for a reader’s data need a session', async () => {
      const { sales } = world.browser();
      const missing = { message: '[Arc Sales SDK] Missing or invalid jwt' };
      await expect(sales.activeSubscriptions()).rejects.toMatchObject(missing);
      await expect(sales.orderHistory()).rejects.toMatchObject(missing);
      await expect(sales.addresses()).rejects.toMatchObject(missing);
    });

    it('C4 an anonymous cart: add, read, remove, clear', async () => {
      const { sales } = world.browser();
      const { yearly, gift } = world.products;
      expect((await sales.cart()).items).toEqual([]);
      const cart = await sales.addToCart([yearly]);
      expect(cart.items).toMatchObject([{ sku: yearly.sku, quantity: 1, priceCode: yearly.priceCode }]);
      // Of whole pesos, IVA of 19 % included.
      expect(cart).toMatchObject({ subtotal: 167_227, tax: 31_773, total: 199_000 });
      expect(await sales.cart()).toEqual(cart);
      expect((await sales.removeFromCart(yearly.sku)).items).toEqual([]);
      await sales.addToCart([gift]);
      expect((await sales.clearCart()).items).toEqual([]);
      expect((await world.browser().sales.cart()).items).toEqual([]);
    });

    it('C4 an unknown product is a 404, and does not change the cart', async () => {
      const { sales } = world.browser();
      await sales.addToCart([world.products.yearly]);
      const unknown = { sku: 'NO-EXISTE', priceCode: 'X', quantity: 1 };
      await expect(sales.addToCart([unknown])).rejects.toMatchObject({ httpStatus: 404 });
      expect((await sales.cart()).items).toHaveLength(1);
    });

    it('C4 the anonymous cart moves to the reader who signs in', async () => {
      const browser = world.browser();
      await browser.sales.addToCart([world.products.yearly]);
      await signUp(browser);
      expect((await browser.sales.cart()).items).toMatchObject([{ sku: world.products.yearly.sku }]);
    });

    it.each([
      [{ locality: '' }, '300167'],
      [{ country: 'Colombia' }, '300169'],
      [{ line1: '' }, '300166'],
    ])('C4 an address with %j is %s', async (change, code) => {
      const { sales, email } = await reader();
      await sales.addToCart([world.products.yearly]);
      const billingAddress = { ...CONTRACT_ADDRESS, ...change };
      await expect(sales.createOrder({ email, billingAddress })).rejects.toMatchObject(refused(code));
    });

    it('C4 a paid order starts a subscription', async () => {
      const who = await reader();
      const { sales } = who;
      const made = await order(who);
      expect(made).toMatchObject({ status: 'Pending', total: 199_000 });
      const started = await sales.initializePayment(made.orderNumber, world.paymentMethodId);
      expect(started).toMatchObject({
        orderNumber: made.orderNumber,
        parameter1: expect.any(String) as string,
      });
      const paid = await pay(who, made, 'approve');
      expect(paid).toMatchObject({ orderNumber: made.orderNumber, status: 'Paid' });
      expect(sales.state().currentOrder).toEqual(paid);
      const [subscriptionID] = paid.subscriptionIDs!;
      const { sku, priceCode } = world.products.yearly;
      expect(await sales.activeSubscriptions()).toMatchObject([{ subscriptionID, status: 1, sku }]);
      expect(await sales.subscription(subscriptionID!)).toMatchObject({ status: 1, sku, priceCode });
      expect(await sales.entitlements()).toMatchObject({ skus: [{ sku }] });
      expect((await sales.cart()).items).toEqual([]);
      expect(await sales.order(made.orderNumber)).toMatchObject({ orderNumber: made.orderNumber });
      expect(await sales.addresses()).toMatchObject([{ country: 'CO' }]);
    });

    it('C4 a declined card is 300170, and another card can pay the same order', async () => {
      const who = await reader();
      const made = await order(who);
      await expect(pay(who, made, 'decline')).rejects.toMatchObject(refused('300170'));
      expect(await who.sales.activeSubscriptions()).toEqual([]);
      expect(await pay(who, made, 'approve')).toMatchObject({ status: 'Paid' });
    });

    it('C4 a bank that requires 3-D Secure', async () => {
      const who = await reader();
      const made = await order(who);
      const token = await world.card('challenge');
      const requested = await who.sales.finalizePayment(made.orderNumber, world.paymentMethodId, { token });
      expect(requested.status).not.toBe('Paid');
      await world.approveAtBank(requested.redirectURL!);
      const paid = await who.sales.finalizePayment3DS(made.orderNumber, world.paymentMethodId, { token });
      expect(paid).toMatchObject({ status: 'Paid', subscriptionIDs: [expect.any(Number)] });
    });

    it('C1 two concurrent payments: one is rejected, and one subscription starts', async () => {
      const who = await reader();
      const made = await order(who);
      const outcomes = await Promise.allSettled([pay(who, made, 'approve'), pay(who, made, 'approve')]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { message: expect.stringContaining('cannot be called until the previous') as string },
      });
      expect(await who.sales.activeSubscriptions()).toHaveLength(1);
    });

    it('C2 cancelling gives status 3, still active; again 300059; rescuing gives 1, again 330060', async () => {
      const who = await reader();
      const { sales } = who;
      const id = await buy(who);
      await sales.activeSubscriptions();
      await sales.cancel(id, { reason: 'El precio es muy alto' });
      expect(sales.state().subscriptions).toMatchObject([{ status: 3 }]);
      expect(await sales.activeSubscriptions()).toMatchObject([{ subscriptionID: id, status: 3 }]);
      await expect(sales.cancel(id, { reason: 'otra vez' })).rejects.toMatchObject(refused('300059'));
      await sales.rescue(id);
      expect(await sales.subscription(id)).toMatchObject({ status: 1 });
      await expect(sales.rescue(id)).rejects.toMatchObject(refused('330060'));
    });

    it('C3 a subscription can be shared with at most three: 300073; an associate cannot cancel it: 330061', async () => {
      const owner = await reader();
      const friend = await reader();
      const id = await buy(owner);
      const { redeemCode } = await owner.sales.share(id, friend.email);
      const taken = await friend.sales.redeem(redeemCode);
      expect(await friend.sales.activeSubscriptions()).toMatchObject([
        { subscriptionID: taken.subscriptionID, status: 1 },
      ]);
      await expect(friend.sales.cancel(taken.subscriptionID, { reason: 'x' })).rejects.toMatchObject(
        refused('330061'),
      );
      await owner.sales.share(id, 'dos@lectores.example');
      await owner.sales.share(id, 'tres@lectores.example');
      await expect(owner.sales.share(id, 'cuatro@lectores.example')).rejects.toMatchObject(refused('300073'));
      const { sharedSubscriptions, numSharesAllowed } = await owner.sales.sharing(id);
      expect(numSharesAllowed).toBe(3);
      expect(sharedSubscriptions).toContainEqual(expect.objectContaining({ email: friend.email }));
      await owner.sales.stopSharing(taken.subscriptionID);
      expect(await friend.sales.activeSubscriptions()).toEqual([]);
      await expect(friend.sales.redeem(redeemCode)).rejects.toMatchObject({ name: 'ApiError' });
    });

    it('C3 a gift is addressed and redeemed by another reader', async () => {
      const giver = await reader();
      const friend = await reader();
      const id = await buy(giver, world.products.gift);
      const given = await giver.sales.gift(String(id), { name: 'Luis', email: friend.email });
      expect(given.subscriptionID).toBe(id);
      const past = { name: 'Luis', email: friend.email, sendNotificationOn: '2020-01-01T13:00:00.000Z' };
      await expect(giver.sales.gift(String(id), past)).rejects.toMatchObject(refused('past_day'));
      expect(await friend.sales.redeemGift(given.redeemCode)).toMatchObject({ status: 1 });
      await expect(giver.sales.redeemGift(given.redeemCode)).rejects.toMatchObject({ name: 'ApiError' });
    });

    it('C5 the billing address and the card of a subscription change', async () => {
      const who = await reader();
      const id = await buy(who);
      const moved = await who.sales.updateAddress(id, { ...CONTRACT_ADDRESS, locality: 'Cali' });
      expect(moved).toMatchObject({ country: 'CO', locality: 'Cali' });
      await expect(
        who.sales.updateAddress(id, { ...CONTRACT_ADDRESS, country: 'Colombia' }),
      ).rejects.toMatchObject(refused('300169'));
      const [held] = await who.sales.activeSubscriptions();
      const update = { id: held!.paymentMethod!.paymentMethodID!, provider: world.paymentMethodId };
      expect(await who.sales.initializePaymentUpdate(update)).toHaveProperty('parameter1');
      const token = await world.card('approve');
      expect(await who.sales.finalizePaymentUpdate(update, { token })).toBeNull();
    });

    it('C6 the history is newest first, in pages of 10, filtered by status', async () => {
      const who = await reader();
      await buy(who);
      await order(who);
      const all = await who.sales.orderHistory();
      expect(all).toMatchObject({ start: 0, pageSize: 10, maxResults: 2 });
      expect(all.orders.map(({ orderStatus }) => orderStatus)).toEqual(['Pending', 'Paid']);
      const second = await who.sales.orderHistory({ start: 1, pageSize: 1 });
      expect(second.orders).toMatchObject([{ orderStatus: 'Paid' }]);
      const paid = await who.sales.orderHistory({ status: 'Paid' });
      expect(paid.orders).toHaveLength(1);
    });

    it('another reader’s order and subscription are rejected', async () => {
      const owner = await reader();
      const stranger = await reader();
      const id = await buy(owner);
      const made = await order(owner);
      for (const call of [
        () => stranger.sales.subscription(id),
        () => stranger.sales.cancel(id, { reason: 'x' }),
        () => stranger.sales.share(id, stranger.email),
        () => stranger.sales.updateAddress(id, CONTRACT_ADDRESS),
        () => stranger.sales.order(made.orderNumber),
        () => pay(stranger, made, 'approve'),
      ])
        await expect(call()).rejects.toMatchObject({ name: 'ApiError', httpStatus: 404 });
      expect(await owner.sales.subscription(id)).toMatchObject({ status: 1 });
    });

    it('C11 an AMP page’s reader id belongs to the reader until the log-out', async () => {
      const who = await reader();
      const id = `amp-${who.email}`;
      expect(await who.sales.ampReader(id)).toMatchObject({ loggedIn: false });
      await who.sales.addAmpReader(id);
      expect(await who.sales.ampReaders()).toEqual([id]);
      expect(await who.sales.ampReader(id)).toMatchObject({ loggedIn: true, subscriber: false });
      await buy(who);
      expect(await who.sales.ampReader(id)).toMatchObject({ subscriber: true });
      await who.sales.logoutAmpReader();
      expect(await who.sales.ampReader(id)).toMatchObject({ loggedIn: false });
    });

    it('a log-out clears the reader’s data', async () => {
      const who = await reader();
      await buy(who);
      await Promise.all([who.sales.activeSubscriptions(), who.sales.paymentOptions(), who.sales.cart()]);
      await who.identity.logout();
      const { subscriptions, cart, currentOrder, paymentOptions } = who.sales.state();
      expect([subscriptions, cart, currentOrder]).toEqual([null, null, null]);
      expect(paymentOptions).not.toBeNull();
    });
  });
}
