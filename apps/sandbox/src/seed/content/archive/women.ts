import type { ArchiveTheme } from './theme.ts';

export const WOMEN_ARCHIVE: readonly ArchiveTheme[] = [
  {
    sections: ['/moda'],
    kicker: 'Moda',
    tags: ['Moda', 'Oficios'],
    pictures: ['zapatos', 'guantes', 'corbatas', 'fabrica'],
    angles: [
      [
        'Las bordadoras de {lugar} que firman cada prenda con un hilo rojo',
        'Son {n} mujeres y una regla: nadie cose con hambre. Sus blusas viajan a tres ciudades y vuelven, años después, para un remiendo gratuito.',
      ],
      [
        'Un taller de {lugar} teje sombreros con la fibra que sobra de {cultivo}',
        'El hallazgo fue casual y la paciencia, heredada. Cada pieza tarda {n} días y se vende con el nombre de quien la comenzó y de quien la terminó.',
      ],
      [
        'La costurera de {lugar} que arregla uniformes y terminó vistiendo una ópera',
        'Le encargaron {m} trajes en tres semanas. Los cortó en la mesa del comedor, con ayuda de sus vecinas y de una radio que no se apagó.',
      ],
      [
        'Vestirse con lo que hay: el ropero compartido que abrió en {lugar}',
        'Funciona como una biblioteca: la ropa se presta, se cuida y se devuelve planchada. Tiene {m} piezas y una lista de espera para los abrigos.',
      ],
    ],
    paragraphs: [
      'El taller queda al fondo de una casa de {lugar}, después del patio y de una mata de {cultivo}. Allí se trabaja con luz de ventana hasta las cuatro; a esa hora se barre y se habla.',
      'La maestra aprendió a coser a los nueve años, deshaciendo. Todavía cree que una prenda se entiende por dentro: si el revés está bien, el derecho no tiene de qué avergonzarse.',
      'Vender por internet cambió los tiempos, no los nudos. Llegan {n} pedidos por semana y todos reciben la misma respuesta: la fecha posible, el nombre de la tejedora y una fotografía del hilo.',
      'En {depto} hay otros grupos parecidos. Se reúnen dos veces al año junto a {agua}, intercambian muestras y discuten el precio justo, que es siempre la conversación más larga.',
    ],
  },
  {
    sections: ['/belleza'],
    kicker: 'Belleza',
    tags: ['Belleza', 'Cuidado'],
    pictures: ['cacao', 'limones-huerto', 'aguacate-arbol', 'laboratorio'],
    angles: [
      [
        'El jabón de {cultivo} que se cocina en {lugar} en ollas de barro',
        'La receta pasó por cinco generaciones y una prueba de laboratorio. Se hacen {m} barras al mes, sin perfume añadido y con el nombre de la cocinera.',
      ],
      [
        'La peluquería de {lugar} que atiende los lunes a las que no pueden pagar',
        'Abrió con {n} voluntarias y dos espejos. El corte es la excusa; lo que más se pide es que alguien lave el pelo sin prisa.',
      ],
      [
        'Lo que las abuelas de {lugar} sabían del sol y de {agua}',
        'Sombrero, sombra y horas: una dermatóloga revisó {n} costumbres de la región y encontró que casi todas tenían razón, aunque por otros motivos.',
      ],
      [
        'Una química de {lugar} estudia los aceites de {depto} que nadie embotella',
        'Ha analizado {m} muestras recogidas por mujeres de la región. Su meta es que la fórmula y la ganancia se queden donde crece la planta.',
      ],
    ],
    paragraphs: [
      'El olor llega antes que la puerta. En {lugar} se cocina los martes, cuando no hay mercado, y la mezcla reposa {n} días en una tabla de madera que no se usa para nada más.',
      'La dermatóloga que acompaña el proyecto insiste en lo aburrido: limpiar, hidratar, proteger. “La novedad vende, la constancia funciona”, dice, y enseña a leer etiquetas con una lupa.',
      'De cada venta, una parte va a un fondo para medicinas. El año pasado sumó {m} mil pesos y alcanzó para las gafas de dos socias, que desde entonces cortan más derecho.',
      'El permiso sanitario tardó once meses. Las socias lo enmarcaron y lo colgaron junto a la primera olla, que ya no se usa y a la que nadie se atreve a mover.',
    ],
  },
  {
    sections: ['/bienestar'],
    kicker: 'Bienestar',
    tags: ['Bienestar', 'Salud'],
    pictures: ['trote', 'bogota-ciclovia', 'hospital', 'ciclista-montana', 'perro-gato', 'reloj'],
    angles: [
      [
        'Las caminantes de {lugar} que curan el insomnio con {n} kilómetros',
        'Salen a las cinco, hablan poco y vuelven con pan. Una médica siguió al grupo durante un año y midió lo que ellas ya sabían.',
      ],
      [
        'En {lugar} un coro de viudas ensaya dos veces por semana y ya no falta a consulta',
        'Empezó con {n} voces y un piano sin tres teclas. El centro de salud lo receta junto con las pastillas de la presión.',
      ],
      [
        'Nadar a los setenta: la clase de {lugar} que se dicta en {agua}',
        'Diecisiete alumnas, una cuerda y una instructora que aprendió tarde. La más veterana cruzó {m} metros el día de su cumpleaños.',
      ],
      [
        'El cuarto de silencio que una escuela de {lugar} abrió para sus maestras',
        'Tiene una silla, una planta y una puerta que cierra. En {n} meses bajaron las incapacidades y subieron las ganas de quedarse en el pueblo.',
      ],
    ],
    paragraphs: [
      'El grupo nació de una conversación en la fila de la droguería. Tres mujeres de {lugar} descubrieron que dormían mal a la misma hora y decidieron salir a encontrarse.',
      'La recomendación médica es modesta: media hora, cinco días. Lo demás, que es casi todo, lo pone la compañía. De {n} inscritas al comienzo, solo dos dejaron de ir, y una fue por mudanza.',
      '“Yo no vine a bajar de peso, vine a que me preguntaran cómo amanecí”, cuenta una de las más constantes, que lleva {m} salidas anotadas en el calendario de la cocina.',
      'La Secretaría de Salud de {depto} quiere repetir la idea en otros municipios. Las fundadoras pusieron una condición: que nadie les cambie la hora ni las obligue a usar camiseta.',
    ],
  },
  {
    sections: ['/gastronomia'],
    kicker: 'Cocina',
    tags: ['Cocina', 'Tradición'],
    pictures: [
      'cocina-arepa',
      'arepa-huevo',
      'restaurante',
      'leche-ordeno',
      'cafe-grano',
      'papa-cosecha',
      'copa-bar',
    ],
    angles: [
      [
        'El dulce de {cultivo} de {lugar} que solo se hace cuando baja {agua}',
        'La temporada dura {n} semanas y la receta no está escrita. Una cocinera aceptó dictarla a cambio de que nadie la llame secreta.',
      ],
      [
        'Las {n} sopas de {lugar}: una ruta para comer despacio y preguntar',
        'Del desayuno a la cena, cada casa tiene la suya. Una investigadora probó todas y dibujó un mapa con horarios, vajillas y discusiones.',
      ],
      [
        'La panadería de {lugar} que hornea con leña y cierra cuando se acaba',
        'Nunca después de las once. Las tres hermanas que la atienden producen {m} panes al día y no piensan hacer ni uno más.',
      ],
      [
        'Una mesa larga a la orilla de {agua}: la cena anual de las cocineras de {lugar}',
        'Cada una lleva un plato y una silla. Este año fueron {m} invitados, dos novios y una receta de {cultivo} que ganó por aplausos.',
      ],
    ],
    paragraphs: [
      'La cocina de {lugar} mide cuatro pasos. En ella caben {n} ollas, un banco y las opiniones de media cuadra, que se asoma por la ventana a decir si falta sal.',
      'El ingrediente que lo cambia todo es el {cultivo}, que aquí se usa maduro, casi pasado. Antes de eso sirve para adornar, dicen, y lo dicen como un reproche.',
      'La cocinera mide con la mano y corrige con el oído. Sabe que está listo cuando el hervor “se pone ronco”, una señal que ningún termómetro ha podido confirmar.',
      'En {depto} se preparan al menos {n} versiones. La discusión sobre cuál fue la primera no se ha resuelto y, a juzgar por las porciones, nadie tiene prisa.',
    ],
  },
  {
    sections: ['/cultura'],
    kicker: 'Cultura',
    tags: ['Cultura', 'Mujeres'],
    pictures: [
      'teatro',
      'cine',
      'orquesta',
      'concierto',
      'biblioteca',
      'auditorio',
      'cabina',
      'estudio-tv',
      'barranquilla-carnaval',
    ],
    angles: [
      [
        'La afinadora de pianos que recorre {depto} y tiene su casa en {lugar}',
        'Viaja con una maleta de {n} herramientas y un diapasón heredado. Ha encontrado cartas, un anillo y una familia de ratones con buen oído.',
      ],
      [
        'Las poetas de {lugar} publican una antología impresa en papel de {cultivo}',
        'Son {m} páginas hechas a mano y cosidas en el patio de la alcaldía. La primera lectura se hizo a la luz de las velas.',
      ],
      [
        'Una cineasta de {lugar} filmó durante {n} años la orilla de {agua}',
        'No hay entrevistas ni voz en off: solo una silla que cambia de lugar. La película ganó en un festival y se estrenó primero en la plaza.',
      ],
      [
        'El club de lectura de {lugar} que se reúne en el consultorio de la odontóloga',
        'Empezó en la sala de espera con {n} pacientes y una novela rusa. Ahora ocupa los sábados y ya nadie llega tarde a su cita.',
      ],
    ],
    paragraphs: [
      'Cuando era niña, en {lugar}, creía que el arte era algo que llegaba en bus. Tardó {n} años en sospechar que también podía salir de allí.',
      'La obra se hizo sin becas y con ayuda. Una vecina prestó el cuarto, otra la cámara y una tercera el dinero, con una condición que se cumplió: aparecer al fondo, de espaldas.',
      'El estreno reunió a {m} personas en la plaza. Nadie se movió durante los títulos finales, quizá porque en ellos estaban los nombres de todos los presentes.',
      '“Me interesa lo que pasa cuando no pasa nada”, dice. Detrás suena {agua}, que en esta época baja despacio, como si también quisiera escuchar la respuesta.',
    ],
  },
];
