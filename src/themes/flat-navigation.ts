import type { NavigationItem } from './brand.ts';

/** The items of a menu, each followed by those below it. */
export const flatNavigation = (items: readonly NavigationItem[]): NavigationItem[] =>
  items.flatMap((item) => [item, ...flatNavigation(item.children ?? [])]);
