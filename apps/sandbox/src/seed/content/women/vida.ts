import type { SeedStory } from '../../types.ts';

export const BIENESTAR = [
  {
    brand: 'women',
    slug: 'club-nadadoras-embalse-guatape',
    sections: ['/bienestar'],
    kicker: 'Cuerpo',
    headline: 'Las señoras que nadan al amanecer en Guatapé y le perdieron el miedo a todo lo demás',
    standfirst:
      'Tienen entre cincuenta y siete y ochenta y un años, ninguna había aprendido a flotar y ahora cruzan el embalse los domingos, con gorra de colores y termo.',
    by: ['antonia-berrio-salazar'],
    ago: 1010,
    tags: ['Natación', 'Bienestar', 'Edad'],
    picture: {
      id: 'nadadoras',
      caption: 'El grupo sale del muelle viejo a las 5:45 a. m. y nada siempre junto.',
      credit: 'Inés Laverde para Fucsia',
    },
    body: [
      'A las 5:45 a. m. el agua echa humo. Once mujeres en vestido de baño entero se paran en el muelle y se toman de la mano. La mayor, Nohemí Giraldo, tiene ochenta y un años, una cadera de titanio y una gorra amarilla que se ve desde la carretera. Cuenta hasta tres. Siempre saltan en dos.',
      'Ninguna sabía nadar. Crecieron en un pueblo que fue inundado para hacer el embalse y les enseñaron a temerle a esa agua. “Debajo está mi escuela”, dice Luz Marina, que se metió por primera vez el día que enviudó. Un instructor joven les explicó que para flotar había que dejar de pelear. Le tomó cuatro meses convencerlas.',
      'Los beneficios están medidos: mejor equilibrio, mejor sueño, menos dolor en las rodillas. La fisioterapeuta que las acompaña añade uno que no sale en los exámenes. “Cambiaron de voz. Ahora hablan desde más abajo”.',
      {
        pull: true,
        quote: 'Yo le tenía miedo al agua, a mi marido y a los buses. Empecé por el agua.',
        by: 'Luz Marina Hincapié, 68 años',
      },
      {
        list: [
          'Aprende primero a exhalar debajo del agua.',
          'Nunca nades sola en aguas abiertas y usa boya.',
          'Empieza con doce minutos; sube dos por semana.',
          'Lleva aguadepanela caliente: el frío llega después.',
        ],
      },
      'Los domingos cruzan 900 metros hasta la otra orilla, donde las espera un lanchero con arepas. La primera vez, Nohemí se detuvo en la mitad, puso la cara en el agua y se quedó quieta. Creyeron que le pasaba algo. “Estaba mirando el techo de la iglesia”, explicó.',
    ],
  },
  {
    brand: 'women',
    slug: 'ansiedad-respirar-cuatro-ejercicios',
    sections: ['/bienestar'],
    kicker: 'Respirar',
    headline: 'Cuatro ejercicios de respiración para una tarde difícil, explicados sin incienso',
    by: ['sofia-nunez-arboleda'],
    ago: 2230,
    tags: ['Ansiedad', 'Respiración', 'Bienestar'],
    picture: {
      id: 'lluvia',
      caption:
        'Se puede hacer debajo de un paraguas: exhalar más largo que inhalar frena el sistema nervioso.',
      credit: 'Fucsia',
    },
    body: [
      'No hace falta una colchoneta ni una aplicación. El nervio vago, que es el cable que le dice al corazón que se calme, responde a una sola instrucción: suelte el aire despacio. Estos ejercicios toman menos de cuatro minutos y se pueden hacer en un baño de oficina.',
      {
        list: [
          'El suspiro doble: dos inhalaciones cortas por la nariz y una exhalación larga por la boca. Cinco veces.',
          'La caja: cuatro tiempos adentro, cuatro retenidos, cuatro afuera, cuatro en pausa. Tres minutos.',
          'La vela: sopla como si quisieras mover la llama sin apagarla. Diez veces.',
          'El tarareo: exhala cantando una eme. Hazlo con una canción de tu mamá.',
        ],
        ordered: true,
      },
      'Si sientes mareo, para: estás respirando demasiado. Y si la ansiedad te visita todos los días durante más de dos semanas, pide ayuda. Respirar alivia, pero no reemplaza una conversación con alguien que sabe.',
      'La psicóloga Olga Lucía Barreneche recomienda practicar cuando se está bien. “Nadie aprende a nadar en la mitad de la tormenta”, dice. Una vez al día, antes del café, basta.',
    ],
  },
  {
    brand: 'women',
    slug: 'cuidar-a-la-madre-manual-hijas',
    sections: ['/bienestar', '/mujeres'],
    kicker: 'Cuidado',
    headline: 'Cuidar a la madre: manual imperfecto para hijas que además trabajan, aman y se cansan',
    standfirst:
      'Siete de cada diez personas que cuidan a un familiar en el país son mujeres. Un grupo de lectoras escribió lo que le habría gustado saber el primer día.',
    by: ['antonia-berrio-salazar', 'valentina-murcia-ordonez'],
    ago: 5600,
    tags: ['Cuidado', 'Familia', 'Mujeres'],
    picture: {
      id: 'madre-hija',
      caption: 'Quien cuida necesita, por lo menos, una tarde libre a la semana.',
      credit: 'Fucsia',
    },
    contentCode: '3',
    body: [
      'Ninguna recuerda el día exacto. Empezó con una llamada repetida, una olla quemada, una factura que llegó dos veces. Después, sin que nadie lo votara, la hija que vivía más cerca o que no tenía niños se convirtió en la que cuida. A las lectoras que nos escribieron les pedimos un consejo por carta. Recibimos 312. Estos son los que más se repiten.',
      { h: 'Lo práctico' },
      {
        list: [
          'Haz una carpeta con cédula, medicamentos, alergias y claves. Déjala en la nevera.',
          'Consigue un solo médico que mire el conjunto.',
          'Cambia los tapetes por piso limpio y pon luz en el pasillo.',
          'Reparte por escrito: el hermano que no puede cuidar puede pagar.',
          'Agenda tu tarde libre antes que la cita de ella.',
        ],
        ordered: true,
      },
      'El consejo sobre la carpeta se repite en 141 cartas. Una lectora de Ibagué cuenta que la suya, amarilla y con imán, le ahorró once minutos a una ambulancia. Otra añade algo que no viene en las guías: una hoja con lo que a la mamá le gusta. La canción, el nombre del perro de la infancia, cómo toma el café. “En urgencias todos sabían su presión y nadie sabía que odia que le digan mamita”.',
      { h: 'Lo otro' },
      'Nadie avisa de la rabia. Llega en la mitad de la sopa, cuando la madre que fue dura se vuelve niña y no pide perdón. Varias lectoras escribieron la misma frase, con distintas letras: se puede cuidar sin haber sido cuidada, pero hay que decirlo en algún lado.',
      {
        quote:
          'El día que dejé de corregirla se nos arregló la tarde. Si dice que es 1974, le pregunto qué está sonando en la radio.',
        by: 'Lectora de Armenia',
      },
      'También hay humor. Una señora de Cúcuta esconde las llaves y acusa al nuncio apostólico. La hija ya aprendió a interrogar al nuncio. Otra baila todas las noches con su mamá un bolero completo, el mismo, y lo han bailado unas novecientas veces. “No se acuerda de mí, pero me lleva el paso”.',
      'Los centros de día cuestan entre 380.000 y 1,2 millones de pesos mensuales; en diez ciudades hay programas públicos gratuitos que incluyen respiro para la cuidadora. Pide la lista en tu alcaldía. Y pide ayuda. La culpa, coinciden las 312, no acompaña: solo pesa.',
    ],
  },
] satisfies SeedStory[];

