import { BRAND_NAMES } from '../../themes/generated/brands.ts';
import type { BlockPage } from '../block-page.ts';

const NAMES: Partial<Record<string, string>> = BRAND_NAMES;

/** The name of a page's site; undefined for a brand that an app has added. */
export const siteName = ({ brand }: BlockPage): string | undefined => NAMES[brand];
