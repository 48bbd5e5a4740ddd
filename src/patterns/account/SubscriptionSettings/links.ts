import type { BrandRoutes } from '../../../themes/brand.ts';
import type { SubscriptionSettingsLinks } from './SubscriptionSettings.tsx';

/** The address of the section with parameters. */
const at = (path: string, values: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]);
  return given.length > 0 ? `${path}?${new URLSearchParams(given).toString()}` : path;
};

/** The list of orders on the page of the subscriptions, to which its own links lead. */
export const ORDERS_ID = 'pedidos';

/** The pages of a brand's subscriptions and orders. */
export const linksOf = ({
  subscriptions,
  addresses,
  subscribe,
  contact,
}: BrandRoutes): SubscriptionSettingsLinks => ({
  list: subscriptions,
  subscription: (id) => `${subscriptions}?suscripcion=${id}`,
  orders: (page, status) =>
    `${at(subscriptions, { pedidos: page > 1 ? String(page) : '', estado: status })}#${ORDERS_ID}`,
  order: (number) => at(subscriptions, { pedido: number }),
  address: (id) => `${addresses}?suscripcion=${id}`,
  subscribe,
  contact,
});
