import type { SeedStory } from '../../types.ts';

export const POLITICA = [
  {
    brand: 'weekly',
    slug: 'once-contratos-reforma-al-agua',
    sections: ['/politica', '/nacion'],
    kicker: 'Exclusivo',
    headline: 'Los once contratos que pueden hundir la reforma al agua a nueve días del último debate',
    standfirst:
      'Semanario tuvo acceso a las carpetas que circulan en la Comisión Quinta: estudios repetidos, interventores que se vigilaban a sí mismos y una firma que cambió de nombre tres veces en un año.',
    by: ['mariana-cifuentes-uribe', 'hernan-duque-tamayo'],
    ago: 38,
    tags: ['Congreso', 'Reforma al agua', 'Contratación', 'Comisión Quinta'],
    picture: {
      id: 'congreso',
      caption:
        'La plenaria del Senado debe votar el articulado antes de que termine el periodo ordinario de sesiones.',
      credit: 'Esteban Rojas / Semanario',
    },
    contentCode: '3',
    body: [
      'La noche del martes, cuando ya solo quedaban los vigilantes y dos asesores en el segundo piso del Capitolio, alguien dejó sobre el escritorio de la senadora Rocío Pantoja un sobre de manila sin remitente. Adentro había una memoria digital y una hoja escrita a mano con once números de contrato. Doce horas después, la Comisión Quinta aplazó por tercera vez el debate de la reforma al agua, el proyecto más ambicioso del Gobierno en esta legislatura, y nadie supo explicar en público por qué.',
      'La explicación está en esas carpetas. Semanario revisó durante tres semanas los expedientes completos, que suman 184.000 millones de pesos, y los cotejó con los registros públicos de contratación y con documentos de tres gobernaciones. El patrón se repite: consultorías para “actualizar inventarios hídricos” que entregaron estudios casi idénticos para cuencas que están a quinientos kilómetros de distancia, una de la otra, con los mismos errores de ortografía en la misma página.',
      { h: 'Tres nombres y una sola oficina' },
      'Siete de los once contratos fueron adjudicados a consorcios distintos en el papel. Sin embargo, comparten contador, comparten correo electrónico y, hasta hace ocho meses, compartían una oficina de cuarenta metros cuadrados en un edificio del norte de Bogotá. La firma que figura detrás se llamó primero Cuencas y Territorio, después Hidroplan Andina y, desde marzo, Consultores de la Vertiente. En los tres casos el representante legal es el mismo ingeniero, que no respondió los mensajes de esta revista.',
      'El hallazgo más delicado no está en los nombres, sino en los interventores. En cuatro contratos, la empresa encargada de certificar que el trabajo se había hecho era subcontratista de la que debía hacerlo. Un funcionario de la Contraloría que conoce el expediente lo resume sin tecnicismos.',
      {
        pull: true,
        quote:
          'Aquí nadie vigilaba a nadie. El que cobraba por hacer el mapa cobraba también por decir que el mapa estaba bien hecho.',
        by: 'Funcionario de la Contraloría',
      },
      'El Ministerio de Ambiente sostiene que los contratos fueron firmados por una unidad adscrita que tiene autonomía administrativa y que la cartera suspendió los pagos apenas conoció las alertas. “No vamos a defender lo indefendible, pero tampoco vamos a permitir que un puñado de consultorías mal hechas se use como excusa para dejar sin ley a un país que vive con el agua al cuello o sin ella”, dijo a Semanario el viceministro Leonel Pardo Ariza, que ha llevado sobre los hombros la negociación del articulado.',
      {
        table: {
          head: ['Contrato', 'Objeto', 'Valor (millones)', 'Estado'],
          rows: [
            ['CD-118', 'Inventario de la cuenca del río Sogamoso', '$21.400', 'Pagado'],
            ['CD-121', 'Inventario de la cuenca del río Patía', '$19.850', 'Pagado'],
            ['CD-134', 'Sistema de alertas tempranas de La Mojana', '$34.200', 'Suspendido'],
            ['CD-140', 'Censo de acueductos comunitarios', '$27.600', 'En liquidación'],
            ['CD-152', 'Interventoría de los anteriores', '$12.300', 'Suspendido'],
          ],
        },
      },
      { h: 'La aritmética del Senado' },
      'El Gobierno necesita 53 votos en la plenaria y, según las cuentas que hacen sus propios coordinadores, hoy tiene 49 seguros. Los cuatro que faltan están en la bancada de Convergencia Regional, el partido que nació de la fusión de dos movimientos del Caribe y del Eje Cafetero, y que llegó a la legislatura con una promesa de independencia que cobra caro cada semana. Su vocero, el senador Julián Archila Medrano, pidió el lunes que la votación se aplace hasta que la Contraloría entregue un informe preliminar.',
      'Esa petición, que parece razonable, es una sentencia. El periodo ordinario termina en nueve días y la reforma, por tratarse de una ley orgánica, perdería todo el trámite recorrido en dos años si no se vota antes. “Si la dejan para el otro año, hay que empezar de cero, con otro ponente y con otra opinión pública”, advierte una congresista de la coalición. El ministro del Interior, Octavio Lizcano Duarte, canceló un viaje a Cartagena y se instaló en el Capitolio desde el miércoles.',
      {
        interstitial: 'Así se mueven los votos en el Senado: quiénes están, quiénes faltan y qué piden',
        url: '/politica/articulo/cuentas-votos-senado-reforma/',
      },
      { h: 'Lo que está en juego' },
      'La reforma crea una autoridad única para las cuencas, obliga a los municipios a entregar cada año el estado de sus plantas de tratamiento y, sobre todo, cambia la forma como se pagan las concesiones de agua industrial. Hoy un metro cúbico para riego de gran escala cuesta en promedio 18 pesos; con el nuevo esquema costaría entre 46 y 70, según el caudal disponible. Los gremios agrícolas y los alcaldes lo saben, y han hecho fila en las oficinas de los ponentes.',
      {
        list: [
          'Creación de nueve autoridades de cuenca con presupuesto propio.',
          'Tarifa diferencial para distritos de riego de más de quinientas hectáreas.',
          'Protección especial para los 12.600 acueductos comunitarios registrados.',
          'Plazo de seis años para que los municipios traten el 70 por ciento de sus aguas residuales.',
        ],
      },
      'El capítulo de los acueductos comunitarios es el que más defiende la senadora Pantoja, nariñense y exgerente de uno de ellos. Fue ella quien decidió, contra la opinión de sus asesores, llevar los documentos anónimos a la mesa de la Comisión y no a una rueda de prensa. “Yo quiero que esta ley salga, y por eso mismo no la quiero aprobar con una mentira debajo del brazo”, dijo en la sesión del miércoles, que duró cuatro horas y terminó sin votar un solo artículo.',
      'En la Casa de Nariño reconocen en privado que el momento es el peor posible. El presidente había previsto firmar la ley en el páramo de Sumapaz, en un acto para el que ya había fecha, invitados y transporte. Tres personas que asistieron al consejo de ministros del jueves coinciden en que la instrucción fue salvar el texto “aunque haya que entregar la unidad contratante entera”. La liquidación de esa oficina, en efecto, se anunció el viernes en la tarde.',
      {
        image: 'paramo-frailejones',
        caption:
          'El páramo de Sumapaz, donde el Gobierno planeaba sancionar la ley, abastece a unos cinco millones de personas.',
        credit: 'Laura Cárdenas / Semanario',
      },
      'Queda la pregunta por el sobre. En el Capitolio se manejan tres teorías: un funcionario despedido en julio, un competidor derrotado en la licitación de La Mojana y una guerra interna entre dos viceministerios. La senadora no quiere saberlo. Guardó la hoja con los once números, entregó la memoria a la Fiscalía y pidió una sola cosa: que el debate se transmita completo, sin recesos, para que el país vea quién vota y con qué razones.',
      {
        links: {
          title: 'Le puede interesar',
          items: [
            {
              text: 'El ministro que aprendió a contar votos en una gallera de Sucre',
              url: '/politica/articulo/perfil-ministro-interior-lizcano/',
            },
            {
              text: 'Sequía en La Guajira: el pozo que tardó once años',
              url: '/nacion/articulo/guajira-pozo-once-anos/',
            },
          ],
        },
      },
    ],
  },
  {
    brand: 'weekly',
    slug: 'cuentas-votos-senado-reforma',
    sections: ['/politica'],
    kicker: 'Congreso',
    headline: 'Faltan cuatro votos: la cuenta secreta que hace el Gobierno para salvar su ley',
    standfirst:
      'Los coordinadores de la coalición dividieron el Senado en cinco colores. El amarillo, el de los indecisos, tiene nombres propios, peticiones concretas y un plazo que vence el jueves.',
    by: ['mariana-cifuentes-uribe'],
    ago: 95,
    tags: ['Congreso', 'Reforma al agua', 'Senado'],
    picture: {
      id: 'plaza-bolivar',
      caption: 'La plaza de Bolívar, vista desde los balcones del Capitolio.',
      credit: 'Esteban Rojas / Semanario',
    },
    body: [
      'En una oficina sin ventanas del edificio nuevo del Congreso hay un tablero con 105 fichas de cartulina. Verdes las que votarán sí; rojas las que votarán no; azules las que prometieron no asistir; grises las impedidas, y amarillas las que todavía negocian. El viernes al mediodía había 49 verdes y once amarillas. Bastan cuatro para que la reforma al agua se convierta en ley.',
      'El ministro del Interior, Octavio Lizcano, ha pedido a los partidos de la coalición que no hablen de burocracia en los pasillos. La instrucción se cumple a medias. Dos senadores de Convergencia Regional reconocieron a Semanario que piden la pavimentación de una vía terciaria en Córdoba y un centro de acopio lechero en Caldas. “Eso no es mermelada, eso es lo que nos pidió la gente”, se defiende uno de ellos.',
      { h: 'Los amarillos' },
      {
        list: [
          'Cuatro senadores de Convergencia Regional, que esperan el concepto de la Contraloría.',
          'Tres de la bancada del Pacífico, que exigen un artículo sobre acueductos de comunidades negras.',
          'Dos del Movimiento Raíces, divididos por la tarifa para distritos de riego.',
          'Dos independientes que decidirán “el mismo día, en la curul”.',
        ],
        ordered: true,
      },
      'La presidenta del Senado, Fernanda Tobón Escallón, tiene la llave del calendario. Podría citar la plenaria el miércoles con el quórum justo o esperar al jueves, cuando regresan tres senadores de un viaje oficial. En 2019, con otra mayoría y otro proyecto, un vuelo demorado entre Leticia y Bogotá hundió una ley por un solo voto. En el tablero hay una ficha con un avión dibujado: nadie quiere que la historia se repita.',
      {
        pull: true,
        quote: 'En este edificio las mayorías no se tienen: se alquilan por horas.',
        by: 'Fernanda Tobón Escallón, presidenta del Senado',
      },
      { video: 'el-debate-reforma-agua-dos-senadores', title: 'El cruce entre Pantoja y Bahamón' },
      'La oposición también hace cuentas. El jefe de la bancada contraria, el senador Arturo Bahamón Lara, asegura que podrá romper el quórum si el Gobierno insiste en votar sin el informe de control fiscal. “No necesitamos ganar la votación, nos basta con que no haya votación”, dijo tras una reunión de tres horas en la que se repartieron los turnos para hablar: son 26 oradores inscritos, a quince minutos cada uno.',
      {
        interstitial: 'Los once contratos que pueden hundir la reforma al agua',
        url: '/politica/articulo/once-contratos-reforma-al-agua/',
      },
      'Si el jueves a la medianoche no hay decisión, el proyecto se archivará de manera automática. El ministro lo sabe y por eso esta semana cambió el almuerzo por un termo de tinto y una silla en la última fila del recinto. Desde allí se ve todo el tablero electrónico. Y, sobre todo, se ve quién se levanta.',
    ],
  },
  {
    brand: 'weekly',
    slug: 'perfil-ministro-interior-lizcano',
    sections: ['/politica', '/gente'],
    kicker: 'Perfil',
    headline: 'El ministro que aprendió a contar votos en una gallera de Sucre',
    by: ['hernan-duque-tamayo'],
    ago: 1510,
    tags: ['Gobierno', 'Congreso', 'Perfil'],
    picture: {
      id: 'retrato-58',
      caption:
        'Octavio Lizcano Duarte fue concejal, alcalde y dos veces representante antes de llegar al gabinete.',
      credit: 'Laura Cárdenas / Semanario',
    },
    contentCode: '3',
    body: [
      'Octavio Lizcano Duarte tenía once años cuando su padre lo sentó en una caja de cerveza, a la entrada de la gallera de San Benito, con un cuaderno cuadriculado y un lápiz rojo. Su trabajo consistía en anotar quién entraba con quién. “Los que llegan juntos apuestan juntos”, le explicó el viejo. Cuarenta y seis años después, el ministro del Interior hace lo mismo desde la última fila del Senado: mira quién llega con quién, y anota.',
      'Ese cuaderno, que ahora es una libreta negra de tapas duras, se ha vuelto una leyenda en el Capitolio. Ahí están los cumpleaños de 105 senadores, los nombres de sus hijos, la vía que prometieron en campaña y, según un colaborador que la ha visto de cerca, un número del uno al cinco junto a cada apellido. El cinco es para los que cumplen. “Hay muy pocos cincos”, admite.',
      { h: 'De la alcaldía al gabinete' },
      'Fue alcalde de un municipio de veintitrés mil habitantes a los veintinueve. De esa época le quedan dos obsesiones: las actas bien redactadas y los puentes. Hizo siete, todos pequeños, todos terminados. Cuando llegó a la Cámara por primera vez, un jefe de la vieja guardia le ofreció la secretaría de una comisión a cambio de su firma en un proyecto que no había leído. La anécdota la cuentan los dos: Lizcano pidió una noche, leyó las 212 páginas y volvió con cuarenta y un errores subrayados.',
      'Quienes trabajaron con él en la alcaldía recuerdan que llegaba a las obras antes que los obreros. Se sentaba en una caneca volteada, contaba bultos de cemento y los anotaba. Un contratista intentó convencerlo de que el viento se había llevado cuarenta. Lizcano le pidió que le mostrara hacia dónde soplaba y caminaron juntos, en silencio, hasta el depósito del cuñado, donde el viento los había puesto en arrumes de diez.',
      'En el Congreso aprendió otra cosa: que el silencio también se administra. En su primera legislatura habló catorce minutos en total. Los demás gastaban ese tiempo en saludar. A cambio, leía. Un funcionario de la biblioteca del Capitolio asegura que en cuatro años pidió 117 expedientes y que devolvió uno con una flor disecada, prueba inequívoca de que nadie lo había abierto en décadas.',
      {
        quote: 'La política es memoria. El que olvida lo que prometió el lunes no llega al viernes.',
        by: 'Octavio Lizcano Duarte',
      },
      'Sus críticos recuerdan otra historia. En su segundo periodo votó en contra de una reforma que había ayudado a escribir y nunca explicó por qué. La senadora Fernanda Tobón, que entonces era su compañera de bancada, le retiró la palabra durante dos años. Hoy los dos se necesitan: ella maneja el calendario y él las mayorías. En público se tratan de usted; en el ascensor, aseguran los ujieres, hablan de fútbol.',
      'En el gabinete no todos lo quieren. La ministra de Hacienda, Ángela Vallecilla Prado, ha tenido que apagar en tres ocasiones promesas de inversión que él insinuó en los pasillos. “Octavio convence con la plata de los demás”, bromea un funcionario. Lizcano responde que jamás ha ofrecido un peso que no estuviera en el presupuesto, aunque concede que a veces lo ha ofrecido dos veces.',
      { divider: true },
      'De su vida privada se sabe poco y él contribuye a que así sea. Es viudo, tiene dos hijas que estudian fuera de la política y un apartamento en el que hay más sillas que muebles, porque los domingos recibe. A esos almuerzos van senadores de todos los colores. Él cocina: mote de queso, siempre. La regla es que no se habla de votos antes del café. Después del café, según un invitado frecuente, no se habla de nada más.',
      'La oposición desconfía de esa cordialidad. “Lizcano no negocia, hipnotiza”, dice el senador Arturo Bahamón, que ha ido dos veces al almuerzo y en ambas terminó apoyando un artículo que detestaba. Desde entonces manda a un asesor. El asesor, cuenta riéndose el ministro, ya pidió la receta.',
      'La votación de la reforma al agua será su examen final. Si gana, habrá sacado adelante la ley más difícil del cuatrienio con una mayoría prestada. Si pierde, la libreta negra servirá al menos para saber, con nombre propio y a qué hora, quién se levantó de la silla.',
      {
        links: {
          title: 'Más sobre la reforma',
          items: [
            {
              text: 'Faltan cuatro votos: la cuenta secreta del Gobierno',
              url: '/politica/articulo/cuentas-votos-senado-reforma/',
            },
            {
              text: 'Los once contratos de la discordia',
              url: '/politica/articulo/once-contratos-reforma-al-agua/',
            },
          ],
        },
      },
    ],
  },
  {
    brand: 'weekly',
    slug: 'presupuesto-hueco-trece-billones',
    sections: ['/politica', '/economia'],
    kicker: 'Presupuesto',
    headline: 'El hueco de 13 billones que nadie quiere explicar en la Comisión Tercera',
    standfirst:
      'La diferencia entre lo que el Gobierno espera recaudar y lo que dicen los técnicos del Congreso equivale al costo de dos líneas de metro ligero. Estas son las tres salidas posibles.',
    by: ['catalina-orozco-zea'],
    ago: 240,
    tags: ['Presupuesto', 'Hacienda', 'Impuestos'],
    picture: {
      id: 'billetes',
      caption: 'El Congreso aprobó el monto global, pero dejó abierta la discusión sobre los ingresos.',
      credit: 'Semanario',
    },
    body: [
      'La cifra apareció en la página 87 de un documento que pocos congresistas leyeron completo: 13,2 billones de pesos. Es la distancia entre los ingresos que calcula el Ministerio de Hacienda para el próximo año y los que estima la oficina técnica del Congreso. Con esa plata se podría pagar la nómina de todos los maestros del país durante cuatro meses.',
      'La ministra Ángela Vallecilla Prado atribuye la diferencia a un supuesto más optimista sobre la lucha contra la evasión. “Tenemos cruces de información que antes no existían”, dijo ante la Comisión Tercera. Los técnicos contestan que esos cruces ya están incluidos en el recaudo de este año y que no se puede contar dos veces el mismo contribuyente.',
      'Sobre la mesa hay tres caminos. El primero es recortar inversión en el segundo semestre, lo que afectaría vías terciarias y vivienda rural. El segundo, una emisión adicional de deuda interna. El tercero, que nadie pronuncia en voz alta, es una pequeña reforma tributaria en marzo, “quirúrgica” según la llaman en la cartera, que revisaría exenciones de sectores que ya se recuperaron.',
      'La calificación de la deuda es el telón de fondo. Dos analistas consultados creen que el mercado ya descontó un déficit de 5,8 por ciento del PIB y que toleraría uno de seis. Más allá de esa línea, la tasa de los títulos de deuda podría subir medio punto en pocas semanas, y con ella el costo de los créditos hipotecarios.',
      'La Comisión volverá a reunirse el martes. En el orden del día, la palabra “hueco” no aparece: el punto tres se titula “Consideraciones sobre la programación macroeconómica”.',
    ],
  },
  {
    brand: 'weekly',
    slug: 'gobernadores-carta-regalias',
    sections: ['/politica', '/nacion'],
    kicker: 'Regiones',
    headline: 'Veintidós gobernadores firman una carta para frenar el recorte a las regalías',
    standfirst:
      'Piden que el Gobierno respete la vigencia bienal aprobada y advierten que 314 obras, la mitad de ellas escuelas y acueductos, quedarían sin terminar.',
    by: ['mariana-cifuentes-uribe'],
    ago: 410,
    tags: ['Regalías', 'Gobernadores', 'Regiones'],
    picture: {
      id: 'tribuna-foro',
      caption: 'La carta fue leída al cierre de la cumbre de gobernadores en Montería.',
      credit: 'Semanario',
    },
    body: [
      'La carta tiene página y media, no lleva adjetivos y fue escrita a doce manos en un salón de Montería. La firman veintidós gobernadores de seis partidos distintos, algo que no ocurría desde la emergencia invernal de hace una década. Su petición cabe en una línea: que no se toque la plata de las regalías que ya fue aprobada para los próximos dos años.',
      'El Gobierno argumenta que el precio del carbón cayó 19 por ciento y que mantener los giros sería gastar un dinero que no va a entrar. Los mandatarios responden que hay un fondo de ahorro para estos casos, con 4,1 billones de pesos, y que su uso está previsto en la ley.',
      'Según el inventario que acompaña la carta, hay 314 obras en ejecución que dependen de esos recursos: 96 acueductos, 71 escuelas, 58 vías y el resto en salud y deporte. El caso más citado es el de un puente en el Bajo Cauca que tiene las dos orillas construidas y nada en la mitad.',
      '“No estamos pidiendo un favor ni amenazando con nada. Estamos diciendo que una obra a medio hacer es más cara que una terminada”, explicó el gobernador Édinson Rentería Salas, vocero del grupo. La reunión con el presidente está prevista para la próxima semana, en Bogotá, a puerta cerrada.',
    ],
  },
  {
    brand: 'weekly',
    slug: 'partidos-listas-regionales-doce-meses',
    sections: ['/politica', '/elecciones'],
    kicker: 'Elecciones',
    headline: 'A once meses de las regionales, los partidos buscan candidatos debajo de las piedras',
    standfirst:
      'En nueve capitales las encuestas las encabezan personas que no han confirmado su aspiración. La recolección de firmas vuelve a ser el camino preferido y también el más costoso.',
    by: ['mariana-cifuentes-uribe', 'hernan-duque-tamayo'],
    ago: 1300,
    tags: ['Elecciones', 'Alcaldías', 'Partidos'],
    picture: {
      id: 'urna-votacion',
      caption: 'En las últimas regionales votó el 59,3 por ciento del censo.',
      credit: 'Esteban Rojas / Semanario',
    },
    body: [
      'En Bucaramanga, el favorito para la Alcaldía es un locutor que jura que no le interesa. En Pasto, una exrectora que vive en Quito. En Santa Marta lidera “otro”, la casilla que las encuestadoras reservan para los nombres que el entrevistado prefiere decir en voz alta. A once meses de las elecciones regionales, los partidos tienen avales, sedes y jingles, pero les faltan candidatos.',
      'La explicación más repetida es el cansancio. De los 32 gobernadores en ejercicio, diecinueve han sido objeto de alguna investigación disciplinaria, casi siempre archivada, y eso espanta a quienes vienen del sector privado. “Uno entra a la política con un nombre y sale con un número de radicado”, dice un empresario de Ibagué que rechazó tres avales en una semana.',
      'Hay también un problema de edad. El promedio de los precandidatos inscritos en los partidos tradicionales es de 56 años, nueve más que hace dos elecciones. Los jóvenes que se formaron en los consejos de juventud prefieren trabajar en organizaciones, montar un negocio o, como dijo una exconsejera de Sogamoso, “hacer política sin tarjetón”. Tres de ellos, que fueron los más votados de su departamento, rechazaron este año un aval para el Concejo.',
      { h: 'La ruta de las firmas' },
      'El Consejo Electoral espera más de mil comités de recolección. Cada firma cuesta entre 1.800 y 3.500 pesos, según la ciudad y el clima, y para una capital mediana se necesitan cerca de 50.000. El cálculo es sencillo: antes de pegar el primer afiche, un aspirante ya habrá gastado entre 90 y 175 millones de pesos.',
      {
        table: {
          head: ['Ciudad', 'Primero en encuestas', 'Confirmó', 'Indecisos'],
          rows: [
            ['Bucaramanga', 'Locutor independiente', 'No', '38 %'],
            ['Pasto', 'Exrectora universitaria', 'No', '41 %'],
            ['Cali', 'Exsecretaria de Planeación', 'Sí', '29 %'],
            ['Cartagena', 'Empresario hotelero', 'No', '35 %'],
            ['Villavicencio', 'Exalcalde', 'Sí', '27 %'],
          ],
        },
      },
      'Los partidos grandes ensayan otra fórmula: consultas internas en marzo, con urnas oficiales, para que la pelea se resuelva temprano y con reglas. Convergencia Regional ya pidió tarjetones para catorce municipios. El Movimiento Raíces prefiere la encuesta telefónica, que cuesta la décima parte, aunque sus propios militantes recuerdan que en la última ganó un aspirante que no tenía teléfono.',
      {
        quote: 'Nos quedamos sin banca. Estamos jugando el campeonato con los titulares de hace doce años.',
        by: 'Dirigente de un partido de la coalición',
      },
      {
        interstitial: 'Faltan cuatro votos: la cuenta secreta que hace el Gobierno',
        url: '/politica/articulo/cuentas-votos-senado-reforma/',
      },
      'El calendario electoral empieza a correr en enero con la inscripción de comités y se cierra a finales de julio. Para entonces, calculan en la Registraduría, habrá cerca de 128.000 candidatos para 20.800 cargos. Sobrarán nombres. El problema, como siempre, será recordarlos.',
    ],
  },
] satisfies SeedStory[];
