import type { SeedStory } from '../../types.ts';

/** At least one story for each of the smaller sections of the menu. */
export const SERVICIOS = [
  {
    brand: 'weekly',
    slug: 'turismo-cinco-pueblos-puente-bus',
    sections: ['/turismo', '/especiales'],
    kicker: 'Turismo',
    headline: 'Cinco pueblos para el próximo puente a los que se llega en bus y sin reserva en línea',
    standfirst:
      'Proponemos destinos menos fotografiados que los de siempre, con hospedaje por menos de 90.000 pesos la noche y un plato que justifica el viaje.',
    by: ['paula-santacoloma-rey'],
    ago: 1540,
    tags: ['Turismo', 'Pueblos'],
    picture: {
      id: 'cartagena-muralla',
      caption: 'La mejor hora para llegar a un pueblo es la de las sillas en el andén.',
      credit: 'Semanario',
    },
    body: [
      'El puente trae dos certezas: la autopista estará llena y los pueblos de moda, también. Por eso buscamos cinco lugares con flota directa, plaza con árboles y alguna razón de peso para quedarse a dormir. Los visitamos sin avisar y pagamos todas las cuentas.',
      {
        list: [
          '<b>Charalá</b> (Santander): lienzo de algodón y un río para bañarse. Plato: mute de domingo.',
          '<b>Ambalema</b> (Tolima): casas con columnas de madera y una estación dormida. Plato: viudo de bocachico.',
          '<b>Silvia</b> (Cauca): mercado de los martes. Plato: trucha con papa colorada.',
          '<b>Santa Bárbara de Pinto</b> (Magdalena): atardeceres que cuestan una gaseosa. Plato: bocachico en cabrito.',
          '<b>Sibundoy</b> (Putumayo): parque de tallas de madera. Plato: cuy o, para prudentes, queso con arepa.',
        ],
      },
      'En ninguno vimos más de cuarenta turistas al tiempo. En tres no hay cajero, de modo que lleve efectivo. Y salude: en estos pueblos el que no da los buenos días paga más caro y lo tiene merecido.',
      'El pasaje más costoso desde Bogotá vale 96.000 pesos; el más barato, 41.000. Consulte horarios en la terminal, porque dos de las rutas no salen los miércoles.',
    ],
  },
  {
    brand: 'weekly',
    slug: 'loterias-resultados-noche-viernes',
    sections: ['/loterias'],
    kicker: 'Resultados',
    headline: 'Resultados de las loterías y chances de anoche: números ganadores y series',
    by: [],
    ago: 260,
    tags: ['Loterías', 'Resultados'],
    picture: {
      id: 'reloj',
      caption: 'El reloj corre desde la noche del sorteo: los premios caducan al año.',
      credit: 'Semanario',
    },
    body: [
      'Estos son los resultados de los sorteos realizados anoche. Verifique siempre con el billete en la mano y en los puntos autorizados.',
      {
        table: {
          head: ['Sorteo', 'Número', 'Serie'],
          rows: [
            ['Lotería del Páramo', '4821', '117'],
            ['Lotería de la Sabana', '0396', '042'],
            ['Chance Sol del Valle', '7150', '—'],
            ['Chance Luna del Caribe', '2984', '—'],
          ],
        },
      },
      'Para cobrar un premio mayor se requieren el billete original, sin enmiendas, la cédula y una certificación bancaria. Los premios que superan las 48 UVT pagan un impuesto del 20 por ciento, que se descuenta al momento del pago.',
      'Recuerde que jugar es un entretenimiento. Si siente que no puede parar, hay una línea gratuita y confidencial de orientación.',
    ],
  },
  {
    brand: 'weekly',
    slug: 'vehiculos-hibridos-usados-que-revisar',
    sections: ['/vehiculos'],
    kicker: 'Vehículos',
    headline: 'Llegan los primeros híbridos usados: ocho cosas que debe revisar antes de firmar el traspaso',
    standfirst:
      'Los precios cayeron 14 por ciento en un año y la oferta se duplicó. La batería es lo primero que se mira, pero no lo único que puede salir caro.',
    by: ['fabian-lourido-varela'],
    ago: 2510,
    tags: ['Carros', 'Híbridos', 'Guía'],
    picture: {
      id: 'auto',
      caption: 'Una batería bien cuidada conserva el 85 por ciento a los seis años.',
      credit: 'Semanario',
    },
    body: [
      'Hace cinco años comprar un híbrido era una declaración. Hoy esos mismos carros vuelven al mercado con 80.000 kilómetros, un dueño cuidadoso y un precio que empieza a parecerse al de uno de gasolina. La oportunidad es buena si se pregunta lo correcto.',
      {
        list: [
          'Certificado de salud de la batería, no mayor a treinta días.',
          'Historial de mantenimiento en taller autorizado.',
          'Estado del inversor y del sistema de refrigeración.',
          'Vigencia de la garantía y si se transfiere.',
          'Desgaste de los frenos, que debe ser muy bajo.',
          'Actualizaciones de programas pendientes.',
          'Llantas: el peso extra las gasta por dentro.',
          'Prueba de manejo con subida, de diez minutos por lo menos.',
        ],
        ordered: true,
      },
      'El cambio de batería de un modelo mediano cuesta entre 9 y 16 millones de pesos. En la práctica, según los tres talleres que consultamos, menos del 4 por ciento la ha necesitado antes de los diez años. Lo que sí falla es el ventilador que la enfría, porque se llena de pelo de mascota: limpiarlo vale 120.000.',
      'A la hora de negociar recuerde los beneficios: exención del pico y placa, descuento en el impuesto y revisión técnica más barata. No se heredan de manera automática en todas las ciudades, así que confírmelos con la placa en la mano.',
    ],
  },
  {
    brand: 'weekly',
    slug: 'estados-unidos-colombianos-queens-panaderias',
    sections: ['/mundo/noticias-estados-unidos', '/mundo', '/especiales'],
    kicker: 'Estados Unidos',
    headline: 'Las panaderías de Queens enseñan inglés a las cinco de la mañana, antes del primer turno',
    by: ['tomas-vergara-lloreda'],
    ago: 3560,
    tags: ['Estados Unidos', 'Migración'],
    picture: {
      id: 'libros',
      caption: 'Las clases duran cuarenta minutos y se pagan con puntualidad.',
      credit: 'Pilar Echandía / Semanario',
    },
    body: [
      'El primer verbo es to need. El segundo, to deserve. En la trastienda de una panadería de Jackson Heights, entre bultos de harina y una bandera del Quindío, dieciocho colombianos repiten en voz baja mientras crecen los pandebonos. Son las cinco y cuarto. A las seis empiezan los turnos: limpieza, construcción, cuidado de ancianos.',
      'La idea fue de Amparo Loaiza, profesora jubilada de Calarcá, que llegó a visitar una hija y se quedó por la nieve. Notó que sus paisanos faltaban a las escuelas nocturnas porque llegaban rendidos. Cambió el horario y el vocabulario. “No les enseño a describir una manzana. Les enseño a leer un contrato”.',
      'Hoy hay siete panaderías en el programa y una lista de espera de 240 personas. La alcaldía local aportó cuadernos; los dueños, el café. Nadie paga, pero el que llegue tarde debe explicar por qué, en inglés y de pie.',
      'En dos años, 31 alumnos han conseguido un empleo mejor. Uno de ellos, Arley, fue ascendido a supervisor y ya no alcanza a venir. Manda a la hermana. “Ella sabe más verbos”, reconoce.',
    ],
  },
  {
    brand: 'weekly',
    slug: 'empleos-hoja-de-vida-una-pagina',
    sections: ['/empleos', '/como'],
    kicker: 'Empleos',
    headline: 'La hoja de vida de una página: qué dejar y qué quitar para que la lean',
    standfirst:
      'Seis de cada diez empresas medianas filtran con programas automáticos. Dos reclutadoras explican cómo escribir para ellos sin dejar de parecer una persona.',
    by: ['catalina-orozco-zea'],
    ago: 4170,
    tags: ['Empleo', 'Hoja de vida'],
    picture: {
      id: 'corbatas',
      caption:
        'Un reclutador dedica entre seis y nueve segundos a la primera lectura. La corbata viene después.',
      credit: 'Semanario',
    },
    body: [
      'Quite la foto, la cédula y la frase “proactivo con capacidad de trabajar bajo presión”. No le dicen nada a nadie y ocupan espacio. Deje el nombre, un teléfono que conteste y una línea que explique qué sabe hacer y para quién lo hizo.',
      'Los programas de filtro buscan coincidencias con el anuncio. No se trata de copiarlo, sino de llamar las cosas igual: si la vacante dice “conciliación bancaria”, no escriba “manejo de cuentas”. Use un formato de una columna, sin tablas ni dibujos, y guárdelo en PDF.',
      {
        list: [
          'Cuatro trabajos como máximo, con fecha y un resultado en números.',
          'Estudios en orden inverso y sin el bachillerato, si ya tiene un título.',
          'Idiomas con nivel comprobable.',
          'Dos referencias avisadas: nada peor que una sorpresa.',
        ],
      },
      '“El mejor renglón que he leído este año decía: ‘Bajé de 40 a 12 los reclamos diarios’”, cuenta Luisa Ángel, reclutadora de Medellín. La llamó esa misma tarde. Era una muchacha que atendía una ventanilla de pueblo y que no sabía, hasta entonces, que eso se podía escribir.',
    ],
  },
  {
    brand: 'weekly',
    slug: 'emprendimientos-jabones-cafe-exconvictos',
    sections: ['/emprendimientos', '/mejor-colombia', '/especiales'],
    kicker: 'Emprendimientos',
    headline:
      'El jabón que huele a segunda oportunidad: la fábrica de Ibagué que contrata al salir de la cárcel',
    by: ['valentina-murcia-ordonez'],
    ago: 6450,
    tags: ['Emprendimiento', 'Inclusión'],
    picture: {
      id: 'perfume',
      caption: 'Al jabón siguió una colonia con notas de café, hecha con la borra de 140 cafeterías.',
      credit: 'Semanario',
    },
    body: [
      'Jhon Freddy Cárdenas salió de la cárcel un viernes y el lunes tenía uniforme. Había pasado cuatro años preguntándose quién le daría trabajo. La respuesta fue una señora de delantal, Esperanza Vanegas, química de profesión y dueña de una pequeña fábrica de jabones que se hace con la borra del café.',
      'La empresa recoge cada día 300 kilos de residuos en 140 cafeterías. Los seca, los mezcla con aceite usado y filtrado, y produce jabones exfoliantes que vende en hoteles. De los veintidós empleados, quince estuvieron presos. La rotación es del 4 por ciento; la del sector, del 31.',
      'El principio es sencillo: nadie pregunta por qué, pero todos deben llegar a las siete. Los viernes hay una hora de cuentas, en la que se muestra cuánto se vendió y cuánto va para el fondo de vivienda. Ya se pagaron tres cuotas iniciales.',
      '“No soy buena gente, soy buena jefe”, aclara Esperanza. A Jhon Freddy lo ascendieron a control de calidad. Tiene buen olfato, dice, porque en la celda aprendió a saber por el olor cómo venía el día.',
    ],
  },
  {
    brand: 'weekly',
    slug: 'play-podcast-el-cuaderno-del-tendero',
    sections: ['/semanarioplay', '/economia'],
    kicker: 'Semanario Play',
    headline: 'El cuaderno del tendero: el pódcast que explica la economía desde un mostrador de Popayán',
    standfirst:
      'Ocho episodios de veinte minutos con Joaquín Lemos y don Celso, que fía a media cuadra y nunca ha leído una minuta del banco central.',
    by: ['joaquin-lemos-ibanez'],
    ago: 5150,
    tags: ['Semanario Play', 'Pódcast', 'Economía'],
    picture: {
      id: 'microfono',
      caption: 'El pódcast se graba en la tienda, con el sonido de la puerta y de la registradora.',
      credit: 'Semanario Play',
    },
    body: [
      'Una columna tuvo la culpa. Después de que Joaquín Lemos escribiera sobre el cuaderno de fiados de don Celso, llegaron 460 cartas con la misma petición: que hablara el tendero. Habló. El primer episodio trata de la inflación y empieza con el precio de un huevo.',
      'Cada capítulo parte de un objeto del mostrador: el cuaderno, la balanza, la nevera del proveedor, la moneda de doscientos. El economista pregunta, el tendero responde y, más o menos en el minuto doce, se intercambian los papeles.',
      'El tercer episodio, sobre las tasas de interés, fue el más escuchado de la semana. En él don Celso explica por qué jamás le cobró intereses a una viuda y por qué, sin embargo, ganó plata con ella.',
      'Los nuevos capítulos se publican los jueves y están disponibles en todas las plataformas.',
      {
        interstitial: 'Oiga también ‘El país que suena’, un pódcast sin voces',
        url: '/podcasts/articulo/pais-que-suena-del-paramo-al-mar/',
      },
    ],
  },
] satisfies SeedStory[];
