import { ApiError, CLIENT_CODES } from '../errors/api-error.ts';

export const CAPTCHA_MESSAGE = 'Captcha token invalid';

/**
 * Refuses a call that the configuration guards with a captcha and that carries no token.
 * @throws ApiError 130001 'Captcha token invalid'
 * @see 000 §5, A3
 */
export function requireCaptcha(enforced: boolean | undefined, token: string | undefined): void {
  if (enforced && !token) throw new ApiError(CLIENT_CODES.captcha, CAPTCHA_MESSAGE);
}
