import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { RELEVANT_STATUSES } from '../../../domain/sales/subscription.ts';
import { readerMessages, type Voice } from '../../../themes/voice.ts';
import { usePageSession } from './use-page-session.ts';

export interface OwnSubscriptionProps {
  /** Names of the products, by SKU, for entries without a name. */
  names: Readonly<Record<string, string>>;
  /** The page of the account with the subscriptions. */
  account: string;
  voice: Voice;
}

/** The subscription that the reader has. The page shows it by `data-reader` of the root element. */
export default function OwnSubscription({ names, account, voice }: OwnSubscriptionProps) {
  const { subscriptions } = usePageSession();
  const own = subscriptions && subscriptions.find(({ status }) => RELEVANT_STATUSES.includes(status));
  const messages = readerMessages(voice);
  return (
    <>
      <h2 className="title">{messages.alreadyHave}</h2>
      <p className="product">{own && (own.productName ?? names[own.sku])}</p>
      <LinkButton href={account}>{messages.seeSubscriptions}</LinkButton>
    </>
  );
}
