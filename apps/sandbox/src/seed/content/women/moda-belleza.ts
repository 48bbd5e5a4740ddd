import type { SeedStory } from '../../types.ts';

export const MODA = [
  {
    brand: 'women',
    slug: 'sastreria-femenina-bogota-taller',
    sections: ['/moda'],
    kicker: 'Sastrería',
    headline: 'El traje que por fin tiene bolsillos: tres sastras de Bogotá cortan para cuerpos reales',
    standfirst:
      'Aprendieron de sus padres y de sus abuelos, y decidieron que un saco para mujer no es un saco de hombre más pequeño. Hay lista de espera hasta abril.',
    by: ['manuela-ibarra-toro'],
    ago: 410,
    tags: ['Moda', 'Sastrería', 'Bogotá'],
    picture: {
      id: 'retrato-35',
      caption: 'Ofelia Cárdenas toma 34 medidas antes de cortar.',
      credit: 'Inés Laverde para Fucsia',
    },
    body: [
      'Ofelia Cárdenas toma treinta y cuatro medidas. Un sastre tradicional toma dieciocho. “Las otras dieciséis son las que nos dejaron por fuera durante un siglo”, dice mientras rodea con la cinta un hombro, un busto, la distancia entre el codo y la costumbre de cruzar los brazos. Su taller, en el segundo piso de una casa de Teusaquillo, huele a plancha y a café.',
      'Con ella trabajan Rosario Mejía, hija de un sastre de Sogamoso, y Dayra Chindoy, que aprendió a cortar en Sibundoy con una tía ciega. Entre las tres hacen veintidós trajes al mes. Cuestan entre 980.000 y 1,6 millones de pesos, duran veinte años y se pueden ensanchar siete centímetros sin que se note.',
      { h: 'Lo que piden ellas' },
      {
        list: [
          'Bolsillos en los que quepa el teléfono y, además, la mano.',
          'Un ojal oculto para el micrófono de las que dan clase.',
          'Forro de seda del Cauca: la única vanidad que no se ve.',
          'Pantalón con pinza suelta, para sentarse sin pensarlo.',
        ],
      },
      'La lista de espera llega hasta abril. Hay juezas, una capitana de barco, dos rectoras y una muchacha de diecinueve años que ahorró un año para su entrevista de trabajo. A esa le cobraron la mitad y le cosieron por dentro, con hilo rojo, una palabra que no quisieron decirnos.',
      {
        pull: true,
        quote:
          'El poder no está en la hombrera. Está en no tener que cargar la cartera con la mano izquierda.',
        by: 'Ofelia Cárdenas, sastra',
      },
      'Cuando les preguntamos por las tendencias se miran con ternura. “La tendencia es que le quede bueno”, responde Rosario. Dayra, que habla poco, añade lo definitivo: “Y que se lo pueda poner el día que esté triste”.',
    ],
  },
  {
    brand: 'women',
    slug: 'mochila-arhuaca-precio-justo-guia',
    sections: ['/moda', '/cultura'],
    kicker: 'Guía',
    headline: 'Cómo comprar una mochila arhuaca sin regatear el pensamiento de quien la tejió',
    by: ['manuela-ibarra-toro'],
    ago: 1420,
    tags: ['Artesanía', 'Moda', 'Sierra Nevada'],
    picture: {
      id: 'mochilas',
      caption: 'Cada dibujo tiene un nombre y una dueña.',
      credit: 'Inés Laverde para Fucsia',
    },
    body: [
      'La primera pregunta no es cuánto cuesta, sino cuánto se demoró. Una mochila arhuaca en lana virgen toma entre veinticinco y cuarenta días de trabajo, con la mujer caminando, conversando, pensando. Por eso ellas dicen que no venden un bolso: venden el tiempo en que pensaron.',
      'Un precio justo empieza en 280.000 pesos y puede pasar de 600.000 cuando el dibujo es complejo o la lana es de color natural. Si le ofrecen una en 90.000, es sintética o alguien, en la cadena, no comió.',
      {
        list: [
          'Pregunta el nombre de la tejedora y el del dibujo.',
          'Toca el fondo: debe ser apretado y cerrado en espiral.',
          'Huele: la lana virgen conserva un aroma a oveja que se va con el sol.',
          'Mira la gaza, la correa: si está cosida a máquina, no es.',
        ],
        ordered: true,
      },
      'Lávala una vez al año, con jabón de tierra y a la sombra. Y úsala: una mochila colgada se entristece, aseguran en Nabusímake. Los dibujos no son un adorno; son el caracol, el camino, la mujer embarazada, el relámpago. Saber cuál lleva al hombro es lo mínimo que se le debe a quien lo pensó.',
      'Las asociaciones de la Sierra tienen ya puntos de venta en Valledupar, Santa Marta y Bogotá. En todos entregan una tarjeta con la fotografía de la artesana, que la cliente puede visitar si sube.',
    ],
  },
  {
    brand: 'women',
    slug: 'ropa-abuelas-reparar-closet',
    sections: ['/moda', '/estilo-de-vida'],
    kicker: 'Armario',
    headline: 'Reparar es el nuevo estreno: clínicas de ropa donde se zurce, se tiñe y se conversa',
    standfirst:
      'En Medellín, Pasto y Cartagena funcionan talleres que devuelven la vida a una prenda por menos de lo que cuesta una camiseta nueva. Y no se habla de moda.',
    by: ['manuela-ibarra-toro'],
    ago: 4300,
    tags: ['Moda sostenible', 'Reparación'],
    picture: {
      id: 'costura',
      caption: 'Los talleres se hacen los sábados, con máquina prestada, café y luz de ventana.',
      credit: 'Fucsia',
    },
    body: [
      'Llegó con un suéter de su papá, muerto hacía un año, comido por las polillas en el codo. No quería que quedara como nuevo. Quería que el hueco se viera, pero sin abrirse más. En la clínica de ropa de Laureles le enseñaron a zurcir con hilo mostaza sobre lana gris. Ahora el codo parece un sol.',
      'Las clínicas cobran entre 12.000 y 40.000 pesos y prestan la máquina. En Pasto se especializan en ruanas; en Cartagena, en linos manchados. La regla común es que la dueña cose su prenda: las maestras solo corrigen la puntada.',
      'Cada colombiana compra en promedio 23 prendas al año y usa con frecuencia once. “No venimos a regañar a nadie”, dice la coordinadora, Tatiana Hoyos. “Pero después de dos horas en un codo uno piensa distinto en el estante de ofertas”.',
      'Se habla de todo: de maridos, de recetas, de miedo. Lo que menos se oye es la palabra tendencia.',
      'Hay un rincón para los imposibles. Allí van las prendas que ya no aguantan otra puntada y que nadie quiere botar. Con ellas se arma, desde hace dos años, una colcha que cada participante agranda un cuadro. Va por nueve metros. No está en venta y tampoco tiene para cuándo.',
    ],
  },
] satisfies SeedStory[];

