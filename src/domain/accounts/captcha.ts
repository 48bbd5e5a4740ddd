import { ApiError, CLIENT_CODES } from '../errors/api-error.ts';

/** The message of the account service when it asks for a captcha, or refuses its token. */
export const CAPTCHA_MESSAGE = 'Captcha token invalid';

/**
 * Rejects a call without a captcha token where the configuration requires one.
 * @throws ApiError 130001 'Captcha token invalid'
 * @see A3
 */
export function requireCaptcha(enforced: boolean | undefined, token: string | undefined): void {
  if (enforced && !token) throw new ApiError(CLIENT_CODES.captcha, CAPTCHA_MESSAGE);
}
