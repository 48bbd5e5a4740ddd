import type { errors } from '../../messages/errors.ts';

export type CodeWithMessage = keyof typeof errors;

/** Codes with the message of another. */
export const SAME_MESSAGE: ReadonlyMap<string, CodeWithMessage> = new Map<string, CodeWithMessage>([
  ['0014a', '100011'],
  ['100018', '100011'],
  ['300019', '100011'],
  ['refreshExpired', '100011'],
  ['noRefreshToken', '100011'],
  ['noAccessToken', '100011'],
  ['missingJwt', '100011'],
  ['300023', '100023'],
  ['300301', '300009+300081'],
  ['100096', '300009'],
  ['300030', '300009'],
  ['100104', '300009'],
  ['300081+404', '300009'],
  ['timeout', 'network'],
]);
