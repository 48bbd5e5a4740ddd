import * as z from 'zod/mini';
import { email } from './fields.ts';

/** Ask for the letter to set a new password. @see A8 */
export const recoveryForm = z.object({ email: email() });
export type RecoveryValues = z.infer<typeof recoveryForm>;
