import { ApiError, CLIENT_CODES } from '../../domain/errors/api-error.ts';

/** Why there was no answer: the caller gave up, time ran out, or the network failed. */
export function unanswered(error: unknown, signal: AbortSignal | undefined): ApiError {
  const options = { cause: error };
  if (signal?.aborted) return new ApiError(CLIENT_CODES.aborted, 'The request was aborted.', 0, options);
  const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
  return timedOut
    ? new ApiError(CLIENT_CODES.timeout, 'The service did not answer in time.', 0, options)
    : new ApiError(CLIENT_CODES.network, 'The service cannot be reached.', 0, options);
}
