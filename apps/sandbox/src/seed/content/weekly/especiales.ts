import type { SeedStory } from '../../types.ts';

export const ESPECIALES = [
  {
    brand: 'weekly',
    slug: 'especial-rio-magdalena-mil-quinientos-kilometros',
    sections: ['/especiales', '/nacion', '/sostenible'],
    kicker: 'Gran especial',
    headline: 'Magdalena: mil quinientos kilómetros río abajo para preguntarle al país cómo está',
    standfirst:
      'Un equipo de Semanario navegó durante veintiséis días desde el páramo de las Papas hasta Bocas de Ceniza. Este es el diario de un río que carga más historias que sedimento.',
    by: ['hernan-duque-tamayo', 'paula-santacoloma-rey'],
    ago: 2300,
    tags: ['Río Magdalena', 'Especiales', 'Medioambiente'],
    picture: {
      id: 'pacifico-selva',
      caption: 'El Magdalena recibe el agua de 724 municipios.',
      credit: 'Laura Cárdenas / Semanario',
      alt: 'Una canoa cruza el río entre la selva y la niebla',
    },
    body: [
      'Nace tan pequeño que cabe entre las botas. En el páramo de las Papas, a 3.685 metros, el Magdalena es un hilo que un niño puede tapar con la mano, y de hecho hay uno, Duván Anacona, de siete años, que lo hace para mostrarnos que manda. Lo detiene tres segundos. Después lo suelta y dice: “Vaya”. Veintiséis días y mil quinientos kilómetros más tarde, al verlo entrar en el mar con el color de un ladrillo, el equipo entero se acordó de esa palabra.',
      { h: 'Día 4. San Agustín: la piedra' },
      {
        image: 'paramo-frailejones',
        caption: 'Los frailejones del páramo de las Papas, tres días río arriba de San Agustín.',
        credit: 'Laura Cárdenas / Semanario',
      },
      'El río aprende pronto a estrecharse. En un punto mide dos metros y veinte centímetros y suena como un motor. Los guías locales perdieron la mitad de los visitantes cuando se cayó la vía y ahora ofrecen caminatas de noche, con linternas, para ver los murciélagos pescadores. “El turista viene por las estatuas y se va hablando de los murciélagos”, dice Elcira Ijají, que aprendió inglés con canciones.',
      'Seguimos por el cañón en un carro que se dañaba cada dos horas, como para obligarnos a mirar. En Pitalito, los caficultores hablan del río como de un pariente que se mudó: lo ven pasar lejos, marrón, con las llantas y los plásticos de los demás. En Neiva nos contaron once muchachos que se bañan donde está prohibido y que conocen cada remolino por su apodo. “Ese se llama La Suegra”, advirtieron, “porque lo abraza a uno y no lo suelta”.',
      { h: 'Día 9. Honda: los puentes' },
      {
        image: 'mercado-plaza',
        caption: 'La plaza de Honda, a la hora en que llega el nicuro.',
        credit: 'Laura Cárdenas / Semanario',
      },
      'La ciudad de los puentes tiene 29 y solo once llevan a alguna parte. Los demás quedaron de cuando el río era la carretera del país. En la plaza, un grupo de señoras reconstruye la receta del viudo de capaz con nicuro, porque el capaz casi no sube. Este año la subienda duró nueve días. En 1978, cuenta el pescador Arcesio Lugo, duraba tres meses, “y uno caminaba sobre los pescados sin tocar agua”.',
      {
        pull: true,
        quote: 'Yo no digo que el río se esté muriendo. Digo que está callado, y él era conversador.',
        by: 'Arcesio Lugo, pescador de Honda',
      },
      {
        image: 'buenaventura-puerto',
        caption: 'El carguero pasa una vez al mes; los remolcadores esperan el resto.',
        credit: 'Laura Cárdenas / Semanario',
      },
      'La navegación comercial, que fue el orgullo del siglo XIX, mueve hoy dos de cada cien toneladas de la carga nacional. En el puerto de La Dorada nos subimos a un remolcador de acero con nueve tripulantes y dos loros. La cocinera, Edilma, llevaba treinta años a bordo y una teoría: el río no se secó, se aburrió de esperar. Cada vez que un ministro anuncia la recuperación de la navegabilidad, ella fríe plátano y celebra, porque sabe que al menos ese día habrá visita.',
      { h: 'Día 15. Barrancabermeja: los manatíes' },
      {
        image: 'amazonas-rio',
        caption: 'Las ciénagas del Magdalena Medio, de madrugada.',
        credit: 'Laura Cárdenas / Semanario',
        alt: 'Un río ancho serpentea entre bosques y niebla, visto desde el aire',
      },
      'En una ciénaga rodeada de chimeneas viven diecisiete manatíes. Los cuida una cooperativa de antiguos cazadores que les puso nombre y cédula. Cuando el nivel baja, cortan pasto a mano y se lo llevan en canoa. El mayor se llama Don Gómez, pesa 480 kilos y solo come si le silban. En las noches, una boya de sonido construida por estudiantes registra cuántas veces sale a respirar.',
      {
        sound: 'rio-magdalena-noche',
        text: 'Así suena una noche en la orilla: el agua, los grillos, las ranas y el motor de una canoa que pasa. No es una grabación; el sonido fue compuesto por computador a partir de las notas del viaje.',
      },
      'El día 15 de la bitácora termina con una discusión. Un biólogo pide declarar zona de exclusión; el alcalde pide empleos; el viejo cazador que ahora cuida pide que no hablen tan duro, que los manatíes oyen. Los tres tienen razón y los tres compran los tomates en la misma tienda. Quizá el río sea eso, un lugar donde la gente que no está de acuerdo tiene que hacer fila.',
      {
        table: {
          head: ['Tramo', 'Kilómetros', 'Especies de peces registradas hoy', 'Hace cuarenta años'],
          rows: [
            ['Alto', '565', '41', '63'],
            ['Medio', '385', '72', '118'],
            ['Bajo', '550', '88', '151'],
          ],
        },
      },
      { h: 'Día 19. Mompox: las sillas' },
      {
        image: 'cartagena-muralla',
        caption: 'Los balcones que dan al río guardan la costumbre de sacar la silla.',
        credit: 'Laura Cárdenas / Semanario',
      },
      'Llegamos de tarde, a la hora de las sillas. Nadie preguntó quiénes éramos. Nos hicieron campo. La orfebre Delia Vides derretía filigrana en un crisol del tamaño de una nuez y dijo que el oro del río ya no es de aquí, viene de arriba, mezclado con mercurio, y que ella lo reconoce por el olor. Compra del otro, del viejo, fundiendo aretes de muertas. “Así nadie se queda sin adornarse dos veces”.',
      {
        interstitial: 'El álbum de veintiséis días por el Magdalena',
        url: '/especiales/galeria/galeria-magdalena-veintiseis-dias/',
      },
      { divider: true },
      { h: 'Día 26. Bocas de Ceniza: el mar' },
      {
        image: 'playa',
        caption: 'La raya entre el río y el mar, el último día del viaje.',
        credit: 'Laura Cárdenas / Semanario',
      },
      'El tajamar termina en una luz. A un lado el Caribe, verde; al otro el río, marrón; en el medio una raya tan nítida que parece hecha con regla. Los pescadores lanzan cometas con anzuelos para llegar más lejos. Un ingeniero nos explicó que pasan por aquí 142 millones de toneladas de sedimento al año: la montaña entera, molida. El viejo que nos había llevado en la lancha miró el agua y agregó lo que los números no dicen: “Todo eso era finca de alguien”.',
      {
        list: [
          '26 días de navegación, 11 lanchas, un ferri y una balsa de guadua.',
          '94 entrevistas en 38 municipios.',
          '61 muestras de agua analizadas por dos universidades.',
          '1 naufragio, sin consecuencias, salvo para una libreta.',
        ],
      },
      { pdf: 'magdalena-como-se-midio-el-agua' },
      {
        oembed: 'instagram',
        url: 'https://www.instagram.com/p/SemanarioRio1/',
        html: '<blockquote class="instagram-media"><p>Diario de a bordo, día 19: las sillas de Mompox.</p></blockquote>',
      },
      {
        links: {
          title: 'Siga el viaje',
          items: [
            {
              text: 'La novela que apareció en una máquina de coser',
              url: '/cultura/articulo/novela-perdida-mompox-archivo/',
            },
            { text: 'Los puertos sin río', url: '/opinion/articulo/los-puertos-sin-rio/' },
          ],
        },
      },
    ],
  },
  {
    brand: 'weekly',
    slug: 'especial-cien-ideas-municipios-pequenos',
    sections: ['/especiales', '/mejor-colombia'],
    kicker: 'Especial',
    headline: 'Cien ideas de municipios pequeños que resolvieron problemas grandes con poca plata',
    standfirst:
      'Del burro que recoge residuos en Jericó a la emisora que evita suicidios en Mitú: una selección de soluciones comprobadas, con costos y teléfono para copiarlas.',
    by: ['mariana-cifuentes-uribe', 'valentina-murcia-ordonez'],
    ago: 7900,
    tags: ['Municipios', 'Soluciones', 'Especiales'],
    picture: {
      id: 'mercado-plaza',
      caption: 'Las ideas provienen de municipios de menos de 30.000 habitantes.',
      credit: 'Semanario',
    },
    body: [
      'Durante un año pedimos a los lectores que nos contaran qué funcionaba en su pueblo. Llegaron 1.812 cartas, audios y hasta un acordeón con una estrofa. Verificamos 340 y escogimos cien. Ninguna costó más de 500 millones de pesos y todas llevan al menos dieciocho meses andando.',
      'Hay ideas para reír y para aprender. En un municipio de Antioquia, un burro llamado Concejal recoge residuos orgánicos en las calles empinadas donde no sube el camión; ahorra 46 millones al año. En Vaupés, la emisora comunitaria abrió una franja nocturna de conversación en cuatro lenguas y los intentos de suicidio bajaron a la mitad.',
      {
        list: [
          'Biblioteca de herramientas: préstamo de taladros y guadañas en Filandia.',
          'Semáforo de maíz en Ubaque: la comunidad fija cuándo se puede quemar rastrojo.',
          'Abuelas certificadas: cuidado infantil pagado en Puerto Carreño.',
          'Rutas de bicicleta escolar con ángel guardián en Sibundoy.',
          'Banco de muletas en Chinú, con más de novecientos préstamos.',
        ],
      },
      'Al lado de cada historia encontrará el costo, el nombre de quien la hizo posible y un teléfono. Todos aceptaron contestar. Concejal, el burro, solo recibe visitas los martes.',
    ],
  },
] satisfies SeedStory[];
