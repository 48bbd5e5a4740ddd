'use client';
import { useId, type ReactNode } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { accessData as messages } from '../../../messages/patterns.ts';
import { AccessDataRoot } from './AccessData.styles.ts';
import { EmailForm, type EmailFormProps } from './EmailForm.tsx';
import { PasswordForm, type PasswordFormProps } from './PasswordForm.tsx';
import { SignInMethods, type SignInMethodsProps } from './SignInMethods.tsx';

export interface AccessDataProps
  extends
    Omit<RootProps<'div'>, 'children'>,
    EmailFormProps,
    Omit<PasswordFormProps, 'email'>,
    Omit<SignInMethodsProps, 'identities'> {
  /** The page that asks for an e-mail with which a reader without a password sets one. */
  passwordReset: string;
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size="s" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
};

/** E-mail address, password and linked accounts. @see A10 */
export const AccessData = styleable<AccessDataProps>(
  AccessDataRoot,
  function AccessData({ profile, policy, passwordReset, onEmail, onPassword, ...props }) {
    const { onUnlink, connect, linked, companies, ...rest } = props;
    const { email = '', identities = [] } = profile;
    const hasPassword = identities.some(({ type }) => type?.toLowerCase() === 'password');
    const noPassword = (
      <>
        <p>{messages.noPassword}</p>
        <p>
          <LinkButton href={passwordReset} variant="secondary">
            {messages.createPassword}
          </LinkButton>
        </p>
      </>
    );
    return (
      <AccessDataRoot {...rest}>
        <Part title={messages.email}>
          {hasPassword ? (
            <EmailForm profile={profile} onEmail={onEmail} />
          ) : (
            <p>{messages.currentEmail(email)}</p>
          )}
        </Part>
        <Part title={messages.password}>
          {hasPassword ? <PasswordForm email={email} policy={policy} onPassword={onPassword} /> : noPassword}
        </Part>
        <Part title={messages.signInMethods}>
          <SignInMethods {...{ identities, onUnlink, connect, linked, companies }} />
        </Part>
      </AccessDataRoot>
    );
  },
);
