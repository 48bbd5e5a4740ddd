import type { NavigationItem } from '../brand.ts';
import { item } from '../shared.ts';

const RELATOS: readonly NavigationItem[] = [
  item('Historias', '/seccion/historias/'),
  item('Opinadores', '/seccion/opinadores/'),
];

const QUE_PASA: readonly NavigationItem[] = [
  item('MenLife', '/seccion/estilo-de-vida/'),
  item('Noticias', '/seccion/noticias/'),
  item('Virales', '/seccion/virales/'),
  item('Películas y series', '/seccion/peliculas-y-series/'),
  item('Entretenimiento', '/seccion/entretenimiento/'),
];

/** The sections of the expandable menu. */
export const MAIN: readonly NavigationItem[] = [
  item('Mujeres SoHo', '/seccion/mujeres-soho/'),
  item('Lujuria', '/seccion/sexo/'),
  item('Deportes', '/seccion/deportes/'),
  item('Relatos', '/seccion/relatos/', RELATOS),
  item('Qué pasa', '/seccion/que-pasa/', QUE_PASA),
  item('Videos', '/videos/'),
];

export const MORE: readonly NavigationItem[] = [item('Lo más visto', '/lo-mas-visto/')];

export const MENU: readonly NavigationItem[] = [...MORE, ...MAIN];
