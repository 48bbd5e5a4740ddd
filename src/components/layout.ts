/** The distance between the parts of a layout: 0, 8, 16, 24 or 32 px; `large` and `section` grow to 32 and 64 px from 768 px on. */
export type Gap = 'none' | 'small' | 'medium' | 'large' | 'section';

/** The elements that a layout primitive can render instead of a `<div>`. As a list it contains `<li>` elements. */
export type LayoutElement =
  'div' | 'section' | 'article' | 'main' | 'aside' | 'nav' | 'header' | 'footer' | 'form' | 'ul' | 'ol';

/** Safari announces a list without bullets as a list only when it says that it is one. */
export const listRole = (element: LayoutElement | undefined): { role?: 'list' } =>
  element === 'ul' || element === 'ol' ? { role: 'list' } : {};
