import type { OembedElement } from '../../ans/element.ts';
import { defined } from '../../defined.ts';
import { plainText } from '../../html/plain-text.ts';
import { sanitizeRich } from '../../html/policy.ts';
import { httpHref, safeSource } from '../../url/safe.ts';
import { parseVideoUrl, videoInHtml } from '../../video/url.ts';
import type { BodyBlock, SocialNetwork } from '../block.ts';
import { note } from '../context.ts';
import type { Converter } from './converter.ts';
import { linkTo, networkOf } from './post.ts';
import { showsSomething } from './raw-html.ts';

const BY_NAME: readonly { network: SocialNetwork; name: RegExp }[] = [
  { network: 'instagram', name: /instagram/i },
  { network: 'twitter', name: /twitter|^x$|\/\/(www\.)?x\.com\//i },
  { network: 'facebook', name: /facebook/i },
  { network: 'tiktok', name: /tiktok/i },
];

/** The network, from the subtype, else from the provider, the address or the embed code. */
function socialNetwork({
  subtype = '',
  provider_name = '',
  url = '',
  html,
}: OembedElement): SocialNetwork | undefined {
  for (const word of [subtype, provider_name, url]) {
    const found = BY_NAME.find(({ name }) => name.test(word));
    if (found) return found.network;
  }
  return networkOf(html);
}

function player(element: OembedElement): BodyBlock | undefined {
  const reference = parseVideoUrl(element.url) ?? videoInHtml(element.html)?.video;
  if (!reference) return undefined;
  const poster = safeSource(element.thumbnail_url);
  const title = plainText(element.title ?? '');
  return {
    type: 'video',
    id: element._id,
    player: defined({ ...reference, poster }),
    title,
    description: '',
  };
}

/**
 * Converts an embed: a known video becomes the player, a post of a social network keeps its HTML without scripts,
 * and anything else is sanitised as raw HTML.
 * @see N3
 */
export const oembed: Converter<'oembed_response'> = (element, context) => {
  const network = socialNetwork(element);
  const video = network ? undefined : player(element);
  if (video) return [video];
  const href = httpHref(element.url);
  const own = sanitizeRich(element.html, context);
  const html = showsSomething(own) ? own : href ? sanitizeRich(linkTo(href, element.title), context) : '';
  if (!html) {
    note(context, element, 'an embed with neither HTML nor an address');
    return [];
  }
  const id = element._id;
  if (network) return [defined({ type: 'social-post' as const, id, network, html, href })];
  const provider = plainText(element.provider_name ?? element.subtype ?? '');
  return [
    defined({ type: 'embed' as const, id, provider, title: plainText(element.title ?? ''), html, href }),
  ];
};
