import { leadingBack } from '../../../domain/accounts/leading-back.ts';
import type { Brand, SellingBrand } from '../../../themes/brand.ts';
import { readerMessages } from '../../../themes/voice.ts';
import type { PromoBoxProps } from './PromoBox.tsx';

/**
 * The box of a brand, from its configuration. A brand without an offer has none.
 * @param back the page of the box, at the words after which it is locked: signing in leads back to it
 */
export function promoProps(brand: SellingBrand, back: string): PromoBoxProps;
export function promoProps(brand: Brand, back: string): PromoBoxProps | undefined;
export function promoProps(
  { article, offer, routes, properties, voice }: Brand,
  back: string,
): PromoBoxProps | undefined {
  if (!offer) return undefined;
  return {
    form: article.promo,
    price: offer.price,
    period: offer.period,
    button: offer.button,
    cancel: offer.cancel,
    href: routes.subscribe,
    signIn: leadingBack(routes.signIn, back),
    terms: properties.termsConditionsStore,
    voice,
  };
}

/**
 * The box of a brand for a story that needs an account.
 * @param back the page of the box: opening an account and signing in lead back to it
 */
export const accountBoxProps = ({ article, routes, voice }: Brand, back: string): PromoBoxProps => ({
  form: article.promo,
  needs: 'account',
  button: readerMessages(voice).createAccount,
  href: leadingBack(routes.register, back),
  signIn: leadingBack(routes.signIn, back),
  voice,
});