export const BELLEZA = [
  {
    brand: 'women',
    slug: 'protector-solar-ocho-mitos',
    sections: ['/belleza'],
    kicker: 'Piel',
    headline: 'Ocho mitos sobre el protector solar que arruinan la piel en un país de dos soles',
    standfirst:
      'La base con factor no basta, la sombra engaña y en el páramo se quema una más que en la playa. Respuestas breves de dos dermatólogas con paciencia.',
    by: ['sofia-nunez-arboleda'],
    ago: 250,
    tags: ['Piel', 'Protector solar', 'Belleza'],
    picture: {
      id: 'playa',
      caption: 'En la playa casi nadie olvida el protector; en la ciudad y en el páramo, casi todas.',
      credit: 'Fucsia',
    },
    contentCode: '3',
    body: [
      'Vivimos en la mitad del planeta y muy arriba, dos condiciones que la piel no perdona. El índice ultravioleta de Bogotá un martes nublado puede ser mayor que el de una isla griega en agosto. Y, sin embargo, seguimos guardando el protector en la maleta de la playa.',
      { h: 'Los mitos, uno por uno' },
      {
        list: [
          '“La base ya trae factor”. Habría que ponerse siete veces la cantidad habitual.',
          '“Está nublado”. Las nubes dejan pasar hasta el 80 por ciento.',
          '“Soy morena”. Se mancha distinto, no menos.',
          '“Con una vez basta”. Dura dos horas, y menos si sudas.',
          '“Me deja sin vitamina D”. Quince minutos en los antebrazos son suficientes.',
          '“El de 100 dura el doble”. Protege apenas un poco más que el de 50.',
          '“Bajo techo no hace falta”. El vidrio filtra una parte, no toda.',
          '“Es caro”. La cantidad correcta son dos dedos; compáralo con una crema antimanchas.',
        ],
        ordered: true,
      },
      'La doctora Paulina Erazo, dermatóloga en Pasto, atiende cada semana a tres campesinas con lesiones que habrían podido evitarse con un sombrero y un frasco de 38.000 pesos. “El protector es el único antiarrugas con evidencia aplastante. Todo lo demás es perfume”, sostiene.',
      {
        pull: true,
        quote: 'El sol no envejece: el descuido, sí. El sol solo lleva la cuenta.',
        by: 'Paulina Erazo, dermatóloga',
      },
      {
        table: {
          head: ['Actividad', 'Factor', 'Reaplicar'],
          rows: [
            ['Oficina con ventana', '30', 'Al mediodía'],
            ['Caminata en páramo', '50+', 'Cada 90 minutos'],
            ['Mar o piscina', '50+ resistente al agua', 'Al salir'],
            ['Carro, brazo izquierdo', '50', 'Cada 2 horas'],
          ],
        },
      },
      'Sobre los filtros minerales o químicos, la recomendación es sencilla: el mejor es el que te pones todos los días. Si te deja blanca como un fantasma, busca uno con color. Y no olvides las orejas, el cuello y el dorso de las manos, que cuentan la edad antes que la cara.',
    ],
  },
  {
    brand: 'women',
    slug: 'perfumes-artesanales-flores-nativas',
    sections: ['/belleza'],
    kicker: 'Perfumes',
    headline: 'Huele a guayaba, a lluvia y a cedro: la perfumista que embotella la memoria del Tolima',
    by: ['sofia-nunez-arboleda'],
    ago: 890,
    tags: ['Perfumes', 'Tolima', 'Emprendimiento'],
    picture: {
      id: 'perfume',
      caption: 'Cada fragancia se macera noventa días con flores que ya habían caído.',
      credit: 'Inés Laverde para Fucsia',
    },
    body: [
      'Irene Gaitán perdió el olfato durante once meses, por un virus. Lo primero que recuperó fue el olor de una guayaba podrida en el andén. Se sentó a llorar de felicidad en plena carrera quinta de Ibagué. De aquel día salió su primer perfume.',
      'Trabaja con nueve plantas nativas que destila en un alambique de cobre: flor de cámbulo, cedro rosado, gualanday, pomarroso. Ninguna dura más de cuatro horas en la piel y ella no lo disimula. “Los recuerdos tampoco duran. Hay que volver a ponérselos”.',
      'El alambique se lo compró a un destilador de aguardiente de Villahermosa que le enseñó lo más importante: botar la cabeza y la cola y quedarse con el corazón. De cada sesenta kilos de flor salen once gramos de esencia. Por eso recoge ella misma, antes de las siete, con el rocío puesto, y solo la flor que ya cayó o la que está por caer. “No arranco recuerdos”, dice.',
      'El frasco de treinta mililitros cuesta 145.000 pesos y se rellena por 70.000. Vende doscientos al mes, la mitad a mujeres que viven fuera del país y que, según le escriben, abren la caja a solas.',
      'Su próxima fragancia se llama Tierra caliente a las cuatro. Tiene una nota de mango verde, otra de sal y un fondo de ropa secándose al sol que le tomó dos años conseguir.',
    ],
  },
  {
    brand: 'women',
    slug: 'rutina-minima-tres-productos',
    sections: ['/belleza', '/estilo-de-vida'],
    kicker: 'Básicos',
    headline: 'Tres frascos y se acabó: la rutina mínima que recomiendan las químicas, no las vitrinas',
    standfirst:
      'Limpiar, hidratar y proteger. Una química farmacéutica explica qué ingrediente buscar en cada paso, cuánto gastar y qué puede devolver sin remordimiento.',
    by: ['sofia-nunez-arboleda'],
    ago: 3350,
    tags: ['Piel', 'Rutina', 'Belleza'],
    picture: {
      id: 'belleza-tocador',
      caption: 'La piel necesita constancia más que variedad.',
      credit: 'Fucsia',
    },
    body: [
      'Abre el gabinete del baño y cuenta. El promedio de nuestras lectoras es catorce frascos; se terminan cinco. Los demás caducan en fila, como buenos propósitos.',
      'La cuenta la hizo una lectora de Manizales que nos mandó la foto de su gabinete. Había gastado 1,9 millones en un año y seguía con la piel irritada. Suspendió todo durante tres semanas, volvió con tres frascos y escribió al mes: “Me veo igual que a los veinte, pero con mejor plata”.',
      'Una rutina con evidencia cabe en tres pasos. Limpiador suave, sin sulfatos, una vez al día. Hidratante con ceramidas o glicerina, mañana y noche. Protector solar en la mañana. Si después de los treinta y cinco quiere añadir uno, que sea un retinoide, de noche, dos veces por semana al principio.',
      {
        table: {
          head: ['Paso', 'Busca', 'Gasto razonable', 'Evita'],
          rows: [
            ['Limpiar', 'Glicerina, betaína', '$28.000', 'Sensación de piel tirante'],
            ['Hidratar', 'Ceramidas', '$45.000', 'Perfume si eres sensible'],
            ['Proteger', 'Factor 50', '$52.000', 'Frascos sin fecha'],
          ],
        },
      },
      'El resto es gusto, y el gusto es respetable. Las mascarillas relajan, los tónicos huelen rico, el rodillo de piedra da risa. Pero que nadie te diga que te falta algo. A la piel, en general, le sobra.',
      'Un último consejo de laboratorio: introduce un producto nuevo cada tres semanas. Si algo te irrita, sabrás a quién culpar.',
    ],
  },
] satisfies SeedStory[];
