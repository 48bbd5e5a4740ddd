import { isRecord } from '../ans/is-record.ts';

/** The content code of stories for subscribers. @see P1 */
export const LOCKED_CODE = '3';

const CODE = /^[\p{Letter}\p{Number}][\p{Letter}\p{Number}_-]*$/u;
const NUMBER = /^0*(\d+)$/;

const isAbsent = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && !value.trim()) ||
  (Array.isArray(value) && value.every(isAbsent));

/** A single code without spaces and leading zeros; undefined if the value is not a code. */
function codeOf(value: unknown): string | undefined {
  if (typeof value !== 'string' && !Number.isInteger(value)) return undefined;
  const code = String(value).normalize('NFKC').trim();
  return CODE.test(code) ? (NUMBER.exec(code)?.[1] ?? code) : undefined;
}

/**
 * Normalises a content code: '3', 3, '03', ' 3 ' and ['3'] become '3'; words such as 'free' stay unchanged. Of
 * several codes the locking one applies, else the first. An unreadable restriction locks: readers report a wrongly
 * locked story, but a wrongly open one is given away.
 * @returns undefined without a code: absent, empty, or an empty list
 */
export function contentCode(value: unknown): string | undefined {
  if (isAbsent(value)) return undefined;
  const given: readonly unknown[] = Array.isArray(value) ? value.filter((one) => !isAbsent(one)) : [value];
  const codes = given.map((one) => codeOf(one) ?? LOCKED_CODE);
  return codes.includes(LOCKED_CODE) ? LOCKED_CODE : codes[0];
}

/**
 * The content code of a document's `content_restrictions`: the `content_code` of an object, or a bare code. Any other
 * value that is not empty is an unreadable restriction and locks.
 */
export function restrictionCode(restrictions: unknown): string | undefined {
  if (isAbsent(restrictions)) return undefined;
  if (!isRecord(restrictions)) return contentCode(restrictions);
  return 'content_code' in restrictions ? contentCode(restrictions['content_code']) : undefined;
}