export const CULTURA = [
  {
    brand: 'women',
    slug: 'novela-epistolar-dos-hermanas-guajira',
    sections: ['/cultura', '/entretenimiento'],
    kicker: 'Libros',
    headline: 'Dos hermanas, cuarenta años de cartas y una novela que no querían publicar',
    by: ['carolina-benedetti-puche'],
    ago: 1720,
    tags: ['Libros', 'Correspondencia'],
    picture: {
      id: 'libros',
      caption: 'La edición se lee con el café al lado y conserva las tachaduras de las cartas.',
      credit: 'Inés Laverde para Fucsia',
    },
    body: [
      'Se escribían los domingos. Una en Riohacha, maestra; la otra en Toronto, enfermera. Durante cuarenta años se contaron todo menos lo importante, que quedó entre líneas, y que el lector descubre con un escalofrío hacia la página noventa.',
      'Las hermanas Brito Iguarán no tenían la intención de publicar. Un sobrino las encontró en una caja de galletas danesas, las transcribió y les pidió permiso. La mayor dijo que no. La menor dijo que esperaran a que la mayor cambiara de opinión. Tardó seis años.',
      'Lo mejor es la voz. La maestra escribe como quien revisa un cuaderno, con puntos finales; la enfermera no termina las frases, porque la llaman de otra cama. A medida que pasan los años se contagian: la primera empieza a dejar cosas en el aire y la segunda a cerrarlas. Nadie les enseñó a envejecer en prosa y lo hicieron a la perfección.',
      'El resultado es un libro sobre la distancia que no usa esa palabra. Hay recetas, chismes, un divorcio contado en tres renglones y una descripción de la nieve que hace llorar a cualquiera que haya vendido cocos.',
      'La edición conserva las tachaduras. En una de ellas, según los peritos, decía “ven”. En la carta siguiente, sin que nadie se lo pidiera, la otra contesta: “Todavía no”.',
    ],
  },
  {
    brand: 'women',
    slug: 'artista-textil-cauca-bienal',
    sections: ['/cultura'],
    kicker: 'Arte',
    headline: 'La artista que bordó un río con el pelo de cien mujeres llega a la bienal',
    standfirst:
      'Mide catorce metros, pesa menos que un libro y tomó siete años. Cada donante entregó un mechón y la historia de una orilla.',
    by: ['antonia-berrio-salazar'],
    ago: 3900,
    tags: ['Arte', 'Bordado', 'Bienal'],
    picture: {
      id: 'museo',
      caption: 'La sala vecina a la del río bordado, en la muestra previa de Popayán.',
      credit: 'Inés Laverde para Fucsia',
    },
    body: [
      'El río Cauca mide 1.350 kilómetros y, en la obra de Azucena Valbuena, catorce metros. Está bordado sobre tul con el pelo de cien mujeres que viven en sus orillas. Hay negro, hay castaño, hay una curva entera de canas que corresponde, más o menos, a La Virginia.',
      'Cada mechón llegó en un sobre con una historia. La artista las leyó todas antes de enhebrar y no ha publicado ninguna. “El bordado es la manera que tengo de guardar un secreto a la vista”, explica en su estudio de Popayán, donde trabaja de pie, sin música y con la puerta abierta.',
      'La pieza viajará a una bienal en Asia dentro de un tubo de cartón. El seguro fue un problema: nadie sabía qué valor declarar. Azucena propuso el peso, doscientos once gramos, por el precio del oro. La aseguradora aceptó.',
      'En la sala, los visitantes tienden a contener la respiración. Es una medida práctica, porque el tul se mueve. También es, dice ella, lo más parecido a un minuto de silencio que ha conseguido en la vida.',
    ],
  },
] satisfies SeedStory[];

