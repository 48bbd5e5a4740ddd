import type { SeedStory } from '../../types.ts';

export const COCINA = [
  {
    brand: 'women',
    slug: 'ceviche-chontaduro-mango-biche',
    sections: ['/gastronomia', '/recetas'],
    kicker: 'Receta',
    headline: 'Ceviche de chontaduro y mango biche: una entrada fresca para un almuerzo largo',
    standfirst:
      'Sin pescado, con sal de hierbas y leche de coco. La receta llega de una cocinera de Puerto Tejada que la sirve en totumo y sin prisa.',
    by: ['juliana-mazo-gutierrez'],
    ago: 640,
    tags: ['Recetas', 'Pacífico', 'Entradas'],
    picture: {
      id: 'ceviche',
      caption: 'Se sirve frío, en totumo, con tostadas de plátano delgadas.',
      credit: 'Inés Laverde para Fucsia',
    },
    recipe: {
      yield: '4 porciones',
      minutes: 35,
      ingredients: [
        '12 chontaduros cocidos y pelados',
        '1 mango biche en julianas',
        '½ cebolla morada en plumas',
        'Jugo de 4 limones',
        '½ taza de leche de coco',
        '1 ají dulce picado',
        'Cilantro cimarrón al gusto',
        'Sal de hierbas',
        '1 plátano verde para las tostadas',
      ],
      steps: [
        'Corta los chontaduros en láminas y retira la semilla.',
        'Lava la cebolla en agua con sal durante cinco minutos y escúrrela.',
        'Mezcla el limón, la leche de coco, el ají y la sal de hierbas.',
        'Agrega el chontaduro, el mango y la cebolla; refrigera quince minutos.',
        'Fría el plátano en láminas muy delgadas.',
        'Sirve con cilantro cimarrón y las tostadas aparte.',
      ],
    },
    body: [
      'El chontaduro tiene mala fama de afrodisiaco y buena fama de todo lo demás. En Puerto Tejada, Nubia Popo lo trata como si fuera un pescado blanco: lo lamina, lo deja cinco minutos en limón y lo consiente con leche de coco. El resultado es untuoso, ácido y un poco dulce, como una tarde de vacaciones.',
      'Es, además, un plato que perdona. Si no hay mango, funciona la carambola; si el ají dulce escasea, un poco de pimentón asado. Lo que no se negocia es el frío: el plato, el tazón y hasta la cuchara deben esperar en la nevera. Doña Nubia pone el totumo sobre una cama de hielo y hojas de plátano, y lo lleva a la mesa en silencio para que el color hable primero.',
      'Escoge chontaduros de cáscara roja y pulpa aceitosa, que no estén harinosos. Si los compras cocidos, prueba antes: deben ceder al diente sin desbaratarse. El mango, en cambio, cuanto más biche, mejor.',
      {
        list: [
          'Vino: un blanco seco, muy frío.',
          'Sin alcohol: limonada de coco sin azúcar.',
          'Para diez personas, triplique todo menos el ají.',
        ],
      },
      'Un secreto de la cocinera: reserva dos cucharadas del líquido, que en otros lares llaman leche de tigre, y tómatelas en la cocina, antes de que lleguen los invitados. “La que cocina merece el primer sorbo”.',
    ],
  },
  {
    brand: 'women',
    slug: 'galletas-panela-cardamomo-navidad',
    sections: ['/gastronomia', '/recetas'],
    kicker: 'Receta',
    headline: 'Galletas de panela y cardamomo para regalar en lugar de comprar cualquier cosa',
    by: ['juliana-mazo-gutierrez'],
    ago: 2900,
    tags: ['Recetas', 'Navidad', 'Postres'],
    picture: {
      id: 'galletas',
      caption: 'Un borde de cacao amargo las vuelve menos dulces.',
      credit: 'Fucsia',
    },
    recipe: {
      yield: '40 galletas',
      minutes: 60,
      ingredients: [
        '250 g de mantequilla',
        '200 g de panela rallada',
        '1 huevo',
        '380 g de harina de trigo',
        '1 cucharadita de cardamomo molido',
        '½ cucharadita de sal',
        '60 g de cacao amargo',
        'Ralladura de 1 naranja',
      ],
      steps: [
        'Bate la mantequilla con la panela hasta que no se sientan los granos.',
        'Agrega el huevo y la ralladura.',
        'Incorpore la harina con el cardamomo y la sal sin amasar de más.',
        'Forme dos cilindros, páselos por cacao y refrigere 45 minutos.',
        'Corta rodajas de 7 mm y hornea a 175 °C durante 11 minutos.',
      ],
    },
    body: [
      'La panela no endulza igual que el azúcar: tiene memoria de caña y un fondo de humo. Con cardamomo, que se da muy bien en Antioquia y casi no usamos, hace una galleta adulta, crujiente, perfecta para el café de las cinco.',
      'El cilindro se puede congelar dos meses. Cuando llegue una visita, corta, hornea once minutos y miente: di que la estabas esperando.',
      'Para regalar, guárdalas en frascos limpios con una etiqueta a mano. Escribe la fecha y, si te atreves, una verdad.',
    ],
  },
] satisfies SeedStory[];

export const MULTIMEDIA = [
  {
    brand: 'women',
    slug: 'video-zurcir-visible-cinco-minutos',
    sections: ['/moda', '/videos'],
    kicker: 'Video',
    headline: 'Aprende a zurcir a la vista, con hilo mostaza y sin dedal',
    by: ['manuela-ibarra-toro'],
    ago: 1820,
    tags: ['Reparación', 'Video'],
    picture: {
      id: 'zurcido',
      caption:
        'La lección: primero los hilos verticales, después el tejido, con una bombilla fundida para tensar.',
      credit: 'Fucsia',
    },
    type: 'video',
    body: [
      'Tatiana Hoyos nos enseña la puntada básica: primero los hilos verticales, después el tejido. Sirve para medias, codos y corazones, según la maestra.',
      'Necesita aguja de punta redonda, hilo de algodón y una bombilla fundida para tensar la tela.',
    ],
  },
  {
    brand: 'women',
    slug: 'video-silvana-restrepo-ensayo-silencio',
    sections: ['/cultura', '/videos'],
    kicker: 'Video',
    headline: 'Un ensayo con Silvana Restrepo: así suena una orquesta cuando nadie grita',
    by: ['antonia-berrio-salazar'],
    ago: 70,
    tags: ['Música', 'Video'],
    picture: {
      id: 'partitura',
      caption: 'El atril de la directora, con las marcas azules de la cuarta sinfonía.',
      credit: 'Fucsia',
    },
    type: 'video',
    body: [
      'Dejamos una cámara fija junto al segundo oboe y nos salimos. A mitad del ensayo se ve a la directora decir su única palabra en voz alta: “Gracias”.',
    ],
  },
] satisfies SeedStory[];
