import { omitEmpty } from '../../../domain/sales/order.ts';
import { ACTIVE_STATUS, CANCELLED_STATUS } from '../../../domain/sales/subscription.ts';
import type { SalesPort } from '../../ports/sales.ts';
import { segment } from '../client.ts';
import type { HttpCall } from '../request.ts';
import type { SalesContext } from './context.ts';
import * as replies from './replies.ts';

type Subscriptions = Pick<
  SalesPort,
  | 'activeSubscriptions'
  | 'allSubscriptions'
  | 'subscription'
  | 'cancel'
  | 'rescue'
  | 'share'
  | 'sharing'
  | 'stopSharing'
  | 'redeem'
  | 'updateAddress'
  | 'gift'
  | 'redeemGift'
  | 'entitlements'
>;

/** A reader's existing subscriptions. @see C2, C3, C5 */
export function createSubscriptions({
  reader,
  changing,
  stored: { remembering, withStatus, read },
}: SalesContext): Subscriptions {
  const list = (path: string): SalesPort['allSubscriptions'] => {
    return (call) =>
      remembering(reader.asReader({ path, ...call }, replies.ListReply), (subscriptions) => ({
        subscriptions,
      }));
  };
  const details: SalesPort['subscription'] = async (id, call) =>
    reader.asReader(
      { path: `/subscription/${segment(id)}/details`, noCache: true, ...call },
      replies.DetailsReply,
    );
  const redeemAt =
    (path: string): SalesPort['redeem'] =>
    async (token) => {
      const call: HttpCall = { method: 'POST', path, body: { token } };
      return details((await changing(reader.asReader(call, replies.SubscriptionReply))).subscriptionID);
    };

  return {
    activeSubscriptions: list('/subscription/allactive'),
    allSubscriptions: list('/subscription/all'),
    subscription: details,
    cancel: async (id, why) => {
      const path = `/subscription/${segment(id)}/cancel`;
      const call: HttpCall = { method: 'PUT', path, body: omitEmpty(why) };
      await changing(
        remembering(reader.asReader(call, replies.SubscriptionReply), () => withStatus(id, CANCELLED_STATUS)),
      );
    },
    rescue: async (id) => {
      const call: HttpCall = { method: 'PUT', path: `/subscription/${segment(id)}/rescue`, body: {} };
      await changing(
        remembering(reader.asReader(call, replies.SubscriptionReply), () => withStatus(id, ACTIVE_STATUS)),
      );
    },
    share: async (id, email) =>
      changing(
        reader.asReader(
          { method: 'PUT', path: `/subscription/${segment(id)}/share`, body: { email } },
          replies.ShareReply,
        ),
      ),
    sharing: async (id, call) =>
      remembering(
        reader.asReader(
          { path: `/subscription/${segment(id)}/sharing`, noCache: true, ...call },
          replies.SharingReply,
        ),
        ({ sharedSubscriptions }) => ({ sharedSubscriptions }),
      ),
    stopSharing: async (id) => {
      const call: HttpCall = { method: 'PUT', path: `/subscription/${segment(id)}/stopshare` };
      await changing(
        remembering(reader.asReader(call, replies.SubscriptionReply), () => ({
          sharedSubscriptions:
            read().sharedSubscriptions?.filter(({ subscriptionID }) => subscriptionID !== id) ?? null,
        })),
      );
    },
    redeem: redeemAt('/subscription/redeem'),
    updateAddress: (subscriptionID, billingAddress) =>
      changing(
        reader.asReader(
          {
            method: 'PUT',
            path: '/subscription/address',
            body: { billingAddress: omitEmpty(billingAddress), subscriptionID },
          },
          replies.AddressReply,
        ),
      ),
    gift: async (code, body) =>
      changing(
        reader.asReader(
          { method: 'PUT', path: `/subscription/gift/${segment(code)}`, body },
          replies.GiftReply,
        ),
      ),
    redeemGift: redeemAt('/subscription/gift/redeem'),
    entitlements: (call) => reader.asReader({ path: '/entitlements', ...call }, replies.EntitlementsReply),
  };
}
