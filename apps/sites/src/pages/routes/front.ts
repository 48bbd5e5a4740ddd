import { pageType } from 'rotativa/domain';
import { BRANDS } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { siteOrigin } from '../../config/site.ts';
import { foundPage, type Route } from './route.ts';

/** The fronts: the one of this site, and those of the family. */

export const home: Route = (asked) => {
  const { brand, pages, path } = asked;
  if (pageType(path) !== 'home') return undefined;
  return foundPage(asked, 'home', pages.home, { title: '', description: brand.tagline, canonical: '/' });
};

/** The path of another site of the family. */
export const sister: Route = ({ brand, path, places, url }) => {
  const key = BRANDS.find((other) => other !== brand.key && path === `/${BRAND_CONFIGS[other].slug}/`);
  return key && { redirect: `${siteOrigin(key, url, places)}/` };
};
