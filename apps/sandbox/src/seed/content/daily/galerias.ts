import type { SeedStory } from '../../types.ts';

export const GALERIAS = [
  {
    brand: 'daily',
    slug: 'galeria-cali-cinco-de-la-tarde',
    sections: ['/multimedia', '/galerias', '/cali'],
    kicker: 'Galería',
    headline: 'Cali a las cinco de la tarde: seis esquinas a la hora en que baja la brisa',
    standfirst:
      'La brisa de los Farallones llega puntual y la ciudad sale a recibirla: al río, a la parada, a la mesa y a la pista de baile.',
    by: [],
    ago: 5600,
    tags: ['Cali', 'Ilustración'],
    picture: {
      id: 'restaurante',
      caption: '6:40 p. m. Las primeras mesas con vela.',
      credit: 'Carmen Elisa Vivas / El Diario',
    },
    type: 'gallery',
    images: [
      {
        id: 'cali-rio',
        caption: '5:00 p. m. El bulevar, cuando la brisa ya se anunció.',
        credit: 'Carmen Elisa Vivas / El Diario',
      },
      {
        id: 'cali-ermita',
        caption: '5:10 p. m. La Ermita y los que la cruzan sin mirarla.',
        credit: 'Carmen Elisa Vivas / El Diario',
      },
      {
        id: 'bus-cali',
        caption: '5:20 p. m. La parada, con los Farallones de fondo.',
        credit: 'Carmen Elisa Vivas / El Diario',
      },
      {
        id: 'valle-cana',
        caption: '5:35 p. m. En las afueras, el último viaje del tractor.',
        credit: 'Carmen Elisa Vivas / El Diario',
      },
      {
        id: 'restaurante',
        caption: '6:40 p. m. Las primeras mesas con vela.',
        credit: 'Carmen Elisa Vivas / El Diario',
      },
      {
        id: 'cali-salsa',
        caption: '8:00 p. m. La brisa ya se fue; el baile no.',
        credit: 'Carmen Elisa Vivas / El Diario',
      },
    ],
    body: ['Los dibujos se hicieron en una sola tarde, de sur a norte y sin apuro.'],
  },
  {
    brand: 'daily',
    slug: 'galeria-ruta-del-azucar',
    sections: ['/multimedia', '/galerias', '/valle'],
    kicker: 'Galería',
    headline: 'La ruta del azúcar: del surco de Palmira al barco de Buenaventura',
    standfirst:
      'Seis paradas de un camino de 160 kilómetros que empieza con un tractor y termina con una grúa, con peajes, bodegas y una plaza de por medio.',
    by: [],
    ago: 8900,
    tags: ['Valle', 'Caña', 'Ilustración'],
    picture: {
      id: 'tractor-campo',
      caption: 'La tierra que descansa se ara antes de la lluvia.',
      credit: 'Wílmar Ordóñez / El Diario',
    },
    type: 'gallery',
    images: [
      {
        id: 'valle-cana',
        caption: 'El corte empieza con la luz y termina cuando el trapiche lo pide.',
        credit: 'Wílmar Ordóñez / El Diario',
      },
      {
        id: 'tractor-campo',
        caption: 'La tierra que descansa se ara antes de la lluvia.',
        credit: 'Wílmar Ordóñez / El Diario',
      },
      {
        id: 'fabrica',
        caption: 'En el taller del ingenio se suelda lo que la zafra rompe.',
        credit: 'Wílmar Ordóñez / El Diario',
      },
      {
        id: 'carretera',
        caption: 'La subida a Loboguerrero, la más lenta del viaje.',
        credit: 'Wílmar Ordóñez / El Diario',
      },
      {
        id: 'mercado-plaza',
        caption: 'Una parte se queda en la plaza, por libras.',
        credit: 'Wílmar Ordóñez / El Diario',
      },
      {
        id: 'buenaventura-puerto',
        caption: 'El puerto, última parada en tierra.',
        credit: 'Wílmar Ordóñez / El Diario',
      },
    ],
    body: ['El viaje completo toma once horas. La mitad se va en esperar turno.'],
  },
  {
    brand: 'daily',
    slug: 'galeria-plan-de-lluvia',
    sections: ['/multimedia', '/galerias', '/entretenimiento'],
    kicker: 'Galería',
    headline: 'Plan para un sábado de lluvia: seis salas de la ciudad donde no se moja nadie',
    standfirst:
      'Una biblioteca, un museo, un teatro de telón rojo y un cine de barrio: guía dibujada para los sábados en que el aguacero no negocia.',
    by: [],
    ago: 13500,
    tags: ['Planes', 'Ilustración'],
    picture: {
      id: 'lluvia',
      caption: 'El punto de partida: un paraguas y ningún afán.',
      credit: 'Carmen Elisa Vivas / El Diario',
    },
    type: 'gallery',
    images: [
      {
        id: 'lluvia',
        caption: 'El punto de partida: un paraguas y ningún afán.',
        credit: 'Carmen Elisa Vivas / El Diario',
      },
      {
        id: 'biblioteca',
        caption: 'La gran sala de lectura, abierta hasta las seis.',
        credit: 'Carmen Elisa Vivas / El Diario',
      },
      {
        id: 'libros',
        caption: 'El rincón de los usados, con tinto incluido.',
        credit: 'Carmen Elisa Vivas / El Diario',
      },
      {
        id: 'museo',
        caption: 'Un cuadro por visita: así se mira mejor.',
        credit: 'Carmen Elisa Vivas / El Diario',
      },
      {
        id: 'teatro',
        caption: 'Función de las siete. El telón siempre es rojo.',
        credit: 'Carmen Elisa Vivas / El Diario',
      },
      {
        id: 'cine',
        caption: 'La última tanda, con la lluvia tapada por la película.',
        credit: 'Carmen Elisa Vivas / El Diario',
      },
    ],
    body: ['Todas las salas quedan a menos de veinte minutos del centro.'],
  },
] satisfies SeedStory[];
