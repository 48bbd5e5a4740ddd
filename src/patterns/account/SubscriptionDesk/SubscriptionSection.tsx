'use client';
import { useCallback, useState } from 'react';
import { HISTORY_PAGE_SIZE, isOrderStatus, type OrderStatus } from '../../../domain/sales/order.ts';
import { useService } from '../../../providers/react.ts';
import type { BrandRoutes } from '../../../themes/brand.ts';
import type { SectionProps } from '../account-parts/section-views.ts';
import { useLoading } from '../desk-parts/use-loading.ts';
import { useSubscription } from './use-subscription.ts';
import { SubscriptionDesk, type SubscriptionDeskLinks } from './SubscriptionDesk.tsx';

const asked = (name: string): string | undefined =>
  new URLSearchParams(location.search).get(name) ?? undefined;

/** A number in the page's address: `?suscripcion=11`, `?pedidos=2`. */
function askedNumber(name: string): number | undefined {
  const number = Number(asked(name));
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

const askedPage = () => {
  const status = asked('estado');
  return {
    id: askedNumber('suscripcion'),
    number: asked('pedido'),
    page: askedNumber('pedidos') ?? 1,
    status: isOrderStatus(status) ? status : undefined,
  };
};

/** The address of the section with parameters. */
const at = (path: string, values: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]);
  return given.length > 0 ? `${path}?${new URLSearchParams(given).toString()}` : path;
};

const linksOf = ({ subscriptions, addresses, subscribe, contact }: BrandRoutes): SubscriptionDeskLinks => ({
  list: subscriptions,
  subscription: (id) => `${subscriptions}?suscripcion=${id}`,
  orders: (page, status) => at(subscriptions, { pedidos: page > 1 ? String(page) : '', estado: status }),
  order: (number) => at(subscriptions, { pedido: number }),
  address: (id) => `${addresses}?suscripcion=${id}`,
  subscribe,
  contact,
});

function One({ id, links }: { id: number; links: SubscriptionDeskLinks }) {
  const [details, actions] = useSubscription(id);
  return <SubscriptionDesk details={details} actions={actions} links={links} />;
}

function Bought({ number, seller, links }: { number: string; seller: string; links: SubscriptionDeskLinks }) {
  const sales = useService('sales');
  const ask = useCallback((signal: AbortSignal) => sales.order(number, { signal }), [sales, number]);
  const [order] = useLoading(ask);
  return <SubscriptionDesk order={order} seller={seller} links={links} />;
}

interface AllProps {
  page: number;
  status: OrderStatus | undefined;
  links: SubscriptionDeskLinks;
}

function All({ page, status, links }: AllProps) {
  const sales = useService('sales');
  const askAll = useCallback((signal: AbortSignal) => sales.allSubscriptions({ signal }), [sales]);
  const askOrders = useCallback(
    (signal: AbortSignal) =>
      sales.orderHistory(
        { start: (page - 1) * HISTORY_PAGE_SIZE, pageSize: HISTORY_PAGE_SIZE, status },
        { signal },
      ),
    [sales, page, status],
  );
  const [subscriptions] = useLoading(askAll, sales.onSubscriptionsChange);
  const [orders] = useLoading(askOrders, sales.onSubscriptionsChange);
  return (
    <SubscriptionDesk
      subscriptions={subscriptions}
      orders={orders}
      ordersPage={page}
      ordersStatus={status}
      links={links}
    />
  );
}

/** The page of the reader's subscriptions and orders, of one subscription, or of one order. */
export default function SubscriptionSection({ page: { routes, seller } }: SectionProps) {
  const [{ id, number, page, status }] = useState(askedPage);
  const links = linksOf(routes);
  if (id !== undefined) return <One id={id} links={links} />;
  if (number !== undefined) return <Bought number={number} seller={seller} links={links} />;
  return <All page={page} status={status} links={links} />;
}
