import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skipAbsentMethods, type AdapterWorld } from './absent-methods.ts';
import { createSessionStore, type SessionStore } from '../../src/flows/session/session-store.ts';
import { CONTRACT_ADDRESS, CONTRACT_PASSWORD, signUp, type Browser, type ContractWorld } from './world.ts';

/**
 * The contract of the session store: it follows changes by the identity and sales adapters of its page, without a call
 * of `load`.
 * @see A1
 */
export function describeSessionContract(adapter: string, open: () => Promise<AdapterWorld>): void {
  describe(`session store: ${adapter}`, () => {
    const complete = skipAbsentMethods();
    let world: ContractWorld;
    beforeAll(async () => {
      world = complete(await open());
    }, 120_000);
    afterAll(() => world.close());

    interface Page extends Browser {
      email: string;
      session: SessionStore;
    }
    /** A logged-in reader, on a page that follows the session. */
    async function page(): Promise<Page> {
      const browser = world.browser();
      const session = createSessionStore(browser);
      session.subscribe(() => undefined);
      await follows(session, { user: false });
      const email = await signUp(browser);
      await follows(session, { user: { email }, subscriptions: false });
      await browser.identity.verifyEmail(await world.sentEmail('verify', email));
      return { ...browser, email, session };
    }
    const follows = (session: SessionStore, expected: object): Promise<void> =>
      expect.poll(() => session.getSnapshot(), { timeout: 10_000 }).toMatchObject(expected);
    async function buy({ sales, email }: Page, card: 'approve' | 'challenge' = 'approve'): Promise<number> {
      await sales.addToCart([world.products.yearly]);
      const { orderNumber } = await sales.createOrder({ email, billingAddress: CONTRACT_ADDRESS });
      const token = await world.card(card);
      let paid = await sales.finalizePayment(orderNumber, world.paymentMethodId, { token });
      if (card === 'challenge') {
        await world.approveAtBank(paid.redirectURL!);
        paid = await sales.finalizePayment3DS(orderNumber, world.paymentMethodId, { token });
      }
      return paid.subscriptionIDs![0]!;
    }

    it('A1 a payment, a cancellation and a rescue update the session', async () => {
      const who = await page();
      const subscriptionID = await buy(who);
      await follows(who.session, { subscriptions: [{ subscriptionID, status: 1 }] });
      await who.sales.cancel(subscriptionID, { reason: 'El precio es muy alto' });
      await follows(who.session, { subscriptions: [{ subscriptionID, status: 3 }] });
      await who.sales.rescue(subscriptionID);
      await follows(who.session, { subscriptions: [{ subscriptionID, status: 1 }] });
    });

    it('A1 a payment with 3-D Secure updates the session', async () => {
      const who = await page();
      const subscriptionID = await buy(who, 'challenge');
      await follows(who.session, { subscriptions: [{ subscriptionID, status: 1 }] });
    });

    it('A1 a shared subscription updates the session of its recipient', async () => {
      const owner = await page();
      const friend = await page();
      const told: string[] = [];
      owner.sales.onSubscriptionsChange(() => told.push('owner'));
      const { redeemCode } = await owner.sales.share(await buy(owner), friend.email);
      expect(told).toEqual(['owner', 'owner']);
      const { subscriptionID } = await friend.sales.redeem(redeemCode);
      await follows(friend.session, { subscriptions: [{ subscriptionID, status: 1 }] });
    });

    it('A1 a changed profile updates the session, and the subscriptions are kept', async () => {
      const who = await page();
      const subscriptionID = await buy(who);
      await follows(who.session, { subscriptions: [{ subscriptionID }] });
      await who.identity.updateProfile({ firstName: 'Marta' });
      await follows(who.session, { user: { firstName: 'Marta' }, subscriptions: [{ subscriptionID }] });
    });

    it('A1 signing out and in again updates the session', async () => {
      const who = await page();
      const subscriptionID = await buy(who);
      await who.identity.logout();
      await follows(who.session, { user: false, subscriptions: false });
      await who.identity.login({ userName: who.email, credentials: CONTRACT_PASSWORD });
      await follows(who.session, { user: { email: who.email }, subscriptions: [{ subscriptionID }] });
    });

    it('A1 a declined payment changes nothing', async () => {
      const { sales, email } = await page();
      const told: string[] = [];
      sales.onSubscriptionsChange(() => told.push('changed'));
      await sales.addToCart([world.products.yearly]);
      const { orderNumber } = await sales.createOrder({ email, billingAddress: CONTRACT_ADDRESS });
      const token = await world.card('decline');
      await expect(
        sales.finalizePayment(orderNumber, world.paymentMethodId, { token }),
      ).rejects.toMatchObject({ code: '300170' });
      expect(told).toEqual([]);
    });
  });
}
