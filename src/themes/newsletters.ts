import type { BrandKey } from './brand.ts';

/** A newsletter of a brand. */
export interface Newsletter {
  brand: BrandKey;
  /** Its label at the newsletter service. `home` is the one of the form on the home page. */
  origin: string;
  name: string;
  text: string;
}

/** The newsletters of all brands with `features.newsletter`, in the order in which they are listed. */
export const NEWSLETTERS: readonly Newsletter[] = [
  {
    brand: 'weekly',
    origin: 'home',
    name: 'La carta de los editores',
    text: 'Cinco noticias, una opinión y algo para leer con calma. De lunes a viernes.',
  },
  {
    brand: 'weekly',
    origin: 'opinion',
    name: 'Opinión de la semana',
    text: 'Las columnas más leídas, los domingos.',
  },
  {
    brand: 'daily',
    origin: 'home',
    name: 'Lo esencial del día',
    text: 'Las noticias de la región, antes de las siete de la mañana.',
  },
  {
    brand: 'daily',
    origin: 'deportes',
    name: 'Deportes',
    text: 'Los resultados y la agenda, los lunes.',
  },
  {
    brand: 'women',
    origin: 'home',
    name: 'La carta de Fucsia',
    text: 'Moda, belleza y bienestar, los jueves.',
  },
  {
    brand: 'forums',
    origin: 'home',
    name: 'Próximos foros',
    text: 'Fechas, ciudades e invitados, cuando se abre una inscripción.',
  },
  {
    brand: 'rural',
    origin: 'home',
    name: 'El campo en la semana',
    text: 'Precios, clima y reportajes, los viernes.',
  },
];
