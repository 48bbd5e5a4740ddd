import { leadingBack } from '../../../domain/accounts/leading-back.ts';
import type { Offer } from '../../../domain/sales/offer.ts';
import type { BrandConfig } from '../../../themes/brand.ts';
import type { StoreOffersProps } from './StoreOffers.tsx';

/**
 * The store of a brand, from its configuration.
 * @param options.back the page of the store, if it has more than one
 */
export const storeProps = (
  { article, offer: { cancel }, routes, properties, voice }: BrandConfig,
  offer: Offer,
  contents: readonly string[],
  {
    google = false,
    ended = false,
    back = routes.subscribe,
  }: Pick<StoreOffersProps, 'google' | 'ended'> & { back?: string } = {},
): StoreOffersProps => ({
  form: article.promo,
  offer,
  contents,
  buy: routes.buy,
  cancel,
  terms: properties.termsConditionsStore,
  signIn: leadingBack(routes.signIn, back),
  account: routes.subscriptions,
  google,
  ended,
  voice,
});
