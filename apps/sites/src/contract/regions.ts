/** The regions of the layouts: a page document places its blocks in them by these names. */
export type Region =
  'header' | 'banner' | 'head' | 'wide' | 'top' | 'middle' | 'side' | 'main' | 'aside' | 'after' | 'footer';

/** The regions in the order in which their blocks choose stories: a stored document may have them in any order. */
export const REGION_ORDER: readonly Region[] = [
  'header',
  'banner',
  'head',
  'top',
  'wide',
  'middle',
  'side',
  'main',
  'aside',
  'after',
  'footer',
];

/** Regions with a page's content: opening and main part. */
export const CONTENT_REGIONS: readonly string[] = ['wide', 'top', 'main'] satisfies Region[];
