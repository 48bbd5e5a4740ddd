import { MAX_DEPTH } from './read.ts';

const NOT_STORABLE = /\0|\p{Surrogate}/gu;

/** One level below what the readers report, so that nothing is left out without a word. */
const CUT_DEPTH = MAX_DEPTH + 4;

function cleanText(text: string): string {
  return text.replace(NOT_STORABLE, '');
}

/**
 * A copy of the JSON whose texts hold neither NUL nor broken halves of characters: a database cannot store these, and
 * no reader misses them. The copy is bounded in depth and has no `__proto__` key, so that whatever walks it later is safe.
 */
export function cleanJson(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > CUT_DEPTH) return null;
  if (Array.isArray(value)) return value.map((one) => cleanJson(one, depth + 1));
  const entries = Object.entries(value).filter(([key]) => key !== '__proto__');
  return Object.fromEntries(entries.map(([key, one]) => [cleanText(key), cleanJson(one, depth + 1)]));
}
