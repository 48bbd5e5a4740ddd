import { useState } from 'react';
import type { MemoryServices, MemoryVisitor } from '../../../providers/memory/accounts.ts';
import { createMemoryCards, type MemoryCardsOptions } from '../../../providers/memory/cards.ts';
import { useServices } from '../../../providers/react.ts';
import { Visit, type VisitProps } from '../account-parts/reader.fixture.tsx';
import { SubscriptionSettings, type SubscriptionSettingsLinks } from './SubscriptionSettings.tsx';
import { useSubscription } from './use-subscription.ts';

export interface ManagedProps {
  links: SubscriptionSettingsLinks;
  as: MemoryVisitor;
  /** Changes the backend before the page opens. */
  before?: VisitProps['before'];
  /** The card that is chosen in the gateway's fields at first. */
  chosen?: MemoryCardsOptions['chosen'];
}

const CLOCK = { now: () => new Date('2026-11-20T15:00:00Z') };

function First({ links }: Pick<ManagedProps, 'links'>) {
  const { identity, backend } = useServices() as MemoryServices;
  const reader = identity.identity()?.uuid;
  const { subscriptionID = 0 } = backend.state.subscriptions.find(({ owner }) => owner === reader) ?? {};
  const [details, actions] = useSubscription(subscriptionID, 'https://www.ejemplo.com');
  return <SubscriptionSettings details={details} actions={actions} links={links} />;
}

/** The page of a reader's first subscription, with the services in memory. */
export function Managed({ links, as, before, chosen }: ManagedProps) {
  const [cards] = useState(() => createMemoryCards({ chosen }));
  return (
    <Visit as={as} clock={CLOCK} before={before} cards={cards}>
      <First links={links} />
    </Visit>
  );
}
