import type { SeedEdition } from '../types.ts';

const WEEKLY: SeedEdition[] = [
  {
    brand: 'weekly',
    number: 2286,
    daysAgo: 6,
    title: 'La ley del agua, al borde',
    cover: 'portada-weekly-1',
  },
  { brand: 'weekly', number: 2285, daysAgo: 13, title: 'Las regiones se rebelan', cover: 'portada-weekly-2' },
  {
    brand: 'weekly',
    number: 2284,
    daysAgo: 20,
    title: 'El país de los que se van',
    cover: 'portada-weekly-3',
  },
  {
    brand: 'weekly',
    number: 2283,
    daysAgo: 27,
    title: 'Cien ideas que sí funcionaron',
    cover: 'portada-weekly-4',
  },
  {
    brand: 'weekly',
    number: 2282,
    daysAgo: 34,
    title: '¿Quién cuida a los que cuidan?',
    cover: 'portada-weekly-5',
  },
  {
    brand: 'weekly',
    number: 2281,
    daysAgo: 41,
    title: 'La guerra por la Amazonia',
    cover: 'portada-weekly-6',
  },
];

const DAILY: SeedEdition[] = [
  {
    brand: 'daily',
    number: 27412,
    daysAgo: 0,
    title: 'Catorce rutas del MÍO cambian el lunes',
    cover: 'portada-daily-1',
  },
  {
    brand: 'daily',
    number: 27411,
    daysAgo: 1,
    title: 'La Feria ya tiene programación',
    cover: 'portada-daily-2',
  },
  {
    brand: 'daily',
    number: 27410,
    daysAgo: 2,
    title: 'Buenaventura estrena muelle pesquero',
    cover: 'portada-daily-3',
  },
  {
    brand: 'daily',
    number: 27409,
    daysAgo: 3,
    title: 'El clásico se juega con las dos hinchadas',
    cover: 'portada-daily-4',
  },
  { brand: 'daily', number: 27408, daysAgo: 4, title: 'La caña busca agua', cover: 'portada-daily-5' },
  { brand: 'daily', number: 27407, daysAgo: 5, title: 'Un árbol por cada vecino', cover: 'portada-daily-6' },
];

const WOMEN: SeedEdition[] = [
  {
    brand: 'women',
    number: 291,
    daysAgo: 12,
    title: 'Silvana Restrepo, en voz baja',
    cover: 'portada-women-1',
  },
  { brand: 'women', number: 290, daysAgo: 43, title: 'Volver a tejer', cover: 'portada-women-2' },
  { brand: 'women', number: 289, daysAgo: 74, title: 'El número de la piel', cover: 'portada-women-3' },
  { brand: 'women', number: 288, daysAgo: 104, title: 'Casas con memoria', cover: 'portada-women-4' },
  { brand: 'women', number: 287, daysAgo: 135, title: 'Cincuenta y contando', cover: 'portada-women-5' },
  { brand: 'women', number: 286, daysAgo: 166, title: 'La edición de las amigas', cover: 'portada-women-6' },
];

const MEN: SeedEdition[] = [
  { brand: 'men', number: 268, daysAgo: 15, title: 'Keyla Cassiani pega primero', cover: 'portada-men-1' },
  { brand: 'men', number: 267, daysAgo: 46, title: 'Número de crónica', cover: 'portada-men-2' },
  { brand: 'men', number: 266, daysAgo: 77, title: 'Padres e hijos', cover: 'portada-men-3' },
  { brand: 'men', number: 265, daysAgo: 107, title: 'La noche en diez ciudades', cover: 'portada-men-4' },
  { brand: 'men', number: 264, daysAgo: 138, title: 'Oficios que se acaban', cover: 'portada-men-5' },
  { brand: 'men', number: 263, daysAgo: 169, title: 'Velocidad', cover: 'portada-men-6' },
];

/** Three printed editions a year and seven years of them, so that the archive has more years than it first shows. */
const RURAL_TITLES: [string, string, string][] = [
  ['Sembrar por turnos', 'El agua que se guarda', 'La finca que no se vende'],
  ['Café con nombre propio', 'Mujeres que madrugan', 'La leche en la balanza'],
  ['El campo conectado', 'Semillas de familia', 'Vías que llegan'],
  ['Cacao, la paciencia', 'Ganadería con árboles', 'Los precios del año'],
  ['Jóvenes que vuelven', 'Abejas y frutales', 'Después del verano'],
  ['Cuentas de la finca', 'El páramo y la papa', 'Mercados campesinos'],
  ['Cien saberes', 'Riego para pequeños', 'La cosecha y la carretera'],
];
const RURAL: SeedEdition[] = RURAL_TITLES.flatMap((titles, year) =>
  titles.map((title, i): SeedEdition => {
    const back = year * 3 + i;
    return {
      brand: 'rural',
      number: 84 - back,
      daysAgo: 18 + back * 122,
      title,
      cover: `portada-rural-${(back % 6) + 1}`,
    };
  }),
);

export const EDITIONS: SeedEdition[] = [...WEEKLY, ...DAILY, ...WOMEN, ...MEN, ...RURAL];
