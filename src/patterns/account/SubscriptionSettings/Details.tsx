import { Badge } from '../../../components/Badge/Badge.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Table, type TableColumn } from '../../../components/Table/Table.tsx';
import { longDate } from '../../../domain/dates/format.ts';
import { SUSPENDED_STATUS } from '../../../domain/sales/subscription.ts';
import type { SubscriptionDetails } from '../../../providers/ports/sales.ts';
import { subscriptionSettings as messages } from '../../../messages/account-settings.ts';
import { googleSubscription } from '../../../messages/store.ts';
import { addressLines } from '../settings-parts/address-lines.ts';
import { money } from '../../../domain/sales/money.ts';
import { offersOf, type ReaderSubscription, type SubscriptionActions } from './actions.ts';
import type { RequestedAction } from './requested-action.ts';
import { CardPart } from './CardPart.tsx';
import { GiftPart } from './GiftPart.tsx';
import { RenewalPart } from './RenewalPart.tsx';
import { SharePart } from './SharePart.tsx';
import { cardMessages, isKnown, paidAtGoogle, statusView } from './status.ts';
import type { SubscriptionSettingsLinks } from './SubscriptionSettings.tsx';

const columns = (): readonly TableColumn[] => [
  { id: 'date', header: messages.paymentDate },
  { id: 'period', header: messages.period },
  { id: 'total', header: messages.total, align: 'end' },
];

const dated = (ms: number | undefined): string => (ms === undefined ? '' : longDate(new Date(ms)));

/** The facts of a subscription that the service sent, in words. */
function facts(
  { paymentHistory, currentPaymentMethod, nextEventDateUTC, events }: SubscriptionDetails,
  withCard: boolean,
) {
  const last = paymentHistory?.at(-1);
  const since = last?.periodFrom ?? events?.[0]?.eventDateUTC;
  return [
    {
      term: messages.period,
      text: since && nextEventDateUTC && messages.from(dated(since), dated(nextEventDateUTC)),
    },
    { term: messages.price, text: last?.total === undefined ? '' : money(last.total, last.currency) },
    { term: messages.method, text: withCard ? cardMessages(currentPaymentMethod) : '' },
  ].filter(({ text }) => text);
}

export interface DetailsProps {
  of: ReaderSubscription;
  links: SubscriptionSettingsLinks;
  actions?: SubscriptionActions | undefined;
  /** The part for which the reader came by a link. */
  requested?: RequestedAction | undefined;
}

/** One subscription: what it is, and what its status lets the reader do. @see C2 */
export function Details({ of, links, actions, requested }: DetailsProps) {
  const { subscriptionID, status, sku, productName, billingAddress, paymentHistory = [] } = of;
  const until = dated(of.nextEventDateUTC) || undefined;
  const offers = offersOf(of);
  const { label, tone, note } = statusView(status, offers.isGiven);
  const renews = offers.cancel || offers.rescue || !offers.isOwn;
  const card = offers.card ? actions?.card : undefined;
  const sharing =
    offers.share || (offers.people && of.sharing?.sharedSubscriptions.length) ? of.sharing : undefined;
  const next = offers.isOver
    ? { href: links.subscribe, text: messages.subscribe }
    : (!isKnown(status) || (status === SUSPENDED_STATUS && !card)) && {
        href: links.contact,
        text: messages.contact,
      };
  return (
    <>
      <section>
        <div className="head">
          <Heading level={2} size="m">
            {productName ?? sku}
          </Heading>
          <Badge tone={tone}>{label}</Badge>
        </div>
        <p>{note(until)}</p>
        {offers.isOwn && !offers.isOver && paidAtGoogle(of.currentPaymentMethod) && (
          <p>{googleSubscription.managed}</p>
        )}
        {next && (
          <p>
            <Link href={next.href}>{next.text}</Link>
          </p>
        )}
        <dl>
          {facts(of, !card).map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          {offers.isOwn && (
            <div>
              <dt>{messages.billing}</dt>
              <dd>
                {addressLines(billingAddress).map((line) => (
                  <div key={line}>{line}</div>
                ))}
                {!offers.isOver && <Link href={links.address(subscriptionID)}>{messages.changeAddress}</Link>}
              </dd>
            </div>
          )}
        </dl>
      </section>
      {actions && (
        <>
          {offers.give && <GiftPart onGive={actions.give} />}
          {sharing && <SharePart of={sharing} actions={actions} invites={offers.share} />}
          {card && <CardPart of={of} actions={card} requested={requested === 'card'} />}
          {renews && (
            <RenewalPart of={of} until={until} actions={actions} requested={requested === 'rescue'} />
          )}
        </>
      )}
      {offers.isOwn && (
        <section>
          <Heading level={3} size="s">
            {messages.payments}
          </Heading>
          {paymentHistory.length > 0 ? (
            <Table
              className="rows"
              stack
              caption={messages.payments}
              captionHidden
              columns={columns()}
              rows={paymentHistory.map(({ transactionDate, periodFrom, periodTo, total, currency }, at) => ({
                id: String(at),
                cells: {
                  date: dated(transactionDate),
                  period: messages.from(dated(periodFrom), dated(periodTo)),
                  total: total === undefined ? '' : money(total, currency),
                },
              }))}
            />
          ) : (
            <p className="muted">{messages.noPayments}</p>
          )}
        </section>
      )}
    </>
  );
}
