import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { RELEVANT_STATUSES } from '../../../domain/sales/subscription.ts';
import { useServices } from '../../../providers/react.ts';
import { useSyncExternalStore } from 'react';
import { UNKNOWN_SESSION, type Session } from '../../../domain/accounts/session.ts';
import { readerWords, type Voice } from '../../../themes/voice.ts';

export interface OwnSubscriptionProps {
  /** Names of the products, by SKU, for entries without a name. */
  names: Readonly<Record<string, string>>;
  /** The page of the account with the subscriptions. */
  account: string;
  voice: Voice;
}

const NEVER = () => () => undefined;
const unknown = (): Session => UNKNOWN_SESSION;

/** The subscription that the reader has. The page shows it by `data-reader` of the root element. */
export default function OwnSubscription({ names, account, voice }: OwnSubscriptionProps) {
  const { session } = useServices();
  const { subscriptions } = useSyncExternalStore(
    session?.subscribe ?? NEVER,
    session?.getSnapshot ?? unknown,
    session?.getServerSnapshot ?? unknown,
  );
  const own = subscriptions && subscriptions.find(({ status }) => RELEVANT_STATUSES.includes(status));
  const words = readerWords(voice);
  return (
    <>
      <h2 className="title">{words.alreadyHave}</h2>
      <p className="product">{own && (own.productName ?? names[own.sku])}</p>
      <LinkButton href={account}>{words.seeSubscriptions}</LinkButton>
    </>
  );
}
