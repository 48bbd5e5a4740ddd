import type { SeedStory } from '../../types.ts';

/** The stories on SoHo's front: the cover interview, the fight, the long reads. */
export const PORTADA = [
  {
    brand: 'men',
    slug: 'boxeadora-keyla-cassiani-entrevista',
    sections: ['/mujeres-soho', '/deportes'],
    kicker: 'Mujeres SoHo',
    headline:
      'Keyla Cassiani pega primero: la campeona de Turbaco habla del miedo, la fama y el último asalto',
    standfirst:
      'Treinta peleas, ningún nocaut en contra y una academia para niñas que funciona en el patio de su abuela. La entrevista se hizo corriendo, literalmente, a las cinco de la mañana.',
    by: ['natalia-obregon-silva'],
    ago: 46,
    tags: ['Boxeo', 'Entrevista', 'Mujeres'],
    picture: {
      id: 'retrato-36',
      caption: 'Keyla Cassiani entrena dos veces al día, de lunes a sábado, en Turbaco.',
      credit: 'Rafael Pertuz / SoHo',
    },
    contentCode: '3',
    body: [
      'Keyla Cassiani no se sienta a dar entrevistas. Corre. Así que aquí estoy, cinco de la mañana, carretera de Turbaco a Arjona, con la grabadora pegada al pecho con cinta aislante y el corazón en la garganta. Ella va a mi lado como quien camina por un centro comercial. “Pregunta, que hasta el cuarto kilómetro contesto bonito”, advierte. Llevamos novecientos metros.',
      'Tiene veintinueve años, dos títulos mundiales en peso pluma y una marca de treinta peleas ganadas, dieciocho antes del límite. Nunca la han tumbado. Lo más cerca que estuvo fue en Monterrey, en el séptimo asalto, cuando una zurda le entró por debajo del codo y vio, dice, “una luz como de nevera abierta”. Se mantuvo en pie porque oyó a su abuela toser en la tribuna.',
      { h: '“El miedo es un sparring”' },
      '<b>¿Le da miedo subir al cuadrilátero?</b> Me da miedo todo lo que pasa antes: el pesaje, el himno, el locutor que se equivoca con mi apellido. Cuando suena la campana se me quita. El miedo es un sparring. Si uno lo trata bien, le enseña.',
      '<b>¿Y la fama?</b> La fama es que le tomen foto a uno comiendo. Yo como mucho, y feo. Ya no voy a restaurantes, voy donde mi tía Neyla, que si alguien saca un celular le saca el cucharón.',
      '<b>Le han ofrecido posar, actuar, cantar.</b> Y lanzar un perfume, que me dio mucha risa porque yo huelo a linimento. Acepté una foto con los guantes puestos para esta revista porque me dejaron escoger la cara. Esta es mi cara, no la de la propaganda.',
      '<b>¿Qué le grita su esquina?</b> Nada de boxeo. Mi entrenador, el profe Narváez, descubrió que si me hablan de golpes me confundo. Entonces me hace encargos. “Keyla, tráigame un panadero”, y yo sé que es el gancho al hígado. “Keyla, cierre la puerta de la calle”, y subo la izquierda. Las rivales contratan traductores y salen más enredadas.',
      {
        pull: true,
        quote:
          'A las niñas no les enseño a pegar. Les enseño que el espacio que ocupan es de ellas. El golpe viene solo.',
      },
      {
        image: 'boxeo',
        caption: 'Los viernes hay velada en Turbaco; la academia de Keyla abre el cartel.',
        credit: 'Rafael Pertuz / SoHo',
      },
      { h: 'La academia del patio' },
      'En el kilómetro seis deja de contestar bonito y empieza a contestar de verdad. Su padre se fue cuando ella tenía cuatro años y volvió cuando ganó el primer cinturón. Lo recibió, le sirvió sancocho y le explicó con mucha educación que no había silla. “No tengo rabia, tengo memoria. Son cosas distintas: la rabia le quita a uno piernas”.',
      'La academia empezó en el patio de la abuela con un saco de arena y seis niñas. Hoy son 112, entrenan por turnos y la matrícula se paga con el boletín de notas: si pierden matemáticas, no hay guantes. Tres están en la selección de Bolívar. Una, la más callada, acaba de ganar una beca para estudiar fisioterapia en Barranquilla.',
      'La abuela, Candelaria, sale al patio a las seis de la tarde con una silla de plástico y un abanico. Es la única que puede detener un entrenamiento. Si una niña llora, la llama, la sienta en las piernas y le pregunta si es de dolor o de rabia. Si es de dolor, le soba con mentol. Si es de rabia, la devuelve al saco. En ocho años, asegura, no se ha equivocado más de dos veces. “Y una de las dos fue con esa”, dice, y señala con la boca a la campeona del mundo.',
      {
        table: {
          head: ['Año', 'Rival', 'Ciudad', 'Resultado'],
          rows: [
            ['Hace cuatro años', 'Marisol Trejo', 'Monterrey', 'Decisión unánime'],
            ['Hace tres años', 'Dana Whitcombe', 'Atlantic City', 'Nocaut técnico, 6.º'],
            ['Hace dos años', 'Aiko Murata', 'Osaka', 'Decisión dividida'],
            ['El año pasado', 'Luciana Ferreyra', 'Cartagena', 'Nocaut, 4.º'],
          ],
        },
      },
      'La pelea de febrero, en Panamá, puede ser la última. Le duele una mano, la derecha, la que firma y la que termina. No quiere hablar de retiro porque la palabra le suena a banco. Prefiere decir que va a “bajar la guardia despacio”. Quiere tener un hijo, aprender a nadar y conocer la nieve, en ese orden y con la misma persona, cuyo nombre no me dice ni en el kilómetro nueve.',
      'Llegamos al cruce de Arjona con el sol ya arriba. Yo me siento en un muro; ella hace veinte flexiones “para no enfriarse”. Le pregunto qué va a pensar cuando suene la última campana. Se seca la cara con la camiseta, mira la carretera por la que todavía tiene que volver y contesta sin dudar: “Voy a pensar que se me quedó el arroz prendido”.',
      {
        links: {
          title: 'Sigue leyendo',
          items: [
            { text: 'El hombre que cose los guantes', url: '/relatos/articulo/el-hombre-que-cose-guantes/' },
            {
              text: 'Trece horas en la cabina de un camión',
              url: '/relatos/articulo/trece-horas-camion-la-linea/',
            },
          ],
        },
      },
    ],
  },
  {
    brand: 'men',
    slug: 'trece-horas-camion-la-linea',
    sections: ['/relatos', '/historias'],
    kicker: 'Crónica',
    headline: 'Trece horas en la cabina de un camión que sube La Línea con un freno malo',
    standfirst:
      'Un cronista se montó de ayudante en Buenaventura y llegó a Bogotá convertido en otra cosa: un experto en tinto, ladrones, vírgenes y curvas.',
    by: ['andres-baena-mejia'],
    ago: 205,
    tags: ['Crónica', 'Carreteras', 'Camioneros'],
    picture: {
      id: 'carretera',
      caption: 'La Línea: 3.265 metros sobre el nivel del mar y una curva para cada santo.',
      credit: 'Rafael Pertuz / SoHo',
    },
    body: [
      'A Wilfrido Gámez le dicen el Obispo porque bendice las curvas. Baja la mano del volante, hace una cruz corta y sigue hablando de lo que estuviera hablando: de su exmujer, del precio de las llantas, de la vez que se durmió con los ojos abiertos entre Cajamarca e Ibagué y despertó en el mismo carril. Yo voy a su lado, en la silla del ayudante, con un casco que no me sirve y una libreta que se me cae en cada bache.',
      'Salimos de Buenaventura a las ocho de la noche con 32 toneladas de trigo. En la báscula pesamos 51.800 kilos, contando el camión, los dos hombres, la olla de arroz y una virgen del Carmen de bronce que viaja con cinturón. El Obispo firmó la planilla, escupió en la llanta delantera derecha y dijo la única frase técnica de la noche: “El freno del remolque está perezoso”.',
      { h: 'Loboguerrero, 11:40 de la noche' },
      'Hay un código que se aprende rápido. Dos luces: hay policía. Tres: hay derrumbe. Una larga: hay alguien sentado en la vía y no es de los nuestros. A la altura de Loboguerrero vimos una larga. El Obispo apagó el radio, metió segunda y pasó a veinte por hora con el vidrio abierto, para que lo vieran. “El que cierra el vidrio lleva algo. Yo llevo trigo”.',
      'El Obispo tiene opiniones sobre todo lo que se mueve. Los carros pequeños, dice, son como los niños: salen de cualquier parte y hay que quererlos. Los buses son vanidosos. Las motos no son vehículos, son pensamientos. Cuando nos pasa uno de esos camiones nuevos, con cabina de nave espacial, lo saluda con respeto y luego murmura: “Ese no conoce la cuneta”.',
      'En Loboguerrero hay un paradero donde los camioneros se bañan con agua de quebrada a tres mil pesos, jabón incluido. Me bañé. El agua venía de la nieve o de algún lugar peor. Un hombre de barba me vio temblar y me prestó la toalla sin preguntar de quién era yo. “Del Obispo”, le dije. “Ah, entonces rece”.',
      'Comimos en Buga a la una. La señora del restaurante lo conoce desde que él era ayudante de su padre y le guarda el pescuezo de la gallina. Ahí me enteré de que gana dos millones setecientos por viaje, de los que le quedan seiscientos; de que tiene tres hijas y las tres estudian; y de que la menor le hizo prometer que dejaría la carretera a los sesenta. Tiene cincuenta y nueve años y ocho meses.',
      {
        pull: true,
        quote: 'La carretera no es larga ni corta. La carretera es de subida.',
        by: 'Wilfrido Gámez, el Obispo',
      },
      'Entre Buga y La Paila el sueño se sube a la cabina como un tercer pasajero. Se combate con tinto, con ají y con historias. Me contó la del compañero que transportaba un circo y al que se le soltó un mono en pleno túnel. La del novio que alquiló el camión para ir a su matrimonio y llegó con la novia en el platón, debajo de una lona, para que no se le dañara el peinado. La de su hermano, Rubiel, que se quedó sin frenos en 2006, a la altura del kilómetro 38. De esa no contó el final. Puso el direccional, aunque no había nadie a quien avisarle.',
      { h: 'La Línea, 4:55 de la mañana' },
      'A cuarenta kilómetros por hora se piensa mucho. Se piensa en la persona que venía en el carro blanco que pasó pitando, en la madre de uno, en la física. Cuando empezó la bajada, el freno perezoso empezó a oler a caramelo. El Obispo no dijo nada. Bajó a primera, puso el freno de motor, sacó la mano y tocó la virgen con dos dedos, como quien comprueba la temperatura de un niño.',
      'Hay una rampa de emergencia en el kilómetro 38, una lengua de arena que sube hacia ninguna parte. La miramos los dos al mismo tiempo. “Si toca, toca”, murmuró. No tocó. Salió un sol amarillo sobre el cañón, las llantas dejaron de quejarse y él, sin mirarme, me dio la noticia que ningún editor me ha dado nunca: “Ya puede escribir, que esto lo va a poder contar”.',
      { divider: true },
      'Llegamos a Bogotá a las nueve de la mañana. Descargaron el trigo en cincuenta minutos. Me ofreció devolverme con él, vacío, que es cuando el camión “baila”. Le dije que tenía que trabajar. Se rio tanto que tuvo que apoyarse en la llanta delantera derecha, la misma que había escupido, y me dio la bendición.',
    ],
  },
  {
    brand: 'men',
    slug: 'relojes-mecanicos-relojero-pasaje-rivas',
    sections: ['/estilo-de-vida'],
    kicker: 'MenLife',
    headline: 'El relojero del pasaje Rivas que se niega a cambiar una pila',
    standfirst:
      'Don Saúl Barrera solo repara mecánicos, cobra por hora y rechaza a la mitad de los clientes. Guía para comprar el primero sin que lo tumben.',
    by: ['mateo-ucros-pardo'],
    ago: 300,
    tags: ['Relojes', 'Estilo', 'Oficios'],
    picture: {
      id: 'reloj',
      caption: 'Un cronógrafo de los años sesenta, listo para otro medio siglo.',
      credit: 'SoHo',
    },
    body: [
      'En la puerta hay un letrero que espanta: “Pilas, al frente”. Adentro, en dos metros por tres, don Saúl Barrera escucha relojes con un estetoscopio. Tiene setenta y cuatro años, un ojo educado y una fila de pacientes que llega hasta el local de las ruanas.',
      'Su regla es simple: si no tiene cuerda, no es reloj, es un electrodoméstico. Cobra 40.000 pesos la hora y avisa antes de empezar si vale la pena. A la mitad les dice que no. “Un reloj de cien mil que necesita trescientos de arreglo es un sentimiento, y los sentimientos no los reparo”.',
      'El oficio lo aprendió de un relojero húngaro que llegó a Bogotá en 1951 con una maleta de resortes. El húngaro le enseñó a limpiar con madera de boj, a engrasar con una gota que cabe en la punta de un alfiler y a desconfiar de los clientes que tienen prisa. “Si tuviera tiempo no me lo traería”, repetía. Don Saúl conserva sus lupas y una carta, en un idioma que no lee, que le prometió no traducir.',
      { h: 'Para comprar el primero' },
      {
        list: [
          'Pide que lo abran delante de ti: el óxido no sale en la foto.',
          'Desconfía de las esferas repintadas; la patina honesta no es pareja.',
          'Treinta y seis milímetros bastan. El tamaño es cosa de antebrazo, no de ego.',
          'Presupuesta un mantenimiento cada cinco años, unos 280.000 pesos.',
          'Si te dicen que perteneció a un general, sal de ahí.',
        ],
        ordered: true,
      },
      'Los mejores precios están en los calibres suizos de los sesenta con cajas de acero, entre 600.000 y 1,4 millones. También hay japoneses automáticos de la década siguiente que aguantan lo que un taxi. Evita el oro si vas a usarlo todos los días: pesa, se raya y llama.',
      {
        pull: true,
        quote: 'El reloj no sirve para saber la hora. Sirve para saber que alguien le dio cuerda.',
        by: 'Saúl Barrera',
      },
      'Cuando le pregunto qué hora es, don Saúl mira las veintitrés esferas de la pared. Todas marcan algo distinto. Escoge una, la más vieja, y contesta: “Todavía temprano”.',
    ],
  },
  {
    brand: 'men',
    slug: 'el-hombre-que-cose-guantes',
    sections: ['/relatos', '/historias'],
    kicker: 'Relato',
    headline: 'El hombre que cose los guantes de los que se pegan por plata',
    by: ['dario-zapa-coronel'],
    ago: 920,
    tags: ['Relatos', 'Boxeo'],
    picture: {
      id: 'guantes',
      caption: 'Los guantes se cosen con hilo encerado y aguja curva.',
      credit: 'SoHo',
    },
    body: [
      'Cada guante lleva catorce onzas de crin, cuatro metros de hilo y una oración que mi padre no me quiso enseñar completa. Decía que la última línea se aprende sola, el día que uno ve caer a alguien con un par que cosió.',
      'El taller queda detrás del mercado de Barranquillita, donde el olor del pescado se mezcla con el del cuero y uno deja de distinguirlos a los tres meses. Mi padre cosía de noche. De día, decía, la aguja se distrae. Yo sostenía la lámpara y contaba puntadas: si perdía la cuenta, había que descoser, porque un guante con ciento once puntadas en un lado y ciento doce en el otro pega torcido.',
      'El día que vino el Zurdo Polo yo tenía trece años. Traía una bolsa de plástico, unos guantes rojos y una petición que hizo en voz baja, mirando la lámpara: que le sacáramos dos onzas al derecho. Nada más. Nadie se iba a dar cuenta. Dejó sobre la mesa un fajo que parecía un pan.',
      'Mi padre los tuvo toda la noche en la mano. Los abrió, los pesó, volvió a cerrarlos. Yo conté las puntadas: ciento once y ciento once. A la mañana siguiente le entregó los guantes al Zurdo y el dinero completo, envuelto en papel periódico. No le dijo nada. El Zurdo ganó por nocaut en el tercero y mandó una silla de ruedas de regalo que mi padre, que todavía caminaba, recibió sin entender.',
      'La entendió diez años después, cuando le falló la pierna. Ahora la silla está junto a la ventana y soy yo el que cose. Anoche vino un muchacho con unos guantes negros y un fajo. Me quedé mirando la lámpara. En el fondo del taller, con los ojos cerrados, mi padre empezó a contar en voz alta: uno, dos, tres. Y entonces supe la última línea.',
    ],
  },
  {
    brand: 'men',
    slug: 'moto-bogota-tierra-fuego-padre-hijo',
    sections: ['/estilo-de-vida', '/que-pasa'],
    kicker: 'Viaje',
    headline: 'De Bogotá a la Tierra del Fuego en una moto de 1974, con un padre que no hablaba',
    standfirst:
      'Once mil kilómetros, seis países, cuatro pistones y una conversación que llegó tarde, en un paradero de Neuquén, por culpa de un mate.',
    by: ['andres-baena-mejia'],
    ago: 1620,
    tags: ['Motos', 'Viajes', 'Padres'],
    picture: {
      id: 'motocicleta',
      caption: 'La moto pesa 178 kilos y consume un galón cada noventa kilómetros.',
      credit: 'SoHo',
    },
    body: [
      'El plan era de él; la moto, también. Lo único mío era la mochila. Mi padre, mecánico de Duitama, había reconstruido una 350 de 1974 con piezas de tres países, y una noche, sin levantar la vista del carburador, dijo: “Vamos hasta donde se acabe”. Yo tenía treinta y cinco años y no recordaba una conversación con él que durara más que una sopa.',
      'Hasta Pasto no habló. Hasta Lima dijo “arequipe” y “huevo”. Yo iba atrás, abrazado a un hombre al que nunca había abrazado, aprendiendo la forma de su espalda. En Nazca se nos fundió el primer pistón y lo vi reír mientras lo cambiaba al borde del desierto, con los dedos negros y una linterna en la boca.',
      'En un paradero de Neuquén un camionero le pasó un mate. Él, que creía que era un purgante, se lo tomó de un sorbo y se quemó. Fue ahí, con la lengua ardiendo, cuando empezó: me habló de su padre, del accidente, de por qué no había ido a mi grado. Hablamos cuatro horas. El camionero se fue y dejó el termo.',
      'En Ushuaia apagó la moto, miró el canal y dijo que hacía frío. Volvimos en avión. La 350 quedó en un garaje con candado y una nota: “Se acaba aquí, pero la gasolina está pagada”. En diciembre vamos por ella.',
    ],
  },
  {
    brand: 'men',
    slug: 'peliculas-colombianas-no-vio-temporada',
    sections: ['/peliculas-y-series', '/entretenimiento'],
    kicker: 'Cine',
    headline: 'Seis películas colombianas que duraron una semana en cartelera y merecen su viernes',
    standfirst:
      'Un wéstern llanero, una comedia de celadores y el mejor beso filmado en un bus intermunicipal. Todas se pueden ver en línea desde este fin de semana.',
    by: ['santiago-real-bermudez'],
    ago: 1340,
    tags: ['Cine', 'Recomendados'],
    picture: { id: 'cine', caption: 'La sala no se llenó. La culpa no fue de la película.', credit: 'SoHo' },
    body: [
      'El cine colombiano tiene un problema de almanaque: estrena el mismo día que los superhéroes y se despide antes de que consigas niñera. Aquí van seis títulos que el calendario atropelló.',
      {
        list: [
          '<i>La sabana debe un muerto</i>: wéstern en Casanare con dos vaqueros que se pelean por una nevera.',
          '<i>Turno de doce</i>: tres celadores, un edificio vacío y una noche de apagón.',
          '<i>Última silla</i>: el mejor beso filmado en un bus, entre Sogamoso y Yopal.',
          '<i>Manglar</i>: suspenso en el Pacífico, con más lluvia que diálogos.',
          '<i>Los que no fueron a la guerra</i>: documental sobre una banda municipal.',
          '<i>Doña Inés no firma</i>: comedia notarial, aunque no lo crea.',
        ],
        ordered: true,
      },
      'Si solo tienes tiempo para una, empieza por <i>Turno de doce</i>. Costó menos que una valla y tiene una secuencia de once minutos, sin cortes, en la que un hombre busca el interruptor de la luz y encuentra su vida. El actor es celador de verdad. Sigue trabajando en el mismo edificio.',
      'La más injustamente ignorada es <i>Manglar</i>. Salió un jueves de partido. La vieron 2.140 personas, según los datos oficiales, y yo la vi cuatro veces, así que descuente.',
    ],
  },
  {
    brand: 'men',
    slug: 'capitana-remolcador-magdalena-entrevista',
    sections: ['/mujeres-soho'],
    kicker: 'Mujeres SoHo',
    headline:
      'La capitana del río: Astrid Navarro manda un remolcador de noventa metros y nadie la manda callar',
    standfirst:
      'Empezó friendo bocachico en la cocina del barco. Hoy lleva siete barcazas por el Magdalena, de noche, guiada por la memoria y por un radar prestado.',
    by: ['natalia-obregon-silva'],
    ago: 2980,
    tags: ['Río Magdalena', 'Entrevista', 'Mujeres'],
    picture: {
      id: 'retrato-37',
      caption: 'Astrid Navarro, 41 años, con la gorra que le dio la tripulación.',
      credit: 'Rafael Pertuz / SoHo',
    },
    body: [
      'A las dos de la mañana, frente a Magangué, el río no se ve: se adivina. Astrid Navarro adivina mejor que nadie. Lleva siete barcazas amarradas a la proa, siete mil toneladas de combustible que no perdonan, y las guía con dos palancas que mueve con la punta de los dedos.',
      '“Esto es como bailar con un señor muy gordo: uno decide con media hora de anticipación”, explica. Subió al barco a los diecinueve años, a freír pescado. Aprendió mirando la espalda del capitán. Cuando pidió presentar el examen le dijeron que no había uniforme de su talla. Lo cosió ella.',
      'Conoce 1.100 curvas, y ninguna está dos veces en el mismo sitio. Cada viaje corrige un cuaderno que empezó el capitán anterior: dónde hay un tronco, qué orilla se comió el invierno, en qué casa ponen una luz para avisar. La de Pinillos la prende una viuda desde hace veintidós años. Nunca se han visto. Astrid le pita dos veces al pasar y la luz, dice, parpadea.',
      'La tripulación son once hombres y una regla: en el puente no se grita. El único que la incumplió lava platos desde marzo. Su hijo de doce años la llama por radio todas las noches para contarle el partido.',
      '¿Lo más difícil? “Volver. En tierra la gente se mueve sin avisar”.',
    ],
  },
] satisfies SeedStory[];
