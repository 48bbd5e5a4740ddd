import { leadingBack } from 'rotativa/domain';
import type { EmailLinkState } from 'rotativa/patterns/account/AccountNotice';
import { emailLinkPageAt, secretIn, STATE_NAME, type EmailLinkPage } from '../../pages/email-links.ts';
import { NO_STORE } from '../cache-control.ts';
import type { PageRequest } from '../page/page-request.ts';
import { withCookies } from '../cookies.ts';
import { sessionCookies } from '../forms/forms.ts';
import { identityOf } from '../forms/identity.ts';
import { readForm } from '../forms/read-form.ts';
import { notificationsOf } from '../notifications.ts';
import { seeOther } from '../redirect.ts';
import { showPosted } from '../page/show-page.ts';
import { keepWayBack, wayBackOf } from '../way-back.ts';
import { LINK_OVER, setPassword } from './new-password.ts';
import { refusal, sendEmail, type EmailLinkServices } from './send-email.ts';

/** The response to the form of an e-mail's page; undefined at other addresses. It leads to a page without the secret. */
export async function answerEmailLink(request: PageRequest): Promise<Response | undefined> {
  const { c, site, context } = request;
  const page = emailLinkPageAt(site.brand, c.req.path);
  const { accountOrigin } = context.config;
  if (!page || !accountOrigin) return undefined;
  const fields = await readForm(request);
  if (fields instanceof Response) return fields;
  const secret = secretIn(fields, ['token']);
  const services = {
    identity: identityOf(request, accountOrigin),
    notifications: notificationsOf(context),
  };
  if (page.emailLink === 'newPassword' && fields.has('password'))
    return answerPassword(request, page, { fields, secret, services });
  if (page.emailLink === 'signInLink' && secret)
    return answerSignIn(request, page, secret, { service: services.identity, accountOrigin });
  const state = await sendEmail(page.emailLink, { secret, email: fields.get('email') }, services);
  if (!state) return undefined;
  if (page.emailLink === 'verify' && CONFIRMED.includes(state)) return leadOn(request, page, state);
  // A service that is down has not used the secret.
  return leadTo(page, state, state === 'down' ? secret : '');
}

/** The address is confirmed, now or before. */
const CONFIRMED: readonly EmailLinkState[] = ['done', 'used'];

/** The redirect to what happened. */
function leadTo({ path, names }: EmailLinkPage, state: EmailLinkState, secret = ''): Response {
  const query = new URLSearchParams(state === 'start' ? {} : { [STATE_NAME]: state });
  if (secret) query.set(names[0]!, secret);
  return seeOther(query.size > 0 ? `${path}?${query.toString()}` : path);
}

/** The redirect to what happened, where a link leads to the page at which the reader asked for the e-mail. */
const leadOn = (request: PageRequest, { path }: EmailLinkPage, state: EmailLinkState): Response =>
  withCookies(seeOther(leadingBack(`${path}?${STATE_NAME}=${state}`, wayBackOf(request))), [
    keepWayBack(request, '/'),
  ]);

/** Signs in by the link of an e-mail, and gives the browser the session. */
async function answerSignIn(
  request: PageRequest,
  page: EmailLinkPage,
  secret: string,
  { service, accountOrigin }: { service: EmailLinkServices['identity']; accountOrigin: string },
): Promise<Response> {
  try {
    const session = { identity: await service.redeemMagicLink(secret), rememberMe: true };
    return withCookies(seeOther(wayBackOf(request)), [
      ...(await sessionCookies(request, accountOrigin, session)),
      keepWayBack(request, '/'),
    ]);
  } catch (error) {
    const state = refusal(error);
    return leadTo(page, state, state === 'down' ? secret : '');
  }
}

interface Posted {
  readonly fields: URLSearchParams;
  readonly secret: string;
  readonly services: EmailLinkServices;
}

/** The answer for a script: the page to sign in, if it leads back. */
function passwordReply(request: PageRequest): Response {
  const { signIn } = request.site.brand.routes;
  const back = leadingBack(signIn, wayBackOf(request));
  const reply = { ok: true, ...(back !== signIn && { signIn: back }) };
  return withCookies(Response.json(reply, { headers: NO_STORE }), [keepWayBack(request, '/')]);
}

/** Sets a new password: the answer for a script, or the page that follows. */
async function answerPassword(
  request: PageRequest,
  page: EmailLinkPage,
  { fields, secret, services }: Posted,
): Promise<Response> {
  const forScript = request.c.req.header('Accept') === 'application/json';
  const refusal = await setPassword(fields, secret, services.identity);
  if (!refusal) return forScript ? passwordReply(request) : leadOn(request, page, 'done');
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
