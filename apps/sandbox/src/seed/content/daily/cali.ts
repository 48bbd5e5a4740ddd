import type { SeedStory } from '../../types.ts';

export const CALI = [
  {
    brand: 'daily',
    slug: 'mio-rutas-cambios-lunes-troncal-oriental',
    sections: ['/cali', '/servicios'],
    kicker: 'Movilidad',
    headline: 'Catorce rutas del MÍO cambian desde el lunes por las obras de la troncal oriental',
    standfirst:
      'Los desvíos durarán cuatro meses y afectan sobre todo a las comunas 13, 14 y 21. Consulta aquí qué ruta te sirve, dónde esperar y cuánto tiempo más debe calcular.',
    by: ['adriana-quintana-mosquera', 'leidy-johana-ospina-garzon'],
    ago: 12,
    tags: ['MÍO', 'Movilidad', 'Cali', 'Obras'],
    picture: {
      id: 'obra-troncal',
      caption:
        'La A57, detenida ante el desvío: la segunda etapa de la troncal oriental va de la Autopista Simón Bolívar a la carrera 28D.',
      credit: 'Wílmar Ordóñez / El Diario',
    },
    body: [
      'Si usted vive en el oriente de Cali y toma el MÍO antes de las siete de la mañana, el lunes salga veinte minutos antes. Esa es la recomendación de la Secretaría de Movilidad para la primera semana de los desvíos, que empiezan a las 4:30 a. m. y se mantendrán hasta mediados de marzo, mientras se construye la segunda etapa de la troncal oriental.',
      'En total cambian catorce rutas: nueve alimentadoras, cuatro pretroncales y una expresa. Según los cálculos del operador, 61.400 personas las usan cada día hábil, es decir, uno de cada seis viajeros del sistema. La buena noticia es que no se suprime ninguna: todas tendrán un recorrido alterno y dos de ellas, incluso, ganarán paradas.',
      { h: 'Las rutas y sus desvíos' },
      {
        table: {
          head: ['Ruta', 'Comuna', 'Desvío', 'Demora estimada'],
          rows: [
            ['A42', '13', 'Carrera 39 y calle 54', '8 minutos'],
            ['A57', '14', 'Carrera 27 y calle 96', '12 minutos'],
            ['A71', '21', 'Avenida Ciudad de Cali', '15 minutos'],
            ['P30', '13 y 15', 'Calle 48', '10 minutos'],
            ['E27', '14 y 21', 'Sin paradas entre Aguablanca y Flora', '5 minutos'],
          ],
        },
      },
      'El recorrido que hizo este diario el miércoles, en hora pico, arrojó un dato útil: quien toma la A57 en el paradero de la calle 96 ahorra seis minutos si camina dos cuadras hasta el provisional de la carrera 27, porque el bus ya no debe dar la vuelta por la glorieta. En la A71, en cambio, conviene esperar sentado: la frecuencia pasa de ocho a doce minutos.',
      'La secretaria de Movilidad, Ximena Prado Lasso, explicó que se instalarán 46 paraderos provisionales, marcados con una lona azul y un código que se puede leer con el celular. “Aprendimos de la primera etapa, cuando la gente se enteró del cambio en la esquina. Esta vez hay informadores desde el miércoles en las estaciones”, dijo durante un recorrido por la terminal Aguablanca.',
      {
        pull: true,
        quote:
          'Yo no le pido a la obra que no moleste. Le pido que me diga la verdad de cuánto me va a molestar.',
        by: 'Deyanira Angulo, habitante del barrio Mojica',
      },
      'La obra, que cuesta 312.000 millones de pesos, incluye 4,7 kilómetros de carril exclusivo, dos estaciones, un box peatonal y la renovación de redes de acueducto que tienen más de cuarenta años. El contratista lleva un avance del 38 por ciento, tres puntos por debajo de lo programado, por las lluvias de octubre y por el hallazgo de una tubería que no figuraba en los planos.',
      { h: '¿Qué pasa con los comerciantes?' },
      'Entre las carreras 28 y 39 hay 214 negocios registrados. La Alcaldía anunció una reducción del 40 por ciento en el impuesto de industria y comercio para los que certifiquen que bajaron sus ventas, y abrirá una ventanilla en el CALI 14 para tramitarla. El plazo vence el 30 de enero.',
      {
        list: [
          'Certificado de existencia del negocio o registro de vendedor.',
          'Declaraciones de ventas de los últimos seis meses.',
          'Dos fotografías de la fachada con la obra visible.',
          'Copia de la cédula del propietario.',
        ],
      },
      'Los ciclistas también tendrán cambios. La ciclorruta de la calle 54 se traslada de manera temporal a la 52, que es más estrecha, y no se podrá circular por ella entre las nueve de la noche y las cinco de la mañana. Los colectivos piden iluminación y aseguran que en la primera etapa contaron once caídas.',
      'La Personería instaló una veeduría con diecisiete vecinos, que se reunirá cada quince días con el contratista. En la primera sesión ya consiguieron dos cosas pequeñas y decisivas: que las vallas tengan vidrio a la altura de los ojos en las esquinas, para que los conductores vean a los peatones, y que el ruido fuerte no empiece antes de las siete. “Uno aprende a pedir lo que se puede medir”, dice Fabio Angulo, jubilado y presidente del grupo.',
      'Los colegios de la zona también se organizaron. Seis instituciones correrán quince minutos su hora de entrada y los porteros tendrán una lista de rutas impresa, por si algún estudiante se confunde. Los papás de los más pequeños pueden pedir acompañamiento de los gestores de convivencia, que caminarán con ellos desde el paradero provisional hasta la puerta durante las dos primeras semanas.',
      {
        interstitial: 'Pico y placa en Cali: así rotan los números en diciembre',
        url: '/servicios/articulo/pico-y-placa-cali-diciembre/',
      },
      'Para resolver dudas, la línea de atención funciona las 24 horas y desde el lunes habrá un canal de mensajes con un mapa que se actualiza cada diez minutos. Guarde esta página: la iremos renovando cada vez que cambie un paradero.',
      {
        links: {
          title: 'Más de Cali',
          items: [
            {
              text: 'San Antonio estrena sombra: 1.200 árboles para el centro',
              url: '/cali/articulo/centro-arboles-sombra-san-antonio/',
            },
            {
              text: 'Los cortes de agua programados para esta semana',
              url: '/servicios/articulo/cortes-agua-cali-semana/',
            },
          ],
        },
      },
    ],
  },
  {
    brand: 'daily',
    slug: 'centro-arboles-sombra-san-antonio',
    sections: ['/cali', '/medio-ambiente'],
    kicker: 'Ciudad',
    headline: 'Con 1.200 árboles nuevos, el centro de Cali quiere bajar tres grados su temperatura',
    standfirst:
      'Chiminangos, guayacanes y samanes empezaron a sembrarse entre la Ermita y San Antonio. Los vecinos harán turnos para regarlos durante los primeros dos años.',
    by: ['leidy-johana-ospina-garzon'],
    ago: 74,
    tags: ['Cali', 'Árboles', 'Centro', 'Clima'],
    picture: {
      id: 'cali-ermita',
      caption: 'Los primeros ochenta árboles se sembraron en los alrededores de la Ermita.',
      credit: 'Wílmar Ordóñez / El Diario',
    },
    body: [
      'A las dos de la tarde, el pavimento de la carrera Cuarta marca 51 grados. Bajo el samán de la plazoleta vecina, a treinta pasos, el mismo termómetro marca 33. Con esa diferencia en la mano, la ingeniera forestal Marcela Ibargüen convenció a la ciudad de sembrar 1.200 árboles en el lugar donde menos hay: el centro.',
      'El plan, que cuesta 6.900 millones de pesos, cubre 38 cuadras entre el río Cali, la Ermita y el barrio San Antonio. La meta es que en ocho años la temperatura promedio de las tardes baje tres grados. “Un árbol adulto equivale a cinco aires acondicionados que no pagan energía”, dice Ibargüen, que camina con una cinta métrica en el bolsillo.',
      { h: 'Sembrar no es lo difícil' },
      'En 2016 se sembraron 400 árboles en la misma zona y sobrevivieron 117. Los demás murieron de sed, de golpes de carro o de poda excesiva. Esta vez cada ejemplar tiene una placa con nombre científico, fecha y padrino: son 96 comerciantes, siete colegios y la cofradía de la iglesia de San Antonio, que se comprometieron a darles cuarenta litros de agua por semana.',
      {
        quote:
          'Yo le puse Celia. Le echo el agua de lavar el arroz y le canto bajito, que para algo tiene que servir la salsa.',
        by: 'Ofelia Grueso, vendedora de chontaduro',
      },
      {
        image: 'cali-rio',
        caption: 'El corredor verde conectará el río Cali con la colina de San Antonio.',
        credit: 'Wílmar Ordóñez / El Diario',
      },
      'En la cofradía de San Antonio llevan una planilla de riego que se cuelga junto a las limosnas. Los niños de la catequesis tienen a cargo once guayacanes y les pusieron nombres de apóstoles; el duodécimo puesto se lo ganó un cactus, por votación. “Judas no pegó”, explica el sacristán con una seriedad que obliga a no reírse.',
      'Las raíces fueron otra discusión. Para evitar que levanten los andenes, cada hueco tiene un cajón de metro y medio de profundidad, con barreras laterales y un tubo por el que se riega directamente abajo. Cuesta 310.000 pesos más por árbol, pero evita lo que ocurrió en otras zonas, donde hubo que talar samanes de cuarenta años por un tubo roto.',
      'Las especies se escogieron por su raíz y por su sombra. El chiminango, árbol emblemático de la ciudad, irá en las plazoletas; el guayacán rosado, en los separadores; y el samán, que necesita quince metros de espacio, solo en tres lugares. No habrá mangos, para tristeza de muchos, porque la fruta madura daña los carros y llena los sumideros.',
      'La siembra terminará en abril. Los interesados en apadrinar un árbol pueden inscribirse en la página de la Alcaldía: quedan 340 sin nombre.',
      {
        links: {
          title: 'Lea también',
          items: [
            {
              text: 'El río Cali amaneció sin espuma por primera vez en cinco años',
              url: '/medio-ambiente/articulo/rio-cali-sin-espuma/',
            },
          ],
        },
      },
    ],
  },
  {
    brand: 'daily',
    slug: 'feria-de-cali-programacion-salsodromo',
    sections: ['/cali', '/entretenimiento', '/turismo'],
    kicker: 'Feria',
    headline: 'La Feria ya tiene programación: 137 eventos, 92 de ellos gratuitos, y un Salsódromo de día',
    standfirst:
      'El desfile que abre la fiesta arrancará a las dos de la tarde por primera vez. También vuelven los bailes en los barrios, con orquesta y no con parlante.',
    by: ['edgar-tascon-rivera'],
    ago: 33,
    tags: ['Feria de Cali', 'Salsa', 'Salsódromo'],
    picture: {
      id: 'concierto',
      caption:
        'El superconcierto del 30 de diciembre será en el estadio; el Salsódromo abre la agenda el 25.',
      credit: 'Carmen Elisa Vivas / El Diario',
    },
    body: [
      'Ya no habrá que esperar a que caiga el sol. El Salsódromo, que desde hace años abría la Feria en la noche, saldrá el 25 de diciembre a las dos de la tarde, con una luz que los bailarines agradecen y un calor que los preocupa. El anuncio lo hizo la corporación organizadora, que presentó ayer una agenda de 137 eventos, de los cuales 92 no cobran entrada.',
      'Desfilarán 28 escuelas y 1.640 bailarines por un recorrido de 1,4 kilómetros. La tarima final, de frente al río, tendrá sonido en vivo con tres orquestas que se relevan sin dejar de tocar. “La música grabada nos hacía perder el pulso. Bailar con metales de verdad es otra cosa”, celebra Yamileth Cundumí, directora de una escuela del barrio Obrero.',
      { h: 'La fiesta vuelve a la cuadra' },
      'Los bailes de barrio, que nacieron en los años setenta y se fueron apagando, regresan a once comunas. Cada uno tendrá orquesta, pista de madera y un solo compromiso de los vecinos: cerrar a la una de la mañana. En Siloé ya escogieron la cuadra y los vendedores; en Terrón Colorado, una junta de nueve mujeres define el orden de los pasteles de yuca.',
      {
        list: [
          '25 de diciembre: Salsódromo, 2:00 p. m.',
          '26 de diciembre: cabalgata de carretas, sin animales.',
          '27 de diciembre: encuentro de melómanos y coleccionistas.',
          '28 de diciembre: Cali Viejo, desfile de época.',
          '30 de diciembre: superconcierto en el estadio.',
        ],
      },
      'El dinero también se repartirá de otra manera. Los 340 vendedores inscritos pagarán un permiso único de 52.000 pesos y tendrán punto fijo, carpa y agua. A cambio deben publicar los precios y usar envases retornables. La corporación calcula que se evitarán nueve toneladas de plástico. El cholado, aclaró el gerente, seguirá sirviéndose en vaso de vidrio, “como mandan la higiene y la nostalgia”.',
      'Para los melómanos habrá una sorpresa. El encuentro de coleccionistas rendirá homenaje a las emisoras de los años setenta, con tres cabinas de época en las que los visitantes podrán pedir canciones por teléfono. Hay un requisito: dedicarlas en voz alta y con nombre y apellido.',
      'La seguridad contará con 3.200 uniformados y, por primera vez, con un centro de atención para mujeres en cada escenario masivo. La ocupación hotelera ya llega al 71 por ciento y los gremios esperan cerrar en 88, dos puntos más que el año pasado.',
      { gallery: 'ensayos-salsodromo-barrio-obrero' },
      'La boletería para los conciertos saldrá el lunes, desde 38.000 pesos. Habrá preventa para residentes de estratos uno y dos en los centros de administración local.',
    ],
  },
  {
    brand: 'daily',
    slug: 'hospital-oriente-camas-cuidado-intermedio',
    sections: ['/cali', '/bienestar'],
    kicker: 'Salud',
    headline: 'El hospital del oriente abre 42 camas y promete que nadie esperará más de seis horas',
    by: ['adriana-quintana-mosquera'],
    ago: 132,
    tags: ['Salud', 'Cali', 'Hospitales'],
    picture: {
      id: 'hospital',
      caption:
        'La nueva torre tiene cuidado intermedio, imágenes diagnósticas y una sala de partos humanizada.',
      credit: 'El Diario',
    },
    body: [
      'El hospital público más concurrido del oriente de Cali abrió ayer una torre de cuatro pisos con 42 camas, veinte de ellas de cuidado intermedio. La obra, que estuvo detenida tres años por un pleito de linderos, costó 58.000 millones de pesos y atenderá a los habitantes de las comunas 13, 14, 15 y 21, donde viven 640.000 personas.',
      'Hasta ahora, un paciente de urgencias esperaba en promedio once horas y cuarenta minutos para ser trasladado a una cama. El gerente, Rubén Darío Lenis, se comprometió a que ese tiempo no pasará de seis desde enero y a publicar el dato cada semana en un tablero a la entrada. “Si no cumplimos, la gente lo va a ver antes que yo”, afirmó.',
      'La torre estrena un tomógrafo, dos salas de cirugía y una sala de partos con tina y acompañante. Se contrataron 118 personas, entre ellas 64 auxiliares de enfermería que viven en el mismo sector. La prioridad de contratación fue un acuerdo con las juntas de acción comunal.',
      'La sala de partos fue diseñada con las matronas del sector. Tiene luz regulable, una tina y espacio para que la acompañante no esté de pie contra la pared. El primer bebé nació a las 5:17 de la mañana, pesó 3.240 gramos y se llama Jacobo, como el vigilante que le abrió la puerta a la mamá cuando el ascensor todavía no funcionaba.',
      'Falta resolver el acceso. La calle que lleva a urgencias tiene un solo carril y comparte espacio con una plaza de mercado. La Secretaría de Movilidad prometió señalización esta semana y un segundo carril en el primer semestre.',
    ],
  },
  {
    brand: 'daily',
    slug: 'galeria-alameda-remodelacion-plaza',
    sections: ['/cali', '/economia'],
    kicker: 'Comercio',
    headline: 'La galería Alameda se remodela por partes para que ningún puesto tenga que cerrar',
    standfirst:
      'Los 680 vendedores rotarán por un pabellón provisional. El techo nuevo recogerá agua lluvia y los baños, por fin, tendrán puerta y agua caliente.',
    by: ['edgar-tascon-rivera'],
    ago: 265,
    tags: ['Plazas de mercado', 'Alameda', 'Comercio'],
    picture: {
      id: 'mercado-plaza',
      caption: 'La galería mueve unas 90 toneladas de alimentos cada semana.',
      credit: 'Carmen Elisa Vivas / El Diario',
    },
    body: [
      'Doña Aura Lasprilla vende mariscos en la Alameda desde que los pesaban en balanza de platos. Ha visto tres anuncios de remodelación y ninguna obra. Por eso, cuando el arquitecto le mostró el plano, le pidió una sola cosa: que se lo firmara. El papel, plastificado, cuelga hoy junto a los camarones.',
      'La obra comenzó la semana pasada y se hará por sextas partes. Cada dos meses, unos 115 vendedores se mudarán a un pabellón levantado en el parqueadero, con neveras y desagües, mientras se reforma su sector. El plazo total es de un año y la inversión llega a 24.500 millones.',
      'El techo tendrá paneles y canales para recoger agua lluvia, con la que se lavarán los pisos. Habrá cuarto frío común, muelle de descarga y una cocina escuela. Los restaurantes del segundo piso conservarán sus mesas largas, por petición unánime de los clientes.',
      'El arriendo de los puestos no subirá durante tres años. Después se ajustará con la inflación, según quedó escrito en un acta que los vendedores leyeron en voz alta, artículo por artículo, un domingo después del mercado.',
    ],
  },
  {
    brand: 'daily',
    slug: 'loma-de-la-cruz-artesanos-horario-nocturno',
    sections: ['/cali', '/cultura', '/turismo'],
    kicker: 'Turismo',
    headline: 'La Loma de la Cruz tendrá artesanos hasta la medianoche y bus eléctrico desde el centro',
    by: ['adriana-quintana-mosquera'],
    ago: 610,
    tags: ['Turismo', 'Artesanos', 'Cali'],
    picture: {
      id: 'mochilas',
      caption:
        'Los tejidos se venderán hasta la medianoche; el bus eléctrico saldrá del centro cada veinte minutos.',
      credit: 'El Diario',
      alt: 'Tres mochilas de lana, con dibujos geométricos, cuelgan de un palo frente a un muro de barro',
    },
    body: [
      'Los 124 artesanos de la Loma de la Cruz podrán trabajar hasta la medianoche de jueves a sábado, después de un acuerdo con los vecinos que tomó siete reuniones y un compromiso de silencio: a partir de las once no habrá parlantes, solo instrumentos acústicos.',
      'Un bus eléctrico de veintidós puestos subirá cada veinte minutos desde la plazoleta de San Francisco, con el mismo pasaje del MÍO. Será una prueba de tres meses, para no traer más carros a una colina donde solo caben cuarenta.',
      'El parque también estrenó 140 luminarias de luz cálida y un punto de información en lengua de señas. Los artesanos, por su parte, se organizaron para recibir pagos electrónicos sin comisión durante el primer semestre.',
      '“Aquí venían a tomarse la foto y a irse. Queremos que se queden a conversar”, dice el orfebre Nilson Yandún, que hace aretes con semillas de tagua y lleva veintiséis años en la misma banca.',
    ],
  },
  {
    brand: 'daily',
    slug: 'colegios-jornada-unica-comunas-ladera',
    sections: ['/cali'],
    kicker: 'Educación',
    headline: 'Nueve colegios de ladera pasan a jornada única con almuerzo y clases de música',
    standfirst:
      'El cambio beneficia a 7.800 estudiantes de las comunas 1, 18 y 20. Faltan por contratar 63 docentes y terminar dos comedores antes del 25 de enero.',
    by: ['leidy-johana-ospina-garzon'],
    ago: 1480,
    tags: ['Educación', 'Colegios', 'Cali'],
    picture: {
      id: 'aula',
      caption: 'Las nuevas jornadas irán de 6:45 a. m. a 2:30 p. m.',
      credit: 'El Diario',
    },
    body: [
      'En la institución educativa de la parte alta de Siloé, los niños de la tarde nunca habían visto la cancha con sombra. Desde enero, todos estudiarán de 6:45 a. m. a 2:30 p. m., almorzarán en el colegio y tendrán cuatro horas semanales de música. Son nueve sedes y 7.800 estudiantes los que entran a jornada única.',
      'La Secretaría de Educación invertirá 31.000 millones, buena parte en comedores y en transporte para quienes viven en las veredas. Todavía faltan 63 docentes por nombrar y dos comedores por terminar, ambos con un avance superior al 80 por ciento.',
      'Los rectores pidieron que no se repitiera lo de otros años, cuando la jornada se alargó sin más maestros. Por eso firmaron una lista de chequeo de veinte puntos: el colegio que no los cumpla, no empieza.',
      'Las matrículas para estudiantes nuevos estarán abiertas hasta el 11 de diciembre, en línea y en cada sede. Se necesita documento de identidad, boletín del último año y carné de vacunas.',
    ],
  },
] satisfies SeedStory[];
