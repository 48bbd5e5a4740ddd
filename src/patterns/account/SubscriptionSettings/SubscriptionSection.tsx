'use client';
import { useCallback, useState } from 'react';
import { HISTORY_PAGE_SIZE, isOrderStatus, type OrderStatus } from '../../../domain/sales/order.ts';
import { SUBSCRIPTION_SETTINGS } from '../../../providers/calls.ts';
import { usePieceService, useServices } from '../../../providers/react.ts';
import type { SectionProps } from '../account-parts/section-views.ts';
import type { Voice } from '../../../themes/voice.ts';
import { GooglePart } from '../../store/GoogleSubscription/GooglePart.tsx';
import { ComeBack } from '../settings-parts/ComeBack.tsx';
import { useAsyncData, useSalesChanges } from '../settings-parts/use-async-data.ts';
import { requestedAbout, requestedActionIn, type RequestedAction } from './requested-action.ts';
import { useSubscription } from './use-subscription.ts';
import { linksOf, ORDERS_ID } from './links.ts';
import { SubscriptionSettings, type SubscriptionSettingsLinks } from './SubscriptionSettings.tsx';

const requested = (name: string): string | undefined =>
  new URLSearchParams(location.search).get(name) ?? undefined;

/** A number in the page's address: `?suscripcion=11`, `?pedidos=2`. */
function requestedNumber(name: string): number | undefined {
  const number = Number(requested(name));
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

const requestedPage = () => {
  const status = requested('estado');
  return {
    id: requestedNumber('suscripcion'),
    number: requested('pedido'),
    action: requestedActionIn(new URLSearchParams(location.search)),
    toOrders: location.hash === `#${ORDERS_ID}`,
    page: requestedNumber('pedidos') ?? 1,
    status: isOrderStatus(status) ? status : undefined,
  };
};

interface OneProps {
  id: number;
  links: SubscriptionSettingsLinks;
  action?: RequestedAction | undefined;
}

function One({ id, links, action }: OneProps) {
  const [details, actions] = useSubscription(id);
  return <SubscriptionSettings details={details} actions={actions} requested={action} links={links} />;
}

/** The subscription that a requested action is about; the list without one. Banners and e-mails lead here. */
function Requested({ action, links }: { action: RequestedAction; links: SubscriptionSettingsLinks }) {
  const sales = usePieceService(SUBSCRIPTION_SETTINGS, 'sales');
  const ask = useCallback((signal: AbortSignal) => sales.activeSubscriptions({ signal }), [sales]);
  const [held] = useAsyncData(ask);
  const due = held.state === 'ready' ? requestedAbout(action, held.data) : undefined;
  return due ? (
    <One id={due.subscriptionID} links={links} action={action} />
  ) : (
    <SubscriptionSettings subscriptions={held} links={links} />
  );
}

function Bought({
  number,
  seller,
  links,
}: {
  number: string;
  seller: string | undefined;
  links: SubscriptionSettingsLinks;
}) {
  const sales = usePieceService(SUBSCRIPTION_SETTINGS, 'sales');
  const ask = useCallback((signal: AbortSignal) => sales.order(number, { signal }), [sales, number]);
  const [order] = useAsyncData(ask);
  return <SubscriptionSettings order={order} seller={seller} links={links} />;
}

interface AllProps {
  page: number;
  /** The reader came by a link of the list of orders. */
  toOrders: boolean;
  status: OrderStatus | undefined;
  links: SubscriptionSettingsLinks;
  signIn: string;
  voice: Voice | undefined;
}

function All({ page, toOrders, status, links, signIn, voice }: AllProps) {
  const sales = usePieceService(SUBSCRIPTION_SETTINGS, 'sales');
  const { swg } = useServices();
  const askAll = useCallback((signal: AbortSignal) => sales.allSubscriptions({ signal }), [sales]);
  const askOrders = useCallback(
    (signal: AbortSignal) =>
      sales.orderHistory(
        { start: (page - 1) * HISTORY_PAGE_SIZE, pageSize: HISTORY_PAGE_SIZE, status },
        { signal },
      ),
    [sales, page, status],
  );
  const follow = useSalesChanges(sales);
  const [subscriptions] = useAsyncData(askAll, follow);
  const [orders] = useAsyncData(askOrders, follow);
  return (
    <>
      <ComeBack of={subscriptions} href={links.subscribe} voice={voice} />
      <SubscriptionSettings
        subscriptions={subscriptions}
        orders={orders}
        ordersPage={page}
        ordersStatus={status}
        toOrders={toOrders}
        links={links}
      />
      {swg && <GooglePart purpose="link" routes={{ signIn }} />}
    </>
  );
}

/** The page of the reader's subscriptions and orders, of one subscription, or of one order. */
export default function SubscriptionSection({ page: { routes, seller, voice } }: SectionProps) {
  const [{ id, number, action, toOrders, page, status }] = useState(requestedPage);
  const links = linksOf(routes);
  if (id !== undefined) return <One id={id} links={links} />;
  if (number !== undefined) return <Bought number={number} seller={seller} links={links} />;
  if (action) return <Requested action={action} links={links} />;
  return (
    <All page={page} toOrders={toOrders} status={status} links={links} signIn={routes.signIn} voice={voice} />
  );
}
