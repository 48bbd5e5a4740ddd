import { authPageFormOf } from 'rotativa/domain';
import { signInPage } from '../../pages/sign-in.ts';
import { withCookies } from '../cookies.ts';
import { sendForm, sessionCookies } from './forms.ts';
import { identityOf } from './identity.ts';
import { plain } from '../plain.ts';
import { readForm } from './read-form.ts';
import type { PageRequest } from '../page/page-request.ts';
import { seeOther } from '../redirect.ts';
import { showPosted } from '../page/show-page.ts';
import { keepWayBack } from '../way-back.ts';

/** The response to a form of the sign-in page; undefined at other addresses. A refused form is shown again in its page. */
export async function answerSignIn(request: PageRequest): Promise<Response | undefined> {
  const { site, context, url } = request;
  if (signInPage(site.brand, url.pathname, url.searchParams)?.block !== 'auth-form') return undefined;
  const { accountOrigin } = context.config;
  if (!accountOrigin) return plain(404, 'No hay servicio de cuentas.');
  const data = await readForm(request);
  if (data instanceof Response) return data;
  const outcome = await sendForm(authPageFormOf(url.searchParams), data, {
    identity: identityOf(request, accountOrigin),
    signIn: site.brand.routes.signIn,
    clock: context.clock,
    origin: site.origin,
    back: url.searchParams.get('redirect'),
  });
  if ('result' in outcome) return showPosted(request, url, outcome.status, outcome.result);
  const { location, session, back } = outcome;
  return withCookies(seeOther(location), [
    ...(session ? await sessionCookies(request, accountOrigin, session) : []),
    ...(back === undefined ? [] : [keepWayBack(request, back)]),
  ]);
}
