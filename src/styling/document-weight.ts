const DOCUMENT =
  /^(?<none>:where\()?(?:(?<tag>html)|:root|\[data-brand=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[\w-]+))\])\)?$/;

/**
 * The specificity of a selector that matches the `<html>` of a page, and nothing else in it: as a number in which a class
 * counts ten. Undefined for any other selector.
 *
 * @param brand `data-brand` of the page's `<html>`. An element inside with the same brand has the same rules
 */
export function documentWeight(selector: string, brand: string | undefined): number | undefined {
  const groups = DOCUMENT.exec(selector)?.groups;
  if (!groups) return undefined;
  const named = groups['double'] ?? groups['single'] ?? groups['bare'];
  if (named !== undefined && named !== brand) return undefined;
  if (groups['none']) return 0;
  return groups['tag'] ? 1 : 10;
}

/** A mode of the default tokens, which have no specificity. */
const DEFAULT_MODE = /^:where\((?::root:not\(\[data-mode\]\)|\[data-mode=(?:"(\w+)"|'(\w+)'|(\w+))\])\)$/;

/** The mode of a selector that sets default tokens, which is empty without one. Undefined for any other selector. */
export function defaultMode(selector: string): string | undefined {
  const match = DEFAULT_MODE.exec(selector);
  return match ? (match[1] ?? match[2] ?? match[3] ?? '') : undefined;
}

const BRAND_PART =
  /^\[data-brand=(?:"([\w-]+)"|'([\w-]+)'|([\w-]+))\] \[data-mode=(?:"(\w+)"|'(\w+)'|(\w+))\]:not\(\[data-brand\]\)$/;

/** The mode of a selector that matches each part of a page with it and without another brand. Undefined for any other. */
export function brandPartMode(selector: string, brand: string | undefined): string | undefined {
  const match = BRAND_PART.exec(selector);
  if (!match || (match[1] ?? match[2] ?? match[3]) !== brand) return undefined;
  return match[4] ?? match[5] ?? match[6];
}
