import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Table, type TableColumn, type TableRow } from '../../../components/Table/Table.tsx';
import { longDate } from '../../../domain/dates/format.ts';
import { HISTORY_PAGE_SIZE, ORDER_STATUSES, type OrderStatus } from '../../../domain/sales/order.ts';
import type { OrderHistory, PastOrder } from '../../../providers/ports/orders.ts';
import { subscriptionSettings as messages } from '../../../messages/account-settings.ts';
import { money } from '../../../domain/sales/money.ts';
import { orderState } from './status.ts';
import type { SubscriptionSettingsLinks } from './SubscriptionSettings.tsx';

const columns = (): readonly TableColumn[] => [
  { id: 'number', header: messages.orderNumber },
  { id: 'date', header: messages.orderDate },
  { id: 'product', header: messages.product },
  { id: 'state', header: messages.orderState },
  { id: 'total', header: messages.total, align: 'end' },
];

const row =
  (links: SubscriptionSettingsLinks) =>
  (order: PastOrder): TableRow => ({
    id: order.orderNumber,
    cells: {
      number: <Link href={links.order(order.orderNumber)}>{order.orderNumber}</Link>,
      date: order.orderDate === undefined ? '' : longDate(new Date(order.orderDate)),
      product: (order.products ?? []).map(({ name, sku }) => name ?? sku).join(', '),
      state: orderState(order.orderStatus),
      total: order.totalAmount === undefined ? '' : money(order.totalAmount, order.currency),
    },
  });

export interface OrdersProps {
  of: OrderHistory;
  page: number;
  status: OrderStatus | undefined;
  links: SubscriptionSettingsLinks;
}

/** The reader's orders, ten on a page, newest first; all of them or those in a state. @see C6 */
export function Orders({ of: { orders, maxResults = orders.length }, page, status, links }: OrdersProps) {
  if (orders.length === 0 && !status) return <p>{messages.noOrders}</p>;
  return (
    <>
      <nav aria-label={messages.filter} className="filter">
        <ul role="list">
          {[undefined, ...ORDER_STATUSES].map((one) => (
            <li key={one ?? 'all'}>
              <Link href={links.orders(1, one)} aria-current={one === status || undefined}>
                {one ? orderState(one) : messages.allOrders}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {orders.length > 0 ? (
        <Table
          className="rows"
          stack
          caption={messages.orders}
          captionHidden
          columns={columns()}
          rows={orders.map(row(links))}
        />
      ) : (
        <p className="muted">{messages.noOrdersOf}</p>
      )}
      <Pagination
        page={page}
        pages={Math.ceil(maxResults / HISTORY_PAGE_SIZE)}
        hrefOf={(number) => links.orders(number, status)}
      />
    </>
  );
}
