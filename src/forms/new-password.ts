import * as z from 'zod/mini';
import { restoreErrors } from '../domain/accounts/restore.ts';

const typed = () => z.prefault(z.string(), '');

/** Set a new password with the link of an e-mail. @see A8 */
export const newPasswordForm = z.object({ password: typed(), confirmPassword: typed() }).check((context) => {
  for (const [field, message] of Object.entries(restoreErrors(context.value)))
    context.issues.push({ code: 'custom', path: [field], message, input: context.value });
});
export type NewPasswordValues = z.infer<typeof newPasswordForm>;
