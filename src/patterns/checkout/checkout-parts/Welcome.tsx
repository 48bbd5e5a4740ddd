'use client';
import { Heading } from '../../../components/Heading/Heading.tsx';
import type { NewslettersPort } from '../../../providers/ports/newsletters.ts';
import { CHECKOUT } from '../../../providers/calls.ts';
import { usePieceServices, useSession } from '../../../providers/react.ts';
import type { Newsletter } from '../../../themes/newsletters.ts';
import { checkout as messages } from '../../../messages/checkout.ts';
import { NewsletterSettings } from '../../account/NewsletterSettings/NewsletterSettings.tsx';
import { useNewsletters } from '../../account/NewsletterSettings/use-newsletters.ts';
import { SharePart } from '../../account/SubscriptionSettings/SharePart.tsx';
import { SubscriptionSettingsRoot } from '../../account/SubscriptionSettings/SubscriptionSettings.styles.ts';
import { useSubscription } from '../../account/SubscriptionSettings/use-subscription.ts';
import type { CheckoutPage } from './page.ts';

/** Invites the people with whom the new subscription can be shared. */
function Invite({ id }: { id: number }) {
  const [subscription, actions] = useSubscription(id);
  if (subscription.state !== 'ready' || !subscription.data.sharing) return null;
  return (
    <SubscriptionSettingsRoot>
      <SharePart of={subscription.data.sharing} actions={actions} />
    </SubscriptionSettingsRoot>
  );
}

function Newsletters({ service, offered }: { service: NewslettersPort; offered: readonly Newsletter[] }) {
  const { user } = useSession();
  const [newsletters, onSwitch] = useNewsletters(service, offered);
  const email = (user && user.email) || '';
  return (
    <section className="newsletters">
      <Heading level={2} size="s">
        {messages.newsletters}
      </Heading>
      <NewsletterSettings newsletters={newsletters} email={email} onSwitch={onSwitch} />
    </section>
  );
}

export interface WelcomeProps {
  page: Pick<CheckoutPage, 'product' | 'newsletters'>;
  /** The new subscription. */
  id: number | undefined;
}

/** The first steps of a new subscriber: share the subscription, and choose newsletters. */
export default function Welcome({ page: { product, newsletters: offered = [] }, id }: WelcomeProps) {
  const { sales, newsletters } = usePieceServices(CHECKOUT);
  const shares = product.sharesAllowed > 0 && !product.gift;
  return (
    <>
      {shares && sales && id !== undefined && <Invite id={id} />}
      {newsletters && offered.length > 0 && <Newsletters service={newsletters} offered={offered} />}
    </>
  );
}
