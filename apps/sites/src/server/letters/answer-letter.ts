import type { LetterState } from 'rotativa/patterns/account/AccountNotice';
import { letterPageAt, secretIn, STATE_NAME, type LetterPage } from '../../pages/letters.ts';
import { NO_STORE } from '../cache-control.ts';
import type { PageRequest } from '../page/page-request.ts';
import { withCookies } from '../cookies.ts';
import { sessionCookies } from '../forms/forms.ts';
import { identityOf } from '../forms/identity.ts';
import { readForm } from '../forms/read-form.ts';
import { notificationsOf } from '../notifications.ts';
import { seeOther } from '../redirect.ts';
import { showPosted } from '../page/show-page.ts';
import { LINK_OVER, setPassword } from './new-password.ts';
import { refusal, sendLetter, type LetterServices } from './send-letter.ts';

/** The response to the form of a letter's page; undefined at other addresses. It leads to a page without the secret. */
export async function answerLetter(request: PageRequest): Promise<Response | undefined> {
  const { c, site, context } = request;
  const page = letterPageAt(site.brand, c.req.path);
  const { accountOrigin } = context.config;
  if (!page || !accountOrigin) return undefined;
  const fields = await readForm(request);
  if (fields instanceof Response) return fields;
  const secret = secretIn(fields, ['token']);
  const services = {
    identity: identityOf(request, accountOrigin),
    notifications: notificationsOf(context),
  };
  if (page.letter === 'newPassword' && fields.has('password'))
    return answerPassword(request, page, { fields, secret, services });
  if (page.letter === 'signInLink' && secret)
    return answerSignIn(request, page, secret, { service: services.identity, accountOrigin });
  const state = await sendLetter(page.letter, { secret, email: fields.get('email') }, services);
  if (!state) return undefined;
  // A service that is down has not used the secret.
  return leadTo(page, state, state === 'down' ? secret : '');
}

/** The redirect to what happened. */
function leadTo({ path, names }: LetterPage, state: LetterState, secret = ''): Response {
  const query = new URLSearchParams(state === 'start' ? {} : { [STATE_NAME]: state });
  if (secret) query.set(names[0]!, secret);
  return seeOther(query.size > 0 ? `${path}?${query.toString()}` : path);
}

/** Signs in by the link of a letter, and gives the browser the session. */
async function answerSignIn(
  request: PageRequest,
  page: LetterPage,
  secret: string,
  { service, accountOrigin }: { service: LetterServices['identity']; accountOrigin: string },
): Promise<Response> {
  try {
    const session = { identity: await service.redeemMagicLink(secret), rememberMe: true };
    return withCookies(seeOther('/'), await sessionCookies(request, accountOrigin, session));
  } catch (error) {
    const state = refusal(error);
    return leadTo(page, state, state === 'down' ? secret : '');
  }
}

interface Posted {
  readonly fields: URLSearchParams;
  readonly secret: string;
  readonly services: LetterServices;
}

/** Sets a new password: the answer for a script, or the page that follows. */
async function answerPassword(
  request: PageRequest,
  page: LetterPage,
  { fields, secret, services }: Posted,
): Promise<Response> {
  const forScript = request.c.req.header('Accept') === 'application/json';
  const refusal = await setPassword(fields, secret, services.identity);
  if (!refusal) return forScript ? Response.json({ ok: true }, { headers: NO_STORE }) : leadTo(page, 'done');
  const { result, failure } = refusal;
  const status = failure && (failure.httpStatus === 0 || failure.httpStatus >= 500) ? 502 : 422;
  if (forScript) {
    const { code = 'badRequest', message = '' } = failure ?? {};
    return Response.json({ code, message }, { status, headers: NO_STORE });
  }
  if (failure?.code === LINK_OVER) return leadTo(page, 'over');
  // The page of the form, with its secret and its errors.
  const url = new URL(page.path, request.c.req.url);
  url.searchParams.set(page.names[0]!, secret);
  return showPosted(request, url, status, result);
}
