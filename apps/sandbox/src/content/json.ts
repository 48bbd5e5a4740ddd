import type { Json } from '../db/schema/content.ts';

/** Whether a parsed JSON value is an object (not null, not a list). */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path of keys, or undefined when the path leaves the document. */
export const at = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);

/** The text at a path, trimmed; undefined when there is none. */
export function textAt(value: unknown, ...keys: string[]): string | undefined {
  const found = at(value, ...keys);
  if (typeof found !== 'string') return undefined;
  return found.trim() === '' ? undefined : found.trim();
}

/** The objects of the list at a path; other values are omitted. */
export function objectsAt(value: unknown, ...keys: string[]): Json[] {
  const found = at(value, ...keys);
  return Array.isArray(found) ? found.filter(isObject) : [];
}
