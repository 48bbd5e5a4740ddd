'use client';
import { useEffect } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { newPasswordForm, type NewPasswordValues } from '../../../forms/new-password.ts';
import type { FormResult } from '../../../forms/parse.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { newPasswordPage as messages } from '../../../messages/email-links.ts';
import { AccountForm, SubmitButton } from '../form-parts/AccountForm.tsx';
import { SecretField } from '../form-parts/fields.tsx';
import { useAccountForm } from '../form-parts/use-account-form.ts';
import { AuthFormLinks } from '../form-parts/AuthFormLinks.tsx';
import { NewPasswordFormRoot } from './NewPasswordForm.styles.ts';

/** Milliseconds for which the success is shown before the page to sign in. @see A8 */
const SHOWN_MS = 2600;

export interface NewPasswordFormProps extends Omit<RootProps<'div'>, 'children'> {
  /** The page's own path, to which the form posts. */
  action: string;
  /** The secret of the e-mail's link. */
  token: string;
  /** Sets the password. Without it the browser posts the form. @throws ApiError, which the form shows */
  send?: ((values: NewPasswordValues) => Promise<void>) | undefined;
  /** The server's answer to the posted form. */
  lastResult?: FormResult | undefined;
  /** Called 2600 ms after the success. */
  onDone?: (() => void) | undefined;
}

/** Sets a new password with the link of an e-mail. @see A8 */
export const NewPasswordForm = styleable<NewPasswordFormProps>(
  NewPasswordFormRoot,
  function NewPasswordForm({ action, token, send, lastResult, onDone, ...rest }) {
    const form = useAccountForm({ schema: newPasswordForm, ...{ action, send, lastResult } });
    const { fields, pending, done } = form;

    useEffect(() => {
      if (!done || !onDone) return;
      const timer = setTimeout(onDone, SHOWN_MS);
      return () => clearTimeout(timer);
    }, [done, onDone]);

    return (
      <NewPasswordFormRoot {...rest}>
        {!done && <p>{messages.hint}</p>}
        {done ? (
          <Banner tone="success" title={messages.done}>
            {messages.doneText}
          </Banner>
        ) : (
          <AccountForm of={form}>
            <input type="hidden" name="token" value={token} />
            <SecretField of={fields.password} label={messages.password} autoComplete="new-password" />
            <SecretField of={fields.confirmPassword} label={messages.confirm} autoComplete="new-password" />
            <SubmitButton pending={pending}>{messages.submit}</SubmitButton>
          </AccountForm>
        )}
        {!done && <AuthFormLinks links={[{ to: 'passwordReset', href: action, text: messages.again }]} />}
      </NewPasswordFormRoot>
    );
  },
);
