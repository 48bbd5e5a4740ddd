/** How a phone shows the stories of a block: one below the other, or as a row that scrolls. */
export type OnPhone = 'stack' | 'rail';

/** The attribute of a view's root; none for the default. */
export const phoneOf = <T extends string>(phone: T | undefined): T | undefined =>
  phone === 'stack' ? undefined : phone;

/**
 * Width of the window in px from which on a block in the page's full width has no composition of a phone: 560 px of its
 * own width, and the margins of the page.
 */
export const WIDER_THAN_PHONE = 600;

/** Width of the picture of a story that a phone shows as a row. */
export const ROW_PICTURE = '112px';
