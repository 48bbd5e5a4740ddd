import { flatNavigation, type NavigationItem } from 'rotativa/themes';
import { sectionPath, withAncestors } from '../content/paths.ts';
import type { Json } from '../db/schema/content.ts';
import { PRODUCT, type Site } from '../sites.ts';
import { pictureUrl } from './media.ts';
import { SECTION_DESCRIPTIONS } from './section-descriptions.ts';
import { OTHER_SECTIONS } from './section-names.ts';
import { TV_CATEGORIES, TV_PROGRAMMES } from './navigation.ts';

/** A menu's link as a section's path: '/seccion/deportes/' lists the section '/deportes'. */
const linked = ({ link }: NavigationItem): string | undefined =>
  link.startsWith('/') && link !== '/' ? sectionPath(link).replace(/^\/seccion(?=\/)/, '') : undefined;

/** The sections that a site's menus link, by path. */
export function menuSections(site: Site): ReadonlyMap<string, string> {
  const { main, more, menu } = site.config.navigation;
  return new Map(
    flatNavigation([...main, ...more, ...menu]).flatMap((item) => {
      const path = linked(item);
      return path === undefined ? [] : [[path, item.text] as const];
    }),
  );
}

/** The name of each section that a site's menus and `section-names.ts` know, by path. */
export function sectionNames(site: Site): ReadonlyMap<string, string> {
  const tv = [...TV_CATEGORIES, ...TV_PROGRAMMES].map(({ id, name }): [string, string] => [id, name]);
  const written = site.renamed([...Object.entries(OTHER_SECTIONS), ...tv]);
  return new Map([...written, ...menuSections(site)]);
}

/** A section inside a document's taxonomy. */
export const sectionReference = (site: Site, path: string, name: string): Json => ({
  _id: path,
  _website: site.slug,
  type: 'section',
  version: '0.6.0',
  name,
  path,
  parent_id: withAncestors(path).at(-2) ?? '/',
  additional_properties: { original: { site: { site_title: name } } },
});

/** The pictures that are the logos of sections, by path. */
const SECTION_LOGOS: Readonly<Record<string, string>> = {
  '/podcasts': 'microfono',
  '/podcasts/pais-que-suena': 'amazonas-rio',
  '/podcasts/cali-a-esta-hora': 'cali-rio',
  '/podcasts/antes-de-dormir': 'playa',
  '/podcasts/turno-de-noche': 'bogota-noche',
  '/podcasts/antes-del-foro': 'tribuna-foro',
  '/podcasts/suena-la-finca': 'tractor-campo',
  [`/${PRODUCT}rural/videos/aprenda`]: 'limones-huerto',
  [`/${PRODUCT}rural/videos/oficios`]: 'cafe-grano',
};

/** A section as the section source answers it. */
export function sectionRecord(site: Site, path: string, name: string): Json {
  const descriptions = new Map(site.renamed(Object.entries(SECTION_DESCRIPTIONS)));
  const logo = new Map(site.renamed(Object.entries(SECTION_LOGOS))).get(path);
  const described = {
    site_title: name,
    site_description: descriptions.get(path) ?? '',
  };
  return {
    ...sectionReference(site, path, name),
    site: described,
    additional_properties: {
      original: {
        _id: path,
        name,
        site: described,
        site_topper: { site_logo_image: logo === undefined ? null : pictureUrl(logo) },
      },
    },
  };
}
