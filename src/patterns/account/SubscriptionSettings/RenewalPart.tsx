'use client';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ACTIVE_STATUS, CANCELLED_STATUS, SUSPENDED_STATUS } from '../../../domain/sales/subscription.ts';
import { subscriptionRenewal as messages } from '../../../messages/account-settings.ts';
import { Outcome } from '../settings-parts/Outcome.tsx';
import { RequestedHeading } from '../settings-parts/RequestedHeading.tsx';
import { useAction } from '../settings-parts/use-action.ts';
import { offersOf, type CancelReason, type ReaderSubscription, type SubscriptionActions } from './actions.ts';
import { CancelForm } from './CancelForm.tsx';

export interface RenewalPartProps {
  of: ReaderSubscription;
  /** The end of the paid period, in words. */
  until: string | undefined;
  actions: Pick<SubscriptionActions, 'reasons' | 'cancel' | 'rescue'>;
  /** The reader came by a link to reactivate it. */
  requested?: boolean | undefined;
}

/** The status that each action leads to. */
const AFTER = { cancelled: CANCELLED_STATUS, rescued: ACTIVE_STATUS } as const;

/** Ends the renewal of a subscription, and takes that back. @see C2 */
export function RenewalPart({ of, until, actions, requested = false }: RenewalPartProps) {
  const [action, run] = useAction();
  const [last, setLast] = useState<keyof typeof AFTER>('cancelled');
  const [open, setOpen] = useState(false);
  const busy = action.state === 'busy';
  const offers = offersOf(of);

  const cancel = (reason: CancelReason): void => {
    setLast('cancelled');
    run(async () => {
      await actions.cancel(reason);
      setOpen(false);
    });
  };
  const rescue = (): void => {
    setLast('rescued');
    run(actions.rescue);
  };

  return (
    <section>
      <RequestedHeading requested={requested} level={3} size="s">
        {messages.title}
      </RequestedHeading>
      {/* Another tab may have changed it since. */}
      {(action.state === 'failed' || of.status === AFTER[last]) && (
        <Outcome of={action} done={messages[last]} focus />
      )}
      {offers.cancel && (
        <>
          <p>{of.status === SUSPENDED_STATUS ? messages.suspendedText : messages.text}</p>
          {open ? (
            <CancelForm
              reasons={actions.reasons}
              lost={messages.lost(
                of.periodOver ? undefined : until,
                of.sharing?.sharedSubscriptions.length ?? 0,
              )}
              busy={busy}
              onCancel={cancel}
              onClose={() => setOpen(false)}
            />
          ) : (
            <Button variant="secondary" onClick={() => setOpen(true)}>
              {messages.ask}
            </Button>
          )}
        </>
      )}
      {offers.rescue && (
        <>
          {requested && <p>{messages.requestedRescue}</p>}
          <p>{messages.rescueText(until)}</p>
          <Button busy={busy} onClick={rescue}>
            {messages.rescue}
          </Button>
        </>
      )}
      {!offers.isOwn && <p>{messages.associate}</p>}
    </section>
  );
}
