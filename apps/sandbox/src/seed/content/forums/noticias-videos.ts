import type { SeedStory } from '../../types.ts';

export const NOTICIAS = [
  {
    brand: 'forums',
    slug: 'convocatoria-ponentes-jovenes-beca',
    sections: ['/foros-semanario/noticias', '/foros-semanario', '/foros-semanario/conferencistas'],
    kicker: 'Convocatoria',
    headline: 'Treinta becas para que jóvenes de municipios pequeños lleven su proyecto a la tarima',
    standfirst:
      'Los seleccionados recibirán transporte, alojamiento, mentoría y nueve minutos de micrófono en uno de los cuatro foros programados para el primer trimestre.',
    by: [],
    ago: 300,
    tags: ['Convocatorias', 'Jóvenes'],
    picture: {
      id: 'microfono',
      caption:
        'Nueve minutos de micrófono para quien nunca lo ha tenido. La inscripción cierra el 20 de diciembre.',
      credit: 'Foros Semanario',
    },
    body: [
      'En los foros hablan siempre los mismos. Lo dijo una asistente de Sibundoy en la encuesta de salida y tenía razón: el 81 por ciento de los ponentes del último ciclo vive en cuatro ciudades. Para corregirlo nació la beca Nueve Minutos.',
      'Pueden postularse personas entre 18 y 30 años de municipios de menos de 50.000 habitantes que tengan un proyecto en marcha, aunque sea pequeño, en agua, salud, tecnología o transporte. No se pide título.',
      {
        list: [
          'Video de dos minutos, grabado con celular, contando qué hace.',
          'Una carta de alguien de su comunidad.',
          'Una cifra que pruebe que funciona.',
          'El compromiso de volver y contar lo aprendido.',
        ],
      },
      'En el piloto del semestre pasado participaron cuatro. Yeferson Pai, de Ricaurte, mostró cómo purifica agua con semillas de moringa; al bajar de la tarima lo esperaban dos rectores y un fabricante de filtros. Maribel Cantillo, de Sucre, contó en ocho minutos la historia de la lancha escolar que ella misma conduce. Usó el minuto que le sobró para pedir gasolina. Se la dieron.',
      'Habrá treinta cupos. Un comité académico hará una primera selección y el público votará la final. Los elegidos recibirán seis sesiones de mentoría y quedarán en la red de ponentes.',
      'Los resultados se publicarán el 12 de enero en esta página.',
    ],
  },
  {
    brand: 'forums',
    slug: 'comite-academico-nuevos-miembros',
    sections: ['/foros-semanario/noticias', '/foros-semanario/aliados'],
    kicker: 'Institucional',
    headline:
      'El comité académico suma a cinco investigadoras y fija reglas para evitar paneles de un solo lado',
    by: [],
    ago: 3100,
    tags: ['Comité académico', 'Institucional'],
    body: [
      'El comité académico de Foros Semanario quedó integrado por once personas, seis de ellas mujeres, con el ingreso de cinco investigadoras de universidades regionales. Su tarea es definir las preguntas de cada jornada y proponer a los ponentes.',
      'En la primera sesión aprobaron tres reglas. Ningún panel tendrá solo hombres ni solo funcionarios. Todo patrocinador se anunciará al inicio, con nombre y sin participación en la agenda. Y cada cifra que se proyecte deberá llevar la fuente al pie.',
      'También decidieron que los moderadores no serán quienes tengan un interés directo en el tema y que el público podrá calificar la pertinencia de cada panel al terminar. Los que obtengan menos de tres sobre cinco no se repetirán en esa forma. En el último ciclo, dos de veintidós quedaron por debajo.',
      'Las actas se publicarán a los cinco días hábiles. La próxima reunión revisará el programa del foro de trenes regionales.',
      '“No queremos foros de consenso, sino de argumentos”, explicó la presidenta del comité, Elena Villaveces Prado.',
    ],
  },
  {
    brand: 'forums',
    slug: 'seguimiento-acuerdos-foros-tablero',
    sections: ['/foros-semanario/noticias', '/foros-semanario'],
    kicker: 'Seguimiento',
    headline: 'De 84 compromisos firmados en los foros del año, 49 se cumplieron: el tablero completo',
    standfirst:
      'Publicamos el estado de cada acuerdo, con responsable y evidencia. Los de educación avanzan más rápido; los de infraestructura llevan el mayor retraso.',
    by: ['catalina-orozco-zea'],
    ago: 1500,
    tags: ['Seguimiento', 'Transparencia'],
    picture: {
      id: 'bolsa',
      caption: 'Las pantallas del tablero, durante la revisión de noviembre.',
      credit: 'Foros Semanario',
    },
    body: [
      'Un foro que termina en aplausos es un espectáculo. Con esa idea se creó el tablero de compromisos, que registra lo que cada entidad prometió en tarima y lo contrasta, tres meses después, con evidencia. Este es el corte de noviembre.',
      {
        table: {
          head: ['Tema', 'Compromisos', 'Cumplidos', 'En curso', 'Incumplidos'],
          rows: [
            ['Educación', '19', '15', '3', '1'],
            ['Energía', '21', '11', '8', '2'],
            ['Logística', '24', '10', '9', '5'],
            ['Cultura', '20', '13', '6', '1'],
          ],
        },
      },
      'Ocho de los nueve incumplimientos corresponden a obras cuyo presupuesto no fue aprobado. Las entidades recibieron el informe con diez días de anticipación y sus respuestas están publicadas sin edición.',
      'El dato que más sorprendió al equipo fue otro: los compromisos que tenían una fecha exacta se cumplieron en un 78 por ciento; los que decían “a la mayor brevedad”, en un 21.',
      'El tablero lo revisan estudiantes de tres universidades, que reciben capacitación y firman cada verificación. Una regla evita el optimismo: un compromiso se da por cumplido solo si hay un documento público, una obra visible o un beneficiario que lo confirme por teléfono. En noviembre hicieron 216 llamadas. Contestaron 189.',
      {
        code: 'corte;tema;compromisos;cumplidos\n2026-11;educacion;19;15\n2026-11;energia;21;11\n2026-11;logistica;24;10\n2026-11;cultura;20;13',
      },
      'La base completa puede descargarse y reutilizarse con mención de la fuente.',
    ],
  },
] satisfies SeedStory[];

