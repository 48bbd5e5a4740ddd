import type { OfferProduct } from '../../../domain/sales/offer.ts';
import type { Wallet } from '../../../flows/purchase/purchase-view.ts';
import type { FormResult } from '../../../forms/parse.ts';
import type { EnteredPurchase } from '../../../flows/purchase/entered-purchase.ts';
import type { BrandRoutes } from '../../../themes/brand.ts';
import type { Newsletter } from '../../../themes/newsletters.ts';
import type { AuthSite } from '../../account/AuthForm/AuthForm.tsx';

/** A page of a purchase, as plain data: the same for all readers. */
export interface CheckoutPage {
  product: OfferProduct;
  routes: Pick<BrandRoutes, 'buy' | 'signIn' | 'subscribe' | 'subscriptions'>;
  /** The address of this page with what it sells. */
  href: string;
  /** The terms of the sale. */
  terms: string;
  auth: AuthSite;
  /** The newsletters that a new subscriber may choose. */
  newsletters?: readonly Newsletter[] | undefined;
  /** The newest stories that a new subscriber can read now. */
  stories?: readonly { readonly url: string; readonly headline: string }[] | undefined;
  /** Each is offered where the sales service knows its payment type. */
  wallets?: readonly Wallet[] | undefined;
}

/** The steps of a purchase as forms that post to the page, for a browser without JavaScript. */
export interface PlainPurchase {
  /** The departments to choose from. */
  departments: readonly string[];
  entered?: EnteredPurchase | undefined;
  /** The reader goes back to the address. */
  changes?: boolean | undefined;
  /** The server's answer to a form that was refused. */
  answer?: FormResult | undefined;
}

/** The page of a receipt, as plain data: the same for all readers. */
export interface ReceiptPage {
  routes: BrandRoutes;
  /** Who sells the subscriptions. */
  seller?: string | undefined;
}
