import { isVeryCommon } from './common-passwords.ts';
import { meetsPolicy, PASSWORD_MAX_CHARACTERS } from './password.ts';
import { isRefusedDomain } from './refused-domains.ts';
import { isEmail } from './email.ts';
import { fieldError } from './validation.ts';

/** A refusal of the account service: the code for clients, and a message for developers. */
export interface AccountFault {
  readonly code: string;
  readonly message: string;
}

const USER_NAME_LENGTH = 'userName must be between 5 and 100 characters long';

/** Why an account cannot have an address. @see A4, A13 */
export function emailFault(email: string): AccountFault | undefined {
  if (!isEmail(email)) return { code: '300075', message: 'invalid e-mail format' };
  if (isRefusedDomain(email)) return { code: '300041', message: 'the e-mail domain is blacklisted' };
  return undefined;
}

/**
 * Why a new account cannot have a user name. One that looks like an address must be the reader's address, or it would
 * block the owner of that address.
 * @see A4
 */
export function userNameFault(userName: string, email: string): AccountFault | undefined {
  const code = fieldError('userName', userName);
  if (code !== undefined) return { code, message: USER_NAME_LENGTH };
  if (userName.includes('@') && userName.toLowerCase() !== email.toLowerCase())
    return { code: '300009,300081', message: 'userName is an e-mail address other than the profile’s' };
  return undefined;
}

/** Why no e-mail for a new password can be sent to the owner of a user name. @see A8 */
export const resetFault = (userName: string): AccountFault | undefined =>
  fieldError('userName', userName) === undefined ? undefined : { code: '300301', message: USER_NAME_LENGTH };

/**
 * Why a password cannot be a new one.
 * @param isCommon whether it is among the most common ones: a service may know more of them
 * @see A4, A8, A10
 */
export function newPasswordFault(password: string, isCommon = isVeryCommon): AccountFault | undefined {
  if (password.length > PASSWORD_MAX_CHARACTERS)
    return { code: '100130,300130', message: 'input validation error: the password is too long' };
  if (!meetsPolicy(password))
    return { code: '300036', message: 'password does not meet strength requirements' };
  if (isCommon(password))
    return { code: '300036', message: 'the password is one of the most common ones: choose another' };
  return undefined;
}
