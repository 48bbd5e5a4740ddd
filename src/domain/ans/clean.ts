import { MAX_DEPTH } from './read.ts';

const NOT_STORABLE = /\0|\p{Surrogate}/gu;

/** Deeper than the limit of the readers, so that they report everything that is cut. */
const CUT_DEPTH = MAX_DEPTH + 4;

/** Whether a text may have a lone surrogate. The search for one takes much longer, and almost no text has any. */
const SUSPECT = /[\0\uD800-\uDFFF]/;

function cleanText(text: string): string {
  return SUSPECT.test(text) ? text.replace(NOT_STORABLE, '') : text;
}

/**
 * The JSON without NUL and lone surrogates in its texts: a database cannot store these. It has a maximum depth and no
 * `__proto__` key, so that later code can traverse it safely. A value without any of these is returned as it is, not copied.
 */
export function cleanJson(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > CUT_DEPTH) return null;
  return Array.isArray(value)
    ? cleanList(value, depth)
    : cleanRecord(value as Record<string, unknown>, depth);
}

function cleanList(list: unknown[], depth: number): unknown[] {
  const cleaned = list.map((one) => cleanJson(one, depth + 1));
  return cleaned.every((one, at) => Object.is(one, list[at])) ? list : cleaned;
}

function cleanRecord(record: Record<string, unknown>, depth: number): Record<string, unknown> {
  let copy: [string, unknown][] | undefined;
  const keys = Object.keys(record);
  for (const [at, key] of keys.entries()) {
    const one = record[key];
    const cleaned = key === '__proto__' ? undefined : cleanJson(one, depth + 1);
    const name = cleanText(key);
    const isClean = key !== '__proto__' && Object.is(cleaned, one) && name === key;
    if (!isClean) copy ??= keys.slice(0, at).map((known) => [known, record[known]]);
    if (copy && key !== '__proto__') copy.push([name, cleaned]);
  }
  return copy ? Object.fromEntries(copy) : record;
}
