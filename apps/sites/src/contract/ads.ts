/** The `<meta>` that names the ad server; a page without it calls no ad server. */
export const ADS_META = 'rt-ads';

/** The content of that `<meta>` for the ad manager, which needs no address. */
export const AD_MANAGER = 'gpt';

/** The `<meta>` that names the advertising pixel of an article; other pages have none. */
export const PIXEL_META = 'rt-pixel';

/** The name of a slot at the ad server. */
export const SLOT_NAME = /^[A-Z0-9_/]{1,60}$/;
