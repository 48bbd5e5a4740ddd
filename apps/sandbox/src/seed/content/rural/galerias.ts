import type { SeedStory } from '../../types.ts';

export const GALERIAS = [
  {
    brand: 'rural',
    slug: 'galeria-cafe-pitalito-finca-bodega',
    sections: ['/semanariorural/cafe', '/galerias'],
    kicker: 'Galería',
    headline: 'El café de Pitalito, de la mata a la bodega: seis momentos de una semana de cosecha',
    standfirst:
      'Una semana en una finca de siete hectáreas, entre el primer canasto y el último peaje, con una parada para contar la plata y otra para desayunar.',
    by: [],
    ago: 3900,
    tags: ['Café', 'Huila', 'Ilustración'],
    picture: {
      id: 'cocina-arepa',
      caption: 'Miércoles. El desayuno de la cuadrilla, sobre las brasas.',
      credit: 'Ramiro Pulido / Semanario Rural',
    },
    type: 'gallery',
    images: [
      {
        id: 'finca-cafetera',
        caption: 'Lunes. El cafetal amanece con niebla y con radio.',
        credit: 'Ramiro Pulido / Semanario Rural',
      },
      {
        id: 'cafe-grano',
        caption: 'Martes. Solo la cereza roja; la pintona espera.',
        credit: 'Ramiro Pulido / Semanario Rural',
      },
      {
        id: 'cocina-arepa',
        caption: 'Miércoles. El desayuno de la cuadrilla, sobre las brasas.',
        credit: 'Ramiro Pulido / Semanario Rural',
      },
      {
        id: 'billetes',
        caption: 'Sábado. El pago, contado dos veces y en voz alta.',
        credit: 'Ramiro Pulido / Semanario Rural',
      },
      {
        id: 'carretera',
        caption: 'Domingo. El camión sale hacia la bodega.',
        credit: 'Ramiro Pulido / Semanario Rural',
      },
      {
        id: 'mercado-plaza',
        caption: 'Y el lunes, la plaza: lo que se queda en el pueblo.',
        credit: 'Ramiro Pulido / Semanario Rural',
      },
    ],
    body: ['La finca pidió no decir cuánto recogió. Sí dejó decir que fue más que el año pasado.'],
  },
  {
    brand: 'rural',
    slug: 'galeria-agua-del-paramo-al-lote',
    sections: ['/semanariorural/agua', '/galerias'],
    kicker: 'Galería',
    headline: 'El agua, del páramo al lote: seis maneras de guardarla cuando llega',
    standfirst:
      'Frailejones que la sueltan despacio, techos que la recogen y reservorios que la esperan: el camino de una gota por seis fincas.',
    by: [],
    ago: 6100,
    tags: ['Agua', 'Páramo', 'Ilustración'],
    picture: {
      id: 'represa',
      caption: 'En el embalse se mide por millones de metros.',
      credit: 'Ramiro Pulido / Semanario Rural',
    },
    type: 'gallery',
    images: [
      {
        id: 'paramo-frailejones',
        caption: 'Arriba, el frailejón la suelta despacio.',
        credit: 'Ramiro Pulido / Semanario Rural',
      },
      {
        id: 'represa',
        caption: 'En el embalse se mide por millones de metros.',
        credit: 'Ramiro Pulido / Semanario Rural',
      },
      {
        id: 'techo-lluvia',
        caption: 'En la casa se mide por baldes: la canal y el tanque.',
        credit: 'Ramiro Pulido / Semanario Rural',
      },
      {
        id: 'reservorio',
        caption: 'Un reservorio de fin de semana, estrenado por toda la familia.',
        credit: 'Ramiro Pulido / Semanario Rural',
      },
      {
        id: 'arrozal-dron',
        caption: 'En el llano, la lámina de agua sostiene el arroz.',
        credit: 'Ramiro Pulido / Semanario Rural',
      },
      {
        id: 'flores-cultivo',
        caption: 'En el invernadero, cada gota tiene dueño.',
        credit: 'Ramiro Pulido / Semanario Rural',
      },
    ],
    body: ['Ninguna de las seis fincas compró carrotanque este año.'],
  },
  {
    brand: 'rural',
    slug: 'galeria-frutas-que-pagan-la-finca',
    sections: ['/semanariorural/agricultura', '/galerias'],
    kicker: 'Galería',
    headline: 'Las frutas que pagan la finca: aguacate, limón y cacao vistos de cerca',
    standfirst:
      'Seis dibujos de las cosechas que sostienen la caja menor del campo, desde la rama hasta el puesto de la plaza.',
    by: [],
    ago: 8300,
    tags: ['Frutales', 'Ilustración'],
    picture: {
      id: 'mercado-plaza',
      caption: 'El puesto, donde la fruta encuentra precio.',
      credit: 'Ramiro Pulido / Semanario Rural',
    },
    type: 'gallery',
    images: [
      {
        id: 'aguacate-arbol',
        caption: 'El Hass, a la altura de un brazo extendido.',
        credit: 'Ramiro Pulido / Semanario Rural',
      },
      {
        id: 'limones-huerto',
        caption: 'El limón Tahití, que da cada quince días.',
        credit: 'Ramiro Pulido / Semanario Rural',
      },
      {
        id: 'cacao',
        caption: 'La mazorca abierta: cuarenta granos y mucha paciencia.',
        credit: 'Ramiro Pulido / Semanario Rural',
      },
      {
        id: 'cafe-grano',
        caption: 'El café, que también es una fruta.',
        credit: 'Ramiro Pulido / Semanario Rural',
      },
      {
        id: 'tractor-campo',
        caption: 'El lote donde se sembrará la próxima hilera.',
        credit: 'Ramiro Pulido / Semanario Rural',
      },
      {
        id: 'mercado-plaza',
        caption: 'El puesto, donde la fruta encuentra precio.',
        credit: 'Ramiro Pulido / Semanario Rural',
      },
    ],
    body: ['El orden de los dibujos es el de los ingresos de una finca mixta del norte del Tolima.'],
  },
  {
    brand: 'rural',
    slug: 'galeria-animales-de-la-finca',
    sections: ['/semanariorural/ganaderia', '/galerias'],
    kicker: 'Galería',
    headline: 'Los que madrugan antes que el dueño: seis retratos de los animales de la finca',
    standfirst:
      'Del hato de ordeño a las colmenas de colores, un recorrido por los corrales a la hora del desayuno, que es la hora en que todos posan.',
    by: [],
    ago: 10900,
    tags: ['Ganadería', 'Ilustración'],
    picture: {
      id: 'perro-gato',
      caption: '7:00 p. m. Los únicos que duermen adentro.',
      credit: 'Ramiro Pulido / Semanario Rural',
    },
    type: 'gallery',
    images: [
      {
        id: 'leche-ordeno',
        caption: '5:00 a. m. La primera cantina.',
        credit: 'Ramiro Pulido / Semanario Rural',
      },
      {
        id: 'ensilaje-finca',
        caption: '6:10 a. m. El ensilaje, servido antes de que calienten las tejas.',
        credit: 'Ramiro Pulido / Semanario Rural',
      },
      {
        id: 'cerdos-corral',
        caption: '7:00 a. m. La cama profunda, recién volteada.',
        credit: 'Ramiro Pulido / Semanario Rural',
      },
      {
        id: 'apiario',
        caption: '8:30 a. m. Las colmenas despiertan con el sol.',
        credit: 'Ramiro Pulido / Semanario Rural',
      },
      {
        id: 'llano-ganado',
        caption: '5:40 p. m. El ganado vuelve sin que lo llamen.',
        credit: 'Ramiro Pulido / Semanario Rural',
      },
      {
        id: 'perro-gato',
        caption: '7:00 p. m. Los únicos que duermen adentro.',
        credit: 'Ramiro Pulido / Semanario Rural',
      },
    ],
    body: ['Ningún animal fue despertado para esta galería.'],
  },
  {
    brand: 'rural',
    slug: 'galeria-maquinas-que-se-comparten',
    sections: ['/semanariorural/tecnologia', '/galerias'],
    kicker: 'Galería',
    headline: 'Máquinas que se comparten: el tractor, el dron y el camión de toda la vereda',
    standfirst:
      'En seis veredas nadie compró solo: la maquinaria se turna con un cuaderno, un chat y una regla que se cumple aunque llueva.',
    by: [],
    ago: 14200,
    tags: ['Tecnología', 'Ilustración'],
    picture: {
      id: 'papa-cosecha',
      caption: 'El camión de estacas, cargado por turnos.',
      credit: 'Ramiro Pulido / Semanario Rural',
    },
    type: 'gallery',
    images: [
      {
        id: 'tractor-campo',
        caption: 'El tractor de 86 socios, en su turno de los martes.',
        credit: 'Ramiro Pulido / Semanario Rural',
      },
      {
        id: 'arrozal-dron',
        caption: 'El dron que siembra una hectárea en once minutos.',
        credit: 'Ramiro Pulido / Semanario Rural',
      },
      {
        id: 'papa-cosecha',
        caption: 'El camión de estacas, cargado por turnos.',
        credit: 'Ramiro Pulido / Semanario Rural',
      },
      {
        id: 'celular',
        caption: 'El chat en el que se reparte la semana.',
        credit: 'Ramiro Pulido / Semanario Rural',
      },
      {
        id: 'ensilaje-finca',
        caption: 'La picadora se presta con operario; el montón es de todos.',
        credit: 'Ramiro Pulido / Semanario Rural',
      },
      {
        id: 'carretera',
        caption: 'La vía, lo único que nadie alcanzó a comprar entre todos.',
        credit: 'Ramiro Pulido / Semanario Rural',
      },
    ],
    body: ['El cuaderno de turnos tiene una sola tachadura, y está firmada.'],
  },
] satisfies SeedStory[];
