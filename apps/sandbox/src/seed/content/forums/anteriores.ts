import type { SeedStory } from '../../types.ts';

/** Past forums and their results. */
export const ANTERIORES = [
  {
    brand: 'forums',
    slug: 'foro-energia-guajira-relatoria',
    sections: ['/foros-semanario/foros-anteriores', '/foros-semanario', '/foros-semanario/memorias'],
    kicker: 'Relatoría',
    headline: 'Energía en La Guajira: nueve acuerdos y una línea que todavía no llega',
    standfirst:
      'Comunidades wayúu, empresas y Gobierno pasaron dos días en Riohacha discutiendo propiedad, trazados y tarifas. Estas son las conclusiones, con responsables y fechas.',
    by: ['catalina-orozco-zea'],
    ago: 14400,
    tags: ['Energía', 'La Guajira', 'Relatoría'],
    picture: {
      id: 'energia-eolica',
      caption: 'El foro incluyó una visita a un parque de propiedad compartida en Uribia.',
      credit: 'Foros Semanario',
    },
    event: {
      starts: '2026-10-08T08:00:00-05:00',
      city: 'Riohacha',
      venue: 'Centro cultural de la ciudad, sala mayor',
      agenda: [
        { time: '08:00', title: 'Lo que se prometió y lo que se hizo', speakers: ['catalina-orozco-zea'] },
        {
          time: '09:00',
          title: 'Panel: la energía como vecina',
          speakers: ['yolima-arrieta-paez', 'elena-villaveces-prado'],
        },
        {
          time: '11:00',
          title: 'Mesa técnica de transmisión',
          speakers: ['samuel-gaitan-restrepo', 'yolima-arrieta-paez'],
        },
      ],
      speakers: [
        'yolima-arrieta-paez',
        'elena-villaveces-prado',
        'samuel-gaitan-restrepo',
        'catalina-orozco-zea',
      ],
    },
    body: [
      'Doscientas ochenta y seis personas, doce autoridades tradicionales y siete empresas se sentaron durante dos días a discutir por qué una región con el mejor viento del continente sigue teniendo rancherías a oscuras. La respuesta breve es la línea de transmisión. La larga ocupa esta relatoría.',
      'El primer consenso fue de lenguaje. Las comunidades pidieron reemplazar la palabra “compensación”, que supone un daño inevitable, por “participación”. No es una cuestión de forma: de los once proyectos en trámite, cuatro negocian ya una cuota de propiedad para los clanes, entre el 3 y el 10 por ciento.',
      'La primera mañana se dedicó a escuchar. Nueve autoridades hablaron en wayuunaiki, con traducción al español y no al revés, un detalle que varios asistentes calificaron como el verdadero comienzo. Contaron qué se acordó en cada ranchería, qué se cumplió y qué no. Una de ellas llevó la cuenta en nudos de un cordel. El ingeniero que estaba al lado verificó después con su hoja de cálculo. Coincidían, salvo en un nudo: el olvidado era de la empresa.',
      { h: 'Los acuerdos' },
      {
        list: [
          'Publicar cada trimestre el estado de las consultas, con nombre del funcionario responsable.',
          'Destinar un ramal de baja tensión a toda ranchería ubicada a menos de cinco kilómetros de un parque.',
          'Crear una escuela técnica de mantenimiento en Uribia, con cincuenta cupos anuales.',
          'Ajustar el trazado de la línea para proteger cuatro cementerios.',
          'Unificar en wayuunaiki y español los contratos de uso del territorio.',
          'Abrir un fondo común para agua y salud con el dos por ciento de la venta de energía.',
          'Contratar en la zona al menos cuatro de cada diez trabajadores de obra.',
          'Reconocer a los palabreros como mediadores en los desacuerdos.',
          'Reunirse de nuevo, en el mismo lugar, dentro de un año.',
        ],
        ordered: true,
      },
      {
        pull: true,
        quote: 'La energía es como la visita: es bienvenida si llega saludando y si ayuda a recoger la mesa.',
        by: 'Yolima Arrieta Páez',
      },
      {
        table: {
          head: ['Compromiso', 'Responsable', 'Fecha', 'Estado'],
          rows: [
            ['Tablero de consultas', 'Ministerio de Energía', 'Diciembre', 'En curso'],
            ['Ramal a once rancherías', 'Empresas', 'Marzo', 'En diseño'],
            ['Escuela técnica', 'Gobernación', 'Junio', 'Con recursos'],
            ['Nuevo trazado', 'Autoridad ambiental', 'Abril', 'En evaluación'],
          ],
        },
      },
      'El disenso más visible estuvo en los plazos. Las empresas sostienen que cada año de demora encarece en 8 por ciento el costo de la energía; los líderes responden que llevan cuatrocientos años esperando y que doce meses para conversar bien no son una exageración. Las dos cosas, concluyó la moderadora, son ciertas.',
      'Foros Semanario hará seguimiento cada tres meses. El próximo corte se presentará en enero, y será público.',
      {
        links: {
          title: 'Siga leyendo',
          items: [
            {
              text: 'Video: la energía como vecina, el panel completo',
              url: '/foros-semanario/videos/articulo/video-panel-energia-vecina/',
            },
            {
              text: 'El foro que viene: agua para las ciudades',
              url: '/foros-semanario/proximos/articulo/foro-agua-ciudades-futuro/',
            },
          ],
        },
      },
    ],
  },
  {
    brand: 'forums',
    slug: 'foro-educacion-rural-pasto-conclusiones',
    sections: ['/foros-semanario/foros-anteriores', '/foros-semanario', '/foros-semanario/memorias'],
    kicker: 'Pasto',
    headline: 'Educación rural: lo que pidieron los maestros que caminan dos horas para llegar a clase',
    standfirst:
      'Cuarenta y un docentes de nueve departamentos llevaron sus cuadernos al foro. De ahí salió una propuesta de calendario propio y un fondo para reparar techos.',
    by: ['mariana-cifuentes-uribe'],
    ago: 28800,
    tags: ['Educación', 'Ruralidad', 'Relatoría'],
    picture: {
      id: 'aula',
      caption: 'El auditorio se organizó como un salón multigrado, por edades y preguntas.',
      credit: 'Foros Semanario',
    },
    event: {
      starts: '2026-09-17T08:30:00-05:00',
      city: 'Pasto',
      venue: 'Teatro Imperial',
      agenda: [
        { time: '08:30', title: 'Un salón, seis grados, una maestra', speakers: ['nubia-cuesta-palacios'] },
        {
          time: '10:00',
          title: 'Panel: calendario de cosecha',
          speakers: ['nubia-cuesta-palacios', 'mariana-cifuentes-uribe'],
        },
      ],
      speakers: ['nubia-cuesta-palacios', 'mariana-cifuentes-uribe'],
    },
    body: [
      'El foro comenzó con un ejercicio incómodo: cada asistente debía resolver un problema de matemáticas mientras cuidaba a un niño de preescolar y respondía la pregunta de uno de quinto. “Bienvenidos al multigrado”, dijo Nubia Cuesta Palacios, y la sala dejó de sonreír.',
      'En el país hay 18.400 sedes con un solo docente. Las pruebas las miden igual que a un colegio de capital. La principal conclusión del encuentro es que hay que medirlas distinto, sin medirlas menos.',
      {
        list: [
          'Calendario flexible según la cosecha, con las mismas horas anuales.',
          'Fondo nacional de techos y baños: 96.000 millones para empezar.',
          'Pago de transporte a docentes de sedes a más de seis kilómetros.',
          'Red de tutores universitarios por radio e internet.',
        ],
      },
      'Los municipios de Samaniego, Inzá y Orito probarán el calendario desde febrero. La evaluación estará a cargo de tres universidades públicas.',
      'El momento más aplaudido no estaba en la agenda: la maestra Doris Chapal leyó la lista de los 214 alumnos que ha tenido en veinte años y contó en qué trabaja cada uno. Tardó diecinueve minutos. Nadie se levantó.',
    ],
  },
  {
    brand: 'forums',
    slug: 'foro-puertos-barranquilla-logistica',
    sections: ['/foros-semanario/foros-anteriores', '/foros-semanario', '/foros-semanario/memorias'],
    kicker: 'Barranquilla',
    headline: 'Puertos y carreteras: exportar un aguacate cuesta más en la vereda que en el océano',
    by: ['catalina-orozco-zea'],
    ago: 40320,
    tags: ['Logística', 'Exportaciones'],
    picture: {
      id: 'buenaventura-puerto',
      caption: 'La mitad del costo logístico se genera antes de llegar a la vía principal.',
      credit: 'Foros Semanario',
    },
    event: {
      starts: '2026-08-20T08:00:00-05:00',
      city: 'Barranquilla',
      venue: 'Centro de eventos del Caribe',
      agenda: [
        { time: '08:00', title: 'El mapa de los sobrecostos', speakers: ['ignacio-rocha-bustamante'] },
        {
          time: '09:30',
          title: 'Panel: vías terciarias y puertos',
          speakers: ['samuel-gaitan-restrepo', 'ignacio-rocha-bustamante'],
        },
      ],
      speakers: ['ignacio-rocha-bustamante', 'samuel-gaitan-restrepo', 'catalina-orozco-zea'],
    },
    body: [
      'Llevar un contenedor desde Cartagena hasta Róterdam cuesta 2.100 dólares. Llevar esa misma carga, en camionetas, desde una vereda de Sonsón hasta la carretera pavimentada cuesta 2.640. La comparación, presentada por Ignacio Rocha Bustamante, dominó la jornada.',
      'El estudio siguió 140 embarques de aguacate, limón y cacao. El 52 por ciento del costo logístico aparece en los primeros cuarenta kilómetros. Por cada día de lluvia, el productor pierde en promedio 4 por ciento de la fruta.',
      'El caso de los limones de Tibacuy se volvió ejemplo. Tres hermanos marcaron cada canastilla con un chip de dos mil pesos y descubrieron que la carga pasaba once horas al sol en un cruce sin nombre. Pusieron una carpa y un vigilante. La merma bajó de 9 a 3 por ciento. “El mejor puerto que hemos construido mide seis por cuatro”, dijo uno de ellos en tarima.',
      'Los gremios y cinco gobernaciones acordaron priorizar 310 kilómetros de placa huella en cuencas exportadoras y usar básculas móviles compartidas. La inversión, de 460.000 millones, se repartiría en tres años.',
      '“Los puertos empiezan en la puerta de la finca”, resumió Rocha. La frase quedó como título del documento final.',
    ],
  },
  {
    brand: 'forums',
    slug: 'foro-cultura-economia-creativa-cartagena',
    sections: ['/foros-semanario/foros-anteriores', '/foros-semanario/momentos-imperdibles'],
    kicker: 'Momentos imperdibles',
    headline: 'Cuando la cultura hace cuentas: los cinco momentos del foro de economía creativa',
    standfirst:
      'Un productor que cobró en tambores, una alcaldesa que leyó su presupuesto como poema y una discusión honesta sobre cuánto debe ganar un bailarín.',
    by: [],
    ago: 50400,
    tags: ['Cultura', 'Economía creativa'],
    picture: {
      id: 'cartagena-muralla',
      caption: 'El foro se realizó al aire libre, dentro de la ciudad amurallada.',
      credit: 'Foros Semanario',
    },
    body: [
      'Fue el foro con más asistentes del año y también el más ruidoso. En la plaza había tambores, y un productor explicó que los aceptó como parte de pago de una deuda. “Los vendí a mejor precio que la deuda”, dijo, y esa fue la primera lección de economía.',
      'La segunda la dio una alcaldesa del sur de Bolívar, que leyó el rubro de cultura de su municipio como si fuera un poema. Tenía cuatro versos y sumaba 61 millones de pesos.',
      'La discusión central fue sobre los ingresos. Una encuesta a 1.900 artistas mostró que el 63 por ciento gana menos de un salario mínimo y que solo el 18 tiene contrato escrito. Se acordó impulsar un contrato tipo de una página.',
      'El cuarto momento fue incómodo. Una actriz preguntó a los gestores sentados en primera fila cuántos habían trabajado gratis ese año. Levantaron la mano todos. Después preguntó cuántos habían pedido a otros que lo hicieran. Hubo un silencio, y las mismas manos, más despacio.',
      'El cierre, sin palabras, lo hizo una escuela de danza de Palenque. Bailaron, saludaron y pasaron una factura enmarcada por el valor justo de la función. Se pagó.',
    ],
  },
] satisfies SeedStory[];
