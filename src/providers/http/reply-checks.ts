import * as z from 'zod/mini';

/**
 * Whether the reply was JSON. Other replies are read as `{message}`, and an HTML page of a proxy must not count as a
 * record without fields.
 */
export const isJson = (reply: unknown): boolean => Object.keys(Object(reply)).join() !== 'message';

export const wasJson = z.refine<object>(isJson, 'no JSON');

/** An HTML page or truncated JSON means that the request was not processed. */
const isAnswer = (reply: unknown): boolean => {
  const { message } = Object(reply) as { message?: unknown };
  return typeof message !== 'string' || !/^\s*[<[{]/.test(message);
};

/** For calls whose reply is not used: any JSON, a word, or an empty body. */
export const AnyReply = z.unknown().check(z.refine(isAnswer, 'a page or a part of JSON'));
