import { emailFault, profileFault, readProfile, type ProfileInput } from 'rotativa/domain';
import { z } from 'zod';
import { refuse } from '../http/errors.ts';

/** A profile in the body of a call: the values that fit its fields. Limits are rules with specific codes. */
export const ProfileBody = z.unknown().transform((body, context): ProfileInput => {
  const { input, fault } = readProfile(body);
  if (input !== undefined) return input;
  context.addIssue({ code: 'custom', path: [fault.field], message: 'not usable' });
  return z.NEVER;
});

/** @throws HttpError 400 300075 or 300041 */
export const checkEmail = (email: string): void => refuse(emailFault(email));

/**
 * The rules of a profile's fields.
 * @throws HttpError 400 with the code of the first violated rule
 */
export const checkProfile = (...changes: Parameters<typeof profileFault>): void =>
  refuse(profileFault(...changes));

/** The columns that an input changes: missing fields are kept, null clears a field. */
export function profileColumns({ email: _email, currentPassword: _password, ...columns }: ProfileInput) {
  return columns;
}
