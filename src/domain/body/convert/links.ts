import type { ContentElement } from '../../ans/element.ts';
import { defined } from '../../defined.ts';
import { plainText } from '../../html/plain-text.ts';
import { sanitizeInline } from '../../html/policy.ts';
import { toPicture } from '../../image/picture.ts';
import { httpHref, safeHref } from '../../url/safe.ts';
import type { LinkItem } from '../block.ts';
import { note } from '../context.ts';
import type { BodyContext } from '../context.ts';
import { readableTexts } from '../readable.ts';
import type { Converter } from './converter.ts';
import { textBlocks } from './words.ts';

/** A 'Contexto:' box, only for http and https addresses. @see 001 §5 */
export const interstitial: Converter<'interstitial_link'> = (element, context) => {
  const href = httpHref(element.url);
  if (!href) {
    note(context, element, 'an interstitial link that is not http or https');
    return [];
  }
  const html = sanitizeInline(element.content, context) || plainText(href);
  const description = element.description && (sanitizeInline(element.description, context) || undefined);
  return [
    defined({
      type: 'interstitial' as const,
      id: element._id,
      label: 'Contexto:' as const,
      href,
      html,
      description,
    }),
  ];
};

function linkItem(element: ContentElement, context: BodyContext): LinkItem[] {
  const [words = '', description] = readableTexts(element).map((text) => sanitizeInline(text, context));
  const address =
    'url' in element && element.type !== 'image'
      ? element.url
      : 'canonical_url' in element
        ? element.canonical_url
        : undefined;
  const href = safeHref(address);
  const html = words || (href ? plainText(href) : '');
  return html ? [defined({ href, html, description: description || undefined })] : [];
}

export const linkList: Converter<'link_list'> = ({ _id: id, title, items }, context) => {
  const links = items.flatMap((item) => linkItem(item, context));
  return links.length > 0
    ? [{ type: 'link-list', id, title: plainText(title), items: links }]
    : textBlocks(title, id, context);
};

/** A story inside a story; the passes before left only those with a headline and a safe address. */
export const story: Converter<'story'> = (element) => [
  defined({
    type: 'related-story' as const,
    id: element._id,
    href: safeHref(element.canonical_url) ?? '/',
    headline: plainText(element.headline),
    description: plainText(element.description),
    picture: element.image && toPicture(element.image),
  }),
];
