import { thirdPartyPlayer, publicAccess, type AnsDocument, type PreparedArticle } from 'rotativa/domain';
import { prepareArticle } from 'rotativa/domain/server';
import type { BrandConfig } from 'rotativa/themes';
import { isOpened } from './opened-documents.ts';
import { WITHOUT_ADS } from './without-ads.ts';

const prepared = new WeakMap<AnsDocument, PreparedArticle>();

/**
 * The prepared document, which head, body and boxes share. For a locked document it is only the preview, so that no
 * part of the page can reveal more, unless the page is that of subscribers.
 */
export function articleOf(
  document: AnsDocument,
  brand: BrandConfig,
  origin: string,
  path: string,
): PreparedArticle {
  const known = prepared.get(document);
  if (known) return known;
  const own = prepareArticle(document, {
    access: isOpened(document) ? 'whole' : publicAccess(document, brand.product, path),
    product: brand.product,
    opinion: brand.routes.opinion,
    siteName: brand.name,
    subtypes: brand.subtypes,
    siteHosts: [new URL(origin).hostname],
    path,
    adFree: WITHOUT_ADS,
  });
  const article = withThirdPartyPlayer(own, brand);
  prepared.set(document, article);
  return article;
}

/** The article with the player that its brand shows in place of the article's own. @see N11 */
function withThirdPartyPlayer(article: PreparedArticle, { services }: BrandConfig): PreparedArticle {
  const player = thirdPartyPlayer(services.players, article.id);
  if (!player) return article;
  const { lead, headline, description } = article;
  const known = lead?.type === 'video' ? lead.player.durationMs : undefined;
  const framed = { ...player, ...(known !== undefined && { durationMs: known }) };
  return { ...article, lead: { type: 'video', id: 'lead', player: framed, title: headline, description } };
}