export const VIDEOS = [
  {
    brand: 'forums',
    slug: 'video-panel-energia-vecina',
    sections: ['/foros-semanario/videos', '/videos', '/foros-semanario/momentos-imperdibles'],
    kicker: 'Video',
    headline: 'La energía como vecina: el panel completo de La Guajira, con traducción al wayuunaiki',
    by: [],
    ago: 14000,
    tags: ['Energía', 'La Guajira', 'Video'],
    picture: {
      id: 'panel-debate',
      caption: 'Panel moderado por Catalina Orozco Zea en Riohacha.',
      credit: 'Foros Semanario',
    },
    type: 'video',
    body: [
      'Autoridades tradicionales, ingenieras y empresas discuten durante setenta minutos qué significa compartir un territorio con los molinos. El intercambio del minuto 38 cambió la redacción del documento final.',
    ],
  },
  {
    brand: 'forums',
    slug: 'video-maestra-doris-chapal-lista',
    sections: ['/foros-semanario/videos', '/videos', '/foros-semanario/momentos-imperdibles'],
    kicker: 'Imperdible',
    headline: 'La maestra Doris Chapal lee los nombres de sus 214 alumnos y cuenta qué fue de ellos',
    standfirst:
      'Diecinueve minutos que no estaban en la agenda y que hicieron llorar a dos ministros, un técnico de sonido y casi toda la tercera fila.',
    by: [],
    ago: 28000,
    tags: ['Educación', 'Video'],
    picture: {
      id: 'tribuna-foro',
      caption: 'Doris Chapal, maestra de la vereda El Encano alto, lee la lista desde el atril.',
      credit: 'Foros Semanario',
    },
    type: 'video',
    body: [
      '“Andrés, ordeñador. Yuri, enfermera. Carlos, no sé, pero escribe en diciembre”. La lista completa, sin música y sin cortes.',
    ],
  },
  {
    brand: 'forums',
    slug: 'video-ignacio-rocha-puerta-finca',
    sections: ['/foros-semanario/videos', '/videos'],
    kicker: 'Conferencia',
    headline: 'Los puertos empiezan en la puerta de la finca: la conferencia de Ignacio Rocha',
    by: ['ignacio-rocha-bustamante'],
    ago: 39600,
    tags: ['Logística', 'Video'],
    picture: {
      id: 'aguacate-arbol',
      caption: 'El aguacate con el que Ignacio Rocha explicó los sobrecostos.',
      credit: 'Foros Semanario',
    },
    type: 'video',
    body: [
      'Con ocho láminas y un aguacate en la mano, Ignacio Rocha Bustamante muestra kilómetro a kilómetro dónde se pierde la plata de una exportación.',
    ],
  },
] satisfies SeedStory[];
