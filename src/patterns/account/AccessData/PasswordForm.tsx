'use client';
import { useMemo, useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { PasswordPolicy } from '../../../domain/accounts/password.ts';
import { passwordChangeForm, type PasswordChangeValues } from '../../../forms/access.ts';
import { accessData as messages } from '../../../messages/patterns.ts';
import { AccountForm, SubmitButton } from '../form-parts/AccountForm.tsx';
import { SecretField } from '../form-parts/fields.tsx';
import { useAccountForm } from '../form-parts/use-account-form.ts';

export interface PasswordFormProps {
  /** For password managers: whose password it is. */
  email: string;
  /** The account service's rule. */
  policy?: PasswordPolicy | undefined;
  /** @throws ApiError */
  onPassword: (values: PasswordChangeValues) => Promise<void>;
}

interface OpenFormProps extends PasswordFormProps {
  onDone: () => void;
}

function OpenForm({ email, policy, onPassword, onDone }: OpenFormProps) {
  const schema = useMemo(() => passwordChangeForm(policy), [policy]);
  const form = useAccountForm<PasswordChangeValues>({
    schema,
    action: '',
    send: async (values) => {
      await onPassword(values);
      onDone();
    },
  });
  const { fields, pending } = form;
  return (
    <AccountForm of={form}>
      <VisuallyHidden>
        <input
          type="email"
          autoComplete="username"
          aria-label={messages.email}
          value={email}
          readOnly
          tabIndex={-1}
        />
      </VisuallyHidden>
      <SecretField of={fields.oldPassword} label={messages.currentPassword} autoComplete="current-password" />
      <SecretField
        of={fields.newPassword}
        label={messages.newPassword}
        autoComplete="new-password"
        strength={policy ?? true}
      />
      <SubmitButton pending={pending}>{messages.changePassword}</SubmitButton>
    </AccountForm>
  );
}

/** Changes the password. After a change the fields are empty again. */
export function PasswordForm(props: PasswordFormProps) {
  const [changes, setChanges] = useState(0);
  return (
    <>
      {changes > 0 && (
        <Banner key={changes} tone="success">
          {messages.passwordSaved}
        </Banner>
      )}
      <OpenForm key={`form ${changes}`} {...props} onDone={() => setChanges(changes + 1)} />
    </>
  );
}
