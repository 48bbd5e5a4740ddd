import { useEffect, useState } from 'react';
import { isFormerSubscriber } from '../../../domain/sales/subscription.ts';
import { STORE_OFFERS } from '../../../providers/calls.ts';
import { usePieceServices } from '../../../providers/react.ts';
import { readerMessages, type Voice } from '../../../themes/voice.ts';
import { usePageSession } from './use-page-session.ts';

/** A type, not an interface: TypeScript can prove that it is plain, which island props must be. */
export type FormerSubscriberProps = { voice: Voice };

/**
 * A sentence that asks a reader back whose subscription has ended. Other readers see nothing. The session knows only
 * subscriptions that count, so the account is asked for the others.
 */
export default function FormerSubscriber({ voice }: FormerSubscriberProps) {
  const { sales } = usePieceServices(STORE_OFFERS);
  const { user, subscriptions } = usePageSession();
  const [left, setLeft] = useState(false);
  const uuid = user ? user.uuid : undefined;
  const hasNone = subscriptions === false;
  useEffect(() => {
    setLeft(false);
    if (!uuid || !hasNone || !sales) return undefined;
    const controller = new AbortController();
    sales.allSubscriptions({ signal: controller.signal }).then(
      (all) => setLeft(!controller.signal.aborted && isFormerSubscriber(all)),
      // The store sells as well without the sentence.
      () => undefined,
    );
    return () => controller.abort();
  }, [uuid, hasNone, sales]);
  return left ? <p className="come-back">{readerMessages(voice).storeComeBack}</p> : null;
}
