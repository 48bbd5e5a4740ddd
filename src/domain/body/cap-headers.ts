import type { ElementPass } from './context.ts';

/** The page's headline is the only first-level heading. */
const LOWEST = 2;
const HIGHEST = 6;

/** Limits heading levels to h2–h6. */
export const capHeaders: ElementPass = (elements) =>
  elements.map((element) =>
    element.type === 'header'
      ? { ...element, level: Math.min(Math.max(Math.trunc(element.level), LOWEST), HIGHEST) }
      : element,
  );
