/** The `<meta>` that names the ad server; pages without one ask none. */
export const ADS_META = 'rt-ads';

/** The content of that `<meta>` for the ad manager, which needs no address. */
export const AD_MANAGER = 'gpt';

/** The `<meta>` that names the advertising pixel of an article; other pages have none. */
export const PIXEL_META = 'rt-pixel';
