import { randomUUID } from 'node:crypto';
import { ApiError, consentCookie, consentInForm, safeRedirect } from 'rotativa/domain';
import {
  emailLinkForm,
  newPasswordForm,
  newsletterForm,
  parseForm,
  signInForm,
  signUpForm,
  type FormSchema,
  type FormValues,
} from 'rotativa/forms';
import { consentVersion } from 'rotativa/patterns/consent/ConsentChoices';
import { modeChoice, modeCookie } from 'rotativa/patterns/footers/ThemeSwitch';
import { brand, origin } from '../site.ts';
import { sendEmail } from './email.ts';
import { checkPassword, openAccount, readerByEmail, setPassword } from './readers.ts';
import { endSecret, endSecretsOf, makeSecret, ownerOf } from './secrets.ts';
import { fileStore } from './store.ts';
import { cookiesIn, SESSION_COOKIE } from './visit.ts';

/** The answer to a form that was accepted: the page to show, and cookies. */
interface Accepted {
  to: string;
  cookies?: readonly string[];
}
type Answer = (form: URLSearchParams, request: Request) => Promise<Accepted>;

const { routes } = brand;
const SESSION_S = 30 * 86_400;
const LINK_S = 30 * 60;
/** The links of e-mails are not made of a request's headers, which a stranger can write. */
const LINK_ORIGIN = process.env['SITE_ORIGIN'] ?? origin;
const subscribers = fileStore<{ email: string; at: string }>('newsletter');

const isSecure = (request: Request): boolean =>
  new URL(request.headers.get('origin') ?? request.url).protocol === 'https:';

/** The session's cookie, which scripts cannot read. Without `remember` it ends with the browser. */
const sessionCookie = (secret: string, secure: boolean, remember: boolean): string =>
  [
    `${SESSION_COOKIE}=${secret}`,
    'Path=/; HttpOnly; SameSite=Lax',
    ...(secret === '' ? ['Max-Age=0'] : remember ? [`Max-Age=${SESSION_S}`] : []),
    ...(secure ? ['Secure'] : []),
  ].join('; ');

/** The values of a form. @throws ApiError naming the first field that is wrong */
function valuesOf<Values extends FormValues>(schema: FormSchema<Values>, form: URLSearchParams): Values {
  const submission = parseForm(schema, form);
  if (submission.status === 'success') return submission.value;
  const [field = 'form'] = Object.keys(submission.error ?? {});
  throw new ApiError('requiredField', `The field ${field} is not valid.`, 400);
}

const signIn: Answer = async (form, request) => {
  const { userName, password, rememberMe } = valuesOf(signInForm, form);
  const reader = await checkPassword(userName, password);
  const secret = await makeSecret('session', reader.id, SESSION_S);
  return {
    to: safeRedirect(form.get('redirect') ?? new URL(request.url).searchParams.get('redirect')),
    cookies: [sessionCookie(secret, isSecure(request), rememberMe)],
  };
};

const register: Answer = async (form) => {
  const { firstName, lastName, email, password } = valuesOf(signUpForm({ now: () => new Date() }), form);
  await openAccount({ email, name: `${firstName} ${lastName}`, password });
  return { to: `${routes.signIn}?register=1&listo=1` };
};

/** Sends an e-mail with a link, if the address has an account. The answer does not say whether. */
const emailWith =
  (use: 'sign-in' | 'password', subject: string, address: string): Answer =>
  async (form) => {
    const { email } = valuesOf(emailLinkForm, form);
    const reader = await readerByEmail(email);
    if (reader) {
      const secret = await makeSecret(use, reader.id, LINK_S);
      await sendEmail(
        email,
        subject,
        `Este enlace sirve durante media hora:\n${LINK_ORIGIN}${address}?clave=${secret}`,
      );
    }
    return { to: `${routes.signIn}?form=${use === 'password' ? 'recovery' : 'magiclink'}&listo=1` };
  };

/** The forms of the page to sign in, by the parameter `form` or `register` of its address. */
const ACCOUNT_FORMS: Readonly<Record<string, Answer>> = {
  login: signIn,
  register,
  recovery: emailWith('password', 'Contraseña nueva', routes.restore),
  magiclink: emailWith('sign-in', 'Enlace para entrar', '/entrar/enlace/'),
};

