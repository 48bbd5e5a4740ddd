import { ApiError } from 'rotativa/domain';
import type { ServicesOf, SignInIdentity } from 'rotativa/providers';

async function post(path: string, body: object): Promise<Response> {
  const reply = await fetch(path, { method: 'POST', body: JSON.stringify(body) });
  // The forms have a message for each code of the catalogue: 110010 is a wrong password.
  if (!reply.ok) throw new ApiError(reply.status === 401 ? '110010' : '500', reply.statusText, reply.status);
  return reply;
}
const session = async (reply: Response) =>
  (await reply.json()) as { uuid: string; accessToken: string; refreshToken: string };

/** All that `AuthForm` and `AuthDialog` call. */
const identity: SignInIdentity = {
  config: async () => ({ pwMinLength: 8 }),
  login: async ({ userName, credentials }) =>
    session(await post('/members/login', { userName, credentials })),
  signUp: async (form) => session(await post('/members', form)),
  requestPasswordReset: async (userName) => void (await post('/members/forgotten', { userName })),
  requestMagicLink: async ({ email }) => void (await post('/members/link', { email })),
};

/** For `<ServicesProvider services={services}>`. */
export const services = { identity } satisfies ServicesOf<'AuthDialog' | 'ShareBar'>;
