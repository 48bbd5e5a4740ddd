import { createHash } from 'node:crypto';
import { createSharedCss, type SharedCss } from 'rotativa/critical-css';
import type { BrandKey } from 'rotativa/themes';
import type { SiteStyles } from './critical-css.ts';
import COMMON from './generated/common-marks.json' with { type: 'json' };

/** The stylesheet that the pages of a brand share, and the rest of the CSS of each. */
export interface SharedSheet extends SharedCss {
  /** In the client's folder. It changes with the content, so that caches never ask for it again. */
  readonly file: string;
}

const HASH_LENGTH = 8;

/** @param theme the CSS of the brand's theme in the build */
export function sharedSheet(brand: BrandKey, styles: SiteStyles, theme: string): SharedSheet {
  const shared = createSharedCss(styles, {
    common: COMMON[brand].split(' '),
    theme,
    app: styles.app,
    readOnly: true,
  });
  const hash = createHash('sha256').update(shared.sheet).digest('hex').slice(0, HASH_LENGTH);
  return { ...shared, file: `assets/${brand}-shared-${hash}.css` };
}
