import type { NavigationItem } from 'rotativa/themes';
import type { Json } from '../db/schema/content.ts';
import { PRODUCT, type Site } from '../sites.ts';
import { OTHER_SECTIONS } from './section-names.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

const category = (slug: string, name: string): Named => ({ id: `/${PRODUCT}-tv/categorias/${slug}`, name });
const programme = (slug: string, name: string): Named => ({ id: `/${PRODUCT}-tv/programas/${slug}`, name });

/** The rows of the TV categories page. */
export const TV_CATEGORIES: readonly Named[] = [
  category('politica', 'Política'),
  category('economia', 'Economía'),
  category('nacion', 'Nación'),
  category('mundo', 'Mundo'),
  category('deportes', 'Deportes'),
  category('salud', 'Salud'),
  category('tecnologia', 'Tecnología'),
  category('cultura', 'Cultura'),
  category('vida-moderna', 'Vida moderna'),
];

/** The programmes of the TV section. */
export const TV_PROGRAMMES: readonly Named[] = [
  programme(`${PRODUCT}-noticias`, 'Semanario Noticias'),
  programme('la-hora-franca', 'La hora franca'),
  programme('a-fondo', 'A fondo'),
  programme('mesa-de-economia', 'Mesa de economía'),
  programme('sin-libreto', 'Sin libreto'),
];

const node = (id: string, name: string, children: readonly Json[] = []): Json => ({
  _id: id,
  name,
  site: { site_title: name, site_description: '' },
  children,
});

const menuNode = ({ text, link, children }: NavigationItem): Json =>
  node(link, text, (children ?? []).map(menuNode));
const leaf = ({ id, name }: Named): Json => node(id, name);

/** The topics of the rural weekly's videos, on its site. */
const videoTopics = (site: Site): Named[] =>
  site
    .renamed(Object.entries(OTHER_SECTIONS))
    .filter(([path]) => path.startsWith(`/${site.slug}/videos/`))
    .map(([id, name]) => ({ id, name }));

/** The navigation trees of a site, by name. */
export function navigationTrees(site: Site): ReadonlyMap<string, Json> {
  const { menu, main } = site.config.navigation;
  const topics = videoTopics(site);
  const trees = [
    node('menu', 'Menú', menu.map(menuNode)),
    node('principal', 'Principal', main.map(menuNode)),
    ...(site.config.features.tv
      ? [
          node(`nav${PRODUCT}Tv`, 'TV', TV_PROGRAMMES.map(leaf)),
          node(`nav${PRODUCT}TVCategorias`, 'Categorías', TV_CATEGORIES.map(leaf)),
        ]
      : []),
    ...(topics.length > 0 ? [node(`nav${PRODUCT}RuralVideos`, 'Temas de los videos', topics.map(leaf))] : []),
  ];
  return new Map(trees.map((tree) => [String(tree['_id']), tree]));
}
