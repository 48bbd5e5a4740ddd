/** A heading's place in the page's outline. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** The element of each level. A name that is put together on the way, as `h${level}`, costs React a lookup by its letters. */
export const HEADING_TAG = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;
