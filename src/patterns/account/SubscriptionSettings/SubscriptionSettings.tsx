import { Badge } from '../../../components/Badge/Badge.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import type { OrderDetails, OrderHistory } from '../../../providers/ports/orders.ts';
import type { OrderStatus } from '../../../domain/sales/order.ts';
import type { SubscriptionEntry } from '../../../domain/sales/subscription.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import {
  orderHistory as orderMessages,
  subscriptionSettings as messages,
} from '../../../messages/account-settings.ts';
import { Loaded } from '../settings-parts/Loaded.tsx';
import type { AsyncData } from '../settings-parts/use-async-data.ts';
import type { RequestedAction } from './requested-action.ts';
import type { ReaderSubscription, SubscriptionActions } from './actions.ts';
import { Details } from './Details.tsx';
import { RequestedHeading } from '../settings-parts/RequestedHeading.tsx';
import { ORDERS_ID } from './links.ts';
import { Orders } from './Orders.tsx';
import { Receipt } from './Receipt.tsx';
import { cardMessages, paidAtGoogle, statusView } from './status.ts';
import { SubscriptionSettingsRoot } from './SubscriptionSettings.styles.ts';

export interface SubscriptionSettingsLinks {
  subscription: (id: number) => string;
  /** A page of the order history, from 1, of all orders or those in a state. */
  orders: (page: number, status?: OrderStatus) => string;
  order: (number: string) => string;
  /** The list, for the page of a subscription. */
  list: string;
  subscribe: string;
  /** The form for the billing address of a subscription. */
  address: (id: number) => string;
  contact: string;
}

export interface SubscriptionSettingsProps extends RootProps<'div'> {
  /** All of them, on the page that lists them. */
  subscriptions?: AsyncData<readonly SubscriptionEntry[]> | undefined;
  /** The orders of a page of the history, on the same page. */
  orders?: AsyncData<OrderHistory> | undefined;
  /** The subscription of a page about it alone. */
  details?: AsyncData<ReaderSubscription> | undefined;
  /** The actions of the reader. Without them the page only shows it. */
  actions?: SubscriptionActions | undefined;
  /** The part of the subscription for which the reader came by a link: it takes the focus. */
  requested?: RequestedAction | undefined;
  /** The page of the order history, from 1. */
  ordersPage?: number | undefined;
  /** The state whose orders are shown. */
  ordersStatus?: OrderStatus | undefined;
  /** The reader came by a link of the list of orders: its heading takes the focus. */
  toOrders?: boolean | undefined;
  /** The order of a page about it alone. */
  order?: AsyncData<OrderDetails> | undefined;
  /** Who sells the subscriptions, for the receipt of an order. */
  seller?: string | undefined;
  links: SubscriptionSettingsLinks;
}

const Entry = ({ of, href }: { of: SubscriptionEntry; href: string }) => {
  const { label, tone } = statusView(of.status);
  return (
    <li>
      <div className="head">
        <Heading level={2} size="m">
          <a href={href}>{of.productName ?? of.sku}</a>
        </Heading>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {paidAtGoogle(of.paymentMethod) ? (
        <p className="muted">{cardMessages(of.paymentMethod)}</p>
      ) : (
        of.paymentMethod?.lastFour && <p className="muted">{messages.card(of.paymentMethod.lastFour)}</p>
      )}
    </li>
  );
};

/** The reader's subscriptions and orders, or one subscription. @see C2, C6 */
export const SubscriptionSettings = styleable<SubscriptionSettingsProps>(
  SubscriptionSettingsRoot,
  function SubscriptionSettings({
    subscriptions,
    details,
    actions,
    requested,
    orders,
    ordersPage = 1,
    ordersStatus,
    toOrders = false,
    order,
    seller,
    links,
    ...rest
  }) {
    return (
      <SubscriptionSettingsRoot {...rest}>
        {details && (
          <>
            <p className="back">
              <Link href={links.list}>{messages.back}</Link>
            </p>
            <Loaded of={details}>
              {(data) => <Details of={data} links={links} actions={actions} requested={requested} />}
            </Loaded>
          </>
        )}
        {order && (
          <>
            <p className="back">
              <Link href={links.orders(1)}>{orderMessages.back}</Link>
            </p>
            <Loaded of={order}>{(data) => <Receipt of={data} seller={seller} />}</Loaded>
          </>
        )}
        {subscriptions && (
          <section aria-label={messages.title}>
            <Loaded of={subscriptions}>
              {(list) =>
                list.length > 0 ? (
                  <ul className="list" role="list">
                    {list.map((entry) => (
                      <Entry
                        key={entry.subscriptionID}
                        of={entry}
                        href={links.subscription(entry.subscriptionID)}
                      />
                    ))}
                  </ul>
                ) : (
                  <>
                    <p>{messages.none}</p>
                    <LinkButton href={links.subscribe} variant="alt">
                      {messages.subscribe}
                    </LinkButton>
                  </>
                )
              }
            </Loaded>
          </section>
        )}
        {orders && (
          <section>
            <RequestedHeading requested={toOrders} level={2} size="m" id={ORDERS_ID}>
              {messages.orders}
            </RequestedHeading>
            <Loaded of={orders}>
              {(history) => <Orders of={history} page={ordersPage} status={ordersStatus} links={links} />}
            </Loaded>
          </section>
        )}
      </SubscriptionSettingsRoot>
    );
  },
);
