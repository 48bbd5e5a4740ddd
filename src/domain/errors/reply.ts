import { ApiError } from './api-error.ts';

/**
 * Interprets a reply of a service. The body is read as text and parsed as JSON.
 * If parsing fails, a 2xx reply gives `{message}`, and any other status an error with code, message and status.
 * A body with both `code` and `message` is an error, whatever the status. So is any body of a failed reply.
 * The error has the `details` of the body. Keys with the value null count as absent. If the status is 2xx, the error has the status named in the body.
 *
 * @throws ApiError
 */
export function readReply(text: string, httpStatus: number): unknown {
  const ok = httpStatus >= 200 && httpStatus < 300;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    if (ok) return { message: text };
    throw new ApiError(httpStatus, text.trim().slice(0, 200) || `HTTP ${httpStatus}`, httpStatus, { cause });
  }
  const { code, message, httpStatus: named } = fieldsOf(body);
  if (code !== undefined && message !== undefined) {
    const status = ok && typeof named === 'number' ? named : httpStatus;
    const { details } = body as { details?: unknown };
    throw new ApiError(asText(code), asText(message), status, { details });
  }
  if (!ok) throw new ApiError(httpStatus, `HTTP ${httpStatus}`, httpStatus);
  return body;
}

/** The fields of a body that is an object, without null values. */
const fieldsOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))
    : {};

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
