import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { Table, type TableColumn } from '../../../components/Table/Table.tsx';
import { longDate } from '../../../domain/dates/format.ts';
import { HISTORY_PAGE_SIZE } from '../../../domain/sales/order.ts';
import type { OrderHistory, PastOrder } from '../../../providers/ports/sales.ts';
import { subscriptionDesk as words } from '../../../words/desk.ts';
import { money } from '../desk-parts/money.ts';

const COLUMNS: readonly TableColumn[] = [
  { id: 'number', header: words.orderNumber },
  { id: 'date', header: words.orderDate },
  { id: 'product', header: words.product },
  { id: 'state', header: words.orderState },
  { id: 'total', header: words.total, align: 'end' },
];

const row = (order: PastOrder) => ({
  id: order.orderNumber,
  cells: {
    number: order.orderNumber,
    date: order.orderDate === undefined ? '' : longDate(new Date(order.orderDate)),
    product: (order.products ?? []).map(({ name, sku }) => name ?? sku).join(', '),
    state: words.orderStates[order.orderStatus ?? ''] ?? order.orderStatus ?? '',
    total: order.totalAmount === undefined ? '' : money(order.totalAmount, order.currency),
  },
});

/** The reader's orders, ten on a page, newest first. @see C6 */
export function Orders({
  of: { orders, maxResults = orders.length },
  page,
  hrefOf,
}: {
  of: OrderHistory;
  page: number;
  hrefOf: (page: number) => string;
}) {
  if (orders.length === 0) return <p>{words.noOrders}</p>;
  return (
    <>
      <Table caption={words.orders} captionHidden columns={COLUMNS} rows={orders.map(row)} />
      <Pagination page={page} pages={Math.ceil(maxResults / HISTORY_PAGE_SIZE)} hrefOf={hrefOf} />
    </>
  );
}
