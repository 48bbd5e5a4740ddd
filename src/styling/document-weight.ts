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
const DEFAULT_MODE = /^:where\((?::root:not\(\[data-mode\]\)|\[data-mode=(?:"\w+"|'\w+'|\w+)\])\)$/;

/** Whether a selector sets tokens of a mode that those of any brand replace, if only the `<html>` of a page has a mode. */
export const isDefaultMode = (selector: string): boolean => DEFAULT_MODE.test(selector);
