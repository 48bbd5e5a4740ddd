import type { SeedStory } from '../../types.ts';

/** The stories on Fucsia's front: the cover interview and related pieces. */
export const PORTADA = [
  {
    brand: 'women',
    slug: 'directora-orquesta-silvana-restrepo',
    sections: ['/cultura', '/mujeres', '/entretenimiento'],
    kicker: 'En portada',
    headline: 'Silvana Restrepo Ochoa, la directora de orquesta que aprendió a mandar en voz baja',
    standfirst:
      'A los treinta y ocho años es la primera mujer que dirige una filarmónica del país de manera titular. Nos recibió en su casa de La Ceja, entre partituras, perros y membrillos.',
    by: ['antonia-berrio-salazar'],
    ago: 55,
    tags: ['Música', 'Liderazgo', 'Entrevista'],
    picture: {
      id: 'retrato-33',
      caption: 'Silvana Restrepo en el salón de su casa, con una chaqueta de seda de tejedoras de Timbío.',
      credit: 'Inés Laverde para Fucsia',
    },
    contentCode: '3',
    body: [
      'Lo primero que hace Silvana Restrepo cuando entra a un salón es buscar dónde está la ventana. Lo segundo, callarse. “Una orquesta se afina sola si uno la deja”, dice mientras sirve agua de cidrón en dos pocillos distintos, porque en esta casa de La Ceja ninguna vajilla ha sobrevivido completa a los tres perros. En el atril hay una sinfonía llena de marcas azules; en el piso, una caja con membrillos que le regaló el vecino.',
      'Desde febrero es la directora titular de una filarmónica que tiene ochenta y cuatro músicos, de los cuales cincuenta y nueve son hombres. Los titulares de prensa insistieron en que era la primera. Ella pidió que no lo pusieran en el afiche. “No porque no importe, sino porque yo llegué a estudiar a Brahms, no a cortar una cinta”, explica, y se ríe con una carcajada que no tiene nada de baja.',
      { h: 'La niña del coro' },
      'Creció en Sonsón, en una familia de ocho hijos en la que se cantaba para no pelear. A los once años reemplazó al director del coro de la parroquia, que se había ido a la Costa detrás de una novia. Le pusieron un cajón de gaseosa para que la vieran. Aquella tarde descubrió que las sopranos entraban tarde no por falta de oído, sino porque les daba miedo la nota. “Desde entonces creo que dirigir es quitar miedos”.',
      'Estudió en Medellín con una beca y en Leipzig con tres trabajos: cuidó ancianos, lavó copas y afinó clavecines. De los diecinueve alumnos de su clase era la única que no había crecido con un piano en la casa. Cuando ganó el concurso que le abrió las puertas, llevaba unos zapatos prestados dos tallas más grandes. Los conserva en una caja, como otros conservan un velo.',
      {
        pull: true,
        quote: 'Mandar en voz baja no es mandar con miedo. Es confiar en que el otro también oye.',
      },
      'Los primeros meses no fueron amables. Un solista europeo le preguntó, en el pasillo, a qué hora llegaba el maestro. Ella le contestó que a las diez, y a las diez subió al podio. En otra ocasión un patrocinador elogió durante un almuerzo “la sensibilidad femenina” con la que había dirigido una obra que, según los músicos, sonó como un derrumbe. “Le di las gracias y pedí más vino. Hay batallas que se ganan masticando”, recuerda.',
      {
        image: 'orquesta',
        caption: 'La temporada que abrió en febrero incluye nueve obras de compositoras latinoamericanas.',
        credit: 'Inés Laverde para Fucsia',
      },
      'En los ensayos no usa micrófono. Los músicos cuentan que los primeros días se inclinaban hacia delante para escucharla, y que de tanto inclinarse empezaron a oírse entre ellos. Despidió a una persona, promovió a siete y cambió el horario para que quienes tienen hijos pudieran recogerlos en el colegio. “La gente creyó que era una concesión a las mujeres. Los que más lo agradecieron fueron los trombones”.',
      'No idealiza el oficio. Gana menos que el director anterior y lo dice con el dato exacto, porque cree que el silencio sobre la plata es otra forma de mandar en voz alta. En la última negociación pidió que la diferencia se destinara a dos becas para muchachas de pueblos con banda. Ya hay una clarinetista de Samaniego. Viaja once horas para cada semana de ensayos y trae, de regalo, un queso.',
      { h: 'El vestido, la batuta y la edad' },
      'Hablamos de ropa porque ella quiere. Durante años dirigió con un traje negro masculino, mandado a hacer por un sastre que le ponía hombreras para que pareciera más ancha. Un día, en un concierto en Popayán, conoció a las tejedoras de seda de Timbío y les encargó una chaqueta que le permitiera levantar los brazos. Hoy tiene cuatro. “Pesan trescientos gramos y suenan. Si la manga hace ruido, la cambio”.',
      'La edad le preocupa menos que el cansancio. Nada a las cinco y media, come temprano y no responde mensajes después de las ocho. Hace dos años perdió un embarazo y dirigió esa semana el réquiem que estaba programado. No lo cuenta como una hazaña. “Fue la única manera que encontré de llorar con ochenta personas sin tener que explicarles nada”.',
      {
        video: 'video-silvana-restrepo-ensayo-silencio',
        title: 'Nueve minutos de ensayo con Silvana Restrepo',
      },
      {
        interstitial: 'La seda que vuelve: las tejedoras de Timbío y la chaqueta más liviana',
        url: '/moda/articulo/seda-timbio-tejedoras/',
      },
      'Antes de despedirnos nos enseña el cuaderno donde anota lo que aprende de cada ensayo. La entrada de ayer dice: “El segundo oboe respira antes que yo. Seguirlo”. Afuera empieza a llover sobre los membrillos y los perros entran sin pedir permiso. Ella busca la ventana, la abre un poco y se queda, otra vez, en silencio.',
      {
        links: {
          title: 'Más en Fucsia',
          items: [
            {
              text: 'El pelo a los cincuenta: cuatro mujeres y una decisión',
              url: '/belleza/articulo/canas-cincuenta-decision/',
            },
            { text: 'La amiga que se va', url: '/opinion-fucsia/articulo/la-amiga-que-se-va/' },
          ],
        },
      },
    ],
  },
  {
    brand: 'women',
    slug: 'seda-timbio-tejedoras',
    sections: ['/moda'],
    kicker: 'Oficio',
    headline: 'La seda que vuelve: cuarenta tejedoras del Cauca y la chaqueta más liviana del país',
    standfirst:
      'En Timbío, la cría del gusano estuvo a punto de desaparecer. Hoy abastece a seis diseñadoras y paga el estudio de una generación de muchachas.',
    by: ['manuela-ibarra-toro'],
    ago: 190,
    tags: ['Moda', 'Artesanía', 'Cauca'],
    picture: {
      id: 'moda-pasarela',
      caption: 'El vestido de seda teñida con remolacha que cerró la pasarela de Medellín.',
      credit: 'Inés Laverde para Fucsia',
    },
    body: [
      'El capullo pesa un gramo y tiene ochocientos metros de hilo. Para desenrollarlo hay que sumergirlo en agua a ochenta grados y encontrar la punta con una escobilla de paja. Adelaida Hurtado lo hace sin mirar, mientras habla de la lluvia y del precio de la morera. Aprendió de su madre, que lo aprendió en un curso de los años ochenta, cuando a alguien se le ocurrió que el Cauca podía parecerse a China.',
      'El sueño industrial fracasó: la fibra importada costaba la mitad. Quedaron once familias que siguieron criando gusanos por cariño y por costumbre. Hace seis años una diseñadora de Cali se detuvo en la carretera, compró un chal y volvió a la semana con un pedido de treinta metros. Hoy son cuarenta tejedoras asociadas, y el metro de tela cruda vale 165.000 pesos.',
      { h: 'Lo imperfecto como firma' },
      'La seda de Timbío no es lisa. Tiene nudos mínimos, cambios de grosor y un brillo apagado que los teñidos con eucalipto y remolacha vuelven casi mineral. En la pasarela de Medellín, donde cerró el desfile de tres marcas, el público se acercaba a tocarla. “En fotografía parece lino; en la mano parece agua”, dijo una compradora francesa antes de encargar doscientas piezas que la asociación, con toda calma, le rechazó.',
      'La pieza que la dio a conocer fuera del país es una chaqueta de trescientos gramos que lleva cuarenta horas de telar. La encargó una directora de orquesta y necesitaba una condición insólita: que no hiciera ruido al levantar los brazos. Las tejedoras probaron siete ligamentos hasta dar con uno que usaban las abuelas para las mortajas. No se lo contaron a la clienta hasta después del estreno. Ella dice que le pareció el mejor de los elogios.',
      {
        pull: true,
        quote:
          'Nosotras podemos tejer sesenta al mes. Si nos piden doscientas, lo que nos están pidiendo es que dejemos de ser nosotras.',
        by: 'Adelaida Hurtado',
      },
      {
        list: [
          'Lava a mano con agua fría y jabón neutro.',
          'No la retuerzas: enróllala en una toalla.',
          'Plánchala húmeda, por el revés.',
          'Guárdala doblada, nunca colgada, con hojas de laurel.',
        ],
      },
      { gallery: 'galeria-mujeres-en-su-oficio' },
      'Hay amenazas. Un hongo mató en marzo la tercera parte de los gusanos y la morera compite con el café, que este año paga mejor. La asociación creó un banco de huevos, guardado en la nevera de una escuela, y un calendario de siembra compartido. “La seda es terca y delicada al mismo tiempo”, dice Adelaida, “como mi mamá”.',
      'Con los ingresos del último año pagaron siete matrículas universitarias. Una de las becarias estudia ingeniería de materiales y quiere volver para mejorar la caldera. Otra, confiesa su madre con ternura, no quiere saber nada de gusanos.',
    ],
  },
  {
    brand: 'women',
    slug: 'canas-cincuenta-decision',
    sections: ['/belleza'],
    kicker: 'Sin tinte',
    headline: 'El pelo a los cincuenta: cuatro mujeres y una decisión que parecía pequeña',
    standfirst:
      'Dejar de pintarse las canas toma entre catorce y veinte meses, cuesta menos de lo que se cree y cambia conversaciones que una no esperaba tener.',
    by: ['sofia-nunez-arboleda'],
    ago: 330,
    tags: ['Belleza', 'Pelo', 'Edad'],
    picture: {
      id: 'retrato-34',
      caption: 'Ángela Bernal tardó catorce meses en llevar la melena entera de plata.',
      credit: 'Inés Laverde para Fucsia',
    },
    body: [
      'Ángela Bernal tenía una reunión de junta cuando se miró al espejo del ascensor y contó dos dedos de raíz blanca. Era viernes, la peluquería estaba cerrada y decidió entrar así. “Nadie dijo nada, pero el más joven me ofreció la silla”, recuerda con humor. Catorce meses después, la melena de la exembajadora es toda de plata y ella preside la junta.',
      'Como Ángela, cada vez más mujeres dejan el tinte. En cinco salones de Bogotá, Medellín y Cali que consultamos, las citas para “transición a cana” pasaron de ser una rareza a representar una de cada seis. No es una renuncia al cuidado, coinciden las estilistas, sino un cuidado distinto: menos color y más hidratación.',
      'El bolsillo también cuenta. Entre tinte, retoque y tratamientos, una mujer que se pinta cada cuatro semanas gasta al año alrededor de 2,1 millones de pesos y cincuenta horas de silla. La transición, con mechas incluidas, cuesta unos 900.000 la primera vez; después, casi nada. Consuelo, contadora de Bucaramanga, hizo la suma en un papel y lo pegó en el espejo durante los meses difíciles.',
      { h: 'El método, paso a paso' },
      {
        list: [
          'Espera a tener tres centímetros de raíz antes de decidir el camino.',
          'Pide mechas finas, más claras alrededor de la cara, cada diez semanas.',
          'Corta las puntas con más frecuencia: lo pintado se va por abajo.',
          'Usa champú violeta una vez cada quince días, no más.',
          'Protege la cana del sol, que la amarillea.',
        ],
        ordered: true,
      },
      'La cana no es más gruesa, como se repite, pero sí más seca, porque el folículo produce menos sebo. Una ampolla de aceite de jojoba en las puntas, antes de dormir, hace más que cualquier mascarilla costosa. Y el maquillaje pide un giro: cejas un tono más cálidas y rubor en crema.',
      {
        quote:
          'Mi hija lloró. Mi mamá, que tiene ochenta, se demoró dos meses en dejar de pintarse ella también.',
        by: 'Consuelo, 54 años, Bucaramanga',
      },
      'Lo más duro, coinciden las cuatro, es el mes siete: media cabeza de un color y media de otro. Ayudan los turbantes, los moños y una amiga que esté en lo mismo. En Cali hay un grupo de treinta que se manda fotos los domingos. Se llaman Las Cebras y admiten arrepentidas.',
      'No todas se quedan. Liliana volvió al castaño después de un año y no se arrepiente de ninguna de las dos decisiones. “Lo que me gustó fue saber que podía”, dice. Quizá ahí esté el verdadero cambio: el tinte dejó de ser una obligación y se convirtió, por fin, en un color.',
    ],
  },
  {
    brand: 'women',
    slug: 'casa-taller-ceramista-barichara',
    sections: ['/cultura', '/casa', '/estilo-de-vida'],
    kicker: 'Una casa',
    headline: 'La casa de tierra que una ceramista levantó en Barichara con sus propias manos',
    standfirst:
      'Tapia pisada, un horno en el patio y cero televisor. Recorrimos el refugio de Helena Rueda, donde cada pared guarda la huella de quien la apisonó.',
    by: ['antonia-berrio-salazar'],
    ago: 760,
    tags: ['Casas', 'Cerámica', 'Barichara'],
    picture: {
      id: 'casa-interior',
      caption:
        'La sala recibe la luz por un solo ventanal; el piso y el techo se hicieron con barro y madera del lugar.',
      credit: 'Inés Laverde para Fucsia',
    },
    body: [
      'Los muros tienen sesenta centímetros de ancho y, si se mira de cerca, la marca de los pies. Helena Rueda invitó a cincuenta personas a apisonar la tierra durante nueve fines de semana. A cada una le dio almuerzo, sombrero y el derecho a firmar por dentro. “Mi casa está llena de gente que no se ve”, dice.',
      'No hay televisor ni aire acondicionado. La temperatura se mantiene en veintitrés grados gracias a la tapia y a un patio con agua que suena toda la noche. El horno de leña ocupa el lugar que en otras casas tiene la piscina, y en las mañanas de quema huele a pan.',
      'Helena hace vajillas desiguales: ningún plato se parece a su vecino. Los vende por carta, sin catálogo. Quien escribe cuenta qué come, con quién y en qué mesa, y ella decide. El año pasado contestó a 140 personas.',
      'Cuando le preguntamos si no se siente sola, señala la pared del fondo, la más gruesa. “Ahí está mi hermana, que murió en mayo. Apisonó tres metros. La toco todas las mañanas”.',
    ],
  },
  {
    brand: 'women',
    slug: 'dormir-mejor-menopausia',
    sections: ['/bienestar'],
    kicker: 'Sueño',
    headline: 'Dormir en la menopausia: lo que sí funciona, según tres médicas que también se desvelan',
    standfirst:
      'El cuarto frío, la cena temprana y una terapia breve ayudan más que las gotas de moda. Guía sin sustos para las noches de los cuarenta y cinco en adelante.',
    by: ['valentina-murcia-ordonez', 'sofia-nunez-arboleda'],
    ago: 1190,
    tags: ['Sueño', 'Menopausia', 'Bienestar'],
    picture: {
      id: 'yoga',
      caption: 'La respiración lenta al final de la tarde reduce el número de despertares.',
      credit: 'Fucsia',
    },
    body: [
      'Son las 3:17 y estás despierta. No es ansiedad, o no solamente: en la transición a la menopausia, seis de cada diez mujeres duermen menos de lo que necesitan. Los sofocos despiertan, la progesterona baja y el cerebro, que antes volvía a dormirse solo, se queda haciendo listas.',
      'Las tres especialistas consultadas coinciden en el orden. Primero, el cuarto: dieciocho grados, sábanas de algodón y nada de pantallas en la última hora. Segundo, la comida: cenar antes de las siete y media y dejar el vino para el almuerzo del domingo. Tercero, moverse, pero antes de las cinco de la tarde.',
      { h: 'Cuándo pedir ayuda' },
      'Si los despertares ocurren tres noches por semana durante tres meses, conviene consultar. La terapia cognitivo-conductual para el insomnio toma seis sesiones y tiene resultados que duran. La terapia hormonal, bien indicada y vigilada, alivia los sofocos nocturnos en la mayoría de las pacientes, aunque no es para todas.',
      {
        quote:
          'A mis pacientes les digo que dejen de pelear con la noche. Levántense, lean algo aburrido y vuelvan.',
        by: 'Ginecóloga Patricia Samper Niño',
      },
      'Y un dato que consuela: después de la transición, el sueño mejora. No vuelve a ser el de los veinte años, dice una de las médicas, pero deja de ser el enemigo.',
    ],
  },
  {
    brand: 'women',
    slug: 'la-amiga-que-se-va',
    sections: ['/opinion-fucsia'],
    kicker: 'Columna',
    headline: 'La amiga que se va',
    standfirst:
      'Nadie nos enseña a despedir a una amiga viva, la que se muda de ciudad, de vida o de tema de conversación sin que haya habido pelea.',
    by: ['carolina-benedetti-puche'],
    ago: 480,
    tags: ['Amistad', 'Columna'],
    picture: {
      id: 'aeropuerto',
      caption: 'La que se va lleva la maleta; la que se queda, la conversación.',
      credit: 'Fucsia',
    },
    body: [
      'Para los amores hay boleros. Para los muertos hay novenas. Para la amiga que un día contesta con una carita lo que antes contestaba con una hora de teléfono no hay nada: ni canción, ni luto, ni una tía que llegue con caldo.',
      'Yo tuve una amiga de treinta años. No peleamos. Ella empezó a hacer yoga y yo empecé a escribir de noche; ella dejó de comer pan y yo dejé de preguntarle. Un martes me di cuenta de que me había enterado de la boda de su hija por una fotografía. Estaba preciosa la niña. Le puse un corazón y me encerré en el baño.',
      'He leído que las amistades duran en promedio siete años y que no hay que forzarlas. Está bien. Pero a una casa que se cae se le hace al menos un inventario: aquí estuvo la hamaca, aquí reímos hasta que se nos fue la luz, aquí me dijiste que ese hombre no. De nosotras no quedó ni el inventario.',
      {
        pull: true,
        quote:
          'A una casa que se cae se le hace al menos un inventario. De nosotras no quedó ni el inventario.',
        by: 'Carolina Benedetti Puche, columnista',
      },
      'La semana pasada la llamé. No para volver, sino para darle las gracias, como quien devuelve una llave. Se quedó callada y después dijo: “Yo también he ido al baño”. Nos reímos con la risa vieja. Colgamos sin prometer nada, que fue la manera más elegante que encontramos de irnos.',
    ],
  },
  {
    brand: 'women',
    slug: 'vestidos-novia-segunda-vez',
    sections: ['/moda', '/bodas', '/estilo-de-vida'],
    kicker: 'Bodas',
    headline: 'Casarse por segunda vez, de azul: el vestido que ya no pide permiso',
    standfirst:
      'Diseñadoras de Bogotá y Barranquilla cuentan qué encargan las novias mayores de cuarenta: bolsillos, mangas, telas que se puedan volver a usar y mucho color.',
    by: ['manuela-ibarra-toro'],
    ago: 2600,
    tags: ['Bodas', 'Moda'],
    picture: {
      id: 'boda',
      caption: 'De azul y con flores rojas: el marfil ya no es obligatorio en las segundas bodas.',
      credit: 'Inés Laverde para Fucsia',
    },
    body: [
      'La primera vez, Mercedes pesó la cola de su vestido: cuatro kilos. La segunda vez pidió bolsillos. En uno llevaba el discurso y en el otro la mano de su hijo de nueve años. El vestido era azul tinta, costó la quinta parte y ya se lo ha puesto tres veces.',
      'En los talleres se nota. De cada diez novias que llegan a uno de los más conocidos de Barranquilla, cuatro se casan de nuevo, y ninguna quiere tul. Piden crepé, mangas largas en tierra caliente y escotes en la espalda. “Saben qué les queda bien y no negocian”, dice la diseñadora Judith Abello.',
      'También cambian las fiestas: cuarenta invitados, almuerzo en lugar de cena, la música a un volumen que permita conversar. Una pareja de Villa de Leyva reemplazó el vals por un tinto colectivo a las cinco de la tarde.',
      'Las invitaciones también se adelgazaron. En lugar de padrinos hay hijos; en lugar de anillos grabados, una cuenta de ahorros común, a veces, y a veces dos separadas, con mucho amor. Una notaria de Envigado nos contó que la pregunta más frecuente entre las parejas mayores no es por los apellidos, sino por quién se queda con el perro los fines de semana.',
      '“No me casé menos en serio”, aclara Mercedes, “me casé más despierta”.',
    ],
  },
] satisfies SeedStory[];
