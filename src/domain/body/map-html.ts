import type { ContentElement } from '../ans/element.ts';

/** The fields of elements that are HTML. */
const HTML_FIELDS: ReadonlySet<string> = new Set(['content', 'html', 'caption', 'citation', 'description']);

function mapped<T>(value: T, change: (html: string) => string): T {
  if (Array.isArray(value)) return value.map((one: unknown) => mapped(one, change)) as T;
  if (typeof value !== 'object' || value === null) return value;
  // The text of a program is no HTML.
  if ('type' in value && value.type === 'code') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]: [string, unknown]) => [
      key,
      typeof one === 'string' && HTML_FIELDS.has(key) ? change(one) : mapped(one, change),
    ]),
  ) as T;
}

/** The elements with all of their HTML changed, at every depth. */
export const mapHtml = (
  elements: readonly ContentElement[],
  change: (html: string) => string,
): readonly ContentElement[] => mapped(elements, change);
