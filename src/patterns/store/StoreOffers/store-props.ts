import { leadingBack } from '../../../domain/accounts/leading-back.ts';
import type { Offer } from '../../../domain/sales/offer.ts';
import type { Brand } from '../../../themes/brand.ts';
import type { StoreOffersProps } from './StoreOffers.tsx';

/**
 * The store of a brand, from its configuration.
 * @param options.back the page of the store, if it has more than one
 */
export const storeProps = (
  { article, offer: own, routes, properties, voice }: Brand,
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
  cancel: own?.cancel,
  terms: properties.termsConditionsStore,
  signIn: leadingBack(routes.signIn, back),
  account: routes.subscriptions,
  google,
  ended,
  voice,
});
