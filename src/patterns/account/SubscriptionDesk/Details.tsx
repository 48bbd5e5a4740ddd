import { Badge } from '../../../components/Badge/Badge.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Table, type TableColumn } from '../../../components/Table/Table.tsx';
import { longDate } from '../../../domain/dates/format.ts';
import type { SubscriptionDetails } from '../../../providers/ports/sales.ts';
import { subscriptionDesk as words } from '../../../words/desk.ts';
import { addressLines } from '../desk-parts/address-lines.ts';
import { money } from '../desk-parts/money.ts';
import { statusView } from './status.ts';
import type { SubscriptionDeskLinks } from './SubscriptionDesk.tsx';

const COLUMNS: readonly TableColumn[] = [
  { id: 'date', header: words.paymentDate },
  { id: 'period', header: words.period },
  { id: 'total', header: words.total, align: 'end' },
];

const dated = (ms: number | undefined): string => (ms === undefined ? '' : longDate(new Date(ms)));

/** The facts of a subscription that the service sent, in words. */
function facts({ paymentHistory, currentPaymentMethod, nextEventDateUTC, events }: SubscriptionDetails) {
  const last = paymentHistory?.at(-1);
  const since = last?.periodFrom ?? events?.[0]?.eventDateUTC;
  const { creditCardType, lastFour, expiration, paymentPartner } = currentPaymentMethod ?? {};
  const card = lastFour ? words.card(lastFour, creditCardType) : paymentPartner;
  return [
    {
      term: words.period,
      text: since && nextEventDateUTC && words.from(dated(since), dated(nextEventDateUTC)),
    },
    { term: words.price, text: last?.total === undefined ? '' : money(last.total, last.currency) },
    { term: words.method, text: [card, expiration && words.expires(expiration)].filter(Boolean).join(', ') },
  ].filter(({ text }) => text);
}

/** One subscription. What cannot be done here yet is said in words: there is no button that does nothing. @see C2 */
export function Details({ of, links }: { of: SubscriptionDetails; links: SubscriptionDeskLinks }) {
  const { subscriptionID, status, sku, productName, billingAddress, paymentHistory = [] } = of;
  const { label, tone, note } = statusView(status);
  const until = dated(of.nextEventDateUTC);
  return (
    <>
      <section>
        <div className="head">
          <h2>{productName ?? sku}</h2>
          <Badge tone={tone}>{label}</Badge>
        </div>
        <p>{note(until || undefined)}</p>
        <dl>
          {facts(of).map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          <div>
            <dt>{words.billing}</dt>
            <dd>
              {addressLines(billingAddress).map((line) => (
                <div key={line}>{line}</div>
              ))}
              <Link href={links.address(subscriptionID)}>{words.changeAddress}</Link>
            </dd>
          </div>
        </dl>
      </section>
      <section>
        <h3>{words.payments}</h3>
        {paymentHistory.length > 0 ? (
          <Table
            caption={words.payments}
            captionHidden
            columns={COLUMNS}
            rows={paymentHistory.map(({ transactionDate, periodFrom, periodTo, total, currency }, at) => ({
              id: String(at),
              cells: {
                date: dated(transactionDate),
                period: words.from(dated(periodFrom), dated(periodTo)),
                total: total === undefined ? '' : money(total, currency),
              },
            }))}
          />
        ) : (
          <p className="muted">{words.noPayments}</p>
        )}
      </section>
      <section>
        <h3>{words.changes}</h3>
        <p>
          {words.changesText} <Link href={links.contact}>{words.contact}</Link>.
        </p>
      </section>
    </>
  );
}
