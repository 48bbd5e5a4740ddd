/** How a phone shows the stories of a block: one below the other, or as a row that scrolls. */
export type OnPhone = 'stack' | 'rail';

/** The attribute of a view's root; none for the default. */
export const phoneOf = <T extends string>(phone: T | undefined): T | undefined =>
  phone === 'stack' ? undefined : phone;
