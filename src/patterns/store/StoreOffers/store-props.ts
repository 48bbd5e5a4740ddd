import type { Offer } from '../../../domain/sales/offer.ts';
import type { BrandConfig } from '../../../themes/brand.ts';
import type { StoreOffersProps } from './StoreOffers.tsx';

/** The store of a brand, from its configuration. */
export const storeProps = (
  { article, offer: { cancel }, routes, properties, voice }: BrandConfig,
  offer: Offer,
  contents: readonly string[],
  { google = false }: Pick<StoreOffersProps, 'google'> = {},
): StoreOffersProps => ({
  form: article.promo,
  offer,
  contents,
  buy: routes.buy,
  cancel,
  terms: properties.termsConditionsStore,
  signIn: routes.signIn,
  account: routes.subscriptions,
  google,
  voice,
});
