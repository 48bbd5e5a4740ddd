import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import type { AccountFault } from 'rotativa/domain';
import { OverloadError } from '../../../shared/bounded-queue.ts';
import { isUnavailable, isUnusableText } from '../db/violations.ts';
import { LeftError, QueueFullError } from '../jobs/work-queue.ts';
import { loggedPath } from './logged-path.ts';

/** An error response: `{code, message}` with its HTTP status, and `details` where the contract has them. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The reply's `details`, from which the caller can go on. */
  readonly details: unknown;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    headers: Readonly<Record<string, string>> = {},
    details?: unknown,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
    this.details = details;
  }
}

/** @throws HttpError 400 for a broken rule of an account */
export function refuse(fault: AccountFault | undefined): void {
  if (fault !== undefined) throw new HttpError(400, fault.code, fault.message);
}

/** Converts an error of a router to `{code, message}`. Unexpected errors are logged and returned without details. */
export const errorHandler = (log: Logger) => (error: Error, c: Context) => {
  if (error instanceof HttpError) {
    const { code, message, details, status, headers } = error;
    return c.json({ code, message, ...(details !== undefined && { details }) }, status, { ...headers });
  }
  if (error instanceof QueueFullError)
    return c.json({ code: 'busy', message: error.message }, 503, { 'Retry-After': String(error.retryAfter) });
  // The status that proxies log for a reader who left before the reply.
  if (error instanceof LeftError) return new Response(null, { status: 499 });
  if (error instanceof OverloadError)
    return c.json({ code: 'busy', message: `${error.message} Try again in a second.` }, 503, {
      'Retry-After': '1',
    });
  if (error instanceof HTTPException) {
    return c.json({ code: `http_${error.status}`, message: error.message }, error.status);
  }
  if (isUnusableText(error))
    return c.json({ code: '100130,300130', message: 'input validation error: a text holds a NUL' }, 400);
  if (isUnavailable(error)) {
    log.error({ err: error }, 'the database does not answer');
    return c.json(
      { code: 'database_unavailable', message: 'The database does not answer. Try again in some seconds.' },
      503,
      { 'Retry-After': '5' },
    );
  }
  log.error({ err: error, method: c.req.method, path: loggedPath(c) }, 'request failed');
  return c.json({ code: 'internal_error', message: 'The sandbox failed to answer this request.' }, 500);
};

export const notFoundHandler = (c: Context) =>
  c.json({ code: 'not_found', message: `There is nothing at ${c.req.method} ${c.req.path}.` }, 404);
