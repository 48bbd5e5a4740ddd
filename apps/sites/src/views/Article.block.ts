import { defineBlock } from 'rotativa/blocks';
import { resizeBlock, resizeGallery } from 'rotativa/blocks/ArticleBody';
import { articleDate, type PreparedArticle } from 'rotativa/domain';
import { Article, type ArticleProps } from 'rotativa/patterns/ArticlePage';
import type { ImagesPort } from 'rotativa/providers';
import type { BrandConfig } from 'rotativa/themes';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';
import { articleOf, isFree } from '../pages/article.ts';
import { houseAds } from './house-ads.ts';

const PORTRAIT_PX = 256;
/** An update is told when it came this long after the publishing, in ms. */
const UPDATED_AFTER_MS = 30 * 60_000;

/** What stands at the head: a column opens with its author's portrait already, and does not show it twice. */
function leadOf({ opinion, lead, authors }: PreparedArticle): PreparedArticle['lead'] {
  const isPortrait = lead?.type === 'image' && lead.picture.url === authors[0]?.image;
  return opinion && isPortrait ? undefined : lead;
}

/** The article with its pictures in the sizes of the image service. */
function resized({ lead, ...article }: PreparedArticle, images: ImagesPort): PreparedArticle {
  const shown = leadOf({ ...article, ...(lead && { lead }) });
  return {
    ...article,
    ...(shown && { lead: resizeBlock(shown, images) }),
    body: article.body.map((block) => resizeBlock(block, images)),
    gallery: resizeGallery(article.gallery, images),
  };
}

const dated = (iso: string | undefined): ArticleProps['date'] =>
  iso ? { iso, text: articleDate(iso) } : undefined;

function updatedOf({ date, updatedDate }: PreparedArticle): ArticleProps['updated'] {
  const late = Date.parse(updatedDate ?? '') - Date.parse(date ?? '') > UPDATED_AFTER_MS;
  return late ? dated(updatedDate) : undefined;
}

function authorOf({ authors: [first], byline }: PreparedArticle, images: ImagesPort): ArticleProps['author'] {
  if (!first?.description) return undefined;
  return {
    name: first.name,
    url: byline.href,
    role: first.role,
    biography: first.description,
    portrait: first.image && images.url(first.image, { width: PORTRAIT_PX, height: PORTRAIT_PX }),
  };
}

const lockedOf = ({ offer, routes }: BrandConfig): ArticleProps['locked'] => ({
  button: offer.button,
  price: offer.price,
  period: offer.period,
  href: routes.subscribe,
  signIn: routes.signIn,
});

export const articleBlock = defineBlock({
  name: 'article',
  label: 'Artículo',
  settings: z.object({}),
  editorial: false,
  load: (_settings, _services, { document }) => (document ? { document } : null),
  props: ({ document }, _settings, { links, images }, page): ArticleProps => {
    const brand = siteBrand(page.brand);
    const article = articleOf(document, brand, links.origin, page.path);
    const free = isFree(article, brand, page.path);
    const author = authorOf(article, images);
    const portrait = article.authors[0]?.image;
    return {
      article: resized(article, images),
      look: brand.article,
      url: links.absolute(links.document(article.canonicalUrl || page.path)),
      date: dated(article.date),
      updated: updatedOf(article),
      portrait: portrait && images.url(portrait, { width: PORTRAIT_PX, height: PORTRAIT_PX }),
      slots: { ads: houseAds(brand) },
      ...(author && { author }),
      ...(!free && { locked: lockedOf(brand) }),
    };
  },
  view: Article,
});
