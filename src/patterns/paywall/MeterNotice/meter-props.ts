import { leadingBack } from '../../../domain/accounts/leading-back.ts';
import type { BrandConfig } from '../../../themes/brand.ts';
import type { MeterNoticeProps } from './MeterNotice.tsx';

/**
 * The notice of a brand, from its configuration.
 * @param back the page of the notice: signing in leads back to it
 */
export const meterProps = ({ offer, routes, voice }: BrandConfig, back: string): MeterNoticeProps => ({
  href: routes.subscribe,
  button: offer.button,
  signIn: leadingBack(routes.signIn, back),
  voice,
});
