import type { SeedStory } from '../../types.ts';

export const MULTIMEDIA = [
  {
    brand: 'daily',
    slug: 'ensayos-salsodromo-barrio-obrero',
    form: 'essay',
    sections: ['/multimedia', '/galerias'],
    kicker: 'Galería',
    headline: 'Así se ensaya el Salsódromo: una noche en el barrio Obrero con veintiocho escuelas',
    by: [],
    ago: 60,
    tags: ['Feria de Cali', 'Salsa', 'Ilustración'],
    picture: {
      id: 'cali-salsa',
      caption: 'Los ensayos van de siete a diez de la noche.',
      credit: 'Carmen Elisa Vivas / El Diario',
    },
    type: 'gallery',
    images: [
      {
        id: 'cali-salsa',
        caption: 'Una pareja juvenil marca el paso en la cancha del barrio Obrero.',
        credit: 'Carmen Elisa Vivas / El Diario',
      },
      {
        id: 'retrato-61',
        caption: 'Yamileth Cundumí, directora, lleva treinta años enseñando.',
        credit: 'Carmen Elisa Vivas / El Diario',
      },
      {
        id: 'teatro',
        caption: 'Una solista mide el escenario donde se presentará la gala.',
        credit: 'Carmen Elisa Vivas / El Diario',
      },
      {
        id: 'moda-pasarela',
        caption: 'Los trajes llevan 3.000 piedras pegadas una por una.',
        credit: 'Carmen Elisa Vivas / El Diario',
      },
      {
        id: 'cali-rio',
        caption: 'El recorrido termina frente al río.',
        credit: 'Wílmar Ordóñez / El Diario',
      },
      {
        id: 'cocina-arepa',
        caption: 'Arepas a la brasa: la cena del ensayo.',
        credit: 'Carmen Elisa Vivas / El Diario',
      },
      {
        id: 'retrato-62',
        caption: 'Wilmer Sinisterra, el sonidista que conoce los discos por el rayón.',
        credit: 'Carmen Elisa Vivas / El Diario',
      },
    ],
    body: [
      'Faltan pocas semanas para el desfile y en las canchas ya no cabe un alfiler. Acompañamos una noche de ensayo, del primer calentamiento a la última empanada.',
    ],
  },
  {
    brand: 'daily',
    slug: 'galeria-clasico-recuerdos-hinchas',
    sections: ['/deportes', '/galerias', '/multimedia'],
    kicker: 'Galería',
    headline: 'Los recuerdos del clásico: boletas, camisetas y una silla verde junto a una roja',
    by: [],
    ago: 80,
    tags: ['Clásico', 'Fútbol', 'Ilustración'],
    picture: {
      id: 'casa-interior',
      caption: 'Una sala dividida por una cinta: matrimonio mixto.',
      credit: 'El Diario',
    },
    type: 'gallery',
    images: [
      {
        id: 'futbol-gol',
        caption: 'El gol que todavía se discute en el barrio Obrero.',
        credit: 'El Diario',
      },
      { id: 'microfono', caption: 'Un narrador que contó ochenta clásicos por radio.', credit: 'El Diario' },
      {
        id: 'retrato-63',
        caption: 'Hernando Copete, peluquero de las dos sillas.',
        credit: 'Carmen Elisa Vivas / El Diario',
      },
      {
        id: 'casa-interior',
        caption: 'Una sala dividida por una cinta: matrimonio mixto.',
        credit: 'Carmen Elisa Vivas / El Diario',
      },
      {
        id: 'mercado-plaza',
        caption: 'En la Alameda se apuesta con chontaduros.',
        credit: 'Carmen Elisa Vivas / El Diario',
      },
      { id: 'perro-gato', caption: 'Ni las mascotas son neutrales.', credit: 'El Diario' },
    ],
    body: [
      'Pedimos a los lectores que nos mandaran sus recuerdos del clásico. Llegaron 312. Estos son seis.',
    ],
  },
  {
    brand: 'daily',
    slug: 'video-desvios-troncal-oriental-recorrido',
    sections: ['/el-pais-tv', '/videos', '/cali'],
    kicker: 'Video',
    headline: 'Recorrimos los desvíos de la troncal oriental: así quedan las paradas del lunes',
    by: ['adriana-quintana-mosquera'],
    ago: 28,
    tags: ['MÍO', 'Movilidad', 'Video'],
    picture: {
      id: 'bus-cali',
      caption: 'El recorrido se hizo en hora pico, con cronómetro.',
      credit: 'El Diario TV',
    },
    type: 'video',
    body: [
      'Tomamos la ruta A57 a las 6:10 de la mañana con una cámara y un cronómetro. El desvío nos costó trece minutos. Aquí puede ver cada paradero provisional y cómo reconocerlo.',
      'Si su parada no aparece, escríbanos: iremos.',
    ],
  },
  {
    brand: 'daily',
    slug: 'video-muelle-pesquero-primera-subasta',
    sections: ['/el-pais-tv', '/videos', '/valle'],
    kicker: 'Video',
    headline: 'La primera subasta del muelle pesquero de Buenaventura, cantada y sin micrófono',
    by: ['yurany-carabali-balanta'],
    ago: 420,
    tags: ['Buenaventura', 'Pesca', 'Video'],
    picture: {
      id: 'pacifico-selva',
      caption: 'Las canoas llegaron antes de las 6:00 de la mañana con la pesca de la subasta.',
      credit: 'El Diario TV',
    },
    type: 'video',
    body: [
      'Eusebio Riascos vendió su primera corvina con precio propio. El aplauso se oyó hasta en las lanchas.',
      'La sala cantará el precio de martes a domingo.',
    ],
  },
  {
    brand: 'daily',
    slug: 'video-como-denunciar-extorsion',
    sections: ['/el-pais-tv', '/videos', '/judicial'],
    kicker: 'Video',
    headline: 'Cómo denunciar una extorsión sin dar su nombre: la guía paso por paso',
    by: ['yurany-carabali-balanta'],
    ago: 1340,
    tags: ['Extorsión', 'Servicio', 'Video'],
    picture: {
      id: 'celular',
      caption: 'La línea es gratuita y funciona las 24 horas.',
      credit: 'El Diario TV',
    },
    type: 'video',
    body: [
      'No pague, no negocie, no borre los mensajes. Un investigador explica paso por paso qué debe guardar y a quién llamar. La identidad del denunciante queda en reserva.',
    ],
  },
] satisfies SeedStory[];

