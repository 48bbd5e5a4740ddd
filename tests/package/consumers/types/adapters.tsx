import type { ReactElement } from 'react';
import { AuthDialog } from 'rotativa/patterns/account/AuthDialog';
import type { AuthFormName } from 'rotativa/patterns/account/AuthForm';
import { ServicesProvider, useService, type ServicesOf, type SignInIdentity } from 'rotativa/providers';

const session = { uuid: 'ana', accessToken: 'a', refreshToken: 'r' };

/** An adapter for the dialog to sign in: its five methods, and no cast. */
const identity: SignInIdentity = {
  config: async () => ({ pwMinLength: 8 }),
  login: async ({ userName, credentials }) => ({ ...session, uuid: userName + credentials }),
  signUp: async ({ profile }) => ({ ...session, uuid: profile.email }),
  requestPasswordReset: async () => undefined,
  requestMagicLink: async () => undefined,
};
export const services = { identity } satisfies ServicesOf<'AuthDialog' | 'ShareBar' | 'BodyGallery'>;

export class OwnIdentity implements SignInIdentity {
  readonly #account = identity;
  config = () => this.#account.config();
  login: SignInIdentity['login'] = (form) => this.#account.login(form);
  signUp: SignInIdentity['signUp'] = (form) => this.#account.signUp(form);
  requestPasswordReset: SignInIdentity['requestPasswordReset'] = async () => undefined;
  requestMagicLink: SignInIdentity['requestMagicLink'] = async () => undefined;
}

// @ts-expect-error: no such form; `signin` of an address opens an account
export const form: AuthFormName = 'signin';

export const Page = (): ReactElement => (
  <ServicesProvider services={services}>
    <AuthDialog
      form="signIn"
      site={{ signIn: '/entrar/', legal: [], companies: [] }}
      address="https://www.example.com/"
      onClosed={() => undefined}
    />
    <ServicesProvider services={{ identity: new OwnIdentity() }} />
    {/* @ts-expect-error: no such method */}
    <ServicesProvider services={{ identity: { logIn: async () => session } }} />
    {/* @ts-expect-error: a session has a uuid */}
    <ServicesProvider services={{ identity: { login: async () => ({ accessToken: 'a' }) } }} />
  </ServicesProvider>
);

const { requestMagicLink: _, ...four } = identity;
// @ts-expect-error: the link by e-mail is missing
export const withoutLink: ServicesOf<'AuthDialog'> = { identity: four };
// @ts-expect-error: companies need more
export const withCompanies: ServicesOf<'AuthDialog' | 'CompanySignIn'> = { identity };
// @ts-expect-error: the store needs the sales service
export const withStore: ServicesOf<'AuthDialog' | 'Checkout'> = { identity };

export function SignOut(): ReactElement {
  const account = useService('identity', 'logout');
  // @ts-expect-error: not one of the methods that this component calls
  void account.heartbeat;
  // @ts-expect-error: the page may not have it
  void useService('identity').logout();
  return <button onClick={() => void account.logout()}>Salir</button>;
}
