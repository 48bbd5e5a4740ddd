import { accountRules } from '../../messages/accounts.ts';
import { errors } from '../../messages/errors.ts';

/** The length of a password that a reader restores, in characters. */
export const RESTORE_PASSWORD_MIN_CHARACTERS = 8;
export const RESTORE_PASSWORD_MAX_CHARACTERS = 12;

/** The message for each field that is not valid. */
export interface RestoreErrors {
  password?: string;
  confirmPassword?: string;
}

/** Errors of the form 'Recuperar Contraseña' by field; empty when the form is valid. @see A8 */
export function restoreErrors({
  password,
  confirmPassword,
}: {
  password: string;
  confirmPassword: string;
}): RestoreErrors {
  const { length } = password;
  return {
    ...(!password
      ? { password: errors.requiredField }
      : length < RESTORE_PASSWORD_MIN_CHARACTERS || length > RESTORE_PASSWORD_MAX_CHARACTERS
        ? { password: accountRules.passwordLength }
        : {}),
    ...(!confirmPassword
      ? { confirmPassword: errors.requiredField }
      : confirmPassword !== password
        ? { confirmPassword: errors.passwordsDoNotMatch }
        : {}),
  };
}
