import type { SeedStory } from '../../types.ts';

export const SALUD_VIDA = [
  {
    brand: 'weekly',
    slug: 'citas-medicas-especialista-espera-mapa',
    sections: ['/salud', '/nacion', '/especiales'],
    kicker: 'Salud',
    headline: 'Setenta y cuatro días para ver a un especialista: el mapa de las citas que no llegan',
    standfirst:
      'Semanario pidió citas en doce ciudades con nombres reales y diagnósticos frecuentes. En cuatro de cada diez casos la respuesta fue “no hay agenda abierta”.',
    by: ['valentina-murcia-ordonez'],
    ago: 360,
    tags: ['Salud', 'Citas médicas', 'Especialistas'],
    picture: {
      id: 'hospital',
      caption: 'La espera por reumatología es la más larga: 121 días en promedio.',
      credit: 'Semanario',
    },
    body: [
      'Para este trabajo, doce pacientes con diagnóstico y orden médica aceptaron llamar cada mañana, a la hora indicada por su aseguradora, y anotar lo que les contestaban. Entre todos hicieron 1.316 llamadas en seis semanas. Consiguieron 71 citas.',
      'El promedio de espera fue de 74 días. La cifra esconde una geografía desigual: en Bogotá y Medellín una consulta de cardiología se asigna en 38; en Florencia y Quibdó no se asigna, porque el cardiólogo va una vez al mes y atiende a veinte. La mitad de los pacientes terminó pagando de su bolsillo.',
      'Una de las participantes, a quien llamaremos Rosa, llamó veintinueve mañanas seguidas a las seis en punto por una cita de reumatología. Puso alarmas en el celular de su hijo y en el de la vecina. La vez que por fin contestó una persona, y no una grabación, la señora se quedó muda: había olvidado el discurso. Le dieron turno para el 4 de marzo, en otra ciudad. Aceptó.',
      { h: 'Los tiempos, por especialidad' },
      {
        table: {
          head: ['Especialidad', 'Capitales grandes', 'Capitales pequeñas'],
          rows: [
            ['Cardiología', '38 días', '96 días'],
            ['Reumatología', '88 días', '154 días'],
            ['Ortopedia', '41 días', '77 días'],
            ['Neuropediatría', '102 días', 'Sin agenda'],
            ['Dermatología', '35 días', '69 días'],
          ],
        },
      },
      'Las causas son viejas. El país tiene 0,9 especialistas por cada mil habitantes, la mitad del promedio regional, y el 61 por ciento trabaja en cuatro ciudades. A eso se suma un incentivo perverso: la agenda se abre por lotes, a las seis de la mañana, y se agota en once minutos. Quien no puede madrugar con tres teléfonos se queda por fuera.',
      {
        quote: 'Mi papá se sabe el número del conmutador mejor que el de mi casa.',
        by: 'Hija de un paciente de Neiva',
      },
      'Hay experiencias que funcionan. En Pasto, un hospital público unificó la lista de espera de siete aseguradoras y la publica. Cualquiera puede ver en qué puesto va. En ocho meses bajó el promedio de 93 a 52 días sin contratar un solo médico: descubrió que el 19 por ciento de las citas se perdía porque nadie avisaba.',
      {
        list: [
          'Pida el número de radicado de cada solicitud.',
          'A los 15 días hábiles puede presentar una queja ante la Superintendencia.',
          'Si hay riesgo para la vida, la tutela no requiere abogado.',
          'Cancele con 24 horas: otro paciente puede usar su turno.',
        ],
        ordered: true,
      },
      'El Ministerio prometió un tablero nacional para marzo. El borrador existe y tiene treinta indicadores. Los pacientes piden uno: cuántos días faltan para que me vean.',
      {
        html: '<div class="nota-metodologica"><strong>Metodología.</strong> Entre septiembre y octubre se hicieron 1.316 llamadas a doce aseguradoras en doce ciudades. La base de datos anónima puede solicitarse a la redacción.</div>',
      },
    ],
  },
  {
    brand: 'weekly',
    slug: 'vacuna-dengue-laboratorio-publico-ensayo',
    sections: ['/salud', '/especiales'],
    kicker: 'Ciencia',
    headline: 'El laboratorio de Bucaramanga que está a un paso de una vacuna propia contra el dengue',
    standfirst:
      'La fase dos mostró una protección del 78 por ciento con una sola dosis. Si todo sale bien, en tres años podría producirse a un tercio del precio actual.',
    by: ['valentina-murcia-ordonez'],
    ago: 2420,
    tags: ['Vacunas', 'Dengue', 'Ciencia'],
    picture: {
      id: 'laboratorio',
      caption: 'El equipo reúne a 26 investigadores, 17 de ellos mujeres.',
      credit: 'Semanario',
    },
    body: [
      'La doctora Consuelo Prada guarda en la nevera, junto a las muestras, una torta. La compró el día que los datos de la fase dos llegaron por correo y todavía nadie la parte: prometieron esperar a la publicación.',
      'El candidato, desarrollado con recursos de regalías, protegió al 78 por ciento de 1.840 voluntarios con una sola aplicación. Su ventaja es que no requiere saber si la persona tuvo dengue antes, el talón de Aquiles de otras fórmulas.',
      'El dengue dejó este año 214.000 casos en el país y una certeza: el mosquito sube. Hay transmisión a 2.100 metros, en municipios que no lo conocían. Para los voluntarios, el ensayo no fue una abstracción. Don Gerardo, conductor de Girón, se inscribió después de enterrar a una nieta. Fue a los once controles con la misma camisa. “Es la que me pongo para las cosas serias”, explicó.',
      'La fase tres costará 94.000 millones de pesos e incluirá a 12.000 personas en Santander, Tolima y Valle. El acuerdo con una planta pública permitiría producir la dosis a 38.000 pesos.',
      'Faltan pruebas y falta tiempo. “La ciencia es aburrida hasta el día que no lo es”, dice Prada. La torta es de arequipe.',
    ],
  },
  {
    brand: 'weekly',
    slug: 'barrios-sin-carros-domingo-vecinos',
    sections: ['/vida-moderna', '/actualidad', '/especiales'],
    kicker: 'Ciudades',
    headline: 'El barrio que cerró sus calles un domingo y descubrió que tenía noventa y tres niños',
    standfirst:
      'En Kennedy, una cuadra sin carros se volvió ludoteca, asamblea y peluquería. La idea se repite en veintidós sectores y los urbanistas toman nota.',
    by: ['valentina-murcia-ordonez'],
    ago: 1020,
    tags: ['Bogotá', 'Espacio público', 'Niñez'],
    picture: {
      id: 'bogota-ciclovia',
      caption: 'Las cuadras de juego funcionan de ocho de la mañana a dos de la tarde.',
      credit: 'Esteban Rojas / Semanario',
    },
    body: [
      'Fue por un daño. Se rompió un tubo, cerraron la cuadra y a las diez de la mañana salió el primer balón. Al mediodía había una mesa de parqués, un señor cortando el pelo y noventa y tres niños. “Yo llevaba once años aquí y creía que éramos puros viejos”, dice Miryam Sánchez, tendera y desde entonces coordinadora.',
      'Las cuadras de juego se hacen ahora en veintidós sectores de Bogotá, el primer domingo de cada mes. El trámite toma una hora y exige dos firmas por casa. La regla es que nadie venda y que todos saquen una silla.',
      { video: 'vecinos-sin-carros-cuadra-kennedy-video', title: 'Un domingo en la cuadra sin carros' },
      'Un grupo de la universidad midió el efecto: en las cuadras que repiten, los vecinos conocen en promedio a catorce personas más por su nombre. Y los accidentes de tránsito en los alrededores bajaron 18 por ciento, incluso los demás días.',
      'También hay críticas. Los comerciantes de la avenida temen que se corra el tráfico y los conductores de reparto piden horarios claros. La Secretaría de Movilidad respondió con un mapa que se publica cada miércoles y con una franja de media hora para descargar. En Kennedy, el repartidor de gas ya lo resolvió: llega en bicicleta y se queda a jugar el primer tiempo.',
      'El único conflicto ha sido por un mango. Cayó sobre un parabrisas mal estacionado. Se resolvió en asamblea: el mango se lo comió el dueño del carro.',
    ],
  },
  {
    brand: 'weekly',
    slug: 'mascotas-herencia-testamento-perros',
    sections: ['/4patas', '/vida-moderna', '/especiales'],
    kicker: 'Cuatro patas',
    headline: '¿A quién le deja su perro? Crece el número de testamentos que piensan en los animales',
    by: ['valentina-murcia-ordonez'],
    ago: 8200,
    tags: ['Mascotas', 'Familia', 'Derecho'],
    picture: {
      id: 'perro-gato',
      caption: 'En seis de cada diez hogares urbanos vive al menos un animal de compañía.',
      credit: 'Semanario',
    },
    body: [
      'La señora tenía tres hijos, un apartamento y un gato llamado Trámite. En la notaría repartió lo primero entre los segundos sin dudar y dedicó cuatro cláusulas a Trámite: quién lo recibe, con cuánto dinero, en qué ventana duerme.',
      'Las notarías de Bogotá registraron 410 testamentos con disposiciones sobre animales, casi el triple que hace cinco años. La ley no permite heredarles bienes, pero sí dejar un legado a una persona con la obligación de cuidarlos.',
      'Los abogados recomiendan nombrar un suplente, incluir la historia clínica y calcular el gasto real: un perro mediano cuesta unos 3,2 millones de pesos al año. Y avisar. “Nada más triste que enterarse por un notario de que uno es papá de un loro”, dice uno de ellos.',
      'El caso que más recuerdan en la notaría 14 es el de un señor sin familia que nombró albacea de su perra al portero del edificio. Le dejó un fondo, una libreta con instrucciones y un abrigo. La perra vive en la portería, saluda a los residentes por orden de llegada y, según el administrador, ha bajado la cartera morosa.',
    ],
  },
] satisfies SeedStory[];
