import { pageType } from 'rotativa/domain';
import { BRANDS, type BrandKey } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { siteOrigin } from '../../config/site.ts';
import { navigationPaths } from '../addresses/sections.ts';
import { foundPage, type Route } from './route.ts';

/** The fronts: the one of this site, and those of the family. */

export const home: Route = (requested) => {
  const { brand, pages, path } = requested;
  if (pageType(path) !== 'home') return undefined;
  return foundPage(requested, 'home', pages.home, { title: '', description: brand.tagline, canonical: '/' });
};

const sitePath = (key: BrandKey): string => `/${BRAND_CONFIGS[key].slug}/`;

/** Whether a site has its sections below its own path, as '/semanariorural/videos/', and not at the top. */
const isBelowOwnPath = (key: BrandKey): boolean =>
  navigationPaths(BRAND_CONFIGS[key]).some((link) => link.startsWith(sitePath(key)));

/**
 * The page of another site of the family that an address below the path of that site names: '/semanariorural/opinion/'.
 * A document that this site has at the address stays here.
 * @see B10, B15
 */
export const sister: Route = async ({ brand, path, places, services, url }) => {
  const key = BRANDS.find((other) => other !== brand.key && path.startsWith(sitePath(other)));
  if (!key) return undefined;
  const isFront = path === sitePath(key);
  if (!isFront && (await services.content.document(path))) return undefined;
  const there = !isFront && isBelowOwnPath(key) ? path : path.slice(sitePath(key).length - 1);
  return { redirect: `${siteOrigin(key, url, places)}${there}${url.search}` };
};
