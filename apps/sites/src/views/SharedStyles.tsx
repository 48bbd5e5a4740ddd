import { createContext, use, type ReactNode } from 'react';
import { FIRST_VIEW_END } from '../contract/first-view.ts';

/** The address of the stylesheet that the pages of the brand share; undefined if a page has all its CSS in its head. */
const SharedSheet = createContext<string | undefined>(undefined);

export const SharedSheetProvider = SharedSheet.Provider;

/**
 * The link of the shared stylesheet. It is where the first view of a page ends: a browser paints what is before it without
 * waiting, and what is behind it with all rules.
 */
export function SharedStyles(): ReactNode {
  const href = use(SharedSheet);
  return href === undefined ? null : <link id={FIRST_VIEW_END} rel="stylesheet" href={href} />;
}
