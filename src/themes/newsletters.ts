import type { NewsletterAddresses } from '../domain/accounts/newsletter.ts';
import type { BrandKey } from './brand.ts';
import { BRAND_NAMES } from './generated/brands.ts';

/** A newsletter of a brand. */
export interface Newsletter<Key extends string = string> {
  /** The key of its brand. */
  brand: Key;
  /** The name of its brand, for readers. */
  brandName: string;
  /** Its label at the newsletter service. `home` is the one of the form on the home page. */
  origin: string;
  name: string;
  text: string;
  /** The id of the author who writes it. */
  editor: string;
  /** The section whose newest stories are its sample. @defaultValue '', all stories */
  section?: string | undefined;
}

const OWN: readonly Omit<Newsletter<BrandKey>, 'brandName'>[] = [
  {
    brand: 'weekly',
    origin: 'home',
    name: 'La carta de los editores',
    text: 'Cinco noticias, una opinión y algo para leer con calma. De lunes a viernes.',
    editor: 'ricardo-arbelaez-pinto',
  },
  {
    brand: 'weekly',
    origin: 'opinion',
    name: 'Opinión de la semana',
    text: 'Las columnas más leídas, los domingos.',
    editor: 'pilar-echavarria-lince',
    section: '/opinion',
  },
  {
    brand: 'daily',
    origin: 'home',
    name: 'Lo esencial del día',
    text: 'Las noticias de la región, antes de las siete de la mañana.',
    editor: 'adriana-quintana-mosquera',
  },
  {
    brand: 'daily',
    origin: 'deportes',
    name: 'Deportes',
    text: 'Los resultados y la agenda, los lunes.',
    editor: 'jhon-jairo-mina-lucumi',
    section: '/deportes',
  },
  {
    brand: 'women',
    origin: 'home',
    name: 'La carta de Fucsia',
    text: 'Moda, belleza y bienestar, los jueves.',
    editor: 'antonia-berrio-salazar',
  },
  {
    brand: 'men',
    origin: 'home',
    name: 'La carta de SoHo',
    text: 'Una entrevista, un relato y algo para ver en casa, los viernes.',
    editor: 'natalia-obregon-silva',
  },
  {
    brand: 'forums',
    origin: 'home',
    name: 'Próximos foros',
    text: 'Fechas, ciudades e invitados, cuando se abre una inscripción.',
    editor: 'mariana-cifuentes-uribe',
  },
  {
    brand: 'rural',
    origin: 'home',
    name: 'El campo en la semana',
    text: 'Precios, clima y reportajes, los viernes.',
    editor: 'gloria-chaparro-nino',
  },
];

/** The addresses that the newsletter service of our brands takes. @see B13 */
export const NEWSLETTER_ADDRESSES: NewsletterAddresses = {
  maxCharacters: 50,
  pattern: '[A-Za-z0-9._-]+@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*\\.[A-Za-z]{2,4}',
};

/** The newsletters of all our brands with `features.newsletter`, in the order in which they are listed. */
export const NEWSLETTERS: readonly Newsletter<BrandKey>[] = OWN.map((one) => ({
  ...one,
  brandName: BRAND_NAMES[one.brand],
}));
