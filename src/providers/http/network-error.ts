import { ApiError, CLIENT_CODES } from '../../domain/errors/api-error.ts';

/** The error of a call without a reply: aborted by the caller, timeout, or network failure. */
export function networkError(error: unknown, signal: AbortSignal | undefined): ApiError {
  const options = { cause: error };
  if (signal?.aborted) return new ApiError(CLIENT_CODES.aborted, 'The request was aborted.', 0, options);
  const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
  return timedOut
    ? new ApiError(CLIENT_CODES.timeout, 'The service did not answer in time.', 0, options)
    : new ApiError(CLIENT_CODES.network, 'The service cannot be reached.', 0, options);
}
