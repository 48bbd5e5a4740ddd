import * as z from 'zod/mini';
import { errorMessage } from '../domain/errors/catalogue.ts';
import { helpContact } from '../messages/help.ts';
import { email, requiredCheck, requiredText } from './fields.ts';

/** The longest message to the customer service, in characters. */
export const HELP_MESSAGE_MAX = 3000;

const says = (code: string) => ({ error: () => errorMessage({ code }) });

/** A message to the customer service. @see B14 */
export const helpForm = z.object({
  name: requiredText(),
  email: email(),
  topic: requiredText(),
  message: z.prefault(
    z
      .string(says('requiredField'))
      .check(z.maxLength(HELP_MESSAGE_MAX, says('300201')), z.trim(), z.minLength(1, says('requiredField'))),
    '',
  ),
  policy: requiredCheck(() => helpContact.policyMissing),
});
export type HelpValues = z.infer<typeof helpForm>;
