import { leadingBack } from '../../../domain/accounts/leading-back.ts';
import type { Brand, SellingBrand } from '../../../themes/brand.ts';
import type { MeterNoticeProps } from './MeterNotice.tsx';

/**
 * The notice of a brand, from its configuration. A brand without an offer has none.
 * @param back the page of the notice: signing in leads back to it
 */
export function meterProps(brand: SellingBrand, back: string): MeterNoticeProps;
export function meterProps(brand: Brand, back: string): MeterNoticeProps | undefined;
export function meterProps({ offer, routes, voice }: Brand, back: string): MeterNoticeProps | undefined {
  if (!offer) return undefined;
  return {
    href: routes.subscribe,
    button: offer.button,
    signIn: leadingBack(routes.signIn, back),
    voice,
  };
}
