import { ApiError } from '../errors/api-error.ts';

/**
 * What a reply of the identity or the sales service means. The body is read as text and parsed as JSON;
 * when that fails and the status is 2xx the result is `{message}`, otherwise an error with code, message and status.
 * Any body that has both `code` and `message` is an error, whatever its status; any other body of a failed reply is one too.
 * A key that holds null counts as absent. An error in a reply of good status has the status that its body names.
 *
 * @throws ApiError
 * @see 000 §5, arc-contract 'Rules for every call'
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
  if (code !== undefined && message !== undefined)
    throw new ApiError(asText(code), asText(message), ok && typeof named === 'number' ? named : httpStatus);
  if (!ok) throw new ApiError(httpStatus, `HTTP ${httpStatus}`, httpStatus);
  return body;
}

/** The fields of a body that is an object, without those that hold null. */
const fieldsOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))
    : {};

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
