import type { SeedStory } from '../../types.ts';

export const CULTURA = [
  {
    brand: 'weekly',
    slug: 'novela-perdida-mompox-archivo',
    sections: ['/cultura'],
    kicker: 'Literatura',
    headline:
      'La novela que apareció en una máquina de coser: el manuscrito de Mompox que reescribe un siglo',
    standfirst:
      'Trescientas cuartillas escritas por una mujer en 1931 estaban en el cajón de los hilos. Los expertos la comparan con los grandes; la familia pide que no la comparen con nadie.',
    by: ['paula-santacoloma-rey'],
    ago: 580,
    tags: ['Literatura', 'Mompox', 'Patrimonio'],
    picture: {
      id: 'costura',
      caption:
        'El manuscrito estaba en el cajón de una máquina de coser y fue digitalizado página por página en la Biblioteca Nacional.',
      credit: 'Laura Cárdenas / Semanario',
    },
    contentCode: '3',
    body: [
      'La máquina de coser era alemana, de pedal, y en noventa años nadie había abierto el cajón de la izquierda porque se creía que estaba sellado por el óxido. Lo abrió en mayo una bisnieta que buscaba botones. Adentro había 312 cuartillas a mano, cosidas por el lomo con hilo negro de carrete, y en la primera, con letra de colegio de monjas, un título: <i>El agua no pregunta</i>.',
      'La autora se llamaba Evangelina Ribón Trespalacios, murió en 1958 y hasta este año figuraba en los registros de Mompox como “modista”. La novela cuenta un día en la vida de un puerto del que se va alejando el río. Transcurre entre las cinco de la mañana y la medianoche, tiene 46 personajes y termina, sin punto, en la mitad de una frase.',
      { h: 'El peritaje' },
      'La Biblioteca Nacional tardó cuatro meses en confirmar la fecha. El papel lleva marca de agua de un molino italiano que cerró en 1934; la tinta ferrogálica coincide con la de las cuentas de la modistería. Nada hace pensar en una falsificación, y hay un dato que conmueve a los filólogos: en los márgenes, junto a las correcciones, hay medidas de clientas. “Talle 68, manga tres cuartos”, se lee al lado del capítulo séptimo.',
      {
        quote:
          'No estamos ante un borrador curioso. Estamos ante una arquitectura que nuestra narrativa tardaría treinta años en intentar.',
        by: 'Profesora Leonor Daza, filóloga',
      },
      'La historia de la modista empieza a aclararse. Hija de un contador de aduana y de una mujer que vendía dulces, Evangelina Ribón fue la mejor alumna del colegio de La Presentación hasta los quince años, cuando quedó a cargo de cuatro hermanos. Cosió para las familias principales durante cuatro décadas. En un álbum de bodas de 1938 aparece al fondo, agachada, arreglando la cola de un vestido, la cara oculta. Es la única fotografía que se conserva.',
      'La pregunta de cómo leía es casi tan apasionante como la de cómo escribía. En el inventario de su casa, levantado por una sobrina, hay once libros, ninguno de ellos novela. Pero la biblioteca del colegio guarda un registro de préstamos a nombre de una profesora amiga, y allí, entre 1922 y 1931, alguien sacó tres veces los mismos cuatro tomos rusos, en traducción francesa. Las fechas coinciden con los meses de lluvia, cuando no había bodas.',
      'La comparación con otras obras del Caribe fue inmediata y la familia la rechazó con elegancia. “Que la lean primero y la midan después. Ella medía muy bien”, dijo la bisnieta, Rosario Ribón, química de profesión, que no tenía en su casa más de veinte libros y ahora contesta llamadas de seis países.',
      {
        image: 'museo',
        caption: 'La sala donde se exhibirá, a partir de abril, la máquina de coser junto al manuscrito.',
        credit: 'Laura Cárdenas / Semanario',
      },
      { h: 'Una lectora de trescientas cuartillas' },
      'Tuve acceso a la copia digital durante dos días. Lo que sorprende no es la técnica, aunque la haya, sino la temperatura: nadie en esa novela alza la voz. El río se va y la gente cambia las sillas de sitio para seguir mirándolo. Un barbero afeita a un muerto porque había pagado por adelantado. Una niña aprende a leer con las etiquetas de los barcos que ya no llegan.',
      {
        list: [
          'Publicación prevista: abril, en edición crítica y edición popular.',
          'Extensión: 318 páginas impresas.',
          'Precio de la edición popular: 32.000 pesos.',
          'Regalías: la mitad irá a una escuela de costura y escritura en Mompox.',
        ],
      },
      'La edición crítica tendrá un apéndice con todas las medidas que aparecen en los márgenes. Una editora lo propuso como broma y terminó siendo una clave: al cruzarlas con los libros de la parroquia se pudo saber a quién vestía mientras escribía cada capítulo. El del barbero coincide con el luto de los Amarís. El de la niña que lee, con una primera comunión. La novela, resulta, también tenía forro.',
      'En Mompox hay quien dice que siempre lo supo. Don Idelfonso Gutiérrez, de 97 años, recuerda que cuando niño iba a recoger los pantalones de su padre y encontraba a la modista hablando sola. “Uno creía que rezaba”, cuenta. “Y movía la mano así, como quien cose, pero sin aguja”.',
      'Queda el final abierto. Los editores discutieron si añadir un punto. La frase dice: “y cuando por fin se asomó a la ventana el río estaba”. Rosario Ribón fue tajante. “Si ella hubiera querido poner el punto, tenía aguja”.',
      {
        interstitial: 'Los puertos sin río, por Emiro Palencia Gual',
        url: '/opinion/articulo/los-puertos-sin-rio/',
      },
    ],
  },
  {
    brand: 'weekly',
    slug: 'festival-cine-cartagena-seleccion-regional',
    sections: ['/cultura'],
    kicker: 'Cine',
    headline: 'Catorce óperas primas y ningún abogado: el nuevo cine se filma lejos de Bogotá',
    standfirst:
      'La selección del festival incluye películas rodadas en nueve departamentos, cinco de ellas habladas en lenguas distintas del español. Un mapa de los nombres que vienen.',
    by: ['paula-santacoloma-rey'],
    ago: 1800,
    tags: ['Cine', 'Festivales'],
    picture: {
      id: 'cine',
      caption: 'La sala principal tendrá funciones gratuitas cada mañana.',
      credit: 'Semanario',
    },
    body: [
      'El comité vio 342 películas y escogió catorce. Al cruzar las fichas apareció un dato inesperado: ninguna se rodó en Bogotá y solo una tiene un personaje con corbata. Hay una historia de amor en un trapiche, un documental sobre campanas y una comedia muda filmada en wayuunaiki, lo cual, bromea su director, tiene mérito.',
      'El cambio tiene explicación. Las convocatorias regionales, que empezaron hace seis años con presupuestos mínimos, formaron equipos que ya no se mudan. En Pasto, Quibdó y Riohacha hay hoy casas de posproducción y las películas se terminan donde se filman.',
      'Entre las favoritas está Campana mayor, de la pastusa Irene Chamorro, que siguió durante tres años a un fundidor que se está quedando sordo. La película casi no tiene diálogos y, sin embargo, en la función de prueba nadie tosió. Otra que dará de qué hablar es Tablón, rodada en un colegio de Leticia con estudiantes que escribieron sus propias escenas y que, al final, le cambiaron el final al director.',
      'El reto es la taquilla. El año pasado las cintas nacionales sumaron el 3,1 por ciento de los espectadores. El festival ensayará un circuito de 60 municipios con pantalla inflable y boleta de 4.000 pesos.',
    ],
  },
  {
    brand: 'weekly',
    slug: 'teatro-carcel-mujeres-estreno',
    sections: ['/cultura', '/mujeres', '/especiales'],
    kicker: 'Teatro',
    headline: 'Estreno en el patio cuatro: once mujeres presas montan una tragedia y piden que no lloren',
    by: ['paula-santacoloma-rey'],
    ago: 5600,
    tags: ['Teatro', 'Cárceles'],
    picture: {
      id: 'teatro',
      caption: 'La tragedia llegará también a un teatro de la ciudad, con telón y palcos.',
      credit: 'Laura Cárdenas / Semanario',
    },
    body: [
      'En el programa de mano hay una advertencia: “Se ruega no llorar hasta el saludo”. Las once actrices la escribieron después de la primera función, cuando los sollozos de la tercera fila les taparon un diálogo. Ensayaron ocho meses en el patio cuatro de la reclusión de mujeres.',
      'La tragedia es griega, pero suena a barrio. Antígona se llama Yuli y quiere enterrar a un hermano que nadie reclama. El coro lava ropa. El vestuario se cosió con sábanas y la corona del tirano es una tapa de olla.',
      'Los ensayos son a las dos de la tarde, después del conteo. Hay actrices que salen en libertad la víspera del estreno y otras que vuelven, de visita, solo para terminar la temporada. La que hacía de Creonte obtuvo la condicional en junio. Pidió que le dejaran el papel. Cada mes presenta una solicitud de ingreso, hace la fila con las familias, se pone la tapa de olla y reina hora y media.',
      'La directora, Marina Toscano, da clases allí desde hace nueve años. No cree en la palabra rehabilitar. “Yo vengo a hacer teatro. Si algo se arregla, es un efecto secundario”.',
      'En la última función, al apagarse las luces, hubo un minuto de silencio. Después, sí, lloraron todos, incluidas las guardianas.',
    ],
  },
] satisfies SeedStory[];