export const OPINION = [
  {
    brand: 'women',
    slug: 'lo-que-callamos-en-la-mesa',
    sections: ['/opinion-fucsia'],
    kicker: 'Columna',
    headline: 'Lo que callamos en la mesa se lo come alguien',
    standfirst:
      'Lo que una generación no nombra le cierra la garganta a la siguiente. Las familias necesitan puertas, no muros.',
    by: ['amparo-solarte-eraso'],
    ago: 1280,
    tags: ['Familia', 'Psicoanálisis', 'Columna'],
    picture: {
      id: 'cocina-ajiaco',
      caption: 'El domingo se sirve sopa y se calla el resto.',
      credit: 'Fucsia',
    },
    body: [
      'En mi tierra se come cuy los domingos y se calla de lunes a sábado. Crecí en una mesa de once puestos donde se podía hablar del precio de la papa, de la lluvia y de los muertos ajenos. De los propios, jamás. Un hermano de mi padre no tenía nombre: se le decía “el que se fue”. Tardé treinta años en saber que se había ido al cuarto del fondo y no había vuelto a salir.',
      'En el consultorio oigo a diario esa mesa. Llegan mujeres de cuarenta, exitosas y cansadas, que no saben por qué se les cierra la garganta en los cumpleaños. Cuando por fin hablan, aparece el plato que nadie quiso servir: una herencia, un abuso, un amor de la abuela. Lo que una generación calla, la siguiente se lo come. Y lo digiere mal.',
      'No propongo convertir el almuerzo en un tribunal. Las familias necesitan silencio, como las casas necesitan puertas. Pero una cosa es una puerta y otra un muro. La puerta tiene llave y alguien sabe dónde está.',
      {
        pull: true,
        quote: 'Lo que una generación calla, la siguiente se lo come. Y lo digiere mal.',
        by: 'Amparo Solarte Eraso, columnista',
      },
      'El domingo pasado, con mi madre de noventa, pregunté por fin el nombre del tío. Se llamaba Libardo. Lo dijo mirando la sopa, y después pidió más.',
    ],
  },
  {
    brand: 'women',
    slug: 'irse-a-tiempo-de-las-fiestas',
    sections: ['/opinion-fucsia'],
    kicker: 'Columna',
    headline: 'Irse a tiempo de las fiestas y de otras cosas',
    standfirst:
      'Hay un talento que no se enseña en los manuales de etiqueta: reconocer el minuto exacto en que la noche, el trabajo o el matrimonio empiezan a repetirse.',
    by: ['antonia-berrio-salazar'],
    ago: 4050,
    tags: ['Columna', 'Vida'],
    picture: { id: 'copa-bar', caption: 'La mejor hora para irse es la penúltima.', credit: 'Fucsia' },
    body: [
      'Mi abuela Tulia se iba de las fiestas a la penúltima canción. Decía que en la última todos se quieren demasiado y al otro día nadie se acuerda. Se ponía de pie, besaba a la dueña de casa y dejaba en el aire un olor a jazmín y unas ganas de que se hubiera quedado. Era, sin proponérselo, una maestra de narrativa.',
      'Yo he llegado tarde a casi todas mis despedidas. Me quedé dos años más en un periódico por no vaciar el cajón; tres meses más en un amor por no discutir de quién era la nevera. Cuando por fin me fui, no quedaba nadie a quien darle un beso. Solo vasos.',
      'Irse a tiempo no es huir. El que huye deja la luz prendida. Irse a tiempo es saber que la felicidad, como el arroz, tiene un minuto en que está y un minuto en que se pasa.',
      {
        pull: true,
        quote: 'Irse a tiempo no es huir. El que huye deja la luz prendida.',
        by: 'Antonia Berrío Salazar, directora',
      },
      'Estoy aprendiendo. Anoche, en una cena perfecta, me levanté en el momento del bolero. “¿Tan temprano?”, me preguntaron. Y sentí, por primera vez, el jazmín.',
    ],
  },
] satisfies SeedStory[];
