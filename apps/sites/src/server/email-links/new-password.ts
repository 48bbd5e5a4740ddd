import { ApiError } from 'rotativa/domain';
import { failureReply, newPasswordForm, parseForm, type FormResult } from 'rotativa/forms';
import type { IdentityPort } from 'rotativa/providers';

/** The result of setting a new password: `failure` is the service's, otherwise the fields are wrong. */
export interface RefusedPassword {
  readonly result: FormResult;
  readonly failure?: ApiError;
}

/** Passwords are never written into a page. */
const SECRETS = ['password', 'confirmPassword'];

/** Sets the password of an e-mail's reader. @returns undefined if it is set */
export async function setPassword(
  fields: URLSearchParams,
  secret: string,
  identity: IdentityPort,
): Promise<RefusedPassword | undefined> {
  const submission = parseForm(newPasswordForm, fields);
  if (submission.status !== 'success') return { result: submission.reply({ hideFields: SECRETS }) };
  try {
    await identity.resetPassword(secret, submission.value.password);
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { result: failureReply(submission, newPasswordForm, error, SECRETS), failure: error };
  }
}

/** The code for a link that is used, too old or unknown. */
export const LINK_OVER = '300033';
