import { useEffect, useState } from 'react';
import type { Session } from '../../../domain/accounts/session.ts';
import type { RenewalOffer, RenewalPlace } from '../../../domain/sales/renewal.ts';
import { useServices } from '../../../providers/react.ts';

export interface ShownRenewal {
  offer: RenewalOffer | null;
  /** Hides the banner, and remembers it. */
  close: () => void;
}

/** The banner of the page's reader for a place; null while unknown, and without a renewal service. @see C8 */
export function useRenewal(session: Session, place: RenewalPlace): ShownRenewal {
  const { renewal } = useServices();
  const [offer, setOffer] = useState<RenewalOffer | null>(null);
  useEffect(() => {
    let gone = false;
    void renewal?.offer(session, place).then((found) => !gone && setOffer(found));
    return () => {
      gone = true;
    };
  }, [renewal, session, place]);
  return {
    offer: session.user ? offer : null,
    close: () => {
      if (offer) renewal?.close(session, offer);
      setOffer(null);
    },
  };
}
