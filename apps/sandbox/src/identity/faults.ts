import { HttpError } from '../http/errors.ts';

/** The errors of the identity service, with status and code for its clients. */
export const faults = {
  wrongLogin: () => new HttpError(401, '110010', 'Invalid username or password'),
  sessionOver: () => new HttpError(401, '100018', 'The session expired, log in again'),
  linkOver: () => new HttpError(401, '100018', 'The link expired or was already used'),
  captcha: () => new HttpError(400, '130001', 'Captcha token invalid'),
  emailTaken: () => new HttpError(400, '300022', 'The e-mail is already registered with another user'),
  duplicate: () => new HttpError(400, '300039', 'Duplicate user'),
  userNameTaken: () => new HttpError(400, '300031', 'The username is not available'),
  displayNameTaken: () => new HttpError(400, '300023', 'The display name is already in use'),
  wrongPassword: () => new HttpError(400, '300040', 'The old password is incorrect'),
  mustReset: () => new HttpError(403, '300037', 'The password must be reset'),
  nonceOver: () => new HttpError(400, '300033', 'The request expired or was already used'),
  alreadyVerified: () => new HttpError(400, '300050', 'The e-mail is already verified'),
  lastIdentity: () => new HttpError(400, '300044', 'At least one identity must remain'),
  identityTaken: () =>
    new HttpError(400, '300022', 'This account of the provider is already registered with another user'),
  noIdentity: () => new HttpError(404, '300081', 'The reader has no such identity'),
  provider: () => new HttpError(400, '100130,300130', 'Unknown identity provider'),
  socialRefused: () => new HttpError(401, '110010', 'The provider does not confirm these credentials'),
  noReport: () => new HttpError(404, '404', 'There is no such report'),
} as const;
