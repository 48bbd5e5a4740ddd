import type { ElementPass } from './context.ts';

/** The page's headline is the only first-level heading, and HTML knows six levels. */
const LOWEST = 2;
const HIGHEST = 6;

/** Heading levels capped at h6, and at h2 from above. @see 001 §2 'Article body blocks' */
export const capHeaders: ElementPass = (elements) =>
  elements.map((element) =>
    element.type === 'header'
      ? { ...element, level: Math.min(Math.max(Math.trunc(element.level), LOWEST), HIGHEST) }
      : element,
  );
