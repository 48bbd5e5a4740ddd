'use client';
import { useState } from 'react';
import { AlertDialog } from '../../../components/AlertDialog/AlertDialog.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { shareForm, type ShareValues } from '../../../forms/sharing.ts';
import type { Sharing } from '../../../providers/ports/sales.ts';
import { subscriptionSharing as messages } from '../../../messages/account-settings.ts';
import { Outcome } from '../settings-parts/Outcome.tsx';
import { useAction } from '../settings-parts/use-action.ts';
import { AccountForm, SubmitButton } from '../form-parts/AccountForm.tsx';
import { EmailField } from '../form-parts/fields.tsx';
import { useAccountForm } from '../form-parts/use-account-form.ts';
import type { SubscriptionActions } from './actions.ts';
import { Sent, type SentLink } from './Sent.tsx';

interface InviteFormProps {
  onInvite: (email: string) => Promise<void>;
}

function InviteForm({ onInvite }: InviteFormProps) {
  const form = useAccountForm<ShareValues>({
    schema: shareForm,
    action: '',
    send: ({ email }) => onInvite(email),
  });
  return (
    <AccountForm of={form}>
      <EmailField
        of={form.fields.email}
        label={messages.email}
        hint={messages.emailHint}
        autoComplete="off"
      />
      <SubmitButton pending={form.pending}>{messages.invite}</SubmitButton>
    </AccountForm>
  );
}

type Associate = Sharing['sharedSubscriptions'][number];
const nameOf = ({ email = messages.unknown }: Associate): string => email;

export interface SharePartProps {
  of: Sharing;
  actions: Pick<SubscriptionActions, 'share' | 'stopSharing'>;
  /** Whether more people can be invited now. @defaultValue true */
  invites?: boolean | undefined;
}

/** The people with whom a subscription is shared, and the form that invites one more. @see C3 */
export function SharePart({
  of: { sharedSubscriptions, numSharesAllowed = 0 },
  actions,
  invites = true,
}: SharePartProps) {
  const [action, run] = useAction();
  const [requested, setRequested] = useState<Associate>();
  const [stopped, setStopped] = useState<string>();
  const [sent, setSent] = useState<SentLink>();
  const used = sharedSubscriptions.length;

  const stop = (associate: Associate): void => {
    // The first one is not over: its outcome would bear this name.
    if (action.state === 'busy') return;
    setStopped(nameOf(associate));
    setSent(undefined);
    run(() => actions.stopSharing(associate.subscriptionID));
  };
  return (
    <section>
      <Heading level={3} size="s">
        {messages.title}
      </Heading>
      <p>{messages.places(used, numSharesAllowed)}</p>
      {stopped && <Outcome of={action} done={messages.stopped(stopped)} focus />}
      {used > 0 && (
        <ul className="list" role="list" aria-label={messages.people}>
          {sharedSubscriptions.map((associate) => (
            <li key={associate.subscriptionID} className="row">
              <span>{nameOf(associate)}</span>
              <Button
                variant="secondary"
                size="small"
                busy={action.state === 'busy' && stopped === nameOf(associate)}
                aria-label={messages.stopOf(nameOf(associate))}
                onClick={() => setRequested(associate)}
              >
                {messages.stop}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {sent && <Sent key={`link-${sent.href}`} of={sent} />}
      {!invites ? (
        <p>{messages.closed}</p>
      ) : used < numSharesAllowed ? (
        <InviteForm
          key={sent?.href}
          onInvite={async (email) => {
            const href = await actions.share(email);
            setStopped(undefined);
            setSent({ href, text: messages.invited(email) });
          }}
        />
      ) : (
        <p>{messages.full}</p>
      )}
      <AlertDialog
        open={requested !== undefined}
        onOpenChange={(open) => !open && setRequested(undefined)}
        title={messages.stopTitle(requested ? nameOf(requested) : '')}
        description={messages.stopText}
        cancelLabel={messages.keep}
        actionLabel={messages.stop}
        onAction={() => requested && stop(requested)}
      />
    </section>
  );
}
