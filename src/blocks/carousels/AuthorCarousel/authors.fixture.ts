import type { CarouselAuthor } from './AuthorRow.tsx';

const NAMES = [
  'Mariana Cifuentes Uribe',
  'Camilo Rengifo Sanclemente',
  'Hernán Duque Tamayo',
  'Catalina Orozco Zea',
  'Ricardo Arbeláez Pinto',
  '',
  'Gloria Chaparro Niño',
  'Andrés Baena Mejía',
  'Antonia Berrío Salazar',
];

/** Nine authors for stories and tests: one without a name, one without a portrait. */
export const AUTHORS: readonly CarouselAuthor[] = NAMES.map((name, at) => ({
  id: `autor-${at}`,
  name,
  url: name ? `/autor/autor-${at}/` : undefined,
  portrait: at === 3 || !name ? undefined : `pictures/retrato-0${at + 1}/320.avif`,
}));