const account: Answer = (form, request) => {
  const { searchParams } = new URL(request.url);
  const name = searchParams.has('register') ? 'register' : (searchParams.get('form') ?? 'login');
  return (ACCOUNT_FORMS[name] ?? signIn)(form, request);
};

/** The link of an e-mail shows a button, because mail programs open links to look at them. */
const signInByLink: Answer = async (form, request) => {
  const key = form.get('clave') ?? '';
  const reader = await ownerOf('sign-in', key);
  if (!reader) throw new ApiError('300033', 'The link is over.', 410);
  await endSecret(key);
  const secret = await makeSecret('session', reader, SESSION_S);
  return { to: '/', cookies: [sessionCookie(secret, isSecure(request), true)] };
};

const restore: Answer = async (form) => {
  const { password } = valuesOf(newPasswordForm, form);
  const reader = await ownerOf('password', form.get('token') ?? '');
  if (!reader) throw new ApiError('300033', 'The link is over.', 410);
  await setPassword(reader, password);
  await endSecretsOf(reader);
  return { to: `${routes.signIn}?clave-nueva=1` };
};

const signOut: Answer = async (_form, request) => {
  const secret = cookiesIn(request.headers.get('cookie')).get(SESSION_COOKIE);
  if (secret) await endSecret(secret);
  return { to: '/', cookies: [sessionCookie('', isSecure(request), false)] };
};

const newsletter: Answer = async (form) => {
  const { email } = valuesOf(newsletterForm(), form);
  await subscribers.change((all) =>
    all.some((one) => one.email === email) ? all : [...all, { email, at: new Date().toISOString() }],
  );
  return { to: `${routes.newsletters}?listo=1` };
};

const consent: Answer = async (form, request) => {
  const given = consentInForm(form);
  if (!given) throw new ApiError('requiredField', 'No button of the form was used.', 400);
  const record = { ...given, version: consentVersion(), id: randomUUID(), at: new Date() };
  return {
    to: safeRedirect(form.get('back'), [], routes.consent),
    cookies: [consentCookie(record, isSecure(request))],
  };
};

const mode: Answer = async (form, request) => ({
  to: safeRedirect(form.get('back')),
  cookies: [modeCookie(modeChoice(form.get('mode')) ?? 'system', isSecure(request))],
});

/** The forms of the site, by the path to which they post. */
const FORMS: Readonly<Record<string, Answer>> = {
  [routes.signIn]: account,
  '/entrar/enlace/': signInByLink,
  '/salir/': signOut,
  [routes.restore]: restore,
  [routes.newsletters]: newsletter,
  [routes.consent]: consent,
  '/modo/': mode,
};

/** Whether a page of this site sent the form: cookies alone would also come with forms of other sites. */
function isOurs(request: Request): boolean {
  const from = request.headers.get('origin');
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host');
  return from !== null && URL.canParse(from) && new URL(from).host === host;
}

const MOST_BYTES = 20_000;

/**
 * Answers a posted form, in any server of the Fetch API: with a page to show, or with JSON for a script that asks for it.
 * @returns undefined for a path that takes no form
 */
export async function answerForm(request: Request): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const answer = FORMS[pathname.endsWith('/') ? pathname : `${pathname}/`];
  if (!answer) return undefined;
  const script = request.headers.get('accept')?.includes('application/json') ?? false;
  try {
    if (!isOurs(request)) throw new ApiError('403', 'The form is of another site.', 403);
    const body = await request.text();
    if (body.length > MOST_BYTES) throw new ApiError('413', 'The form is too long.', 413);
    const { to, cookies = [] } = await answer(new URLSearchParams(body), request);
    const headers = new Headers({ 'cache-control': 'no-store' });
    for (const cookie of cookies) headers.append('set-cookie', cookie);
    if (script) return Response.json({ to }, { headers });
    headers.set('location', to);
    return new Response(null, { status: 303, headers });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, message, httpStatus } = error;
    if (script) return Response.json({ code, message }, { status: httpStatus || 400 });
    if (httpStatus === 403 || httpStatus === 413) return new Response(message, { status: httpStatus });
    const back = new URLSearchParams(searchParams);
    back.set('error', code);
    return new Response(null, { status: 303, headers: { location: `${pathname}?${back}` } });
  }
}
