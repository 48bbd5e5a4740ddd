'use client';
import type { ReactNode } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import type { AuthFormName } from '../../../domain/accounts/auth-form.ts';
import type { FormResult } from '../../../forms/parse.ts';
import { signInForm, type SignInValues } from '../../../forms/sign-in.ts';
import type { CaptchaPort } from '../../../providers/ports/captcha.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { accountForms, signInForm as messages } from '../../../messages/forms.ts';
import { AccountForm, SubmitButton } from '../form-parts/AccountForm.tsx';
import { Captcha, useCaptcha } from '../form-parts/Captcha.tsx';
import { CheckField, EmailField, SecretField } from '../form-parts/fields.tsx';
import { useAccountForm } from '../form-parts/use-account-form.ts';
import { AuthFormLinks } from '../form-parts/AuthFormLinks.tsx';
import { SignInFormRoot } from './SignInForm.styles.ts';

export interface SignInFormProps extends Omit<RootProps<'div'>, 'children'> {
  /** The address to which the form posts without a script. */
  action: string;
  /** Signs in. @throws ApiError, which the form shows */
  send?: ((values: SignInValues) => Promise<void>) | undefined;
  /** The server's answer to the posted form. */
  lastResult?: FormResult | undefined;
  /** The page after signing in: a path of the site. */
  redirect?: string | undefined;
  /** Why the reader signs in: a session that ended, a page for readers. */
  notice?: ReactNode;
  /** The other sign-in methods: `SocialButtons`. */
  social?: ReactNode;
  /** The captcha, where the service asks for one. */
  captcha?: CaptchaPort | undefined;
  /** The pages of the other forms, and of the customer service. */
  pages: Readonly<
    Record<'signUp' | 'passwordReset' | 'magicLink', string> & { contact?: string | undefined }
  >;
  /** Shows another form in place: the dialog's panels. Without it the links open the pages. */
  onGo?: ((form: AuthFormName) => void) | undefined;
}

/** Signs a reader in with a password. @see A3, A7 */
export const SignInForm = styleable<SignInFormProps>(
  SignInFormRoot,
  function SignInForm({ action, send, lastResult, redirect, notice, social, captcha, pages, onGo, ...rest }) {
    const { box, isBlocked, reset } = useCaptcha();
    const form = useAccountForm({
      schema: signInForm,
      ...{ action, send, lastResult },
      defaultValue: { rememberMe: 'on' },
      isBlocked,
      onFailure: reset,
    });
    const { fields, pending, done } = form;
    const service = { href: pages.contact, text: messages.service };
    const newPassword = { href: pages.passwordReset, text: messages.forgot };
    return (
      <SignInFormRoot {...rest}>
        {notice && !done && <Banner>{notice}</Banner>}
        <AccountForm of={form} links={{ '100014': service, '100015': service, '300037': newPassword }}>
          <EmailField of={fields.userName} label={accountForms.userName} autoComplete="username" />
          <SecretField of={fields.password} label={accountForms.password} autoComplete="current-password" />
          <CheckField of={fields.rememberMe} label={accountForms.rememberMe} />
          {redirect && <input type="hidden" name="redirect" value={redirect} />}
          {captcha && <Captcha port={captcha} box={box} />}
          <SubmitButton pending={pending || done}>{messages.submit}</SubmitButton>
        </AccountForm>
        {done && <p role="status">{messages.done}</p>}
        {social}
        <AuthFormLinks
          onGo={onGo}
          links={[
            { to: 'passwordReset', href: pages.passwordReset, text: messages.forgot },
            { to: 'magicLink', href: pages.magicLink, text: messages.byLink },
            { to: 'signUp', href: pages.signUp, text: messages.register, lead: messages.noAccount },
          ]}
        />
      </SignInFormRoot>
    );
  },
);
