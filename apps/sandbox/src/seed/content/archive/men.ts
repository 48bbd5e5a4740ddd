import type { ArchiveTheme } from './theme.ts';

export const MEN_ARCHIVE: readonly ArchiveTheme[] = [
  {
    sections: ['/estilo-de-vida'],
    kicker: 'Oficios',
    tags: ['Oficios', 'Estilo'],
    pictures: ['costura', 'zurcido', 'fabrica', 'cafe-grano', 'cacao', 'casa-interior'],
    angles: [
      [
        'El barbero de {lugar} que cobra en historias y afila una vez por semana',
        'Atiende a {n} clientes al día, ninguno con afán. Su sillón vino en planchón por {agua} y conserva una bala que nadie explica.',
      ],
      [
        'El zapatero de {lugar} que se niega a botar un par y ya guarda {m}',
        'Son los que nadie volvió a reclamar. Les cambia la suela cada año, por si acaso, y conoce la historia de casi todos.',
      ],
      [
        'La destilería de {lugar} que hace aguardiente de {cultivo} y lo deja dormir',
        'Tres socios, {n} barriles y ninguna prisa. La primera botella se abrió en un velorio y, según los testigos, mejoró la conversación.',
      ],
      [
        'Una navaja hecha en {lugar} tarda {n} días y no se presta',
        'El herrero trabaja con hojas de sierra, cacho y una paciencia que aprendió de su abuelo. La lista de espera llega hasta el otro diciembre.',
      ],
    ],
    paragraphs: [
      'El local queda en una esquina de {lugar} y no tiene aviso. El que necesita encontrarlo pregunta; el que no pregunta, en opinión del dueño, todavía no lo necesita.',
      'Trabaja de pie, con la radio baja. En {n} años ha roto dos reglas: abrió un domingo por un matrimonio y cerró un lunes por el mismo matrimonio.',
      'El material viene de {depto}. Cuando llega, lo huele. “Si huele a bodega, se devuelve; si huele a monte, se queda”, explica, y ese es todo el control de calidad.',
      'A veces aparece alguien con una foto de catálogo. Él la mira con respeto, sirve un tinto y propone otra cosa, que casi siempre cuesta menos y dura {m} veces más.',
    ],
  },
  {
    sections: ['/deportes'],
    kicker: 'Deportes',
    tags: ['Deportes', 'Crónica'],
    pictures: ['boxeo', 'futbol-gol', 'ciclista-montana', 'nadadoras', 'bogota-ciclovia'],
    angles: [
      [
        'El portero de {lugar} que ha tapado {n} penaltis y no sabe nadar',
        'Vive a tres cuadras de {agua} y nunca se ha metido. Dice que un hombre solo puede defender una orilla a la vez.',
      ],
      [
        'La gallera de {lugar} ahora es un gimnasio y el juez sigue siendo el mismo',
        'Cambió los gallos por {n} boxeadores de barrio. Las apuestas terminaron; los apodos, no, y hay uno que ya ganó en la capital.',
      ],
      [
        'Tejo a medianoche: la liga de {lugar} que juega a oscuras y por el ruido',
        'Son {n} equipos y una sola linterna para contar los puntos. El campeón lleva tres años sin ver la mecha que revienta.',
      ],
      [
        'El ciclista de {lugar} que entrena cargado de {cultivo} y llega primero al mercado',
        'Sube {m} metros de desnivel antes del desayuno. Un equipo profesional lo invitó y él pidió permiso para llevar la parrilla.',
      ],
    ],
    paragraphs: [
      'En {lugar} el partido empieza cuando llega el que tiene el balón. Esta vez llegó con retraso y con una excusa tan larga que el árbitro la sumó al tiempo de descuento.',
      'El entrenador fuma con la mirada. No grita: escribe en una libreta y, al final, arranca la hoja. De las {n} que ha repartido este año, nadie ha mostrado la suya.',
      'Hay tribuna para {m} personas y una señora que manda más que todas juntas. Vende empanadas, pita las faltas y una vez anuló un gol con razón.',
      'Después hay cerveza y versiones. En la de los ganadores, la cancha era más larga; en la de los otros, venía subiendo desde {agua} y estaba mojada.',
    ],
  },
  {
    sections: ['/que-pasa'],
    kicker: 'Qué pasa',
    tags: ['Historias', 'Regiones'],
    pictures: ['perro-gato', 'bogota-cerros', 'bus-cali', 'lluvia', 'techo-lluvia'],
    angles: [
      [
        'El hombre de {lugar} que colecciona despertadores y llega tarde a todo',
        'Tiene {m}, y ninguno marca la misma hora. Su teoría es que el promedio no falla; su jefe, que ya no es su jefe, opinaba distinto.',
      ],
      [
        'En {lugar} hay un semáforo y todo el pueblo se detiene a mirarlo',
        'Lo instalaron hace {n} meses en la única esquina con sombra. No ha evitado ningún choque, pero ya provocó dos noviazgos y una serenata.',
      ],
      [
        'La apuesta de {lugar} que empezó por {cultivo} y terminó con un hombre en un árbol',
        'Van {n} días, le suben comida en un balde y recibe visitas los domingos. Dice que la vista de {agua} ayuda.',
      ],
      [
        'El último telegrafista de {lugar} todavía contesta, pero nadie le escribe',
        'Guarda {m} mensajes que no alcanzó a entregar. Cada noche transmite uno, por disciplina, hacia una estación que cerró hace treinta años.',
      ],
    ],
    paragraphs: [
      'La historia se cuenta de {n} maneras en {lugar}, según la tienda. En lo único que coinciden es en el perro, que aparece siempre y siempre en el mejor momento.',
      'Fui a buscarlo un martes. Me recibió con un jugo de {cultivo} y una advertencia: todo lo que iba a oír era verdad, menos las fechas, que había que ponerlas uno.',
      'El alcalde prefiere no opinar, aunque la ventana de su despacho da justo allí. Sus {m} votos de diferencia, admite, también salieron de esa cuadra.',
      'Cuando le pregunté si se arrepentía, miró hacia {agua} un buen rato. “De no haber cobrado entrada”, respondió por fin, y se bajó el sombrero.',
    ],
  },
  {
    sections: ['/entretenimiento'],
    kicker: 'Noche',
    tags: ['Música', 'Noche'],
    pictures: ['concierto', 'teatro', 'orquesta', 'partitura', 'estudio-tv', 'cali-salsa', 'restaurante'],
    angles: [
      [
        'El bar de {lugar} donde solo suenan discos rayados y nadie se queja',
        'La aguja salta y la gente también. El dueño tiene {m} vinilos con defecto y una regla: el que se sabe la parte que falta, la canta.',
      ],
      [
        'La orquesta de {lugar} que toca en entierros alegres y matrimonios tristes',
        'Son {n} músicos sin partitura. Cobran distinto según el ánimo de la casa y devuelven la plata si nadie llora o si lloran todos.',
      ],
      [
        'Un karaoke flotante cruza {agua} los sábados y espanta a los peces de {lugar}',
        'Caben {n} cantantes y un salvavidas. El capitán prohíbe las baladas en las curvas por razones de seguridad y de dignidad.',
      ],
      [
        'El imitador de {lugar} que hace {n} voces y perdió la suya',
        'Trabaja en fiestas, emisoras y una que otra reconciliación. El médico le pidió silencio; él lo imitó tan bien que le dieron el alta.',
      ],
    ],
    paragraphs: [
      'A las once, en {lugar}, la noche todavía está decidiendo. Hay {n} mesas, un ventilador y una pareja que discute en voz baja quién debería sacar a bailar a quién.',
      'El dueño nació en la pieza de atrás. De niño dormía con el bajo contra la pared y asegura que por eso camina así, un poco después del tiempo.',
      'El trago de la casa lleva {cultivo} y un nombre que no se imprime. Se sirve en vaso corto, sin adorno, y con la recomendación de no firmar nada durante la hora siguiente.',
      'Cuando prenden la luz quedan {m} colillas y un zapato. Todas las semanas hay un zapato. Los guarda en una repisa, como quien espera a una Cenicienta con mal carácter.',
    ],
  },
  {
    sections: ['/relatos/historias', '/relatos'],
    kicker: 'Relatos',
    tags: ['Relatos', 'Ficción'],
    pictures: ['paramo-frailejones', 'playa', 'libros', 'pacifico-selva', 'madre-hija', 'mochilas', 'museo'],
    angles: [
      [
        'El hotel de {lugar} donde no anochecía',
        'Llegué por una noche y pagué {n}. Nadie en la recepción supo decirme qué día era, y a la mañana siguiente dejé de preguntar.',
      ],
      [
        'La mujer que vendía mapas equivocados en {lugar}',
        'Todos llevaban a un sitio mejor. Yo compré el que marcaba un puente sobre {agua} y caminé {m} pasos hasta encontrar lo que no buscaba.',
      ],
      [
        'Instrucciones para salir de {lugar} sin despedirse',
        'Mi padre lo intentó {n} veces y siempre lo alcanzó alguien con un almuerzo. Yo heredé la maleta, la costumbre y el hambre.',
      ],
      [
        'La noche en que se incendió el cine de {lugar}',
        'Nadie gritó porque todos creían que era parte de la película. Al final hubo aplausos y {m} personas pidieron que la repitieran.',
      ],
    ],
    paragraphs: [
      'Lo primero que noté en {lugar} fue que los relojes tenían las agujas puestas por cortesía. Marcaban cualquier cosa y la gente les agradecía la intención.',
      'Ella se rio como se ríen las puertas, primero un poco y después del todo. Detrás del mostrador había {n} cajones y en ninguno, me dijo, había nada que fuera mío.',
      'Caminé hasta {agua}. Un hombre pescaba sin carnada, para no molestar. Le pregunté por la salida y señaló el agua, luego el cielo, luego, por descarte, el camino.',
      'Esa noche soñé con {m} sillas vacías y una ocupada. Cuando me acerqué a ver quién era, el sueño tuvo la delicadeza de terminar, y afuera alguien pregonaba {cultivo}.',
    ],
  },
];
