'use client';
import { useMemo, type ReactNode } from 'react';
import { Link } from '../../../components/Link/Link.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import type { PasswordPolicy } from '../../../domain/accounts/password.ts';
import { PROFILE_TEXTS } from '../../../domain/accounts/profile-fields.ts';
import { safeRedirect } from '../../../domain/url/safe.ts';
import type { AuthFormName } from '../../../domain/accounts/auth-form.ts';
import type { FormResult } from '../../../forms/parse.ts';
import { signUpForm, type SignUpValues } from '../../../forms/sign-up.ts';
import type { CaptchaPort } from '../../../providers/ports/captcha.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { accountForms, signUpForm as messages } from '../../../messages/forms.ts';
import { AccountForm, SubmitButton } from '../form-parts/AccountForm.tsx';
import { Captcha, useCaptcha } from '../form-parts/Captcha.tsx';
import { CheckField, EmailField, SecretField, TextField } from '../form-parts/fields.tsx';
import { useAccountForm } from '../form-parts/use-account-form.ts';
import { AuthFormLinks } from '../form-parts/AuthFormLinks.tsx';
import { SignUpFormRoot } from './SignUpForm.styles.ts';

const now = (): Date => new Date();

export interface SignUpFormProps extends Omit<RootProps<'div'>, 'children'> {
  /** The address to which the form posts without a script. */
  action: string;
  /** Opens the account. @throws ApiError, which the form shows */
  send?: ((values: SignUpValues) => Promise<void>) | undefined;
  /** The server's answer to the posted form. */
  lastResult?: FormResult | undefined;
  /** The account is open: the server's answer without a script. */
  opened?: boolean | undefined;
  /** The page after signing up: a path of the site. */
  redirect?: string | undefined;
  /** The account service's rule for passwords. */
  policy?: PasswordPolicy | undefined;
  social?: ReactNode;
  /** The captcha, where the service asks for one. */
  captcha?: CaptchaPort | undefined;
  /** The documents that a reader accepts: terms and the policy on personal data. */
  legal: readonly { text: string; href: string }[];
  /** The page of the form to sign in. */
  pages: Readonly<Record<'signIn', string>>;
  onGo?: ((form: AuthFormName) => void) | undefined;
}

/** Opens an account, then says that the address is to be verified. @see A4, A7 */
export const SignUpForm = styleable<SignUpFormProps>(SignUpFormRoot, function SignUpForm(props) {
  const {
    action,
    send,
    lastResult,
    opened = false,
    redirect,
    policy,
    social,
    captcha,
    legal,
    pages,
    onGo,
    ...rest
  } = props;
  const { box, isBlocked, reset } = useCaptcha();
  const schema = useMemo(() => signUpForm({ policy, now }), [policy]);
  const form = useAccountForm({
    schema,
    ...{ action, send, lastResult },
    defaultValue: { rememberMe: 'on' },
    isBlocked,
    onFailure: reset,
  });
  const { fields, pending, done } = form;
  if (done || opened)
    return (
      <SignUpFormRoot {...rest}>
        <p role="status">{messages.done(fields.email.value ?? '')}</p>
        <LinkButton href={safeRedirect(redirect)}>{messages.goOn}</LinkButton>
      </SignUpFormRoot>
    );
  return (
    <SignUpFormRoot {...rest}>
      <AccountForm of={form}>
        {(['firstName', 'lastName'] as const).map((name) => (
          <TextField
            key={name}
            of={fields[name]}
            label={accountForms[name]}
            autoComplete={PROFILE_TEXTS[name].autoComplete}
          />
        ))}
        <EmailField of={fields.email} label={accountForms.email} />
        <TextField of={fields.birthDate} label={accountForms.birthDate} type="date" autoComplete="bday" />
        <SecretField
          of={fields.password}
          label={accountForms.password}
          autoComplete="new-password"
          strength={policy ?? true}
        />
        <CheckField of={fields.terms} label={messages.terms} />
        <ul className="legal" role="list" aria-label={messages.legal}>
          {legal.map(({ text, href }) => (
            <li key={href}>
              <Link href={href} target="_blank" rel="noopener">
                {text}
              </Link>
            </li>
          ))}
        </ul>
        <CheckField of={fields.rememberMe} label={accountForms.rememberMe} />
        {redirect && <input type="hidden" name="redirect" value={redirect} />}
        {captcha && <Captcha port={captcha} box={box} />}
        <SubmitButton pending={pending} variant="alt">
          {messages.submit}
        </SubmitButton>
      </AccountForm>
      {social}
      <AuthFormLinks
        onGo={onGo}
        links={[{ to: 'signIn', href: pages.signIn, text: messages.signIn, lead: messages.haveAccount }]}
      />
    </SignUpFormRoot>
  );
});
