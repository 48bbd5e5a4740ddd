import { ApiError, CLIENT_CODES } from 'rotativa/domain';
import type { SignInIdentity } from 'rotativa/providers';
import { brand } from '../site.ts';

const { signIn } = brand.routes;

/** Posts a form of the site as a script. @throws ApiError with the server's code, from which the forms make a message */
async function post(address: string, fields: Record<string, string>): Promise<void> {
  const reply = await fetch(address, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(fields),
  }).catch(() => {
    throw new ApiError(CLIENT_CODES.network, 'The site was not reached.');
  });
  if (reply.ok) return;
  const { code = CLIENT_CODES.badReply, message = '' } = (await reply.json().catch(() => ({}))) as {
    code?: string;
    message?: string;
  };
  throw new ApiError(code, message, reply.status);
}

/** The session is a cookie that scripts cannot read, so there are no tokens. */
const NO_TOKENS = { uuid: 'cookie', accessToken: 'cookie', refreshToken: 'cookie' };

/** The account service of this newspaper: its server. It has only the methods that the forms of `AuthForm` call. */
export const identity: SignInIdentity = {
  config: async () => ({}),
  login: async ({ userName, credentials, rememberMe }) => {
    await post(signIn, { userName, password: credentials, ...(rememberMe && { rememberMe: 'on' }) });
    return NO_TOKENS;
  },
  signUp: async ({ identity, profile }) => {
    const { firstName = '', lastName = '', birthYear, birthMonth, birthDay } = profile;
    const two = (part = ''): string => part.padStart(2, '0');
    await post(`${signIn}?register=1`, {
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      email: profile.email,
      birthDate: birthYear ? `${birthYear}-${two(birthMonth)}-${two(birthDay)}` : '',
      password: identity.credentials,
      terms: 'on',
    });
    return NO_TOKENS;
  },
  requestPasswordReset: (email) => post(`${signIn}?form=recovery`, { email }),
  requestMagicLink: ({ email }) => post(`${signIn}?form=magiclink`, { email }),
  clearSession: () => undefined,
};
