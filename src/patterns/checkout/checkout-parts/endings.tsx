import { lazy, Suspense, useEffect, useRef, type ComponentType } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Cluster } from '../../../components/Cluster/Cluster.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { errorMessage } from '../../../domain/errors/catalogue.ts';
import { checkout as messages } from '../../../messages/checkout.ts';
import { priceIn } from '../../../domain/sales/price-words.ts';
import { receiptHref } from '../../../domain/sales/offer.ts';
import { GIFT } from '../../../providers/calls.ts';
import { usePieceServices } from '../../../providers/react.ts';
import { GiftPart } from '../../account/SubscriptionSettings/GiftPart.tsx';
import { sendGift } from '../../account/SubscriptionSettings/send-gift.ts';
import { SubscriptionSettingsRoot } from '../../account/SubscriptionSettings/SubscriptionSettings.styles.ts';
import { signInFor } from '../../account/account-parts/sections.ts';
import type { StepViewProps } from './steps.tsx';
import { useStory } from './use-story.ts';
import type { WelcomeProps } from './Welcome.tsx';

/** Without its code the page still says that the purchase is done. */
const Welcome = lazy<ComponentType<WelcomeProps>>(() =>
  import('./Welcome.tsx').catch(() => ({ default: () => null })),
);

/** The page is not about buying any more. Its heading is the site's, which no script renders. */
function namePage(title: string): void {
  const heading = document.querySelector('h1');
  const old = heading?.textContent;
  if (!heading || !old) return;
  heading.textContent = title;
  document.title = document.title.replace(old, title);
}

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
      <Banner tone="warning" title={wallet ? messages.walletTitle(wallet.name) : messages.challengeTitle}>
        {wallet ? messages.walletAsks : messages.challenge}
      </Banner>
      <Cluster gap="small">
        {bankPage && <LinkButton href={bankPage}>{wallet ? messages.toWallet : messages.toBank}</LinkButton>}
        <Button variant="secondary" busy={busy} onClick={store.ask}>
          {wallet ? messages.otherMethod : messages.otherCard}
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
      <Banner tone="warning" title={messages.unknownTitle}>
        {messages.unknown}
      </Banner>
      {error && !busy && <Banner tone="error">{errorMessage(error)}</Banner>}
      <Cluster gap="small">
        <Button busy={busy} onClick={store.ask}>
          {busy ? messages.asking : messages.ask}
        </Button>
        {error?.httpStatus === 401 && (
          <LinkButton variant="secondary" href={signInFor(page.routes, page.href)}>
            {messages.who}
          </LinkButton>
        )}
      </Cluster>
    </div>
  );
}

/** Asks for whom a gift is. */
function Recipient({ id }: { id: number }) {
  const { sales } = usePieceServices(GIFT);
  return (
    sales && (
      <SubscriptionSettingsRoot>
        <GiftPart onGive={(values) => sendGift(sales, id, values, location.origin)} />
      </SubscriptionSettingsRoot>
    )
  );
}

/** Stories that a new subscriber can read now. */
function FirstStories({ stories }: { stories: NonNullable<StepViewProps['page']['stories']> }) {
  return (
    <section className="first-stories">
      <Heading level={2} size="s">
        {messages.firstStories}
      </Heading>
      <ul>
        {stories.map(({ url, headline }) => (
          <li key={url}>
            <a href={url}>{headline}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The purchase is over: paid now, or before. */
export function Ended({ page, view }: Pick<StepViewProps, 'page' | 'view'>) {
  const { paid, purchase } = view;
  const story = useStory();
  const place = useFocus();
  const isPaid = purchase.step === 'paid';
  // A gift waits for its recipient.
  const given = page.product.gift && isPaid ? paid?.subscriptionIDs?.[0] : undefined;
  const number = paid?.orderNumber ?? purchase.order?.number ?? '';
  const { product } = page;
  const { amount, period, note } = priceIn(product);
  useEffect(() => {
    if (isPaid) namePage(product.gift ? messages.welcomeGift : messages.welcome);
  }, [isPaid, product.gift]);
  return (
    <div className="ending" data-paid={isPaid || undefined} ref={place} tabIndex={-1}>
      <Banner tone={isPaid ? 'success' : 'info'} title={isPaid ? messages.paidTitle : messages.ownedTitle}>
        {isPaid ? messages.paid(number) : messages.owned}
      </Banner>
      {isPaid && (
        <div className="bought">
          <Heading level={2} size="s">
            {product.name}
          </Heading>
          <p>
            {amount} {period}
          </p>
          <p>{note ?? messages.readable}</p>
        </div>
      )}
      {given !== undefined && <Recipient id={given} />}
      <Cluster gap="small">
        <LinkButton href={story ?? '/'}>{story ? messages.back : messages.home}</LinkButton>
        {isPaid && (
          <LinkButton variant="secondary" href={receiptHref(page.routes.buy, number, story)}>
            {messages.toReceipt}
          </LinkButton>
        )}
        <LinkButton variant={isPaid ? 'quiet' : 'secondary'} href={page.routes.subscriptions}>
          {messages.toSubscriptions}
        </LinkButton>
      </Cluster>
      {isPaid && !product.gift && page.stories && page.stories.length > 0 && (
        <FirstStories stories={page.stories} />
      )}
      {isPaid && (
        <Suspense fallback={null}>
          <Welcome page={page} id={paid?.subscriptionIDs?.[0]} />
        </Suspense>
      )}
    </div>
  );
}