export const ESPECIALES = [
  {
    brand: 'daily',
    slug: 'el-corazon-de-la-salud-cirugia-bebe',
    sections: ['/el-corazon-de-la-salud', '/especiales', '/bienestar'],
    kicker: 'Especial',
    headline:
      'El corazón de la salud: seis horas en el quirófano donde operan corazones del tamaño de una fresa',
    standfirst:
      'Un hospital universitario de Cali hace dos cirugías neonatales por semana. Entramos con el permiso de una familia que quiere que se sepa cómo se hace.',
    by: ['adriana-quintana-mosquera'],
    ago: 1820,
    tags: ['Salud', 'Cirugía', 'Especial'],
    picture: {
      id: 'laboratorio',
      caption: 'Detrás de las catorce personas del quirófano hay bancos de sangre y laboratorios.',
      credit: 'El Diario',
    },
    contentCode: '3',
    body: [
      'El corazón de Samantha pesa veintitrés gramos y tiene dos tubos cambiados de lugar. Nació hace nueve días en Jamundí y a las siete de la mañana la bajan al quirófano en una incubadora que parece un acuario. Su papá, que maneja un bus, camina al lado contando los pasos. Son ciento doce.',
      'Adentro hay catorce personas y mucho silencio. La cirujana Ana Milena Carvajal opera con lupas y con hilo que no se ve a simple vista. Durante 104 minutos, una máquina hace el trabajo del corazón mientras ella corta y vuelve a coser dos arterias del grosor de un fideo.',
      'La instrumentadora, Yamile Cuero, ordena noventa y cuatro piezas en una mesa azul. Sabe cuál le van a pedir por la respiración de la cirujana. Llevan once años juntas y nunca han salido a almorzar. “Nos conocemos las manos”, dice. En el momento más difícil, cuando hay que reconectar las arterias coronarias, dos hilos que alimentan al propio corazón, nadie mira el reloj. Lo mira una sola persona, que es la encargada de eso y que lo dice en voz alta cada cinco minutos.',
      { h: 'La red que no se ve' },
      'Detrás de la cirugía hay una cadena. La enfermera que oyó un soplo en Jamundí. La ambulancia que no tuvo que esperar cama. El banco de sangre, que ese día tuvo nueve donantes del tipo exacto porque una emisora lo pidió. Un niño cardiópata del Valle espera hoy, en promedio, seis días; hace diez años eran cuarenta.',
      {
        quote: 'Nadie opera solo. Yo pongo las manos, pero la vida la traen los que llegaron antes.',
        by: 'Ana Milena Carvajal, cirujana',
      },
      {
        list: [
          '110 cirugías cardiacas neonatales al año.',
          '94 por ciento de supervivencia.',
          '14 especialistas formados en la misma institución.',
          '23 municipios con tamizaje al nacer.',
        ],
      },
      'El programa nació en 2004 con una máquina prestada y tres médicos que habían estudiado fuera. Los primeros años operaron a diecinueve niños. La consigna era volver a llamar a cada familia al mes, al año y a los cinco años. Todavía lo hacen. En el pasillo hay un tablero con fotos: un muchacho con guitarra, una niña con guantes de arquera, una joven de bata blanca que hoy hace la residencia en el mismo piso.',
      'A las 12:50, la doctora pide que apaguen la música, un bolero que suena bajito, y espera. El corazón de Samantha late solo. Alguien cuenta hasta diez. El anestesiólogo, que lleva treinta años en esto, se quita las gafas para limpiarlas.',
      {
        oembed: 'twitter',
        url: 'https://twitter.com/eldiario/status/1790000000000000001',
        html: '<blockquote class="twitter-tweet"><p>Samantha ya respira sin ayuda. Gracias a los nueve donantes que contestaron el llamado de anoche.</p></blockquote>',
      },
      'Afuera, el papá ha contado los pasos del pasillo otras cuarenta veces. Cuando le dan la noticia, pregunta cuánto pesa ahora el corazón. La cirujana piensa un segundo. “Un poquito más”.',
    ],
  },
  {
    brand: 'daily',
    slug: 'especial-clasificados-historias-avisos',
    sections: ['/especiales', '/informacion-comercial'],
    kicker: 'Clasificados',
    headline: 'Se vende, se busca, se regala: los avisos clasificados que cambiaron una vida en Cali',
    standfirst:
      'Una guitarra, un socio, un apartamento con fantasma. Los lectores cuentan qué encontraron en las páginas de avisos durante setenta y cinco años.',
    by: ['edgar-tascon-rivera'],
    ago: 4400,
    tags: ['Clasificados', 'Historias', '75 años'],
    picture: {
      id: 'biblioteca',
      caption: 'El archivo conserva más de tres millones de avisos.',
      credit: 'El Diario',
    },
    body: [
      'En 1963 alguien publicó: “Busco compañero para aprender a bailar. Seriedad. Traer zapatos”. Contestaron dos. Uno trajo zapatos. Llevan sesenta y un años casados y todavía conservan el recorte, que les costó tres pesos.',
      'Para los setenta y cinco años del periódico pedimos historias de clasificados. Llegaron 240. Hay quien encontró trabajo, quien vendió el carro que luego volvió a comprar y quien arrendó un apartamento “con ruidos inofensivos”.',
      'El más largo que se conserva tiene 212 palabras y es de 1958. Una señora buscaba a su hermana, de la que se había separado en un tren. Describió el vestido, el lunar y una canción. La hermana no leía periódicos, pero su patrona sí, en voz alta, mientras planchaba. Se encontraron en la puerta de la redacción. Hay fotografía: ninguna de las dos mira a la cámara.',
      {
        list: [
          '“Se regala piano. Hay que bajarlo del tercer piso”. Lo bajaron entre once vecinos.',
          '“Perdí un anillo en el cine. No importa el anillo, importa la fecha”. Apareció.',
          '“Socio para panadería, que madrugue”. Hoy tienen nueve sucursales.',
          '“Cambio nevera por clases de inglés”. La alumna vive en Toronto.',
        ],
      },
      'Los clasificados ahora viven en la pantalla, pero la regla es la misma: pocas palabras y una verdad. Puede publicar el suyo en la sección de inmuebles, vehículos y empleos.',
    ],
  },
] satisfies SeedStory[];
