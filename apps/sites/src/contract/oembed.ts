/** The address at which other sites request the embed code of an article. */
export const OEMBED_PATH = '/oembed';

/** The address of an article's embed. */
export const oembedAddress = (origin: string, article: string): string =>
  `${origin}${OEMBED_PATH}?${new URLSearchParams({ url: article, format: 'json' }).toString()}`;
