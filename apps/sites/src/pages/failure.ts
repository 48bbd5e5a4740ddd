import { ApiError } from 'rotativa/domain';

/** A block took longer than its budget. */
export class BudgetError extends Error {
  override readonly name = 'BudgetError';
}

/** Status codes of the content service for an invalid request. */
const REFUSALS: ReadonlySet<number> = new Set([400, 404, 405, 410, 413, 414, 422, 431]);

/**
 * Why content is missing: `refused` the content service rejects the request, which contains parts of the reader's
 * address; `outage` it gives no usable reply (no reply, HTML, a truncated reply or another shape); `fault` an internal error.
 */
export type Failure = 'refused' | 'outage' | 'fault';

export function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) return REFUSALS.has(error.httpStatus) ? 'refused' : 'outage';
  return error instanceof BudgetError ? 'outage' : 'fault';
}
