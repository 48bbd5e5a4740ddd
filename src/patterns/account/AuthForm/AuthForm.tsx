'use client';
import { useMemo } from 'react';
import { authFormQuery, type AuthFormName } from '../../../domain/accounts/auth-form.ts';
import { leadingBack } from '../../../domain/accounts/leading-back.ts';
import { safeRedirect } from '../../../domain/url/safe.ts';
import type { FormResult } from '../../../forms/parse.ts';
import type { Company } from '../../../providers/ports/social.ts';
import { AUTH_FORM } from '../../../providers/calls.ts';
import { usePieceServices } from '../../../providers/react.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { EmailLinkForm } from '../EmailLinkForm/EmailLinkForm.tsx';
import { SignInForm } from '../SignInForm/SignInForm.tsx';
import { SignUpForm } from '../SignUpForm/SignUpForm.tsx';
import { usableCompanies } from '../SocialButtons/usable.ts';
import { CompanyButtons } from './CompanyButtons.tsx';
import { AuthFormRoot } from './AuthForm.styles.ts';
import { authCalls, useIdentityConfig, usePolicy } from './use-auth.ts';

/** The addresses of a site's account. They survive JSON. */
export interface AuthSite {
  /** Path of the sign-in page. */
  signIn: string;
  /** The page of the customer service. */
  contact?: string | undefined;
  /** The terms that a reader accepts with an account. */
  legal: readonly { text: string; href: string }[];
  /** Other sign-in methods. */
  companies: readonly Company[];
}

/**
 * The page of each form.
 * @param back the page after signing in, which a reader keeps who goes from one form to another
 */
export const authPages = ({ signIn, contact }: Pick<AuthSite, 'signIn' | 'contact'>, back = '/') => ({
  contact,
  signIn: leadingBack(signIn, back),
  signUp: leadingBack(`${signIn}?register=1`, back),
  passwordReset: leadingBack(`${signIn}?${authFormQuery('passwordReset')}`, back),
  magicLink: leadingBack(`${signIn}?${authFormQuery('magicLink')}`, back),
});

export interface AuthFormProps extends Omit<RootProps<'div'>, 'children'> {
  /** The form to show: `signIn`, `signUp`, `passwordReset` or `magicLink`. */
  form: AuthFormName;
  site: AuthSite;
  /** The page after signing in: a path of the site. */
  redirect?: string | undefined;
  /** The server's answer to the posted form. */
  lastResult?: FormResult | undefined;
  /** The server accepted the posted form. */
  done?: boolean | undefined;
  notice?: string | undefined;
  /** Shows another form in place. Without it the links open its page. */
  onGo?: ((form: AuthFormName) => void) | undefined;
  /** Called with a session. Without it the page opens `redirect`. */
  onSignedIn?: (() => void) | undefined;
}

/** A form of the account with the services of the page: sign in, open an account, ask for an e-mail. @see A3, A4, A7 */
export const AuthForm = styleable<AuthFormProps>(
  AuthFormRoot,
  function AuthForm({ form, site, redirect, lastResult, done = false, notice, onGo, onSignedIn, ...rest }) {
    const { identity, storage, captcha, analytics } = usePieceServices(AUTH_FORM);
    const config = useIdentityConfig(identity);
    const policy = usePolicy(config);
    const calls = useMemo(() => identity && authCalls(identity, storage), [identity, storage]);
    const target = safeRedirect(redirect);
    const pages = authPages(site, target);
    const open = onSignedIn ?? ((): void => location.assign(target));
    const signedIn = (by: string): void => {
      analytics?.track('sign_in', { by });
      open();
    };

    const common = { pages, lastResult, onGo };
    const companies = usableCompanies(site.companies, config);
    const links = calls && companies.length > 0 && (
      <CompanyButtons
        companies={companies}
        target={target}
        onToken={signedIn}
        onPage={(page) => location.assign(page)}
      />
    );
    const forms: Record<AuthFormName, () => React.ReactNode> = {
      signIn: () => (
        <SignInForm
          {...common}
          action={pages.signIn}
          redirect={redirect}
          notice={notice}
          captcha={config?.signinRecaptcha ? captcha : undefined}
          social={links}
          send={calls && ((values) => calls.signIn(values).then(() => signedIn('password')))}
        />
      ),
      signUp: () => (
        <SignUpForm
          {...common}
          action={pages.signUp}
          redirect={redirect}
          opened={done}
          policy={policy}
          legal={site.legal}
          captcha={config?.signupRecaptcha ? captcha : undefined}
          social={links}
          send={
            calls &&
            ((values) =>
              calls.signUp(values).then(() => analytics?.track('registration', { by: 'password' })))
          }
        />
      ),
      passwordReset: () => (
        <EmailLinkForm
          {...common}
          emailLink="passwordReset"
          action={pages.passwordReset}
          sent={done}
          notice={notice}
          send={calls?.passwordReset}
        />
      ),
      magicLink: () => (
        <EmailLinkForm
          {...common}
          emailLink="magicLink"
          action={pages.magicLink}
          sent={done}
          notice={notice}
          captcha={config?.magicLinkRecaptcha ? captcha : undefined}
          send={calls?.magicLink}
        />
      ),
    };
    return <AuthFormRoot {...rest}>{forms[form]()}</AuthFormRoot>;
  },
);
