import { ApiError, leadingBack, safeRedirect } from 'rotativa/domain';
import {
  failureReply,
  emailLinkForm,
  parseForm,
  signInForm,
  signUpForm,
  type FormResult,
  type FormSchema,
  type FormValues,
} from 'rotativa/forms';
import { authPages, signUpOf, type AuthFormName } from 'rotativa/patterns/account/AuthForm';
import type { IdentityPort } from 'rotativa/providers';
import { failureStatus } from './failure-status.ts';
import { firstAccess } from '../answer-access.ts';
import type { PageRequest } from '../page/page-request.ts';
import type { HandedSession } from './handoff.ts';

/** The parts of a request that a form needs. */
export interface FormContext {
  readonly identity: IdentityPort;
  /** Path of the sign-in page. */
  readonly signIn: string;
  readonly clock: () => Date;
  readonly origin: string;
  /** The page after signing in, in the address of a form that only asks for an e-mail. */
  readonly back?: string | null;
}

/** An accepted form: the next page, and the session that it began. */
export interface Accepted {
  readonly location: string;
  readonly session?: HandedSession;
  /** The page to which the link of its e-mail leads back; absent without an e-mail. */
  readonly back?: string;
}

/** A refused form: the answer for its page, and the status. */
export interface Refused {
  readonly result: FormResult;
  readonly status: 422 | 429 | 502;
}

/** Passwords are never written into a page. */
const SECRETS = ['password', 'confirmPassword', 'recaptchaToken'];

async function answer<Values extends FormValues>(
  schema: FormSchema<Values>,
  data: URLSearchParams,
  accept: (values: Values) => Promise<Accepted>,
): Promise<Accepted | Refused> {
  const submission = parseForm(schema, data);
  if (submission.status !== 'success')
    return { result: submission.reply({ hideFields: SECRETS }), status: 422 };
  try {
    return await accept(submission.value);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { result: failureReply(submission, schema, error, SECRETS), status: failureStatus(error) };
  }
}

const ready = (page: string, redirect: string): string => leadingBack(`${page}&listo=1`, redirect);

/** Sends a form's values to the account service. */
export function sendForm(
  form: AuthFormName,
  data: URLSearchParams,
  { identity, signIn, clock, origin, back }: FormContext,
): Promise<Accepted | Refused> {
  const pages = authPages({ signIn });
  const target = (redirect: string | undefined): string => safeRedirect(redirect, [origin]);
  const kept = target(back ?? undefined);
  const forms: Record<AuthFormName, () => Promise<Accepted | Refused>> = {
    signIn: () =>
      answer(signInForm, data, async ({ userName, password, rememberMe, recaptchaToken, redirect }) => {
        const held = await identity.login({ userName, credentials: password, rememberMe, recaptchaToken });
        return { location: target(redirect), session: { identity: held, rememberMe } };
      }),
    signUp: () =>
      answer(signUpForm({ now: clock }), data, async (values) => {
        const held = await identity.signUp(signUpOf(values));
        return {
          location: ready(pages.signUp, target(values.redirect)),
          back: target(values.redirect),
          session: { identity: held, rememberMe: values.rememberMe },
        };
      }),
    passwordReset: () =>
      answer(emailLinkForm, data, async ({ email }) => {
        await identity.requestPasswordReset(email);
        return { location: ready(pages.passwordReset, kept), back: kept };
      }),
    magicLink: () =>
      answer(emailLinkForm, data, async (values) => {
        await identity.requestMagicLink(values);
        return { location: ready(pages.magicLink, kept), back: kept };
      }),
  };
  return forms[form]();
}

/** The cookies that give the browser the session which a form began, and what its reader may read. */
export async function sessionCookies(
  request: PageRequest,
  accountOrigin: string,
  session: HandedSession,
): Promise<string[]> {
  const { context, site } = request;
  const access = await firstAccess(request, accountOrigin, session.identity);
  return [...context.handoff.cookies(session, site.origin.startsWith('https:')), access];
}
