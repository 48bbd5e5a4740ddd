import type { SeedStory } from '../../types.ts';

export const GALERIAS = [
  {
    brand: 'weekly',
    slug: 'galeria-bogota-una-semana',
    sections: ['/nacion', '/galerias', '/fotos'],
    kicker: 'Galería',
    headline: 'Bogotá de un domingo a otro: seis estampas de una ciudad que cambia con el clima',
    standfirst:
      'Del primer café con los cerros despejados al último bus de la noche, una libreta de dibujo siguió a la capital durante siete días y tres aguaceros.',
    by: [],
    ago: 9300,
    tags: ['Bogotá', 'Ilustración'],
    picture: {
      id: 'transmilenio',
      caption: 'Miércoles. La estación de la tarde, con un bus que llegó a tiempo.',
      credit: 'Esteban Rojas / Semanario',
    },
    type: 'gallery',
    images: [
      {
        id: 'bogota-cerros',
        subtitle: 'Lunes',
        caption: 'Los cerros despejados duran lo que dura un tinto.',
        credit: 'Esteban Rojas / Semanario',
      },
      {
        id: 'plaza-bolivar',
        subtitle: 'Martes',
        caption: 'La plaza, a la hora en que las palomas les ganan a los manifestantes.',
        credit: 'Esteban Rojas / Semanario',
      },
      {
        id: 'transmilenio',
        subtitle: 'Miércoles',
        caption: 'La estación de la tarde, con un bus que llegó a tiempo.',
        credit: 'Esteban Rojas / Semanario',
      },
      {
        id: 'lluvia',
        subtitle: 'Jueves',
        caption: 'El aguacero de las cuatro, puntual como ninguno.',
        credit: 'Esteban Rojas / Semanario',
      },
      {
        id: 'bogota-noche',
        subtitle: 'Sábado',
        caption: 'La ciudad vista desde el último piso que todavía tenía luz.',
        credit: 'Esteban Rojas / Semanario',
      },
      {
        id: 'bogota-ciclovia',
        subtitle: 'Domingo',
        caption: 'La ciclovía, cuando la semana por fin pedalea.',
        credit: 'Esteban Rojas / Semanario',
      },
    ],
    body: ['La libreta se llenó entre un domingo y el siguiente. Ningún dibujo se corrigió después.'],
  },
  {
    brand: 'weekly',
    slug: 'galeria-pais-que-madruga',
    sections: ['/economia', '/galerias', '/fotos'],
    kicker: 'Galería',
    headline: 'El país que madruga: seis oficios que empiezan cuando todavía no hay sol',
    standfirst:
      'Una maestra, una soldadora, dos médicos de turno y una cuadrilla de obra: recorrido por los trabajos que sostienen la mañana de los demás.',
    by: [],
    ago: 10700,
    tags: ['Trabajo', 'Ilustración'],
    picture: {
      id: 'metro-obra',
      caption: '6:20 a. m. La cuadrilla de la obra, con el sol de frente.',
      credit: 'Laura Cárdenas / Semanario',
    },
    type: 'gallery',
    images: [
      {
        id: 'fabrica',
        caption: '4:40 a. m. La primera chispa del turno en una metalmecánica.',
        credit: 'Laura Cárdenas / Semanario',
      },
      {
        id: 'mercado-plaza',
        caption: '5:10 a. m. La plaza, antes de que lleguen los que preguntan.',
        credit: 'Laura Cárdenas / Semanario',
      },
      {
        id: 'hospital',
        caption: '5:55 a. m. Cambio de turno: lo urgente se cuenta caminando.',
        credit: 'Laura Cárdenas / Semanario',
      },
      {
        id: 'metro-obra',
        caption: '6:20 a. m. La cuadrilla de la obra, con el sol de frente.',
        credit: 'Laura Cárdenas / Semanario',
      },
      {
        id: 'aula',
        caption: '6:45 a. m. La primera clase, con todas las manos arriba.',
        credit: 'Laura Cárdenas / Semanario',
      },
      {
        id: 'laboratorio',
        caption: '7:00 a. m. Una muestra que pasó la noche en la nevera.',
        credit: 'Laura Cárdenas / Semanario',
      },
    ],
    body: ['Los horarios son los de un martes cualquiera. Los desayunos, los de cada uno.'],
  },
  {
    brand: 'weekly',
    slug: 'galeria-asi-se-enciende-el-pais',
    sections: ['/economia', '/galerias', '/fotos'],
    kicker: 'Galería',
    headline: 'Así se enciende el país: del hielo de la cordillera al bombillo de la ladera',
    standfirst:
      'El recorrido del agua y del viento hasta convertirse en luz, en seis paradas que casi nunca salen en la factura de la energía.',
    by: [],
    ago: 12300,
    tags: ['Energía', 'Ilustración'],
    picture: {
      id: 'nevado',
      caption: 'El hielo alto guarda el agua de los próximos veranos.',
      credit: 'Pilar Echandía / Semanario',
    },
    type: 'gallery',
    images: [
      {
        id: 'nevado',
        caption: 'El hielo alto guarda el agua de los próximos veranos.',
        credit: 'Pilar Echandía / Semanario',
      },
      {
        id: 'represa',
        caption: 'El vertedero abierto: cuando sobra agua, también hay que decidir.',
        credit: 'Pilar Echandía / Semanario',
      },
      {
        id: 'energia-eolica',
        caption: 'El viento de La Guajira, que trabaja de noche.',
        credit: 'Pilar Echandía / Semanario',
      },
      {
        id: 'centro-datos',
        caption: 'Un pasillo que consume lo que un municipio.',
        credit: 'Pilar Echandía / Semanario',
      },
      {
        id: 'medellin-ladera',
        caption: 'El cable y los techos: la energía también sube.',
        credit: 'Pilar Echandía / Semanario',
      },
      {
        id: 'bogota-noche',
        caption: 'El bombillo, por fin. Son las siete y se encendieron todos.',
        credit: 'Pilar Echandía / Semanario',
      },
    ],
    body: ['Entre la primera parada y la última hay 900 kilómetros de cables.'],
  },
] satisfies SeedStory[];
