import { IMAGE_WIDTHS, teaserPicture, type AnsDocument } from 'rotativa/domain';
import { oembed, oembedXml, type EmbedOptions } from 'rotativa/domain/server';
import type { ContentServices } from 'rotativa/providers';
import { z } from 'zod';
import { articleOf } from '../../pages/article.ts';
import { OEMBED_PATH } from '../../contract/oembed.ts';
import { resolvePage } from '../../pages/resolve.ts';
import { cacheControl, NOT_FOUND_CACHE, PAGE_CACHE } from '../cache-control.ts';
import type { PageRequest } from '../page/page-request.ts';

/** Pixels. */
const THUMBNAIL_WIDTH = 640;

const pixels = z.coerce.number().int().min(1).optional();
const Query = z.object({
  url: z.url(),
  format: z.enum(['json', 'xml']).default('json'),
  maxwidth: pixels,
  maxheight: pixels,
});

const reply = (status: number, body: string, type = 'text/plain', keep = NOT_FOUND_CACHE): Response =>
  new Response(body, {
    status,
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': cacheControl(keep),
      'Access-Control-Allow-Origin': '*',
    },
  });

const none = (): Response => reply(404, 'There is no article at this address.');

/** The article's picture in the largest standard width that fits; undefined if none does, or its size is unknown. */
function thumbnailOf(
  document: AnsDocument,
  { images, links }: ContentServices,
  maxWidth = THUMBNAIL_WIDTH,
  maxHeight = Infinity,
): EmbedOptions['thumbnail'] {
  const picture = teaserPicture(document);
  if (!picture?.width || !picture.height) return undefined;
  const ratio = picture.width / picture.height;
  const limit = Math.min(maxWidth, maxHeight * ratio, picture.width, THUMBNAIL_WIDTH);
  const width = IMAGE_WIDTHS.findLast((one) => one <= limit);
  if (!width) return undefined;
  const height = Math.round(width / ratio);
  return { url: links.absolute(images.url(picture.url, { width, height })), width, height };
}

/**
 * An article of this site for embedding elsewhere. The requested address is only compared and looked up: the server never
 * opens it.
 * @see X13
 */
export async function answerOembed({
  c,
  context,
  site,
  services,
  sitePages,
}: PageRequest): Promise<Response> {
  const query = Query.safeParse(c.req.query());
  // The protocol answers an unknown format with 501, but it is the caller who is wrong.
  if (!query.success) return reply(400, 'url: an address; format: json or xml; maxwidth, maxheight: pixels.');
  const { url, format, maxwidth: maxWidth, maxheight: maxHeight } = query.data;
  const requested = new URL(url);
  if (requested.origin !== site.origin) return none();
  const { brand, origin } = site;
  const found = await resolvePage(requested, site, sitePages.pages, services, context.config);
  if ('redirect' in found) {
    const target = new URL(found.redirect, origin);
    if (target.origin !== origin || target.pathname === requested.pathname) return none();
    return c.redirect(`${OEMBED_PATH}?${new URLSearchParams({ ...c.req.query(), url: target.href })}`, 301);
  }
  const { document, path } = found.page;
  if (!document) return none();
  const answer = oembed(articleOf(document, brand, origin, path), {
    url: services.links.absolute(found.canonical),
    site: { origin, name: brand.name },
    thumbnail: thumbnailOf(document, services, maxWidth, maxHeight),
    maxWidth,
    maxHeight,
    cacheAge: PAGE_CACHE.shared,
  });
  return format === 'xml'
    ? reply(200, oembedXml(answer), 'text/xml', PAGE_CACHE)
    : reply(200, JSON.stringify(answer), 'application/json', PAGE_CACHE);
}
