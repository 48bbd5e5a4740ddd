import { defineBlock, sourceInclude, type Block, type BlockPage } from 'rotativa/blocks';
import { toEventTeaser } from 'rotativa/blocks/events/EventPanel';
import {
  collectionOrSection,
  EVENT_FIELD,
  nextEvent,
  NEXT_EVENT_STORIES,
  pageAddress,
  purchasePath,
  readPages,
} from 'rotativa/domain';
import { headerIslands, headerProps, OVER_PICTURE, type HeaderProps } from 'rotativa/patterns/headers';
import { DailyHeader } from 'rotativa/patterns/headers/DailyHeader';
import { ForumsHeader } from 'rotativa/patterns/headers/ForumsHeader';
import { MenHeader } from 'rotativa/patterns/headers/MenHeader';
import { RuralHeader } from 'rotativa/patterns/headers/RuralHeader';
import { tabRowIsland, TvTabs } from 'rotativa/patterns/headers/TvTabs';
import { WeeklyHeader } from 'rotativa/patterns/headers/WeeklyHeader';
import { WomenHeader } from 'rotativa/patterns/headers/WomenHeader';
import { headerOf } from 'rotativa/patterns/article/ArticlePage';
import type { ContentServices } from 'rotativa/providers';
import type { BrandConfig } from 'rotativa/themes';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';
import { articleOf } from '../pages/article.ts';
import { siteBlock } from './site-block.ts';

const frame = { ...siteBlock, islands: headerIslands } as const;

/** Whether the page is a special whose picture begins at the top of the window. */
function opensWithPicture({ brand: key, document, path }: BlockPage, { links }: ContentServices): boolean {
  const brand = siteBrand(key);
  const article = document && articleOf(document, brand, links.origin, path);
  return article !== undefined && headerOf(article, brand.article) === 'immersive';
}

/** Parameters without which a page is another one. Those of other pages are no part of a page that is kept. */
const OWN_PARAMETERS = ({ routes }: BrandConfig): Readonly<Record<string, readonly string[]>> => ({
  [routes.search]: ['q'],
  [purchasePath(routes.buy)]: ['offerId', 'sku', 'priceCode'],
});

/** The page as its links to sign in lead back to it. */
function addressOf(brand: BrandConfig, { path, query }: BlockPage): string {
  const own = (OWN_PARAMETERS(brand)[path] ?? []).flatMap((name) =>
    query.getAll(name).map((value) => [name, value]),
  );
  return own.length > 0 ? `${path}?${new URLSearchParams(own)}` : path;
}

/** The path of the page, of a later page of a list with its number. A home has no list with pages. */
const placeIn = ({ brand, path, query }: BlockPage): string =>
  path === siteBrand(brand).routes.home ? path : pageAddress(path, readPages(query).number);

const header = (page: BlockPage, { clock }: ContentServices): HeaderProps => {
  const brand = siteBrand(page.brand);
  return headerProps(brand, placeIn(page), clock.now(), addressOf(brand, page));
};

/** The same over the picture of a special. */
const placed = (page: BlockPage, services: ContentServices): HeaderProps => ({
  ...header(page, services),
  ...(opensWithPicture(page, services) && OVER_PICTURE),
});

/** A header that depends only on its brand and page. */
const plain = (name: string, label: string, view: (props: HeaderProps) => ReactNode): Block =>
  defineBlock({
    ...frame,
    name,
    label,
    props: (_data, _settings, services, page) => placed(page, services),
    view,
  });

/** @see H1 */
const weeklyHeaderBlock = defineBlock({
  ...frame,
  name: 'weekly-header',
  label: 'Encabezado del semanario',
  settings: z.object({
    mode: z
      .enum(['auto', 'normal', 'dark', 'transparent'])
      .default('auto')
      .meta({
        title: 'Modo',
        description: 'Automático: transparente en los especiales con foto.',
        options: { auto: 'Automático', normal: 'Normal', dark: 'Oscuro', transparent: 'Transparente' },
      }),
  }),
  props: (_data, { mode }, services, page) => ({
    ...header(page, services),
    mode: mode === 'auto' ? (opensWithPicture(page, services) ? 'transparent' : 'normal') : mode,
  }),
  view: WeeklyHeader,
});

/** The header of the forums, with the next forum of a collection. */
const forumsHeaderBlock = defineBlock({
  ...frame,
  name: 'forums-header',
  label: 'Encabezado de foros',
  settings: z.object({
    collectionId: z.string().default('').meta({ title: 'Colección de próximos foros', widget: 'collection' }),
  }),
  load: async ({ collectionId }, services, { signal }) => {
    const page = { feedSize: NEXT_EVENT_STORIES, sourceInclude: sourceInclude([EVENT_FIELD]) };
    // The name and the sections matter more than the date: without content they are shown alone.
    const feed = collectionId
      ? await services.content
          .feed(collectionOrSection({ collectionId }, page), { signal })
          .catch(() => undefined)
      : undefined;
    const next = nextEvent(feed?.content_elements ?? [], services.clock.now());
    return { next: next && toEventTeaser(next.document, services) };
  },
  props: ({ next }, _settings, services, page) => ({
    ...placed(page, services),
    next: next && { url: next.url, starts: next.starts, date: next.date, city: next.city },
  }),
  view: ForumsHeader,
});

/** @see H8 */
const tvTabsBlock = defineBlock({
  name: 'tv-tabs',
  label: 'Pestañas de TV',
  editorial: false,
  islands: [tabRowIsland],
  settings: z.object({}),
  load: (_settings, _services, { brand }) => {
    const { tv } = siteBrand(brand).navigation;
    return tv.length > 0 ? { tv } : null;
  },
  props: ({ tv }, _settings, _services, page) => ({ items: tv, path: placeIn(page) }),
  view: TvTabs,
});

/** The header of each site. */
export const HEADER_BLOCKS: readonly Block[] = [
  plain('daily-header', 'Encabezado del diario', DailyHeader),
  forumsHeaderBlock,
  plain('men-header', `Encabezado de ${siteBrand('men').name}`, MenHeader),
  plain('rural-header', 'Encabezado rural', RuralHeader),
  tvTabsBlock,
  weeklyHeaderBlock,
  plain('women-header', `Encabezado de ${siteBrand('women').name}`, WomenHeader),
];
