import { ApiError, CLIENT_CODES } from '../../domain/errors/api-error.ts';
import type { SubscriptionEntry } from '../../domain/sales/subscription.ts';
import type { Address, ReaderProfile } from '../../providers/ports/identity.ts';
import type { Cart, Order } from '../../providers/ports/orders.ts';
import type { PurchaseOptions, Wallet } from './purchase-view.ts';

/** Active, and suspended until it is paid. A cancelled subscription may be bought again. */
const OWNED: readonly number[] = [1, 4];

/** The service's calls of a purchase before the payment. */
export interface PurchaseCalls {
  /** The cart with this product and nothing else: an order takes the whole cart. */
  cart(): Promise<Cart & { total: number }>;
  order(address: Address | undefined, recaptchaToken: string | undefined): Promise<Order>;
  /** The wallets that the service knows. */
  wallets(): Promise<readonly Wallet[]>;
  /** The id of a way to pay. @param wallet without one, the first way that is no wallet */
  method(wallet?: Wallet): Promise<number>;
  /** Whether the reader has a subscription to the product: bought before, or in another tab. */
  owns(held: readonly SubscriptionEntry[]): boolean;
}

export function purchaseCalls({
  sales,
  session,
  product: { sku, priceCode, gift },
  wallets = [],
}: Pick<PurchaseOptions, 'sales' | 'session' | 'product' | 'wallets'>): PurchaseCalls {
  return {
    cart: async () => {
      const items = [{ sku, priceCode, quantity: 1 }];
      let cart = await sales.addToCart(items);
      if (cart.items.some((item) => item.sku !== sku || item.quantity !== 1)) {
        await sales.clearCart();
        cart = await sales.addToCart(items);
      }
      const { total } = cart;
      if (total === undefined || !Number.isFinite(total) || cart.items.length !== 1)
        throw new ApiError(CLIENT_CODES.badReply, 'The cart has no total.');
      return { ...cart, total };
    },
    order: async (address, recaptchaToken) => {
      const { user } = session.getSnapshot();
      if (!user || !address) throw new ApiError(CLIENT_CODES.missingJwt, 'There is no reader.');
      const { email, firstName, lastName, secondLastName } = user as ReaderProfile;
      return sales.createOrder({
        email: email ?? '',
        firstName,
        lastName,
        secondLastName,
        billingAddress: address,
        recaptchaToken,
      });
    },
    wallets: async () => {
      if (wallets.length === 0) return [];
      const options = await sales.paymentOptions();
      return wallets.filter(({ type }) => options.some((option) => option.paymentMethodType === type));
    },
    method: async (wallet) => {
      const options = await sales.paymentOptions();
      const found = options.find(({ paymentMethodType }) =>
        wallet ? paymentMethodType === wallet.type : !wallets.some(({ type }) => type === paymentMethodType),
      );
      if (!found) throw new ApiError(CLIENT_CODES.badReply, 'There is no such way to pay.');
      return found.paymentMethodID;
    },
    owns: (held) => !gift && held.some((one) => one.sku === sku && OWNED.includes(one.status)),
  };
}
