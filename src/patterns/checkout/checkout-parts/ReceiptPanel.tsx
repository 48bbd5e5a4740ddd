'use client';
import { useCallback, useState, type ReactNode } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Cluster } from '../../../components/Cluster/Cluster.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import type { ApiError } from '../../../domain/errors/api-error.ts';
import { receiptIn } from '../../../domain/sales/offer.ts';
import { RECEIPT } from '../../../providers/calls.ts';
import { usePieceService, usePieceServices } from '../../../providers/react.ts';
import { checkout, receipt as messages } from '../../../messages/checkout.ts';
import { accountArea } from '../../../messages/patterns.ts';
import { AccountFailed } from '../../account/account-parts/AccountFailed.tsx';
import { signInFor } from '../../account/account-parts/sections.ts';
import { useAccountReader } from '../../account/account-parts/use-account.ts';
import { useAsyncData, type AsyncData } from '../../account/settings-parts/use-async-data.ts';
import { GooglePart } from '../../store/GoogleSubscription/GooglePart.tsx';
import { linksOf } from '../../account/SubscriptionSettings/links.ts';
import { SubscriptionSettings } from '../../account/SubscriptionSettings/SubscriptionSettings.tsx';
import type { ReceiptPage } from './page.ts';
import { useStory } from './use-story.ts';
import { Waiting } from './Waiting.tsx';

/** The number in the page's address. */
const requestedNumber = (): string | undefined => receiptIn(new URLSearchParams(location.search));

/** The service does not say whose an order is: another reader's and an unknown one are the same here. */
const isUnknown = (order: AsyncData<unknown>): boolean =>
  order.state === 'failed' && [400, 403, 404].includes((order.error as ApiError).httpStatus);

/** The reader is known in the browser only, and so is the address. */
function Mine({ page }: { page: ReceiptPage }) {
  const [number] = useState(requestedNumber);
  return number ? <Bought page={page} number={number} /> : <Unknown />;
}

function Bought({ page, number }: { page: ReceiptPage; number: string }) {
  const sales = usePieceService(RECEIPT, 'sales');
  const { swg } = usePieceServices(RECEIPT);
  const ask = useCallback((signal: AbortSignal) => sales.order(number, { signal }), [sales, number]);
  const [order] = useAsyncData(ask);
  if (isUnknown(order)) return <Unknown />;
  const bought = order.state === 'ready' ? order.data : undefined;
  return (
    <>
      <SubscriptionSettings order={order} seller={page.seller} links={linksOf(page.routes)} />
      {swg && bought && swg.canLink(bought) && (
        <GooglePart purpose="save" routes={page.routes} order={bought} />
      )}
    </>
  );
}

const Unknown = () => (
  <Banner tone="warning" title={messages.unknownTitle}>
    {messages.unknown}
  </Banner>
);

function Next({ page }: { page: ReceiptPage }) {
  const story = useStory();
  return (
    <div className="next">
      <Cluster gap="small">
        <LinkButton href={story ?? '/'}>{story ? checkout.back : checkout.home}</LinkButton>
        <LinkButton variant="secondary" href={page.routes.subscriptions}>
          {checkout.toSubscriptions}
        </LinkButton>
      </Cluster>
    </div>
  );
}

/** The reader's part of the page of a receipt. @see C4 */
export default function ReceiptPanel(page: ReceiptPage) {
  const { state, profile, retry } = useAccountReader();
  const shown = (): ReactNode => {
    if (profile) return <Mine key={profile.uuid} page={page} />;
    if (state === 'loading') return <Waiting />;
    if (state === 'failed') return <AccountFailed retry={retry} />;
    return (
      <Banner
        title={messages.anonymousTitle}
        action={
          <LinkButton size="small" href={signInFor(page.routes, `${location.pathname}${location.search}`)}>
            {accountArea.signIn}
          </LinkButton>
        }
      >
        {messages.anonymous}
      </Banner>
    );
  };
  return (
    <div className="receipt">
      {shown()}
      {profile && <Next page={page} />}
    </div>
  );
}
