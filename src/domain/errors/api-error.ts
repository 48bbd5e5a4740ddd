/** The cause of an error, and its details. */
export interface ApiErrorOptions extends ErrorOptions {
  details?: unknown;
}

/**
 * The error class of all services, identity and sales included.
 * `code` is the service's code (`'300040'`), a client code (`'requiredField'`), or several codes joined by commas.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  /** The status of the reply; 0 without a reply (network, timeout, abort). */
  readonly httpStatus: number;
  /** Data that the caller needs to go on, as the method of the port says: both sides of a conflict, the faults of a document. */
  readonly details: unknown;

  constructor(code: string | number, message: string, httpStatus = 0, options: ApiErrorOptions = {}) {
    super(message, options);
    this.code = String(code);
    this.httpStatus = httpStatus;
    this.details = options.details;
  }

  /** The format of the vendor's clients, without the details. It is safe for logs and replies. */
  toJSON(): { code: string; message: string; httpStatus: number; error: true } {
    return { code: this.code, message: this.message, httpStatus: this.httpStatus, error: true };
  }
}

/** Codes of the client, for failures before or without a reply. */
export const CLIENT_CODES = {
  aborted: 'aborted',
  badReply: 'badReply',
  badRequest: 'badRequest',
  busy: 'busy',
  captcha: '130001',
  cardInvalid: 'cardInvalid',
  imageTooLarge: 'IMAGE_TOO_LARGE',
  missingImage: 'MISSING_IMAGE',
  missingJwt: 'missingJwt',
  network: 'network',
  noAccessToken: 'noAccessToken',
  noRefreshToken: 'noRefreshToken',
  notKept: 'notKept',
  refreshExpired: 'refreshExpired',
  timeout: 'timeout',
  unsupportedImageType: 'UNSUPPORTED_IMAGE_TYPE',
} as const;
