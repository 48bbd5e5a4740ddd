const words = (list: string): string[] => list.trim().split(/\s+/);

export const INLINE_TAGS = words(
  'a abbr b bdi bdo br cite code del dfn em i ins kbd mark q rp rt ruby s samp small span strong sub sup time u var wbr',
);

export const STRUCTURE_TAGS = words(
  `article aside blockquote caption col colgroup dd details div dl dt figcaption figure footer h2 h3 h4 h5 h6
  header hr li ol p pre section summary table tbody td tfoot th thead tr ul`,
);

export const MEDIA_TAGS = words('audio iframe img picture source track video');

/** Tags whose contents are never text for readers. */
export const NON_TEXT_TAGS = words('script style template textarea option noscript head title');

/** Class names that the networks' scripts and our styles use to recognise a post. */
export const POST_CLASSES = words(
  'twitter-tweet twitter-video instagram-media tiktok-embed fb-post fb-video',
);

/** The boundary between two block-level elements. */
export const BLOCK_BOUNDARY =
  /<\/?(p|div|section|article|aside|header|footer|li|ul|ol|dl|dt|dd|tr|td|th|table|blockquote|figure|figcaption|h[1-6])\b[^<>]*>/gi;
