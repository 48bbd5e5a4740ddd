'use client';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Cluster } from '../../../components/Cluster/Cluster.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { ApiError } from '../../../domain/errors/api-error.ts';
import { errorMessage } from '../../../domain/errors/catalogue.ts';
import { SUSPENDED_STATUS } from '../../../domain/sales/subscription.ts';
import type { CardBox } from '../../../providers/ports/cards.ts';
import { CARD_CHANGE } from '../../../providers/calls.ts';
import { usePieceService } from '../../../providers/react.ts';
import { subscriptionCard as messages } from '../../../messages/account-settings.ts';
import { CardFields } from '../../checkout/CardFields/CardFields.tsx';
import { usePaymentCaptcha } from '../../checkout/checkout-parts/use-payment-captcha.tsx';
import { Outcome } from '../settings-parts/Outcome.tsx';
import { RequestedHeading } from '../settings-parts/RequestedHeading.tsx';
import { useAction } from '../settings-parts/use-action.ts';
import type { CardActions, ReaderSubscription } from './actions.ts';
import { cardMessages } from './status.ts';

export interface CardPartProps {
  of: ReaderSubscription;
  actions: CardActions;
  /** The reader came by a link for this. */
  requested?: boolean | undefined;
}

/** The result for the card, in words. Without an answer the page shows the card that the service has. */
function failureOf(error: unknown, byReader: boolean): string {
  const { code, httpStatus } = error as ApiError;
  if (code === '300170') return byReader ? messages.notConfirmed : messages.declined;
  if (code === 'network' || code === 'timeout' || httpStatus >= 500) return messages.lost;
  return errorMessage(error as ApiError);
}

interface FormProps {
  busy: boolean;
  error: string | undefined;
  /** @param take a captcha's token, for one call */
  onSend: (box: CardBox, take: () => string | undefined) => void;
  onClose: () => void;
}

function CardForm({ busy, error, onSend, onClose }: FormProps) {
  const cards = usePieceService(CARD_CHANGE, 'cards');
  const box = useRef<CardBox>(null);
  const captcha = usePaymentCaptcha();
  const send = (event?: FormEvent): void => {
    event?.preventDefault();
    if (!busy && box.current) onSend(box.current, captcha.take);
  };
  return (
    <form noValidate onSubmit={send} className="reasons">
      <CardFields port={cards} box={box} error={error} onSubmit={send} />
      {captcha.field}
      <Cluster gap="small">
        <Button type="submit" busy={busy}>
          {messages.save}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onClose}>
          {messages.back}
        </Button>
      </Cluster>
    </form>
  );
}

/** The card on file, and another one in its place. Nothing is charged. @see C5 */
export function CardPart({ of, actions, requested = false }: CardPartProps) {
  const [action, run] = useAction();
  const [open, setOpen] = useState(requested);
  const [byReader, setByReader] = useState(false);
  const [bankPage, setBankPage] = useState(actions.bankPage);
  const [alone, setAlone] = useState(false);
  const suspended = of.status === SUSPENDED_STATUS;
  const busy = action.state === 'busy';
  const failure = action.state === 'failed' ? failureOf(action.error, byReader) : undefined;

  const send = (box: CardBox, take: () => string | undefined): void => {
    setAlone(false);
    setByReader(false);
    run(async () => {
      const card = await box.tokenise();
      try {
        const page = await actions.send(card, take());
        setBankPage(page);
        setOpen(false);
        if (page) location.assign(page);
      } catch (error) {
        // A token is used once.
        if (!(error instanceof ApiError && error.code === '130001')) box.clear();
        throw error;
      }
    });
  };
  const confirm = (reader: boolean): void => {
    setByReader(reader);
    run(async () => {
      try {
        await actions.confirm();
      } finally {
        const requested = actions.bankPage();
        setBankPage(requested);
        setOpen(requested === undefined);
      }
      setOpen(false);
    });
  };
  useEffect(() => {
    if (!actions.returned()) return;
    // The bank's page opened another tab: the gateway's token is in the first one.
    if (actions.bankPage()) return confirm(false);
    setAlone(true);
    setOpen(false);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the page opens; confirm is new in each render
  }, []);

  return (
    <section>
      <RequestedHeading requested={requested} level={3} size="s">
        {messages.title}
      </RequestedHeading>
      <p>{cardMessages(of.currentPaymentMethod)}</p>
      {alone && (
        <Banner className="banner" tone="warning">
          {messages.alone}
        </Banner>
      )}
      {bankPage ? (
        <>
          <Banner className="banner" tone="warning" title={messages.bankTitle}>
            {messages.bank}
          </Banner>
          {failure && (
            <Banner className="banner" tone="error">
              {failure}
            </Banner>
          )}
          <Cluster gap="small">
            <LinkButton href={bankPage}>{messages.toBank}</LinkButton>
            <Button variant="secondary" busy={busy} onClick={() => confirm(true)}>
              {messages.otherCard}
            </Button>
          </Cluster>
        </>
      ) : (
        <>
          {action.state === 'done' && <Outcome of={action} done={messages.changed(suspended)} focus />}
          <p>{suspended ? messages.suspended : messages.text}</p>
          {requested && open && <p>{messages.requested}</p>}
          {open ? (
            <CardForm busy={busy} error={failure} onSend={send} onClose={() => setOpen(false)} />
          ) : (
            <Button variant="secondary" onClick={() => setOpen(true)}>
              {messages.change}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
