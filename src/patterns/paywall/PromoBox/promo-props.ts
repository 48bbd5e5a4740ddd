import type { BrandConfig } from '../../../themes/brand.ts';
import type { PromoBoxProps } from './PromoBox.tsx';

/** The box of a brand, from its configuration. */
export const promoProps = ({ article, offer, routes, properties, voice }: BrandConfig): PromoBoxProps => ({
  form: article.promo,
  price: offer.price,
  period: offer.period,
  button: offer.button,
  cancel: offer.cancel,
  href: routes.subscribe,
  signIn: routes.signIn,
  terms: properties.termsConditionsStore,
  voice,
});
