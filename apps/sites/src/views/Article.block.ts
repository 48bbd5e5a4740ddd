import { defineBlock } from 'rotativa/blocks';
import { resizeBlock, resizeGallery } from 'rotativa/blocks/body/ArticleBody';
import {
  articleDate,
  houseAdsFrom,
  isMeteredArticle,
  isRunning,
  lastText,
  placeAds,
  publicAccess,
  readingPlace,
  shownLead,
  shownUpdate,
  type PreparedArticle,
} from 'rotativa/domain';
import { Article, previewBox, type ArticleProps } from 'rotativa/patterns/article/ArticlePage';
import { meterProps } from 'rotativa/patterns/paywall/MeterNotice';
import { accountBoxProps, promoProps } from 'rotativa/patterns/paywall/PromoBox';
import type { ImagesPort } from 'rotativa/providers';
import type { BrandConfig } from 'rotativa/themes';
import { createElement } from 'react';
import { z } from 'zod';
import { dataFolder } from '../contract/data-files.ts';
import { siteBrand } from '../config/brands.ts';
import { articleOf } from '../pages/article.ts';
import { liveBlogOf } from '../pages/live.ts';
import { SharedStyles } from './SharedStyles.tsx';
import { bodySlots, loadBody } from './body-slots.ts';
import { HOUSE_ADS_IN_BODY, houseAds } from './house-ads.ts';
import { listenProps } from './listen-props.ts';
import { livePropsOf } from './live-props.ts';
import { videoFacts, withVideoFacts } from '../pages/video-facts.ts';
import { sectionsOf, trailTo } from '../pages/addresses/trail.ts';

const PORTRAIT_PX = 256;

/** The article with its pictures in the sizes of the image service. */
function resized({ lead, ...article }: PreparedArticle, images: ImagesPort): PreparedArticle {
  const shown = shownLead({ ...article, ...(lead && { lead }) });
  const places = { limits: HOUSE_ADS_IN_BODY, from: houseAdsFrom(article) };
  return {
    ...article,
    bylines: article.bylines.map(({ portrait, ...byline }) => ({
      ...byline,
      ...(portrait && {
        portrait: images.url(portrait, { width: PORTRAIT_PX, height: PORTRAIT_PX }),
      }),
    })),
    ...(shown && { lead: resizeBlock(shown, images) }),
    body: placeAds(article.body, places).map((block) => resizeBlock(block, images)),
    gallery: resizeGallery(article.gallery, images),
  };
}

const dated = (iso: string | undefined): ArticleProps['date'] =>
  iso ? { iso, text: articleDate(iso) } : undefined;

const authorsOf = ({ bylines }: PreparedArticle): ArticleProps['authors'] =>
  bylines
    .filter(({ biography }) => biography)
    .map(({ text, href, biographyHref, role, biography, portrait }) => ({
      name: text,
      url: biographyHref ?? href,
      role,
      biography,
      portrait,
    }));

const offerOf = (brand: BrandConfig, path: string): ArticleProps['offer'] => ({
  promo: promoProps(brand, path),
  payWall: brand.features.paywall,
  modalPromo: brand.features.modalPromo,
});

export const articleBlock = defineBlock({
  name: 'article',
  label: 'Artículo',
  settings: z.object({}),
  editorial: false,
  // The stories between its paragraphs are those that the blocks around it leave.
  priority: 'rest',
  load: async (_settings, services, page) => {
    const { document, brand, path } = page;
    if (!document) return null;
    const article = articleOf(document, siteBrand(brand), services.links.origin, path);
    const [body, facts] = await Promise.all([
      loadBody(article, document, services, page),
      videoFacts(document, services),
    ]);
    return { document, body, facts };
  },
  props: ({ document, body, facts }, _settings, services, page): ArticleProps => {
    const { links, images, clock } = services;
    const brand = siteBrand(page.brand);
    const known = articleOf(document, brand, links.origin, page.path);
    const free = known.access === 'whole';
    const article = resized(withVideoFacts(known, facts), images);
    const authors = authorsOf(article);
    const { section } = article;
    const ads = houseAds(brand);
    const site = { brand, origin: links.origin };
    const blog = liveBlogOf(document, site, page.path);
    const live = livePropsOf(page, site, {
      images,
      now: clock.now(),
      isFilled: (slot) => slot in ads,
      limits: HOUSE_ADS_IN_BODY,
    });
    return {
      article: {
        ...article,
        // The posts are in `live`.
        ...(live && { body: (blog?.opening ?? []).map((block) => resizeBlock(block, images)) }),
      },
      ...(section?.id && { sectionHref: links.section(section.id) }),
      presets: brand.article,
      via: brand.properties.twitterURL.split('/').at(-1),
      trail: trailTo(brand, section, sectionsOf(document)).map(({ name, href }) => ({ text: name, href })),
      url: links.absolute(links.document(article.canonicalUrl || page.path)),
      date: dated(article.date),
      updated: dated(shownUpdate(article)),
      running: isRunning(document, clock.now()),
      ...(live && { live }),
      listen: listenProps(known, document, brand, images, page.path),
      slots: {
        ads,
        adPlaceholder: page.adPlaceholder,
        // Files have no variant for subscribers.
        ...(publicAccess(document, brand.product, page.path) === 'whole' && {
          dataFiles: dataFolder(page.path),
        }),
        ...bodySlots(body, services, page),
      },
      progress: brand.features.readingProgress && free,
      ...(authors && { authors }),
      locked: previewBox(known, promoProps(brand, readingPlace(page.path, lastText(known.body)))),
      ...(isMeteredArticle(known, brand, page.path) && {
        metered: [
          { campaign: brand.routes.subscribe, box: promoProps(brand, page.path) },
          { campaign: brand.routes.register, box: accountBoxProps(brand, page.path) },
        ],
        meter: meterProps(brand, page.path),
      }),
      ...(free && { offer: offerOf(brand, page.path) }),
    };
  },
  view: (props: ArticleProps) => createElement(Article, { ...props, underLead: createElement(SharedStyles) }),
});
