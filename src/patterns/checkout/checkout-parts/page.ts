import type { OfferProduct } from '../../../domain/sales/offer.ts';
import type { BrandRoutes } from '../../../themes/brand.ts';
import type { AuthSite } from '../../account/AuthForm/AuthForm.tsx';

/** A page of a purchase, as plain data: the same for all readers. */
export interface CheckoutPage {
  product: OfferProduct;
  routes: Pick<BrandRoutes, 'signIn' | 'subscribe' | 'subscriptions'>;
  /** The address of this page with what it sells. */
  href: string;
  /** The terms of the sale. */
  terms: string;
  auth: AuthSite;
}
