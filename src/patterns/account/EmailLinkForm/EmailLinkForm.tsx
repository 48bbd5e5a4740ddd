'use client';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { emailLinkForm, type EmailLinkValues } from '../../../forms/email-link.ts';
import type { AuthFormName } from '../../../domain/accounts/auth-form.ts';
import type { FormResult } from '../../../forms/parse.ts';
import type { CaptchaPort } from '../../../providers/ports/captcha.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { accountForms, magicLinkForm, recoveryForm } from '../../../messages/forms.ts';
import { AccountForm, SubmitButton } from '../form-parts/AccountForm.tsx';
import { Captcha, useCaptcha } from '../form-parts/Captcha.tsx';
import { EmailField } from '../form-parts/fields.tsx';
import { useAccountForm } from '../form-parts/use-account-form.ts';
import { AuthFormLinks } from '../form-parts/AuthFormLinks.tsx';
import { EmailLinkFormRoot } from './EmailLinkForm.styles.ts';

/** The words of the form for each e-mail. */
const WORDS = { passwordReset: recoveryForm, magicLink: magicLinkForm };

export interface EmailLinkFormProps extends Omit<RootProps<'div'>, 'children'> {
  /** The e-mail to ask for: with the link for a new password, or with the link that signs in. */
  emailLink: keyof typeof WORDS;
  /** The address to which the form posts without a script. */
  action: string;
  /** Asks for the e-mail. @throws ApiError, which the form shows */
  send?: ((values: EmailLinkValues) => Promise<void>) | undefined;
  /** The server's answer to the posted form. */
  lastResult?: FormResult | undefined;
  /** The e-mail is on its way: the server's answer without a script. */
  sent?: boolean | undefined;
  /** Why the reader is here: a link that no longer works. */
  notice?: string | undefined;
  /** The captcha, where the service asks for one. */
  captcha?: CaptchaPort | undefined;
  /** The page of the form to sign in. */
  pages: Readonly<Record<'signIn', string>>;
  onGo?: ((form: AuthFormName) => void) | undefined;
}

/** Asks for an e-mail. The answer does not reveal whether the address has an account. @see A3, A8 */
export const EmailLinkForm = styleable<EmailLinkFormProps>(EmailLinkFormRoot, function EmailLinkForm(props) {
  const { emailLink, action, send, lastResult, sent = false, notice, captcha, pages, onGo, ...rest } = props;
  const messages = WORDS[emailLink];
  const { box, isBlocked, reset } = useCaptcha();
  const form = useAccountForm({
    schema: emailLinkForm,
    ...{ action, send, lastResult },
    isBlocked,
    onFailure: reset,
  });
  const { fields, pending, done } = form;
  return (
    <EmailLinkFormRoot {...rest}>
      {notice && <Banner>{notice}</Banner>}
      {done || sent ? (
        <Banner tone="success">{messages.done}</Banner>
      ) : (
        <AccountForm of={form}>
          <EmailField of={fields.email} label={accountForms.email} autoComplete="username" />
          {captcha && <Captcha port={captcha} box={box} />}
          <SubmitButton pending={pending}>{messages.submit}</SubmitButton>
        </AccountForm>
      )}
      <AuthFormLinks onGo={onGo} links={[{ to: 'signIn', href: pages.signIn, text: messages.signIn }]} />
    </EmailLinkFormRoot>
  );
});
