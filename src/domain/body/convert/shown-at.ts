import { attributesOf, OPENING_TAG } from '../../html/tag-attributes.ts';
import { httpHref } from '../../url/safe.ts';

/** Elements whose address is of a program, a style or the page itself. */
const NO_CONTENT = /^<(?:script|link|base|meta|form|ins)\b/i;
const PAGES = [
  'href',
  'data-href',
  'data-text-post-permalink',
  'cite',
  'url',
  'data-url',
  'src',
  'data-src',
  'data',
];
const BLUESKY = /^at:\/\/(did:[\w:.-]+)\/app\.bsky\.feed\.post\/(\w+)$/;

/** The first page or file that an embed code names. */
function pageNamedIn(html: string): string | undefined {
  for (const [tag] of html.matchAll(OPENING_TAG)) {
    if (NO_CONTENT.test(tag)) continue;
    const attributes = attributesOf(tag);
    const [, author, post] = BLUESKY.exec(attributes.get('data-bluesky-uri') ?? '') ?? [];
    if (author && post) return `https://bsky.app/profile/${author}/post/${post}`;
    const found = PAGES.map((name) => httpHref(attributes.get(name))).find(Boolean);
    if (found) return found;
  }
  return undefined;
}

/** An address among other words, such as in the JSON of a widget's settings. */
const ADDRESS = /https:\/\/[^\s"'<>\\,;)}\]]+/i;
/** Files that are no page for readers. */
const NO_PAGE = /\.(?:m?js|css|json|woff2?|png|jpe?g|gif|svg|webp|ico)(?:[?#]|$)/i;
const NO_ADDRESS = ['style', 'class', 'xmlns', 'srcset', 'poster'];

/** The first address in any attribute of the place that a script would fill. */
function addressIn(html: string): string | undefined {
  for (const [tag] of html.matchAll(OPENING_TAG)) {
    if (NO_CONTENT.test(tag)) continue;
    for (const [name, value] of attributesOf(tag)) {
      const found = NO_ADDRESS.includes(name) ? undefined : httpHref(ADDRESS.exec(value)?.[0]);
      if (found && !NO_PAGE.test(found)) return found;
    }
  }
  return undefined;
}

/** Scripts that show nothing of their company: libraries, measuring, advertisements. */
const NO_COMPANY =
  /(?:^|\.)(?:jsdelivr\.net|unpkg\.com|cloudflare\.com|googleapis\.com|jquery\.com|google-analytics\.com|googletagmanager\.com|googletagservices\.com|googlesyndication\.com|doubleclick\.net|facebook\.net|taboola\.com|outbrain\.com|chartbeat\.com|scorecardresearch\.com|hotjar\.com)$/;
/** Second-level domains under which companies have theirs. */
const SHARED_DOMAIN = /^(?:com?|org|net|gov|edu|ac)\.[a-z]{2}$/;

/** The company's own host: 'embed.company.com' is of 'company.com'. */
function companyOf(host: string): string {
  const labels = host.split('.');
  return labels.slice(SHARED_DOMAIN.test(labels.slice(-2).join('.')) ? -3 : -2).join('.');
}

/** The home page of the company whose script would fill a place. A script without a place shows nothing, as one that measures. */
function companyIn(html: string): string | undefined {
  const tags = [...html.matchAll(OPENING_TAG)].map(([tag]) => tag);
  if (!tags.some((tag) => !NO_CONTENT.test(tag) && !/^<noscript\b/i.test(tag) && attributesOf(tag).size > 0))
    return undefined;
  for (const tag of tags) {
    const src = /^<script\b/i.test(tag)
      ? attributesOf(tag).get('src')?.replace(/^\/\//, 'https://')
      : undefined;
    const address = httpHref(src);
    if (!address) continue;
    const { hostname } = new URL(address);
    if (!NO_COMPANY.test(hostname)) return `https://${companyOf(hostname)}/`;
  }
  return undefined;
}

/** Companies whose codes come without their script, where a system removes it or a page has it once: a word names them. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bdata-tf-\w/i, 'typeform.com'],
  [/\bplaybuzz\b/i, 'playbuzz.com'],
  [/\briddle(?:2|-quiz)/i, 'riddle.com'],
  [/\bopta-widget\b/i, 'statsperform.com'],
  [/\bopinary-widget\b/i, 'opinary.com'],
  [/\bos_(?:poll|widget)\b/i, 'opinionstage.com'],
  [/\bvenngage-embed\b/i, 'venngage.com'],
  [/\bobservablehq-/i, 'observablehq.com'],
  [/\bdata-vev-embed\b/i, 'vev.design'],
];

/** The home page of the company that a word of a tag names. */
function namedIn(html: string): string | undefined {
  const tags = [...html.matchAll(OPENING_TAG)].map(([tag]) => tag).join(' ');
  const host = WORDS.find(([word]) => word.test(tags))?.[1];
  return host && `https://${host}/`;
}

/** Where readers find what only the script of an embed code would show: its page, else its company. */
export const shownAt = (html: string): string | undefined =>
  pageNamedIn(html) ?? addressIn(html) ?? companyIn(html) ?? namedIn(html);
