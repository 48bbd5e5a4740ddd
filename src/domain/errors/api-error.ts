/**
 * The one error that identity, sales and the other services raise.
 * `code` is the service's own (`'300040'`), one of the client's (`'requiredField'`), or several joined by commas.
 * @see 000 §5, §8
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  /** The reply's status; 0 when there was no reply (network, timeout, abort). */
  readonly httpStatus: number;

  constructor(code: string | number, message: string, httpStatus = 0, options?: ErrorOptions) {
    super(message, options);
    this.code = String(code);
    this.httpStatus = httpStatus;
  }

  /** The shape that the vendor's clients use, and what a log or a reply may carry. */
  toJSON(): { code: string; message: string; httpStatus: number; error: true } {
    return { code: this.code, message: this.message, httpStatus: this.httpStatus, error: true };
  }
}

/** The client's own codes: failures that happen before or without a reply. */
export const CLIENT_CODES = {
  aborted: 'aborted',
  badReply: 'badReply',
  badRequest: 'badRequest',
  busy: 'busy',
  captcha: '130001',
  imageTooLarge: 'IMAGE_TOO_LARGE',
  missingImage: 'MISSING_IMAGE',
  missingJwt: 'missingJwt',
  network: 'network',
  noAccessToken: 'noAccessToken',
  noRefreshToken: 'noRefreshToken',
  refreshExpired: 'refreshExpired',
  timeout: 'timeout',
  unsupportedImageType: 'UNSUPPORTED_IMAGE_TYPE',
} as const;
