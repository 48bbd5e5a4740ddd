import { useCallback } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { isFormerSubscriber, type SubscriptionEntry } from '../../../domain/sales/subscription.ts';
import { PROFILE_CARD } from '../../../providers/calls.ts';
import { usePieceServices } from '../../../providers/react.ts';
import { readerMessages, type Voice } from '../../../themes/voice.ts';
import { subscriptionSettings } from '../../../messages/account-settings.ts';
import { useAsyncData, useSalesChanges, type AsyncData } from './use-async-data.ts';

export interface ComeBackProps {
  /** All subscriptions of the reader, with those that are over. */
  of: AsyncData<readonly SubscriptionEntry[]>;
  /** The store. */
  href: string;
  voice: Voice | undefined;
}

/**
 * Asks a reader back whose last subscription has ended. Renewal banners cannot: their data are for subscribers only.
 * @see C2, C9
 */
export function ComeBack({ of, href, voice = 'usted' }: ComeBackProps) {
  if (of.state !== 'ready' || !isFormerSubscriber(of.data)) return null;
  const messages = readerMessages(voice);
  return (
    <Banner
      className="banner"
      title={messages.comeBack}
      action={
        <LinkButton size="small" href={href}>
          {subscriptionSettings.again}
        </LinkButton>
      }
    >
      {messages.comeBackText}
    </Banner>
  );
}

/** The same on a page that does not have the subscriptions. Nothing on a site that sells none. */
export function OwnComeBack(props: Omit<ComeBackProps, 'of'>) {
  const { sales } = usePieceServices(PROFILE_CARD);
  const ask = useCallback(
    async (signal: AbortSignal) => (sales ? sales.allSubscriptions({ signal }) : []),
    [sales],
  );
  const [held] = useAsyncData(ask, useSalesChanges(sales));
  return <ComeBack of={held} {...props} />;
}
