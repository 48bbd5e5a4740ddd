import type { BrandConfig } from 'rotativa/themes';
import { helpFormHref, helpHref, HELP_TOPICS } from '../help/index.ts';
import { infoPages } from '../info/index.ts';
import { FAQ_PATH } from '../info/paths.ts';
import { newsletterHref, newslettersOf } from '../newsletters.ts';

/** The paths of all pages of the help centre. */
export const helpPaths = (brand: BrandConfig): string[] =>
  brand.features.helpCentre
    ? [
        brand.routes.help,
        helpFormHref(brand),
        FAQ_PATH,
        ...HELP_TOPICS.flatMap((topic) => [
          helpHref(brand, topic),
          ...('pages' in topic ? topic.pages.map((page) => helpHref(brand, topic, page)) : []),
        ]),
      ]
    : [];

/** The paths of all pages about newsletters. */
export const newsletterPaths = (brand: BrandConfig): string[] => {
  const own = newslettersOf(brand);
  return own.length === 0
    ? []
    : [brand.routes.newsletters, ...own.map((newsletter) => newsletterHref(brand, newsletter))];
};

/** The paths of all pages that every reader gets without a search or a story. */
export const fixedPaths = (brand: BrandConfig): string[] => [
  ...infoPages(brand).keys(),
  ...helpPaths(brand),
  ...newsletterPaths(brand),
];
