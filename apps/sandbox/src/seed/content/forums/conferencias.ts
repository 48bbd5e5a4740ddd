import type { SeedStory } from '../../types.ts';

/** A talk by each speaker of the future forums. */
export const CONFERENCIAS = [
  {
    brand: 'forums',
    slug: 'conferencia-elena-villaveces-productividad',
    sections: ['/foros-semanario/videos', '/videos', '/foros-semanario/conferencistas'],
    kicker: 'Conferencia',
    headline: 'Producir más con la misma agua: la conferencia de Elena Villaveces sobre industria y empleo',
    by: ['elena-villaveces-prado'],
    ago: 9100,
    tags: ['Industria', 'Agua', 'Video'],
    picture: {
      id: 'fabrica',
      caption: 'Una de las plantas que midió la investigación de Elena Villaveces.',
      credit: 'Foros Semanario',
    },
    type: 'video',
    body: [
      'Elena Villaveces Prado compara doce fábricas que redujeron su consumo sin despedir a nadie. La lección está en el turno de la noche.',
    ],
  },
  {
    brand: 'forums',
    slug: 'conferencia-samuel-gaitan-obras',
    sections: ['/foros-semanario/videos', '/videos', '/foros-semanario/conferencistas'],
    kicker: 'Conferencia',
    headline: 'Por qué se demoran las obras: Samuel Gaitán explica un contrato con una servilleta',
    by: ['samuel-gaitan-restrepo'],
    ago: 16400,
    tags: ['Infraestructura', 'Video'],
    picture: { id: 'metro-obra', caption: 'El viaducto que sirvió de ejemplo.', credit: 'Foros Semanario' },
    type: 'video',
    body: [
      'Samuel Gaitán Restrepo sigue una obra desde el primer plano hasta la última multa y señala las tres semanas en las que se perdió todo.',
    ],
  },
  {
    brand: 'forums',
    slug: 'conferencia-yolima-arrieta-consulta-previa',
    sections: ['/foros-semanario/videos', '/videos', '/foros-semanario/conferencistas'],
    kicker: 'Conferencia',
    headline:
      'Lo que la energía aprendió de los embalses: la conferencia de Yolima Arrieta sobre la consulta previa',
    by: ['yolima-arrieta-paez'],
    ago: 13600,
    tags: ['Energía', 'Comunidades', 'Video'],
    picture: {
      id: 'represa',
      caption: 'La represa con la que Yolima Arrieta abrió su presentación.',
      credit: 'Foros Semanario',
    },
    type: 'video',
    body: [
      'Yolima Arrieta Páez recuerda lo que no se preguntó hace cuarenta años y muestra cómo se pregunta hoy, en wayuunaiki y con planos.',
    ],
  },
  {
    brand: 'forums',
    slug: 'conferencia-felipe-sarmiento-datos',
    sections: ['/foros-semanario/videos', '/videos', '/foros-semanario/conferencistas'],
    kicker: 'Conferencia',
    headline: 'Un asistente que hable nasa yuwe: la conferencia de Felipe Sarmiento sobre datos y lenguas',
    by: ['felipe-sarmiento-abad'],
    ago: 7700,
    tags: ['Inteligencia artificial', 'Lenguas', 'Video'],
    picture: {
      id: 'celular',
      caption: 'La aplicación que Felipe Sarmiento probó en vivo.',
      credit: 'Foros Semanario',
    },
    type: 'video',
    body: [
      'Felipe Sarmiento Abad enseña a un teléfono a saludar en una lengua indígena y explica quién debe ser el dueño de esas palabras.',
    ],
  },
  {
    brand: 'forums',
    slug: 'conferencia-nubia-cuesta-multigrado',
    sections: ['/foros-semanario/videos', '/videos', '/foros-semanario/conferencistas'],
    kicker: 'Conferencia',
    headline:
      'Un salón, seis grados, una maestra: la conferencia de Nubia Cuesta que dejó en silencio a la sala',
    by: ['nubia-cuesta-palacios'],
    ago: 27500,
    tags: ['Educación', 'Video'],
    picture: {
      id: 'biblioteca',
      caption: 'La biblioteca de la universidad que dirige Nubia Cuesta.',
      credit: 'Foros Semanario',
    },
    type: 'video',
    body: [
      'Nubia Cuesta Palacios pone a la sala a resolver un problema de matemáticas mientras cuida a un niño de preescolar. Después explica el multigrado.',
    ],
  },
  {
    brand: 'forums',
    slug: 'conferencia-diana-quiroz-telemedicina',
    sections: ['/foros-semanario/videos', '/videos', '/foros-semanario/conferencistas'],
    kicker: 'Conferencia',
    headline: 'Cuánto tarda una cita: la conferencia de Diana Quiroz sobre telemedicina y distancia',
    by: ['diana-quiroz-maldonado'],
    ago: 5600,
    tags: ['Salud', 'Telemedicina', 'Video'],
    picture: {
      id: 'hospital',
      caption: 'El pasillo del hospital que recibe las consultas a distancia.',
      credit: 'Foros Semanario',
    },
    type: 'video',
    body: [
      'Diana Quiroz Maldonado mide en horas de lancha lo que otros miden en kilómetros y propone un equipo mínimo para cada puesto de salud.',
    ],
  },
  {
    brand: 'forums',
    slug: 'conferencia-ricardo-arbelaez-apertura',
    sections: ['/foros-semanario/videos', '/videos', '/foros-semanario/conferencistas'],
    kicker: 'Conferencia',
    headline: 'Para qué sirve un foro: las palabras de apertura de Ricardo Arbeláez, sin aplausos al final',
    by: ['ricardo-arbelaez-pinto'],
    ago: 19800,
    tags: ['Institucional', 'Video'],
    picture: {
      id: 'congreso',
      caption: 'El Capitolio, adonde llegan los compromisos de cada foro.',
      credit: 'Foros Semanario',
    },
    type: 'video',
    body: [
      'Ricardo Arbeláez Pinto pide que nadie aplauda hasta que se cumpla el primer compromiso. Diez minutos sobre promesas con fecha.',
    ],
  },
] satisfies SeedStory[];
