import { requireCaptcha } from '../../../domain/accounts/captcha.ts';
import { omitEmpty } from '../../../domain/sales/order.ts';
import type { IdentityPort } from '../../ports/identity.ts';
import { segment } from '../client.ts';
import type { HttpCall } from '../request.ts';
import type { IdentityContext } from './context.ts';
import * as replies from './replies.ts';

type SignIn = Pick<
  IdentityPort,
  | 'config'
  | 'signUp'
  | 'login'
  | 'socialLogin'
  | 'requestMagicLink'
  | 'redeemMagicLink'
  | 'requestOneTimeAccess'
  | 'redeemOneTimeAccess'
  | 'appleAuthUrl'
  | 'oidcInitiate'
  | 'oidcSignIn'
  | 'oidcProviderLogin'
>;

/** The grant type in the message after a login by OpenID Connect, as in the vendor's client. */
const OIDC_GRANT = 'OIDC';

/** The sign-in methods: password, link by e-mail, other companies. @see A3, A4 */
export function createSignIn(context: IdentityContext): SignIn {
  const { base, client, cookieMode, records, session, changing, started, asReader, asVisitor } = context;

  const config: IdentityPort['config'] = (call) =>
    client({ path: '/v1/config', noCache: true, ...call }, replies.ConfigReply);

  const captcha = async (
    rule: 'signinRecaptcha' | 'signupRecaptcha' | 'magicLinkRecaptcha',
    token: string | undefined,
  ): Promise<void> => requireCaptcha((await config())[rule], token);

  const loginCall = (userName: string, rest: object): HttpCall => ({
    method: 'POST',
    path: '/v1/auth/login',
    ...(cookieMode && { query: { cookie: 'true' } }),
    body: { userName, ...omitEmpty(rest) },
  });

  // The vendor's one-time access link is its magic link under another name.
  const requestMagicLink: IdentityPort['requestMagicLink'] = async (form) => {
    await captcha('magicLinkRecaptcha', form.recaptchaToken);
    await client({ method: 'POST', path: '/v1/auth/magiclink', body: omitEmpty(form) }, replies.DoneReply);
  };
  const redeemMagicLink: IdentityPort['redeemMagicLink'] = async (token, { rememberMe } = {}) =>
    started(await client({ path: `/v1/auth/magiclink/${segment(token)}` }, replies.SessionReply), rememberMe);

  return {
    config,
    signUp: async ({ rememberMe, ...form }) => {
      await captcha('signupRecaptcha', form.recaptchaToken);
      const call: HttpCall = { method: 'POST', path: '/v1/signup', body: omitEmpty(form) };
      const reply = await client(call, replies.SignUpReply);
      const identity = started(reply, rememberMe);
      if (reply.profile)
        records.keep('userProfile', {
          ...reply.profile,
          identities: reply.identities,
          uuid: identity.uuid,
        });
      return identity;
    },
    login: async ({ userName, ...form }) => {
      await captcha('signinRecaptcha', form.recaptchaToken);
      const call = loginCall(userName, { ...form, grantType: 'password' });
      return started(await client(call, replies.SessionReply), form.rememberMe, 'password');
    },
    socialLogin: async ({ provider, ...form }) => {
      const call = asVisitor(loginCall('', { ...form, grantType: provider }), replies.SessionReply);
      // With a session, the call links the other company's identity to the reader. A new session notifies automatically.
      const reply = await (session.read() ? changing(call) : call);
      return started(reply, form.rememberMe, provider);
    },

    requestMagicLink,
    redeemMagicLink,
    requestOneTimeAccess: requestMagicLink,
    redeemOneTimeAccess: redeemMagicLink,

    appleAuthUrl: async (call) => {
      const address = new URL(
        await client({ path: '/v1/apple/authurl', noCache: true, ...call }, replies.AddressReply),
      );
      if (!address.searchParams.has('redirect_uri'))
        address.searchParams.set('redirect_uri', `${base}/v1/apple/auth`);
      return address.href;
    },
    oidcInitiate: async (provider, { scopes, ...call } = {}) => {
      const path = `/v2/oidc/${segment(provider)}/initiate`;
      const address = new URL(await client({ path, ...call }, replies.AddressReply));
      if (scopes && scopes.length > 0) address.searchParams.set('scope', scopes.join(' '));
      return address.href;
    },
    oidcSignIn: async ({ code, state, rememberMe }) => {
      const call: HttpCall = { path: '/v2/oidc/signin', query: { code, state } };
      return started(await asVisitor(call, replies.SessionReply), rememberMe, OIDC_GRANT);
    },
    oidcProviderLogin: (query, call) =>
      asReader({ path: '/v2/oidc/provider/login', query, ...call }, replies.AddressReply),
  };
}
