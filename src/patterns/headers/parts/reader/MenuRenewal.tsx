import type { Session } from '../../../../domain/accounts/session.ts';
import { RenewalBanner } from '../../../account/RenewalBanner/RenewalBanner.tsx';
import { useRenewal } from '../../../account/RenewalBanner/use-renewal.ts';

/** The banner in a reader's menu, for readers whose record has one. @see C8 */
export function MenuRenewal({ session }: { session: Session }) {
  const { offer } = useRenewal(session, 'menu');
  return offer && <RenewalBanner offer={offer} variant="menu" />;
}
