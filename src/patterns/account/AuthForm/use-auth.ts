'use client';
import { useEffect, useMemo, useState } from 'react';
import { DEFAULT_PASSWORD_POLICY, type PasswordPolicy } from '../../../domain/accounts/password.ts';
import { STORAGE_KEYS } from '../../../domain/accounts/storage.ts';
import { ApiError, CLIENT_CODES } from '../../../domain/errors/api-error.ts';
import type { EmailLinkValues } from '../../../forms/email-link.ts';
import type { SignInValues } from '../../../forms/sign-in.ts';
import { birthDateOf, type SignUpValues } from '../../../forms/sign-up.ts';
import type { AUTH_FORM, COMPANY_SIGN_IN, PartFor } from '../../../providers/calls.ts';
import type { IdentityConfig, IdentityPort, SignUp } from '../../../providers/ports/identity.ts';
import type { StoragePort } from '../../../providers/ports/storage.ts';

/** Storage key of the page to open after another company's page. */
export const RETURN_KEY = 'rotativa.signIn.target';

/** The request to the account service for the values of the form. */
export const signUpOf = (values: SignUpValues): SignUp => {
  const birth = birthDateOf(values.birthDate);
  return {
    identity: { userName: values.email, credentials: values.password },
    profile: {
      email: values.email,
      firstName: values.firstName,
      lastName: values.lastName,
      ...(birth && {
        birthYear: String(birth.year),
        birthMonth: String(birth.month),
        birthDay: String(birth.day),
      }),
    },
    rememberMe: values.rememberMe,
    recaptchaToken: values.recaptchaToken,
  };
};

/** The configuration of the account service; undefined until it answers, and when it does not. */
export function useIdentityConfig(
  identity: Pick<IdentityPort, 'config'> | undefined,
): IdentityConfig | undefined {
  const [config, setConfig] = useState<IdentityConfig>();
  useEffect(() => {
    if (!identity) return;
    const call = new AbortController();
    // Without it the forms have the default rule, and the service says what it refuses.
    identity.config({ signal: call.signal }).then(setConfig, () => undefined);
    return () => call.abort();
  }, [identity]);
  return config;
}

/** The rule for passwords in a configuration. */
export function usePolicy(config: IdentityConfig | undefined): PasswordPolicy | undefined {
  return useMemo(() => {
    if (!config) return undefined;
    const own = Object.keys(DEFAULT_PASSWORD_POLICY) as (keyof PasswordPolicy)[];
    return Object.fromEntries(
      own.map((demand) => [demand, config[demand] ?? DEFAULT_PASSWORD_POLICY[demand]]),
    ) as unknown as PasswordPolicy;
  }, [config]);
}

/**
 * Ends a new session that the browser does not keep: its storage is blocked or full, and the next page would be that of
 * an anonymous reader. Storing the session again tells.
 * @throws ApiError `notKept`
 */
export function requireKept(
  identity: Partial<Pick<IdentityPort, 'clearSession'>>,
  storage: Pick<StoragePort, 'get' | 'set' | 'persistenceOf'> | undefined,
): void {
  const held = storage?.get(STORAGE_KEYS.userInfo);
  const place = storage?.persistenceOf(STORAGE_KEYS.userInfo);
  if (!held || !place || storage?.set(STORAGE_KEYS.userInfo, held, place)) return;
  identity.clearSession?.();
  throw new ApiError(CLIENT_CODES.notKept, 'The browser does not keep the session.');
}

/** The calls of the forms. @throws ApiError */
export const authCalls = (
  identity: PartFor<typeof AUTH_FORM, 'identity'>,
  storage: PartFor<typeof AUTH_FORM, 'storage'> | undefined,
) => ({
  signIn: async ({ userName, password, rememberMe, recaptchaToken }: SignInValues): Promise<void> => {
    await identity.login({ userName, credentials: password, rememberMe, recaptchaToken });
    requireKept(identity, storage);
  },
  signUp: async (values: SignUpValues): Promise<void> => {
    await identity.signUp(signUpOf(values));
  },
  passwordReset: ({ email }: EmailLinkValues): Promise<void> => identity.requestPasswordReset(email),
  magicLink: (values: EmailLinkValues): Promise<void> => identity.requestMagicLink(values),
});

/** The calls of the buttons of other companies. @throws ApiError */
export const companyCalls = (
  identity: PartFor<typeof COMPANY_SIGN_IN, 'identity'>,
  storage: PartFor<typeof COMPANY_SIGN_IN, 'storage'> | undefined,
) => ({
  token: async (provider: string, credentials: string): Promise<void> => {
    await identity.socialLogin({ provider, credentials });
    requireKept(identity, storage);
  },
  /** The address of a company's page. The reader comes back to the page that the service names. */
  pageOf: async (company: string, target: string): Promise<string> => {
    storage?.set(RETURN_KEY, target, 'session');
    const address =
      company === 'apple' ? await identity.appleAuthUrl() : await identity.oidcInitiate(company);
    if (/^https?:\/\//.test(address)) return address;
    throw new ApiError(CLIENT_CODES.badReply, 'The address of the company is no address of the web.');
  },
});
