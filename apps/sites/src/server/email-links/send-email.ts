import { ApiError, isEmail } from 'rotativa/domain';
import type { EmailLink, EmailLinkState } from 'rotativa/patterns/account/AccountNotice';
import type { IdentityPort, NotificationsPort } from 'rotativa/providers';

/** The services that the site's server calls for a reader without a session. */
export interface EmailLinkServices {
  readonly identity: IdentityPort;
  /** Undefined without the settings of the service. */
  readonly notifications: NotificationsPort | undefined;
}

type Call = (services: EmailLinkServices, value: string) => Promise<boolean | void>;

/** Uses the secret of an e-mail's link. A call that returns false found nothing to do. */
const USES: Partial<Readonly<Record<EmailLink, Call>>> = {
  verify: ({ identity }, token) => identity.verifyEmail(token),
  undo: ({ identity }, token) => identity.undoEmailChange(token),
  newsletter: async (services, token) => mailing(services).unsubscribe(token),
  newsletterConfirm: async (services, token) => mailing(services).confirmNewsletter(token),
};

/** @throws ApiError 503 without the settings of the service */
function mailing({ notifications }: EmailLinkServices): NotificationsPort {
  if (!notifications) throw new ApiError('notFound', 'No such service.', 503);
  return notifications;
}

/** Asks for another e-mail. The services answer the same for every address. */
const REQUESTS: Partial<Readonly<Record<EmailLink, Call>>> = {
  verify: ({ identity }, email) => identity.requestEmailVerification(email),
  signInLink: ({ identity }, email) => identity.requestMagicLink({ email }),
  newPassword: ({ identity }, email) => identity.requestPasswordReset(email),
};

const TOO_MANY = 429;

/** The message for the reader after a refusal. */
export function refusal(error: unknown): EmailLinkState {
  if (!(error instanceof ApiError)) throw error;
  const { code, httpStatus } = error;
  if (code === '300050') return 'used';
  if (code === '300022') return 'taken';
  return httpStatus === 0 || httpStatus >= 500 || httpStatus === TOO_MANY ? 'down' : 'over';
}

async function outcome(call: () => Promise<boolean | void>, done: EmailLinkState): Promise<EmailLinkState> {
  try {
    return (await call()) === false ? 'over' : done;
  } catch (error) {
    return refusal(error);
  }
}

/** Sends the form of an e-mail's page. @returns undefined if the page has no such form */
export async function sendEmail(
  emailLink: EmailLink,
  { secret, email }: { readonly secret: string; readonly email: string | null },
  services: EmailLinkServices,
): Promise<EmailLinkState | undefined> {
  const request = REQUESTS[emailLink];
  if (email !== null && request)
    return isEmail(email.trim()) ? outcome(() => request(services, email.trim()), 'sent') : 'badEmail';
  const use = USES[emailLink];
  return use && (secret === '' ? 'start' : outcome(() => use(services, secret), 'done'));
}
