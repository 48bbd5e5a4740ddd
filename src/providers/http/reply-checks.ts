import * as z from 'zod/mini';

/**
 * Refuses a reply that is no JSON, which reads as `{message}`: a page of a proxy must not pass for a record whose
 * fields are all absent.
 */
export const wasJson = z.refine<object>((reply) => Object.keys(reply).join() !== 'message', 'no JSON');

/** A page, or JSON that was cut, came from nobody who did what was asked. */
const isAnswer = (reply: unknown): boolean => {
  const { message } = Object(reply) as { message?: unknown };
  return typeof message !== 'string' || !/^\s*[<[{]/.test(message);
};

/** For calls whose reply says nothing: any JSON, a word, or no body at all. */
export const AnyReply = z.unknown().check(z.refine(isAnswer, 'a page or a part of JSON'));
