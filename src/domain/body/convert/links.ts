import type { ContentElement } from '../../ans/element.ts';
import { defined } from '../../defined.ts';
import { plainText } from '../../html/plain-text.ts';
import { sanitizeInline } from '../../html/policy.ts';
import { toPicture } from '../../image/picture.ts';
import { httpHref, safeHref } from '../../url/safe.ts';
import type { LinkItem } from '../block.ts';
import { note, type BodyContext } from '../context.ts';
import { readableTexts } from '../readable.ts';
import { bodyElements } from '../../../messages/documents.ts';
import type { Converter } from './converter.ts';
import { textBlocks } from './words.ts';

/** The address of a 'Contexto:' box: http or https, or a path of this site. */
const contextHref = (address: string): string | undefined =>
  httpHref(address) ?? (/^\/(?![/\\])/.test(address) ? safeHref(address) : undefined);

/** A 'Contexto:' box. Its address must be http, https or of this site. */
export const interstitial: Converter<'interstitial_link'> = (element, context) => {
  const href = contextHref(element.url);
  if (!href) {
    note(context, element, 'an interstitial link that is neither http, https nor of this site');
    return [];
  }
  const html = sanitizeInline(element.content, context) || plainText(href);
  const description = element.description && (sanitizeInline(element.description, context) || undefined);
  return [
    defined({
      type: 'interstitial' as const,
      id: element._id,
      label: bodyElements.context,
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

/** A story inside a story. Earlier passes keep only stories with a headline and a safe address. */
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
