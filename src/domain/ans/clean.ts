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
 * A copy of the JSON without NUL and lone surrogates in its texts: a database cannot store these.
 * The copy has a maximum depth and no `__proto__` key, so that later code can traverse it safely.
 */
export function cleanJson(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > CUT_DEPTH) return null;
  if (Array.isArray(value)) return value.map((one) => cleanJson(one, depth + 1));
  const entries = Object.entries(value).filter(([key]) => key !== '__proto__');
  return Object.fromEntries(entries.map(([key, one]) => [cleanText(key), cleanJson(one, depth + 1)]));
}
