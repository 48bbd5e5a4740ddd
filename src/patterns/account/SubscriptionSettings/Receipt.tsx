'use client';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Table, type TableColumn } from '../../../components/Table/Table.tsx';
import { longDate } from '../../../domain/dates/format.ts';
import { PAID_ORDER } from '../../../domain/sales/order.ts';
import type { OrderDetails } from '../../../providers/ports/orders.ts';
import { orderHistory as messages, subscriptionSettings } from '../../../messages/account-settings.ts';
import { addressLines } from '../settings-parts/address-lines.ts';
import { boughtName, giftNote } from '../../../domain/sales/price-words.ts';
import { money } from '../../../domain/sales/money.ts';
import { orderState } from './status.ts';

const columns = (): readonly TableColumn[] => [
  { id: 'product', header: subscriptionSettings.product },
  { id: 'quantity', header: messages.quantity, align: 'end' },
  { id: 'total', header: subscriptionSettings.total, align: 'end' },
];

/** Lines of a text, each once. */
const Lines = ({ of }: { of: readonly string[] }) => of.map((line) => <div key={line}>{line}</div>);

export interface ReceiptProps {
  of: OrderDetails;
  seller: string | undefined;
}

/** An order; a paid one is a receipt that fits on a page of paper. @see C6 */
export function Receipt({ of, seller }: ReceiptProps) {
  const { orderNumber, status, orderDate, items = [], payments = [], billingAddress } = of;
  const isPaid = status === PAID_ORDER;
  const amount = (value: number | undefined): string =>
    value === undefined ? '' : money(value, of.currency);
  const cards = payments.map(({ paymentMethod: { lastFour, creditCardType, paymentPartner = '' } = {} }) =>
    lastFour ? subscriptionSettings.card(lastFour, creditCardType) : paymentPartner,
  );
  const note = giftNote(items.some(({ gift }) => gift));
  const name = [of.firstName, of.lastName].filter(Boolean).join(' ');
  const facts = [
    { term: messages.number, lines: [orderNumber] },
    {
      term: subscriptionSettings.orderDate,
      lines: [orderDate === undefined ? '' : longDate(new Date(orderDate))],
    },
    ...(seller ? [{ term: messages.seller, lines: [seller] }] : []),
    { term: messages.buyer, lines: [name, of.email ?? ''] },
    { term: subscriptionSettings.billing, lines: addressLines(billingAddress) },
    { term: messages.paidWith, lines: cards },
  ];
  const amounts = [
    { term: messages.subtotal, text: amount(of.subtotal) },
    { term: messages.tax, text: amount(of.tax) },
    { term: subscriptionSettings.total, text: amount(of.total) },
  ];
  return (
    <>
      <section>
        <div className="head">
          <Heading level={2} size="m">
            {isPaid ? messages.receipt : messages.title(orderNumber)}
          </Heading>
          <Badge tone={isPaid ? 'success' : 'neutral'}>{orderState(status)}</Badge>
        </div>
        {isPaid ? (
          <Button variant="secondary" className="print" onClick={() => window.print()}>
            {messages.print}
          </Button>
        ) : (
          <p>{messages.notPaid}</p>
        )}
        <dl>
          {facts.map(({ term, lines }) => {
            const shown = lines.filter(Boolean);
            return (
              shown.length > 0 && (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>
                    <Lines of={shown} />
                  </dd>
                </div>
              )
            );
          })}
        </dl>
      </section>
      <section>
        <Heading level={3} size="s">
          {messages.products}
        </Heading>
        <Table
          className="rows"
          caption={messages.products}
          captionHidden
          columns={columns()}
          rows={items.map(({ sku, name = sku, gift, quantity, total }) => ({
            id: sku,
            cells: { product: boughtName(name, gift), quantity, total: amount(total) },
          }))}
        />
        {note && <p>{note}</p>}
        <dl className="amounts" aria-label={messages.amounts}>
          {amounts
            .filter(({ text }) => text)
            .map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
        </dl>
      </section>
    </>
  );
}
