/** Size of share windows in pixels, and the interval of the check whether they are closed. */
export const SHARE_WINDOW_PX = { width: 550, height: 400 } as const;
/** The size of the window for sharing, in CSS pixels. */
export const LINKEDIN_WINDOW_PX = { width: 750, height: 600 } as const;
/** How often a page asks whether the window for sharing is closed. */
export const SHARE_CLOSE_POLL_MS = 1000;

function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

/** The address with all parameters that have a value. */
function address(base: string, parameters: Record<string, string | undefined>): string {
  const query = Object.entries(parameters)
    .filter((entry): entry is [string, string] => Boolean(entry[1]))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return query ? `${base}?${query}` : base;
}

/** The address of a Facebook share. @throws Error 'facebook.url' without a url @see N17 */
export function facebookShareUrl({
  url,
  quote,
  hashtag,
}: {
  url: string;
  quote?: string | undefined;
  hashtag?: string | undefined;
}): string {
  assert(url, 'facebook.url');
  return address('https://www.facebook.com/sharer/sharer.php', { u: url, quote, hashtag });
}

/** The parts of a post on the microblog. */
export interface MicroblogShare {
  url: string;
  text?: string | undefined;
  via?: string | undefined;
  hashtags?: readonly string[] | undefined;
  related?: readonly string[] | undefined;
}

/**
 * The address of a share on the microblog.
 * @throws Error 'twitter.url' without a url, 'twitter.hashtags is not an array', 'twitter.related is not an array'
 * @see N17
 */
export function microblogShareUrl({ url, text, via, hashtags = [], related = [] }: MicroblogShare): string {
  assert(url, 'twitter.url');
  assert(Array.isArray(hashtags), 'twitter.hashtags is not an array');
  assert(Array.isArray(related), 'twitter.related is not an array');
  const lists = { hashtags: hashtags.join(','), related: related.join(',') };
  return address('https://twitter.com/share', { url, text, via, ...lists });
}

const MOBILE_AGENT = /android|iphone|ipad|ipod|iemobile|blackberry|opera mini|mobile/i;

/**
 * The address of a WhatsApp message: title, separator, url. The host is `api` for mobile user agents, else `web`.
 * @throws Error 'whatsapp.url' without a url
 * @see N17
 */
export function whatsappShareUrl(
  {
    url,
    title,
    separator = ' ',
  }: { url: string; title?: string | undefined; separator?: string | undefined },
  userAgent = '',
): string {
  assert(url, 'whatsapp.url');
  const host = MOBILE_AGENT.test(userAgent) ? 'api' : 'web';
  return address(`https://${host}.whatsapp.com/send`, { text: title ? title + separator + url : url });
}

/** The address of a LinkedIn share. @throws Error 'linkedin.url' without a url @see N17 */
export function linkedinShareUrl(share: {
  url: string;
  title?: string | undefined;
  summary?: string | undefined;
  source?: string | undefined;
}): string {
  const { url, title, summary, source } = share;
  assert(url, 'linkedin.url');
  return address('https://www.linkedin.com/shareArticle', { url, mini: 'true', title, summary, source });
}
