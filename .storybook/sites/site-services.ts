import type { Site } from '../../apps/sites/src/config/site.ts';
import { sectionAddress } from '../../apps/sites/src/pages/addresses/sections.ts';
import { ApiError, CLIENT_CODES } from '../../src/domain/errors/api-error.ts';
import { createLinks } from '../../src/providers/links/links.ts';
import { createMemoryContent } from '../../src/providers/memory/content.ts';
import { createMemoryOffers } from '../../src/providers/memory/offers.ts';
import type { ContentPort } from '../../src/providers/ports/content.ts';
import type { ImagesPort } from '../../src/providers/ports/images.ts';
import type { ContentServices } from '../../src/providers/ports/content-services.ts';
import { SHOWN_AT, type SiteContent } from './site-content.ts';

/** How the services of a site behave: as they should, without content, out of reach, or with an internal error. */
export const CONDITIONS = ['usual', 'empty', 'out of reach', 'broken'] as const;
export type Condition = (typeof CONDITIONS)[number];

const ERRORS: Partial<Record<Condition, Error>> = {
  'out of reach': new ApiError(CLIENT_CODES.network, 'The content service does not answer.'),
  broken: new Error('An internal error, for a story'),
};

/** A port whose every method rejects. */
const failing = <Port extends object>(port: Port, error: Error): Port =>
  Object.fromEntries(Object.keys(port).map((name) => [name, () => Promise.reject(error)])) as Port;

/** The drawn pictures in their own widths. Styles crop them. */
function drawnPictures(widths: SiteContent['widths'], crops: ImagesPort['crops']): ImagesPort {
  const known = (source: string): { id: string; own: readonly number[] } | undefined => {
    const [, id = ''] = /^\/images\/([\w-]+)$/.exec(source) ?? [];
    const own = widths[id];
    return own && { id, own };
  };
  const file = (id: string, width: number): string => `pictures/${id}/${width}.avif`;
  return {
    crops,
    url: (source, { width }) => {
      const picture = known(source);
      if (!picture) return source;
      return file(picture.id, picture.own.find((one) => one >= width) ?? picture.own.at(-1)!);
    },
    srcSet: (source) => {
      const picture = known(source);
      return picture?.own.map((width) => `${file(picture.id, width)} ${width}w`).join(', ');
    },
  };
}

const EMPTY: ContentPort = createMemoryContent();

/** The services that a site's blocks load from, in memory. */
export function siteServices(
  { brand, origin }: Site,
  content: SiteContent,
  condition: Condition,
): ContentServices {
  const {
    product,
    routes: { opinion, search },
  } = brand;
  const memory = createMemoryContent({ ...content, product, opinion });
  // The names of trees have the weekly's slug.
  const full: ContentPort = {
    ...memory,
    navigation: (name, options) => memory.navigation(name.replaceAll('{product}', product), options),
  };
  const error = ERRORS[condition];
  const offers = createMemoryOffers();
  return {
    content: error
      ? failing(full, error)
      : // An empty site still has its sections and authors.
        { ...full, ...(condition === 'empty' && { feed: EMPTY.feed, trending: EMPTY.trending }) },
    offers: error ? failing(offers, error) : offers,
    images: drawnPictures(content.widths, brand.crops),
    links: createLinks(origin, {
      search,
      section: (path) => sectionAddress(brand, path),
      opinion,
    }),
    product,
    opinion,
    subtypes: brand.subtypes,
    clock: { now: () => new Date(SHOWN_AT) },
  };
}
