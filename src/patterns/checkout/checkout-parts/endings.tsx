import { useEffect, useRef } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Cluster } from '../../../components/Cluster/Cluster.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { errorMessage } from '../../../domain/errors/catalogue.ts';
import { checkout as words } from '../../../words/checkout.ts';
import { receiptHref } from '../../../domain/sales/offer.ts';
import { useServices } from '../../../providers/react.ts';
import { GiftPart } from '../../account/SubscriptionDesk/GiftPart.tsx';
import { sendGift } from '../../account/SubscriptionDesk/send-gift.ts';
import { SubscriptionDeskRoot } from '../../account/SubscriptionDesk/SubscriptionDesk.styles.ts';
import { signInFor } from '../../account/account-parts/sections.ts';
import type { StepViewProps } from './steps.tsx';
import { useStory } from './use-story.ts';

/** The outcome takes the focus. */
function useFocus() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return place;
}

/** The bank asks the reader, or the wallet. Its page opens at once, unless the reader came back from it. */
export function Challenge({ view, store }: Pick<StepViewProps, 'view' | 'store'>) {
  const { bankPage, busy, card, wallet } = view;
  // How to pay is only known in the page that sent the payment.
  const leaves = bankPage !== undefined && card !== undefined;
  useEffect(() => {
    if (leaves) location.assign(bankPage);
  }, [leaves, bankPage]);
  const place = useFocus();
  return (
    <div className="ending" ref={place} tabIndex={-1}>
      <Banner tone="warning" title={wallet ? words.walletTitle(wallet.name) : words.challengeTitle}>
        {wallet ? words.walletAsks : words.challenge}
      </Banner>
      <Cluster gap="small">
        {bankPage && <LinkButton href={bankPage}>{wallet ? words.toWallet : words.toBank}</LinkButton>}
        <Button variant="secondary" busy={busy} onClick={store.ask}>
          {wallet ? words.otherWay : words.otherCard}
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
  const story = useStory();
  const place = useFocus();
  const isPaid = purchase.step === 'paid';
  const { sales } = useServices();
  // A gift waits for its recipient.
  const given = page.product.gift && isPaid ? paid?.subscriptionIDs?.[0] : undefined;
  const number = paid?.orderNumber ?? purchase.order?.number ?? '';
  return (
    <div className="ending" ref={place} tabIndex={-1}>
      <Banner tone={isPaid ? 'success' : 'info'} title={isPaid ? words.paidTitle : words.ownedTitle}>
        {isPaid ? words.paid(number) : words.owned}
      </Banner>
      {given !== undefined && sales && (
        <SubscriptionDeskRoot>
          <GiftPart onGive={(values) => sendGift(sales, given, values, location.origin)} />
        </SubscriptionDeskRoot>
      )}
      <Cluster gap="small">
        <LinkButton href={story ?? '/'}>{story ? words.back : words.home}</LinkButton>
        {isPaid && (
          <LinkButton variant="secondary" href={receiptHref(page.routes.buy, number, story)}>
            {words.toReceipt}
          </LinkButton>
        )}
        <LinkButton variant={isPaid ? 'quiet' : 'secondary'} href={page.routes.subscriptions}>
          {words.toSubscriptions}
        </LinkButton>
      </Cluster>
    </div>
  );
}
