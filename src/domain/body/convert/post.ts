import { plainText } from '../../html/plain-text.ts';
import { attributesOf, OPENING_TAG } from '../../html/tag-attributes.ts';
import { httpHref } from '../../url/safe.ts';
import type { SocialNetwork } from '../block.ts';
import { bodyElements } from '../../../messages/documents.ts';

const NETWORKS: readonly { network: SocialNetwork; mark: RegExp }[] = [
  { network: 'twitter', mark: /class\s*=\s*["'][^"']*\btwitter-(tweet|video)\b/i },
  { network: 'instagram', mark: /class\s*=\s*["'][^"']*\binstagram-media\b/i },
  { network: 'tiktok', mark: /class\s*=\s*["'][^"']*\btiktok-embed\b/i },
  { network: 'facebook', mark: /class\s*=\s*["'][^"']*\bfb-(post|video)\b/i },
];

/** The network of a post, by the class name of its embed code. */
export function networkOf(html: string): SocialNetwork | undefined {
  return NETWORKS.find(({ mark }) => mark.test(html))?.network;
}

/** The attributes in which the networks' embed codes have the address of a post. */
const ADDRESSES = ['data-instgrm-permalink', 'data-href', 'cite'];

/** The address of a post whose embed code has it only for the network's script; undefined if it has a link. */
export function postAddress(html: string): string | undefined {
  const tags = [...html.matchAll(OPENING_TAG)].map(([tag]) => attributesOf(tag));
  if (tags.some((attributes) => httpHref(attributes.get('href')))) return undefined;
  return tags
    .flatMap((attributes) => ADDRESSES.map((name) => httpHref(attributes.get(name))))
    .find((address) => address !== undefined);
}

/** A link to a post whose HTML is missing. */
export function linkTo(href: string, title: string | undefined): string {
  const words = (plainText(title ?? '') || bodyElements.post).replaceAll('<', '&lt;');
  return `<p><a href="${href.replaceAll('"', '%22')}">${words}</a></p>`;
}
