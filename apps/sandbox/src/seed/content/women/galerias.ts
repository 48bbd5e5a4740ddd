import type { SeedStory } from '../../types.ts';

/** Fucsia's galleries. No other gallery or story of the site uses their first pictures. */
export const GALERIAS = [
  {
    brand: 'women',
    slug: 'galeria-semana-moda-medellin',
    sections: ['/moda', '/galerias'],
    kicker: 'Galería',
    headline: 'Una semana de moda en Medellín: seis imágenes entre la pasarela y la ladera',
    by: [],
    ago: 205,
    tags: ['Moda', 'Medellín', 'Ilustración'],
    picture: {
      id: 'medellin-ladera',
      caption: 'Medellín, desde el cable, la mañana del primer desfile.',
      credit: 'Inés Laverde para Fucsia',
    },
    type: 'gallery',
    images: [
      {
        id: 'medellin-ladera',
        caption: 'El cable, a las 8:15 a. m.: las modelos de Santo Domingo bajan a la prueba.',
        credit: 'Inés Laverde para Fucsia',
      },
      {
        id: 'belleza-tocador',
        caption: 'Cuarenta minutos de peinado para cuatro de pasarela.',
        credit: 'Inés Laverde para Fucsia',
      },
      {
        id: 'moda-pasarela',
        caption: 'El vestido de seda del Cauca que cerró el desfile.',
        credit: 'Inés Laverde para Fucsia',
      },
      {
        id: 'perfume',
        caption: 'El regalo de la primera fila: un frasco y tres flores.',
        credit: 'Inés Laverde para Fucsia',
      },
      {
        id: 'flores-cultivo',
        caption: 'Las rosas del escenario salieron de un invernadero de La Ceja.',
        credit: 'Inés Laverde para Fucsia',
      },
      {
        id: 'concierto',
        caption: 'La fiesta de cierre, con la cantante vestida de amarillo.',
        credit: 'Inés Laverde para Fucsia',
      },
    ],
    body: [
      'Inés Laverde pasó cinco días entre bastidores con un cuaderno y sin prisa. Volvió con la luz que encontró.',
    ],
  },
  {
    brand: 'women',
    slug: 'galeria-caribe-seis-paradas',
    sections: ['/cultura', '/estilo-de-vida', '/galerias'],
    kicker: 'Galería',
    headline: 'El Caribe en seis paradas: una muralla, una playa y cuatro razones para quedarse',
    by: [],
    ago: 6200,
    tags: ['Viajes', 'Caribe', 'Ilustración'],
    picture: {
      id: 'cartagena-muralla',
      caption: 'Cartagena, a la hora en que se puede caminar.',
      credit: 'Inés Laverde para Fucsia',
    },
    type: 'gallery',
    images: [
      {
        id: 'cartagena-muralla',
        caption: 'Una pareja camina la muralla cuando baja el sol.',
        credit: 'Inés Laverde para Fucsia',
      },
      {
        id: 'playa',
        caption: 'Dos parasoles, una lancha y nada en la agenda.',
        credit: 'Inés Laverde para Fucsia',
      },
      {
        id: 'barranquilla-carnaval',
        caption: 'El carnaval, donde nadie baila sola.',
        credit: 'Inés Laverde para Fucsia',
      },
      {
        id: 'nevado',
        caption: 'La nieve que se ve desde el mar, en las mañanas claras.',
        credit: 'Inés Laverde para Fucsia',
      },
      {
        id: 'limones-huerto',
        caption: 'Limones para la limonada de coco.',
        credit: 'Inés Laverde para Fucsia',
      },
      {
        id: 'copa-bar',
        caption: 'A las 6:00 p. m. el hielo suena igual en todos los bares.',
        credit: 'Inés Laverde para Fucsia',
      },
    ],
    body: ['Seis dibujos hechos en ruta, entre el Golfo de Morrosquillo y la Sierra Nevada.'],
  },
  {
    brand: 'women',
    slug: 'galeria-flores-que-huelen',
    sections: ['/belleza', '/galerias'],
    kicker: 'Galería',
    headline: 'Seis plantas que huelen a país, del invernadero al frasco',
    by: [],
    ago: 3010,
    tags: ['Flores', 'Perfumes', 'Ilustración'],
    picture: {
      id: 'flores-cultivo',
      caption: 'Un ramo recién cortado en el invernadero.',
      credit: 'Inés Laverde para Fucsia',
    },
    type: 'gallery',
    images: [
      {
        id: 'flores-cultivo',
        caption: 'La rosa se corta de madrugada, todavía cerrada.',
        credit: 'Inés Laverde para Fucsia',
      },
      {
        id: 'limones-huerto',
        caption: 'La flor del limón dura tres días y perfuma ocho.',
        credit: 'Inés Laverde para Fucsia',
      },
      {
        id: 'paramo-frailejones',
        caption: 'El frailejón huele a miel cuando llueve.',
        credit: 'Inés Laverde para Fucsia',
      },
      {
        id: 'aguacate-arbol',
        caption: 'Del aguacate se aprovecha el aceite; la hoja huele a anís.',
        credit: 'Inés Laverde para Fucsia',
      },
      {
        id: 'cafe-grano',
        caption: 'El grano maduro huele a jazmín y a panela.',
        credit: 'Inés Laverde para Fucsia',
      },
      { id: 'perfume', caption: 'Todo junto, noventa días después.', credit: 'Inés Laverde para Fucsia' },
    ],
    body: ['Recorrimos seis cultivos con una perfumista que cierra los ojos antes de opinar.'],
  },
  {
    brand: 'women',
    slug: 'galeria-sabores-de-diciembre',
    sections: ['/gastronomia', '/galerias'],
    kicker: 'Galería',
    headline: 'Seis sabores de diciembre, dibujados antes de que se los coman',
    by: [],
    ago: 2010,
    tags: ['Cocina', 'Navidad', 'Ilustración'],
    picture: {
      id: 'mercado-plaza',
      caption: 'La plaza, un sábado de diciembre.',
      credit: 'Inés Laverde para Fucsia',
    },
    type: 'gallery',
    images: [
      {
        id: 'mercado-plaza',
        caption: 'Todo empieza en la plaza, con la bolsa de tela.',
        credit: 'Inés Laverde para Fucsia',
      },
      {
        id: 'cocina-ajiaco',
        caption: 'El ajiaco de la víspera, con mazorca y alcaparras.',
        credit: 'Inés Laverde para Fucsia',
      },
      {
        id: 'cocina-arepa',
        caption: 'Arepas a la brasa, con quesito que se derrite.',
        credit: 'Inés Laverde para Fucsia',
      },
      {
        id: 'ceviche',
        caption: 'El ceviche de chontaduro, para empezar en frío.',
        credit: 'Inés Laverde para Fucsia',
      },
      {
        id: 'cacao',
        caption: 'Cacao recién abierto: el chocolate viene después.',
        credit: 'Inés Laverde para Fucsia',
      },
      {
        id: 'galletas',
        caption: 'Galletas de panela con borde de cacao, para regalar.',
        credit: 'Inés Laverde para Fucsia',
      },
    ],
    body: ['Juliana Mazo cocinó; nosotras esperamos, con paciencia relativa.'],
  },
  {
    brand: 'women',
    slug: 'galeria-mujeres-en-su-oficio',
    sections: ['/mujeres', '/galerias'],
    kicker: 'Galería',
    headline: 'Seis mujeres en su oficio: el gesto exacto de quien sabe lo que hace',
    by: [],
    ago: 4720,
    tags: ['Mujeres', 'Oficios', 'Ilustración'],
    picture: {
      id: 'laboratorio',
      caption: 'La química que mira a contraluz.',
      credit: 'Inés Laverde para Fucsia',
    },
    type: 'gallery',
    images: [
      {
        id: 'laboratorio',
        caption: 'La química que mira a contraluz antes de anotar.',
        credit: 'Inés Laverde para Fucsia',
      },
      {
        id: 'aula',
        caption: 'La maestra que explica el triángulo con las manos.',
        credit: 'Inés Laverde para Fucsia',
      },
      {
        id: 'hospital',
        caption: 'El relevo de las 7:00 a. m., contado mientras se camina.',
        credit: 'Inés Laverde para Fucsia',
      },
      {
        id: 'centro-datos',
        caption: 'La ingeniera que oye, entre mil servidores, cuál está cansado.',
        credit: 'Inés Laverde para Fucsia',
      },
      { id: 'tribuna-foro', caption: 'La ponente que empieza sin leer.', credit: 'Inés Laverde para Fucsia' },
      {
        id: 'biblioteca',
        caption: 'La bibliotecaria que ya sabe qué libro buscas.',
        credit: 'Inés Laverde para Fucsia',
      },
    ],
    body: ['Les pedimos que no posaran. Ninguna se dio por enterada.'],
  },
  {
    brand: 'women',
    slug: 'galeria-seis-paisajes-para-respirar',
    sections: ['/bienestar', '/estilo-de-vida', '/galerias'],
    kicker: 'Galería',
    headline: 'Seis paisajes para respirar despacio cuando no se puede viajar',
    by: [],
    ago: 5330,
    tags: ['Bienestar', 'Paisajes', 'Ilustración'],
    picture: {
      id: 'finca-cafetera',
      caption: 'Una finca cafetera, con la niebla recién levantada.',
      credit: 'Inés Laverde para Fucsia',
    },
    type: 'gallery',
    images: [
      {
        id: 'finca-cafetera',
        caption: 'La casa roja y blanca, con el café alrededor.',
        credit: 'Inés Laverde para Fucsia',
      },
      {
        id: 'amazonas-rio',
        caption: 'El río que da la vuelta sin afán.',
        credit: 'Inés Laverde para Fucsia',
      },
      {
        id: 'pacifico-selva',
        caption: 'Una canoa, dos remos, ningún ruido.',
        credit: 'Inés Laverde para Fucsia',
      },
      {
        id: 'paramo-frailejones',
        caption: 'Los frailejones guardan el agua que bebemos.',
        credit: 'Inés Laverde para Fucsia',
      },
      {
        id: 'nevado',
        caption: 'El hielo que queda, visto desde la laguna.',
        credit: 'Inés Laverde para Fucsia',
      },
      {
        id: 'cali-rio',
        caption: 'El río que cruza la ciudad y la deja conversar.',
        credit: 'Inés Laverde para Fucsia',
      },
    ],
    body: ['Mira cada imagen durante cuatro respiraciones. No cuentes los minutos.'],
  },
] satisfies SeedStory[];
