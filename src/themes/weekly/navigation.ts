import { PRODUCT, type NavigationItem } from '../brand.ts';
import { item } from '../shared.ts';

/** Every section, in the order of the hamburger menu. */
export const MENU: readonly NavigationItem[] = [
  item('Inicio', '/'),
  item('TV', '/tv/'),
  item('Play', `/${PRODUCT}play/`),
  item('El debate', `/${PRODUCT}-tv/${PRODUCT}-el-debate/`),
  item('Economía', '/economia/'),
  item('Tecnología', '/tecnologia/'),
  item('Nación', '/nacion/'),
  item('Mundo', '/mundo/'),
  item('Política', '/politica/'),
  item('Cómo', '/como/'),
  item('Turismo', '/turismo/'),
  item('Loterías', '/loterias/'),
  item('Estados Unidos', '/mundo/noticias-estados-unidos/'),
  item('Deportes', '/deportes/'),
  item('Vehículos', '/vehiculos/'),
  item('Gente', '/gente/'),
  item('Actualidad', '/actualidad/'),
  item('Salud', '/salud/'),
  item('Opinión', '/opinion/'),
  item('Cultura', '/cultura/'),
  item('Impresa', '/impresa/'),
  item('Sostenible', '/sostenible/'),
  item('4 patas', '/4patas/'),
  item('Mejor Colombia', '/mejor-colombia/'),
  item('Foros', `/foros-${PRODUCT}/`),
  item('Cocina', '/cocina/'),
  item('Especiales', '/especiales/'),
  item('Mujeres', '/mujeres/'),
  item('Hablan las marcas', '/hablan-las-marcas/'),
  item('Vida moderna', '/vida-moderna/'),
  item('Finanzas', '/finanzas/'),
  item('Confidenciales', '/confidenciales/'),
  item('Educación', '/educacion/'),
  item('Rural', `/${PRODUCT}rural/`),
  item('Empleos', '/empleos/'),
  item('Emprendimientos', '/emprendimientos/'),
  item('Galerías', '/fotos/'),
];

const ROW = [
  '/politica/',
  '/nacion/',
  '/mundo/',
  '/economia/',
  '/opinion/',
  '/deportes/',
  '/gente/',
  '/tecnologia/',
  '/tv/',
  '/impresa/',
];

const inRow = ({ link }: NavigationItem): boolean => ROW.includes(link);

/** The row under the masthead, in its own order. */
export const MAIN: readonly NavigationItem[] = ROW.flatMap((link) =>
  MENU.filter((section) => section.link === link),
);

/** 'Más': the sections that are not in the row. */
export const MORE: readonly NavigationItem[] = MENU.filter(
  (section) => section.link !== '/' && !inRow(section),
);

/** The tabs of the TV section. */
export const TV: readonly NavigationItem[] = [
  item('HOME', '/tv/'),
  { ...item('PROGRAMAS DE OPINIÓN', `/${PRODUCT}-tv/programas/`), name: 'Programas de opinión' },
  item(`${PRODUCT.toUpperCase()} NOTICIAS`, `/${PRODUCT}-tv/programas/${PRODUCT}-noticias/`),
  { ...item('CATEGORIAS', `/${PRODUCT}-tv/categorias/`), name: 'Categorías' },
  item('LOS MÁS VIRALES', `/${PRODUCT}-tv/virales/`),
];
