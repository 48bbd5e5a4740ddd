import * as z from 'zod/mini';
import { helpFilesError } from '../domain/accounts/help-files.ts';
import { errorMessage } from '../domain/errors/catalogue.ts';
import { helpContact } from '../messages/help.ts';
import { email, requiredCheck, requiredText } from './fields.ts';

/** The longest message to the customer service, in characters. */
export const HELP_MESSAGE_MAX = 3000;

const says = (code: string) => ({ error: () => errorMessage({ code }) });

/** A browser sends an empty file for a field without one. */
const isChosen = (one: unknown): one is File => one instanceof File && (one.size > 0 || one.name !== '');

/** The files of a field, of which a form has none, one or a list. */
const files = (): z.ZodMiniType<File[]> =>
  z.prefault(
    z.pipe(
      z.transform((sent: unknown) => [sent].flat().filter(isChosen)),
      z.custom<File[]>().check(({ value, issues }) => {
        const code = helpFilesError(value);
        if (code) issues.push({ code: 'custom', input: value, message: errorMessage({ code }) });
      }),
    ),
    [],
  );

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
  files: files(),
  policy: requiredCheck(() => helpContact.policyMissing),
});
export type HelpValues = z.infer<typeof helpForm>;
