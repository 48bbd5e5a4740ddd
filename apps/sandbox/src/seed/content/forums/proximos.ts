import type { SeedStory } from '../../types.ts';

/** Future forums with their agendas, in Colombian local time. */
export const PROXIMOS = [
  {
    brand: 'forums',
    slug: 'foro-agua-ciudades-futuro',
    sections: ['/foros-semanario/proximos', '/foros-semanario'],
    kicker: 'Próximo foro',
    headline: 'Agua para las ciudades que vienen: alcaldes, ciencia y empresa se sientan en Bogotá',
    standfirst:
      'Una jornada para acordar qué obras son urgentes, quién las paga y cómo se protege a los acueductos comunitarios. Entrada libre con inscripción previa y transmisión en directo.',
    by: [],
    ago: 130,
    tags: ['Agua', 'Ciudades', 'Infraestructura'],
    picture: {
      id: 'auditorio',
      caption: 'El encuentro se hará en el auditorio mayor, con capacidad para 620 asistentes.',
      credit: 'Foros Semanario',
    },
    event: {
      starts: '2026-12-10T08:00:00-05:00',
      city: 'Bogotá',
      venue: 'Centro de Convenciones de Corferias, auditorio mayor',
      agenda: [
        { time: '07:30', title: 'Registro y café de bienvenida', speakers: [] },
        { time: '08:15', title: 'Apertura: el agua que ya no alcanza', speakers: ['ricardo-arbelaez-pinto'] },
        {
          time: '08:45',
          title: 'Conferencia: nueve cuencas, un solo presupuesto',
          speakers: ['elena-villaveces-prado'],
        },
        {
          time: '09:30',
          title: 'Panel: qué obras no admiten espera',
          speakers: ['samuel-gaitan-restrepo', 'yolima-arrieta-paez', 'ignacio-rocha-bustamante'],
        },
        { time: '10:30', title: 'Receso', speakers: [] },
        { time: '11:00', title: 'Datos abiertos para medir cada gota', speakers: ['felipe-sarmiento-abad'] },
        {
          time: '11:45',
          title: 'Conversación: la voz de los acueductos comunitarios',
          speakers: ['mariana-cifuentes-uribe', 'nubia-cuesta-palacios'],
        },
        { time: '12:45', title: 'Compromisos y cierre', speakers: ['catalina-orozco-zea'] },
      ],
      speakers: [
        'ricardo-arbelaez-pinto',
        'elena-villaveces-prado',
        'samuel-gaitan-restrepo',
        'yolima-arrieta-paez',
        'ignacio-rocha-bustamante',
        'felipe-sarmiento-abad',
        'nubia-cuesta-palacios',
        'mariana-cifuentes-uribe',
        'catalina-orozco-zea',
      ],
    },
    body: [
      'Cuatro de las diez ciudades más pobladas del país tendrán racionamientos en la próxima década si no terminan las obras que ya están diseñadas. Con ese punto de partida, Foros Semanario convoca a alcaldes, científicos, empresas de servicios públicos y organizaciones comunitarias a una jornada de trabajo en Bogotá.',
      'El encuentro tiene un propósito concreto: salir con una lista de doce obras prioritarias, su costo y su responsable. Los documentos de soporte, elaborados por el Centro de Estudios del Desarrollo, se publicarán en esta página una semana antes para que los asistentes lleguen con preguntas y no solo con expectativas.',
      { h: 'Cuatro preguntas para una mañana' },
      {
        list: [
          '¿Cuánta agua pierde cada ciudad y en qué tramo de la red?',
          '¿Quién paga los nuevos embalses: la tarifa, la Nación o los dos?',
          '¿Cómo se integran los acueductos comunitarios sin absorberlos?',
          '¿Qué puede hacer la industria con agua reutilizada?',
        ],
        ordered: true,
      },
      'La discusión ocurre mientras el Congreso decide la suerte de la reforma al agua. Los organizadores aclaran que el foro no es una tribuna para hacer campaña a favor ni en contra del proyecto. “Queremos hablar de tubos, de plata y de plazos”, resume Ricardo Arbeláez Pinto, director de Semanario.',
      'Cada panel tendrá una silla vacía con micrófono abierto. Podrá ocuparla, durante tres minutos, quien se inscriba ese día en la entrada. La idea nació en Riohacha, donde la intervención más citada no fue la de un experto, sino la de una señora que había ido a vender arepas y preguntó por qué el agua del carrotanque tenía precio de vino.',
      'El comité académico recibió 74 propuestas de ponencia y escogió nueve. Se privilegiaron las que traían resultados medidos: una ciudad que redujo fugas con sensores acústicos, un barrio que negoció su tarifa, una fábrica textil que reutiliza el 92 por ciento de lo que consume. Los resúmenes se pueden consultar desde el lunes.',
      {
        pull: true,
        quote: 'El agua no se acaba de repente: se acaba por decreto, por fuga y por descuido.',
        by: 'Elena Villaveces Prado',
      },
      {
        table: {
          head: ['Ciudad', 'Pérdidas de agua', 'Obra prioritaria', 'Costo estimado'],
          rows: [
            ['Bogotá', '36 %', 'Renovación de redes del centro', '$1,2 billones'],
            ['Cali', '51 %', 'Reservorios de Puerto Mallarino', '$640.000 millones'],
            ['Santa Marta', '47 %', 'Captación del río Magdalena', '$1,7 billones'],
            ['Cúcuta', '44 %', 'Planta metropolitana', '$310.000 millones'],
          ],
        },
      },
      'La inscripción es gratuita y los cupos, limitados. Habrá interpretación en lengua de señas colombiana, zona de lactancia y parqueadero para bicicletas. Quienes sigan la transmisión podrán enviar preguntas desde el celular; una de cada tres será leída en la sala.',
      {
        interstitial: 'Relatoría: lo que dejó el foro de energía en La Guajira',
        url: '/foros-semanario/foros-anteriores/articulo/foro-energia-guajira-relatoria/',
      },
    ],
  },
  {
    brand: 'forums',
    slug: 'foro-inteligencia-artificial-empleo',
    sections: ['/foros-semanario/proximos', '/foros-semanario'],
    kicker: 'Medellín',
    headline: 'Inteligencia artificial y empleo: lo que aprendieron cien empresas medianas en un año',
    standfirst:
      'El foro presenta el primer estudio nacional sobre cómo cambió la nómina de las compañías que adoptaron asistentes automáticos y qué oficios crecieron con ellos.',
    by: [],
    ago: 900,
    tags: ['Inteligencia artificial', 'Empleo', 'Empresas'],
    picture: {
      id: 'centro-datos',
      caption: 'El estudio siguió durante doce meses a cien empresas de seis ciudades.',
      credit: 'Foros Semanario',
    },
    event: {
      starts: '2027-01-28T08:30:00-05:00',
      city: 'Medellín',
      venue: 'Plaza Mayor, pabellón verde',
      agenda: [
        { time: '08:30', title: 'Apertura y presentación del estudio', speakers: ['felipe-sarmiento-abad'] },
        {
          time: '09:30',
          title: 'Panel: los oficios que nacieron este año',
          speakers: ['elena-villaveces-prado', 'nubia-cuesta-palacios'],
        },
        { time: '10:45', title: 'Taller: cómo contratar sin sesgos', speakers: ['diana-quiroz-maldonado'] },
        { time: '12:00', title: 'Conclusiones', speakers: ['catalina-orozco-zea'] },
      ],
      speakers: [
        'felipe-sarmiento-abad',
        'elena-villaveces-prado',
        'nubia-cuesta-palacios',
        'diana-quiroz-maldonado',
        'catalina-orozco-zea',
      ],
    },
    body: [
      'Entre las cien empresas que participaron en el estudio hay una floricultora, tres call centers, un hospital y una fábrica de arepas. Todas incorporaron algún asistente automático hace doce meses y todas aceptaron abrir su nómina para medir qué pasó. El 28 de enero, en Medellín, se conocerá la respuesta.',
      'Los resultados preliminares rompen dos prejuicios: el empleo total no cayó, pero cambió de manos. Se crearon más cargos de revisión y servicio, y se redujeron los de digitación. El salario promedio subió 4,2 por ciento en las compañías que capacitaron y bajó 1,1 en las que no lo hicieron.',
      'Una de las sorpresas fue la fábrica de arepas. Usó el asistente para predecir la demanda y dejó de botar 400 paquetes diarios; con lo ahorrado contrató a dos personas para atender quejas, porque descubrió que los clientes preferían reclamarle a una voz que respirara. La gerente, Dora Estupiñán, presentará los números.',
      'La jornada incluye un taller práctico para responsables de recursos humanos y una rueda de contactos con universidades. Los asistentes recibirán la base de datos anónima para hacer sus propios cálculos.',
      'Inscripciones abiertas hasta el 22 de enero. Los estudiantes de instituciones públicas no pagan.',
    ],
  },
  {
    brand: 'forums',
    slug: 'foro-salud-regiones-apartadas',
    sections: ['/foros-semanario/proximos', '/foros-semanario'],
    kicker: 'Quibdó',
    headline: 'La salud que llega en lancha: un foro sobre médicos, distancia y telemedicina en Quibdó',
    standfirst:
      'Por primera vez el ciclo sale de las capitales grandes. Habrá una sesión en el río Atrato y consultas demostrativas con especialistas de cuatro ciudades.',
    by: [],
    ago: 2200,
    tags: ['Salud', 'Pacífico', 'Telemedicina'],
    picture: {
      id: 'pacifico-selva',
      caption: 'En algunas zonas del Atrato el puesto de salud más cercano queda a cinco horas.',
      credit: 'Foros Semanario',
    },
    event: {
      starts: '2027-02-25T09:00:00-05:00',
      city: 'Quibdó',
      venue: 'Universidad Tecnológica, auditorio central',
      agenda: [
        {
          time: '09:00',
          title: 'Cinco horas hasta el médico: mapa de la distancia',
          speakers: ['diana-quiroz-maldonado'],
        },
        {
          time: '10:00',
          title: 'Panel: parteras, promotores y especialistas',
          speakers: ['nubia-cuesta-palacios', 'diana-quiroz-maldonado'],
        },
        { time: '11:30', title: 'Sesión a bordo en el río Atrato', speakers: ['yolima-arrieta-paez'] },
      ],
      speakers: ['diana-quiroz-maldonado', 'nubia-cuesta-palacios', 'yolima-arrieta-paez'],
    },
    body: [
      'Una gestante del Medio Atrato necesita en promedio cinco horas y 180.000 pesos en combustible para llegar a un control prenatal. El dato, levantado por promotoras comunitarias, abre el foro de salud en regiones apartadas que se realizará en Quibdó el 25 de febrero.',
      'La agenda reúne a parteras tradicionales, directores de hospitales y empresas de conectividad. El objetivo es pasar de los pilotos a un modelo: qué equipo mínimo debe tener cada puesto, quién lo mantiene y cómo se paga la consulta a distancia.',
      'Las parteras llegarán con su propia agenda. Son 412 las registradas en el Atrato y atienden casi la mitad de los nacimientos de las zonas rurales. Piden guantes, un radio y algo que no cuesta nada: que en el hospital les pregunten qué vieron antes de empezar de cero.',
      'La segunda parte se hará a bordo de un barco hospital que recorre el río. Los cupos de esa sesión se asignarán por sorteo entre los inscritos de Chocó.',
      'El foro tendrá transmisión por radio comunitaria y traducción a embera y wounaan.',
    ],
  },
  {
    brand: 'forums',
    slug: 'foro-trenes-regionales-cali',
    sections: ['/foros-semanario/proximos', '/foros-semanario'],
    kicker: 'Cali',
    headline: 'El tren otra vez: Cali recibe la mesa técnica de los corredores férreos regionales',
    standfirst:
      'Cinco gobernaciones presentarán el estado real de sus proyectos y un calendario común de licitaciones para no competir por los mismos contratistas.',
    by: [],
    ago: 5200,
    tags: ['Trenes', 'Infraestructura', 'Regiones'],
    picture: {
      id: 'tren',
      caption: 'Cinco corredores suman 612 kilómetros entre rehabilitación y trazado nuevo.',
      credit: 'Foros Semanario',
    },
    event: {
      starts: '2027-03-18T08:00:00-05:00',
      city: 'Cali',
      venue: 'Centro de Eventos Valle del Pacífico, salón Farallones',
      agenda: [
        { time: '08:00', title: 'Estado de los cinco corredores', speakers: ['samuel-gaitan-restrepo'] },
        {
          time: '09:15',
          title: 'Panel: carga, pasajeros o los dos',
          speakers: ['ignacio-rocha-bustamante', 'elena-villaveces-prado'],
        },
        {
          time: '11:00',
          title: 'Mesa de financiación',
          speakers: ['catalina-orozco-zea', 'samuel-gaitan-restrepo'],
        },
      ],
      speakers: [
        'samuel-gaitan-restrepo',
        'ignacio-rocha-bustamante',
        'elena-villaveces-prado',
        'catalina-orozco-zea',
      ],
    },
    body: [
      'En los últimos cuatro años se anunciaron cinco trenes regionales. Ninguno opera todavía, tres tienen estudios terminados y dos ya firmaron contratos. La mesa técnica de Cali quiere ordenar esa fila: qué va primero, con qué ancho de vía y con qué plata.',
      'Las gobernaciones llegarán con una ficha única, diseñada por el comité académico, que permite comparar costos por kilómetro, predios pendientes y demanda esperada. Es la primera vez que los cinco equipos aceptan ser medidos con la misma regla.',
      'Habrá, además, una exposición que recuerda lo que se perdió: los 3.400 kilómetros de vía que llegaron a funcionar y los 900 que todavía existen. Antiguos ferroviarios de Palmira y Facatativá contarán por qué se pararon los trenes. No coinciden. De esa discusión, creen los organizadores, puede salir la mejor mesa del día.',
      'La tarde se dedicará a la financiación: valorización, vigencias futuras y participación privada. El documento final se entregará a las comisiones económicas del Congreso.',
      'La entrada es libre. Se recomienda inscribirse antes del 10 de marzo.',
    ],
  },
] satisfies SeedStory[];
