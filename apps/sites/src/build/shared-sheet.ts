import { createHash } from 'node:crypto';
import { createSharedCss, type SharedCss } from 'rotativa/critical-css';
import type { BrandKey, FamilyKey } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import type { SiteStyles } from './critical-css.ts';
import COMMON from './generated/common-marks.json' with { type: 'json' };

/** The stylesheet that the pages of a brand share, and the rest of the CSS of each. */
export interface SharedSheet extends SharedCss {
  /** In the client's folder. It changes with the content, so that caches never ask for it again. */
  readonly file: string;
}

/** A new brand has the pages of its family, and so its marks, until its own are read. */
const MARKS: Readonly<Record<FamilyKey, string> & Partial<Record<BrandKey, string>>> = COMMON;

const HASH_LENGTH = 8;

/** @param theme the CSS of the brand's theme in the build */
export function sharedSheet(brand: BrandKey, styles: SiteStyles, theme: string): SharedSheet {
  const shared = createSharedCss(styles, {
    common: (MARKS[brand] ?? MARKS[BRAND_CONFIGS[brand].family]).split(' '),
    theme,
    app: styles.app,
    readOnly: true,
  });
  const hash = createHash('sha256').update(shared.sheet).digest('hex').slice(0, HASH_LENGTH);
  return { ...shared, file: `assets/${brand}-shared-${hash}.css` };
}
