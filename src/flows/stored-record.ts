import type { JsonRecord } from '../domain/ans/common.ts';
import { isRecord } from '../domain/ans/is-record.ts';

/** Records that a tab keeps. Stored values come from outside: every part is checked when it is read. */

/** A text of a record; undefined for anything else, and for one that nothing of the site wrote. */
export const storedText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= 4000 ? value : undefined;

/** The record in a stored text; undefined if the text is invalid. */
export function readRecord(stored: string | null): JsonRecord | undefined {
  if (!stored) return undefined;
  try {
    const value: unknown = JSON.parse(stored);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
