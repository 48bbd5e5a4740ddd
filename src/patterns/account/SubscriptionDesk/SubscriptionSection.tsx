'use client';
import { useCallback, useState } from 'react';
import { HISTORY_PAGE_SIZE } from '../../../domain/sales/order.ts';
import { useService } from '../../../providers/react.ts';
import type { BrandRoutes } from '../../../themes/brand.ts';
import type { SectionProps } from '../account-parts/section-views.ts';
import { useLoading } from '../desk-parts/use-loading.ts';
import { SubscriptionDesk, type SubscriptionDeskLinks } from './SubscriptionDesk.tsx';

/** A number in the page's address: `?suscripcion=11`, `?pedidos=2`. */
function asked(name: string): number | undefined {
  const number = Number(new URLSearchParams(location.search).get(name));
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

const linksOf = ({ subscriptions, addresses, subscribe, contact }: BrandRoutes): SubscriptionDeskLinks => ({
  list: subscriptions,
  subscription: (id) => `${subscriptions}?suscripcion=${id}`,
  orders: (page) => (page > 1 ? `${subscriptions}?pedidos=${page}` : subscriptions),
  address: (id) => `${addresses}?suscripcion=${id}`,
  subscribe,
  contact,
});

function One({ id, links }: { id: number; links: SubscriptionDeskLinks }) {
  const sales = useService('sales');
  const ask = useCallback((signal: AbortSignal) => sales.subscription(id, { signal }), [sales, id]);
  const [details] = useLoading(ask);
  return <SubscriptionDesk details={details} links={links} />;
}

function All({ page, links }: { page: number; links: SubscriptionDeskLinks }) {
  const sales = useService('sales');
  const askAll = useCallback((signal: AbortSignal) => sales.allSubscriptions({ signal }), [sales]);
  const askOrders = useCallback(
    (signal: AbortSignal) =>
      sales.orderHistory({ start: (page - 1) * HISTORY_PAGE_SIZE, pageSize: HISTORY_PAGE_SIZE }, { signal }),
    [sales, page],
  );
  const [subscriptions] = useLoading(askAll);
  const [orders] = useLoading(askOrders);
  return <SubscriptionDesk subscriptions={subscriptions} orders={orders} ordersPage={page} links={links} />;
}

/** The page of the reader's subscriptions, or of one of them. */
export default function SubscriptionSection({ page: { routes } }: SectionProps) {
  const [id] = useState(() => asked('suscripcion'));
  const [page] = useState(() => asked('pedidos') ?? 1);
  const links = linksOf(routes);
  return id === undefined ? <All page={page} links={links} /> : <One id={id} links={links} />;
}
