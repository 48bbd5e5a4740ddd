import { useEffect, useRef } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Cluster } from '../../../components/Cluster/Cluster.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { errorMessage } from '../../../domain/errors/catalogue.ts';
import { checkout as words } from '../../../words/checkout.ts';
import { money } from '../../../domain/sales/money.ts';
import { signInFor } from '../../account/account-parts/sections.ts';
import type { StepViewProps } from './steps.tsx';
import { storyIn } from './use-purchase.ts';

/** The outcome takes the focus. */
function useFocus() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return place;
}

/** The bank asks the reader. The page opens at once, unless the reader came back from it. */
export function Challenge({ view, store }: Pick<StepViewProps, 'view' | 'store'>) {
  const { bankPage, busy, card } = view;
  // The card is only known in the page that sent the payment.
  const leaves = bankPage !== undefined && card !== undefined;
  useEffect(() => {
    if (leaves) location.assign(bankPage);
  }, [leaves, bankPage]);
  const place = useFocus();
  return (
    <div className="ending" ref={place} tabIndex={-1}>
      <Banner tone="warning" title={words.challengeTitle}>
        {words.challenge}
      </Banner>
      <Cluster gap="small">
        {bankPage && <LinkButton href={bankPage}>{words.toBank}</LinkButton>}
        <Button variant="secondary" busy={busy} onClick={store.ask}>
          {words.otherCard}
        </Button>
      </Cluster>
    </div>
  );
}

/** A payment was sent, and its outcome is not known. There is no button to pay. */
export function Unknown({ page, view, store }: StepViewProps) {
  const { busy, error } = view;
  const place = useFocus();
  return (
    <div className="ending" ref={place} tabIndex={-1}>
      <Banner tone="warning" title={words.unknownTitle}>
        {words.unknown}
      </Banner>
      {error && !busy && <Banner tone="error">{errorMessage(error)}</Banner>}
      <Cluster gap="small">
        <Button busy={busy} onClick={store.ask}>
          {busy ? words.asking : words.ask}
        </Button>
        {error?.httpStatus === 401 && (
          <LinkButton variant="secondary" href={signInFor(page.routes, page.href)}>
            {words.who}
          </LinkButton>
        )}
      </Cluster>
    </div>
  );
}

/** The purchase is over: paid now, or before. */
export function Ended({ page, view }: Pick<StepViewProps, 'page' | 'view'>) {
  const { paid, purchase } = view;
  const story = storyIn(location.search);
  const place = useFocus();
  const isPaid = purchase.step === 'paid';
  return (
    <div className="ending" ref={place} tabIndex={-1}>
      <Banner tone={isPaid ? 'success' : 'info'} title={isPaid ? words.paidTitle : words.ownedTitle}>
        {isPaid ? words.paid(paid?.orderNumber ?? purchase.order?.number ?? '') : words.owned}
      </Banner>
      {isPaid && paid?.total !== undefined && (
        <dl>
          {(paid.items ?? []).map(({ sku, name, total }) => (
            <div key={sku}>
              <dt>{name ?? sku}</dt>
              <dd>{total === undefined ? '' : money(total, paid.currency)}</dd>
            </div>
          ))}
          <div>
            <dt>{words.total}</dt>
            <dd>{money(paid.total, paid.currency)}</dd>
          </div>
        </dl>
      )}
      <Cluster gap="small">
        <LinkButton href={story ?? '/'}>{story ? words.back : words.home}</LinkButton>
        <LinkButton variant="secondary" href={page.routes.subscriptions}>
          {words.toSubscriptions}
        </LinkButton>
        {isPaid && (
          <Button variant="quiet" onClick={() => print()}>
            {words.print}
          </Button>
        )}
      </Cluster>
    </div>
  );
}
