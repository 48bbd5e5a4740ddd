import * as z from 'zod/mini';
import { isGuestName, ORGANISATION_MAX } from '../domain/event/registration.ts';
import { registrationForm as messages } from '../messages/forums.ts';
import { email, requiredCheck, requiredText, text } from './fields.ts';

/** The registration for a forum. @see B17 */
export const registrationForm = z.object({
  name: requiredText().check(
    z.refine((value) => value === '' || isGuestName(value), { error: () => messages.nameWrong }),
  ),
  email: email(),
  organisation: text().check(
    z.refine((value) => value.length <= ORGANISATION_MAX, { error: () => messages.organisationLong }),
  ),
  policy: requiredCheck(() => messages.policyMissing),
});
export type RegistrationValues = z.infer<typeof registrationForm>;
