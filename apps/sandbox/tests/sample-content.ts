import type { SeedContent } from '../src/seed/content-types.ts';
import type { SeedAuthor, SeedStory } from '../src/seed/types.ts';

/** The time from which the ages of the sample's news count back: noon in Colombia. */
export const CLOCK = new Date('2026-03-10T17:00:00.000Z');

const DAY_MINUTES = 24 * 60;

const author = (id: string, name: string, brands: SeedAuthor['brands']): SeedAuthor => ({
  id,
  name,
  role: 'Periodista',
  bio: `${name} escribe desde hace años.`,
  portrait: 'retrato-01',
  brands,
});

const photo = (id: 'congreso' | 'estadio' | 'cafe-grano') => ({
  id,
  caption: `Al pie de ${id}.`,
  credit: 'Ana Ruiz',
});

const story = (
  fields: Pick<SeedStory, 'slug' | 'headline' | 'ago' | 'sections'> & Partial<SeedStory>,
): SeedStory => ({
  brand: 'weekly',
  kicker: 'Noticia',
  standfirst: 'Visto desde el Capitolio.',
  by: ['luz-marina-soto'],
  tags: ['Colombia'],
  picture: photo('congreso'),
  body: ['Un párrafo.'],
  ...fields,
});

/** A small content with one of everything that the sources return. */
export const SAMPLE: SeedContent = {
  stories: [
    story({
      slug: 'reforma-educacion',
      headline: 'La reforma a la educación pasa a plenaria',
      standfirst: 'Los maestros celebran la decisión.',
      ago: 30,
      sections: ['/politica', '/nacion'],
      tags: ['Congreso', 'Colombia'],
      contentCode: '3',
      developing: true,
    }),
    story({
      slug: 'maestros-marchan',
      headline: 'Marchas en Cali',
      ago: 60,
      sections: ['/nacion'],
      body: ['Piden más educación.'],
    }),
    story({
      slug: 'etapa-reina',
      headline: 'La etapa reina se corre en el nevado',
      ago: 90,
      sections: ['/deportes/ciclismo'],
      kicker: 'Ciclismo',
      by: ['pedro-rojas'],
      tags: ['Ciclismo'],
    }),
    story({
      slug: 'clasico-empate',
      headline: 'El clásico termina empatado',
      ago: 2 * DAY_MINUTES,
      sections: ['/deportes'],
      kicker: 'Fútbol',
      by: [],
    }),
    story({
      slug: 'columna-agua',
      headline: 'El agua que no llega',
      ago: 3 * DAY_MINUTES,
      sections: ['/opinion'],
      kicker: 'Opinión',
      by: ['pedro-rojas'],
    }),
    story({
      slug: 'cosecha-en-imagenes',
      headline: 'La cosecha, en imágenes',
      ago: 4 * DAY_MINUTES,
      sections: ['/galerias'],
      kicker: 'En imágenes',
      type: 'gallery',
      images: [photo('cafe-grano'), photo('congreso')],
    }),
    story({
      slug: 'debate-video',
      headline: 'El debate, en video',
      ago: 5 * DAY_MINUTES,
      sections: ['/semanario-tv/programas/a-fondo', '/videos'],
      type: 'video',
    }),
    story({
      slug: 'minuto-a-minuto',
      headline: 'Minuto a minuto',
      ago: 15,
      sections: ['/politica', '/live'],
      body: [
        { at: '10:30 a. m.', text: 'Comienza la sesión. Hay quórum.' },
        { gallery: 'cosecha-en-imagenes' },
        { video: 'debate-video', title: 'Así comenzó' },
        { quote: 'No habrá aplazamiento.', by: 'El presidente', pull: true },
        { table: { head: ['Voto', 'Total'], rows: [['Sí', '54']] } },
      ],
    }),
    story({
      brand: 'rural',
      slug: 'video-riego',
      headline: 'Riego por goteo',
      ago: 40,
      sections: ['/semanariorural/videos'],
      by: [],
      type: 'video',
    }),
    story({
      brand: 'women',
      slug: 'lo-que-guardan-las-abuelas',
      headline: 'Lo que guardan las abuelas',
      ago: 20,
      sections: ['/opinion-fucsia'],
      by: [],
    }),
    story({
      brand: 'women',
      slug: 'postre-de-natas',
      headline: 'Postre de natas',
      ago: 10,
      sections: ['/recetas'],
      by: [],
      recipe: {
        yield: '8 porciones',
        minutes: 45,
        ingredients: ['Leche', 'Azúcar'],
        steps: ['Hervir.', 'Servir.'],
      },
    }),
  ],
  authors: [
    author('luz-marina-soto', 'Luz Marina Soto', ['weekly']),
    author('pedro-rojas', 'Pedro Rojas', ['weekly', 'men']),
  ],
  editions: [
    {
      brand: 'rural',
      number: 9,
      daysAgo: 10,
      title: 'El agua',
      deck: 'Lo que cuenta.',
      lines: ['Una', 'Otra'],
      cover: 'portada-rural-1',
    },
    {
      brand: 'rural',
      number: 8,
      daysAgo: 200,
      title: 'La cosecha',
      deck: 'Lo que cuenta.',
      lines: ['Una', 'Otra'],
      cover: 'portada-rural-2',
    },
  ],
  collections: [
    {
      id: 'weekly-portada',
      brand: 'weekly',
      title: 'Portada',
      slugs: ['etapa-reina', 'reforma-educacion', 'columna-agua'],
    },
    {
      id: 'weekly-mas-leidos',
      brand: 'weekly',
      title: 'Lo más leído',
      slugs: ['columna-agua', 'etapa-reina', 'reforma-educacion'],
    },
  ],
};
