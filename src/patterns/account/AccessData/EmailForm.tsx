'use client';
import { useMemo, useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { emailChangeForm, type EmailChangeValues } from '../../../forms/access.ts';
import type { ReaderProfile } from '../../../providers/ports/identity.ts';
import { accessData as messages } from '../../../messages/patterns.ts';
import { AccountForm, SubmitButton } from '../form-parts/AccountForm.tsx';
import { EmailField, SecretField } from '../form-parts/fields.tsx';
import { useAccountForm } from '../form-parts/use-account-form.ts';

export interface EmailFormProps {
  profile: ReaderProfile;
  /** @throws ApiError */
  onEmail: (values: EmailChangeValues) => Promise<void>;
}

function OpenForm({ email, onEmail }: Pick<EmailFormProps, 'onEmail'> & { email: string }) {
  const schema = useMemo(() => emailChangeForm(email), [email]);
  const form = useAccountForm<EmailChangeValues>({ schema, action: '', send: onEmail });
  const { fields, pending } = form;
  return (
    <AccountForm of={form}>
      <EmailField of={fields.email} label={messages.newEmail} hint={messages.emailHint} />
      <SecretField
        of={fields.currentPassword}
        label={messages.currentPassword}
        autoComplete="current-password"
      />
      <SubmitButton pending={pending}>{messages.changeEmail}</SubmitButton>
    </AccountForm>
  );
}

/** Asks for a new e-mail address. It takes effect by the link of an e-mail, and another e-mail undoes it. */
export function EmailForm({ profile, onEmail }: EmailFormProps) {
  const { email = '', unverifiedEmail } = profile;
  const [sent, setSent] = useState<{ to: string; old: string }>();
  return (
    <>
      <p>{messages.currentEmail(email)}</p>
      {unverifiedEmail && unverifiedEmail !== email && !sent && (
        <Banner>{messages.pendingEmail(unverifiedEmail)}</Banner>
      )}
      {sent && <Banner tone="success">{messages.emailSent(sent.to, sent.old)}</Banner>}
      <OpenForm
        key={sent?.to}
        email={email}
        onEmail={async (values) => {
          await onEmail(values);
          setSent({ to: values.email, old: email });
        }}
      />
    </>
  );
}
