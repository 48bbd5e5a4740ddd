'use client';
import { useMemo, useState } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import type { Day } from '../../../domain/dates/calendar.ts';
import { bogotaDay } from '../../../domain/dates/day.ts';
import { longDate } from '../../../domain/dates/format.ts';
import { giftForm, giftMorning, type GiftValues } from '../../../forms/sharing.ts';
import { GIFT } from '../../../providers/calls.ts';
import { usePieceService } from '../../../providers/react.ts';
import { subscriptionGift as messages } from '../../../messages/account-settings.ts';
import { DayField } from '../form-parts/DayField.tsx';
import { AccountForm, SubmitButton } from '../form-parts/AccountForm.tsx';
import { AreaField, EmailField, TextField } from '../form-parts/fields.tsx';
import { useAccountForm } from '../form-parts/use-account-form.ts';
import type { SubscriptionActions } from './actions.ts';
import { Sent, type SentLink } from './Sent.tsx';

interface GiftFormProps {
  today: Day;
  onSend: (values: GiftValues) => Promise<void>;
}

function GiftForm({ today, onSend }: GiftFormProps) {
  const schema = useMemo(() => giftForm(today), [today]);
  const form = useAccountForm<GiftValues>({ schema, action: '', send: onSend });
  const { fields, pending } = form;
  return (
    <AccountForm of={form}>
      <TextField of={fields.name} label={messages.name} autoComplete="off" />
      <EmailField of={fields.email} label={messages.email} autoComplete="off" />
      <DayField of={fields.day} label={messages.day} hint={messages.dayHint} today={today} min={today} />
      <AreaField of={fields.note} label={messages.note} hint={messages.noteHint} rows={3} />
      <SubmitButton pending={pending}>{messages.send}</SubmitButton>
    </AccountForm>
  );
}

/** Sends a gift that the reader has bought. @see C3 */
export function GiftPart({ onGive }: { onGive: SubscriptionActions['give'] }) {
  const [sent, setSent] = useState<SentLink>();
  const today = bogotaDay(usePieceService(GIFT, 'clock').now()) as Day;
  return (
    <section>
      <Heading level={3} size="s">
        {messages.title}
      </Heading>
      <p>{messages.text}</p>
      {sent && <Sent key={`link-${sent.href}`} of={sent} />}
      <GiftForm
        key={sent?.href}
        today={today}
        onSend={async (values) => {
          const href = await onGive(values);
          const later = values.day > today ? longDate(giftMorning(values.day)) : '';
          setSent({ href, text: messages.sent(values.name, values.email, later) });
        }}
      />
    </section>
  );
}
