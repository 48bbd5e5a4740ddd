'use client';
import { useEffect, useRef } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import type { ApiError } from '../../../domain/errors/api-error.ts';
import { errorMessage } from '../../../domain/errors/catalogue.ts';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { FORM_STEPS, type FormStep } from '../../../domain/sales/purchase.ts';
import type { PurchaseStore, PurchaseView } from '../../../flows/purchase/purchase-view.ts';
import { useSession } from '../../../providers/react.ts';
import { checkout as messages } from '../../../messages/checkout.ts';
import { money } from '../../../domain/sales/money.ts';
import { Challenge, Ended, Unknown } from './endings.tsx';
import type { CheckoutPage } from './page.ts';
import { STEP_VIEWS, summaryOf } from './steps.tsx';
import { usePurchaseAnalytics } from './use-purchase-analytics.ts';
import { usePurchase } from './use-purchase.ts';
import { Waiting } from './Waiting.tsx';

/** Why the reader is at this step again. */
function noticeOf({ purchase, cart }: PurchaseView): string | undefined {
  const { notice, total } = purchase;
  switch (notice?.kind) {
    case undefined:
      return undefined;
    case 'priceChanged':
      return messages.priceChanged(money(total ?? 0, cart?.currency));
    case 'signedOut':
      return messages.signedOut;
    case 'captcha':
      return messages.captchaAgain;
    case 'notCharged':
    case 'declined':
    case 'notConfirmed':
    case 'walletDeclined':
    case 'walletNotApproved':
    case 'walletUnavailable':
      return messages[notice.kind];
    default:
      return errorMessage({ code: notice?.code });
  }
}

interface StepProps {
  name: FormStep;
  number: number;
  page: CheckoutPage;
  view: PurchaseView;
  store: PurchaseStore;
}

function Step({ name, number, page, view, store }: StepProps) {
  const { purchase } = view;
  const paying = purchase.step === 'paying';
  // The review stays while it is paid: a page that becomes shorter would put something else under a second click.
  const open = purchase.step === name || (paying && name === 'review');
  const { user } = useSession();
  const account = purchase.reader !== null && user ? user.email : undefined;
  const summary = open ? undefined : name === 'who' ? account : summaryOf(name, view);
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  const notice = open ? noticeOf(view) : undefined;
  // The step that opens takes the focus, and one with news, but not when the page does.
  useEffect(() => {
    if (notice && !first.current) heading.current?.focus();
  }, [notice]);
  useEffect(() => {
    if (open && !first.current) heading.current?.focus();
    first.current = false;
  }, [open]);
  const View = STEP_VIEWS[name];
  return (
    <li data-open={open || undefined}>
      <div className="head">
        <Heading
          level={2}
          size="s"
          tone="inherit"
          ref={heading}
          tabIndex={-1}
          aria-current={open ? 'step' : undefined}
        >
          <span className="number">{number}.</span> {messages[name]}
        </Heading>
        {summary && name !== 'who' && (
          <Button
            size="small"
            variant="quiet"
            aria-label={`${messages.change}: ${messages[name]}`}
            disabled={paying}
            onClick={() => store.edit(name)}
          >
            {messages.change}
          </Button>
        )}
      </div>
      {notice && <Banner tone={purchase.notice?.kind === 'declined' ? 'error' : 'warning'}>{notice}</Banner>}
      {open ? <View page={page} view={view} store={store} /> : summary && <p className="muted">{summary}</p>}
    </li>
  );
}

/** Whether the offer ended while its page was open: trying again brings nothing. */
const isGone = ({ httpStatus }: ApiError): boolean => httpStatus === 404;

/** The reader's part of a page on which a subscription is bought. @see C4 */
export default function CheckoutPanel(page: CheckoutPage) {
  const [store, view] = usePurchase(page);
  usePurchaseAnalytics(page, view);
  if (!store || !view) return <Waiting />;
  const { purchase, error } = view;
  const { step } = purchase;
  if (step === 'paid' || step === 'owned') return <Ended page={page} view={view} />;
  if (step === 'challenge') return <Challenge view={view} store={store} />;
  if (step === 'unknown') return <Unknown page={page} view={view} store={store} />;
  if (purchase.total === null)
    return error ? (
      <Banner
        tone="error"
        title={messages.unavailable}
        action={
          isGone(error) ? (
            <LinkButton size="small" variant="secondary" href={page.routes.subscribe}>
              {messages.others}
            </LinkButton>
          ) : (
            <Button size="small" variant="secondary" onClick={store.price}>
              {messages.retry}
            </Button>
          )
        }
      >
        {errorMessage(error)}
      </Banner>
    ) : (
      <Waiting />
    );
  return (
    <ol className="steps" aria-label={messages.steps}>
      {FORM_STEPS.map((name, at) => (
        <Step key={name} name={name} number={at + 1} page={page} view={view} store={store} />
      ))}
    </ol>
  );
}
