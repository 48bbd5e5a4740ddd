import type { SeedStory } from '../../types.ts';

export const GALERIAS = [
  {
    brand: 'weekly',
    slug: 'galeria-ascenso-pirazan',
    sections: ['/deportes', '/galerias', '/fotos'],
    kicker: 'En imágenes',
    headline: 'De la lluvia a la nieve: la subida de Yeison Pirazán en siete estampas',
    by: [],
    ago: 455,
    tags: ['Ciclismo', 'Ilustración'],
    picture: {
      id: 'lluvia',
      caption: 'La caravana esperó bajo los paraguas a que abrieran el paso.',
      credit: 'Pilar Echandía / Semanario',
    },
    type: 'gallery',
    images: [
      {
        id: 'ciclista-montana',
        caption: 'Pirazán ataca a 14 kilómetros de la meta.',
        credit: 'Pilar Echandía / Semanario',
      },
      {
        id: 'lluvia',
        caption: 'La caravana esperó bajo los paraguas a que abrieran el paso.',
        credit: 'Pilar Echandía / Semanario',
      },
      {
        id: 'nevado',
        caption: 'A 2.700 metros apareció la nieve y desaparecieron los favoritos.',
        credit: 'Pilar Echandía / Semanario',
      },
      {
        id: 'carretera',
        caption: 'La carretera del valle, antes de la primera rampa.',
        credit: 'Pilar Echandía / Semanario',
      },
      {
        id: 'retrato-59',
        caption: 'Yeison Pirazán, minutos después de cruzar la meta.',
        credit: 'Pilar Echandía / Semanario',
      },
      {
        id: 'leche-ordeno',
        caption: 'En Cómbita, la familia siguió la etapa durante el ordeño.',
        credit: 'Esteban Rojas / Semanario',
      },
      {
        id: 'llano-ganado',
        caption: 'El premio, todavía en su potrero de origen.',
        credit: 'Esteban Rojas / Semanario',
      },
    ],
    body: [
      'Tres minutos y nueve segundos de ventaja caben en siete imágenes. Las tomaron cinco fotógrafos desde motos, curvas y una cocina de Cómbita.',
    ],
  },
  {
    brand: 'weekly',
    slug: 'galeria-magdalena-veintiseis-dias',
    form: 'essay',
    sections: ['/especiales', '/galerias', '/fotos'],
    kicker: 'En imágenes',
    headline: 'Veintiséis días por el Magdalena: el álbum de un viaje desde el páramo hasta el mar',
    standfirst:
      'Laura Cárdenas llenó nueve libretas de dibujos en once lanchas. Esta es la selección que ella misma hizo, con las notas que escribió al reverso.',
    by: [],
    ago: 2330,
    tags: ['Río Magdalena', 'Ilustración'],
    picture: {
      id: 'playa',
      caption: 'La raya entre el río y el mar, el último día del viaje.',
      credit: 'Laura Cárdenas / Semanario',
    },
    type: 'gallery',
    images: [
      {
        id: 'paramo-frailejones',
        caption: 'Día 1. El hilo de agua que un niño tapa con la mano.',
        credit: 'Laura Cárdenas / Semanario',
      },
      {
        id: 'represa',
        caption: 'Día 6. El río detenido: 23.000 hectáreas de espejo.',
        credit: 'Laura Cárdenas / Semanario',
      },
      {
        id: 'mercado-plaza',
        caption: 'Día 9. En Honda, el nicuro reemplazó al capaz.',
        credit: 'Laura Cárdenas / Semanario',
      },
      {
        id: 'amazonas-rio',
        caption: 'Día 14. Las ciénagas del Magdalena Medio, de madrugada.',
        alt: 'Un río ancho serpentea entre bosques y niebla, visto desde el aire',
        credit: 'Laura Cárdenas / Semanario',
      },
      {
        id: 'tren',
        caption: 'Día 19. El ferrocarril que reemplazó a los vapores.',
        credit: 'Laura Cárdenas / Semanario',
      },
      {
        id: 'barranquilla-carnaval',
        caption: 'Día 24. Un ensayo de cumbia nos hizo bajar a tierra.',
        credit: 'Laura Cárdenas / Semanario',
      },
      {
        id: 'playa',
        caption: 'Día 26. La raya entre el río y el mar.',
        credit: 'Laura Cárdenas / Semanario',
      },
    ],
    body: [
      'Las notas que acompañan los dibujos están tal como se escribieron a bordo. Algunas palabras se las llevó el agua.',
    ],
  },
  {
    brand: 'weekly',
    slug: 'galeria-carnaval-barrios-ensayos',
    sections: ['/cultura', '/galerias', '/fotos'],
    kicker: 'En imágenes',
    headline: 'Barranquilla ensaya en las terrazas: así se cose un carnaval tres meses antes',
    by: [],
    ago: 8600,
    tags: ['Carnaval', 'Barranquilla', 'Ilustración'],
    picture: {
      id: 'barranquilla-carnaval',
      caption: 'Las comparsas ensayan entre las cinco y las nueve de la noche.',
      credit: 'Esteban Rojas / Semanario',
    },
    type: 'gallery',
    images: [
      {
        id: 'barranquilla-carnaval',
        caption: 'Una comparsa de marimondas repasa el paso en Barrio Abajo.',
        credit: 'Esteban Rojas / Semanario',
      },
      {
        id: 'playa',
        caption: 'El lunes, la comparsa descansa en la playa de Puerto Colombia.',
        credit: 'Esteban Rojas / Semanario',
      },
      {
        id: 'moda-pasarela',
        caption: 'El vestido de la reina del barrio: cuatrocientas lentejuelas, pegadas a mano.',
        credit: 'Esteban Rojas / Semanario',
      },
      {
        id: 'retrato-60',
        caption: 'Ana Cleotilde Barrios, capitana de una cumbiamba de noventa años.',
        credit: 'Esteban Rojas / Semanario',
      },
      {
        id: 'casa-interior',
        caption: 'La sala que en octubre se vuelve taller.',
        credit: 'Esteban Rojas / Semanario',
      },
      {
        id: 'copa-bar',
        caption: 'El descanso dura lo que dura un vaso de guarapo.',
        credit: 'Esteban Rojas / Semanario',
      },
    ],
    body: [
      'El Carnaval son cuatro días y noventa noches. Visitamos seis barrios donde ya se oye la flauta de millo.',
    ],
  },
] satisfies SeedStory[];

export const RECETAS = [
  {
    brand: 'weekly',
    slug: 'ajiaco-santafereno-tres-papas',
    sections: ['/cocina', '/recetas'],
    kicker: 'Cocina',
    headline: 'Ajiaco santafereño con tres papas, guascas frescas y el truco de la olla quieta',
    standfirst:
      'La receta de una plaza de mercado bogotana que lleva cuarenta años sirviéndolo: el espesor no viene de licuar, sino del orden y de la paciencia.',
    by: ['juliana-mazo-gutierrez'],
    ago: 1380,
    tags: ['Recetas', 'Ajiaco', 'Bogotá'],
    picture: {
      id: 'cocina-ajiaco',
      caption: 'La papa criolla se agrega al final y se deja deshacer sola.',
      credit: 'Semanario',
    },
    recipe: {
      yield: '6 porciones',
      minutes: 95,
      ingredients: [
        '1 kg de pechuga de pollo con hueso',
        '1 kg de papa criolla',
        '700 g de papa sabanera en rodajas',
        '500 g de papa pastusa en rodajas',
        '3 mazorcas tiernas partidas',
        '1 manojo de guascas frescas (30 g)',
        '2 tallos de cebolla larga',
        '4 dientes de ajo',
        '3 litros de agua',
        'Sal al gusto',
        'Crema de leche, alcaparras y aguacate para servir',
      ],
      steps: [
        'Ponga el pollo en agua fría con la cebolla, el ajo y la sal. Lleve a hervor y baje el fuego durante 35 minutos.',
        'Retire el pollo, deseche la cebolla y deshebre la carne.',
        'Agregue al caldo la papa sabanera y la mazorca. Cocine 20 minutos sin tapar.',
        'Añada la papa pastusa y, diez minutos después, la criolla.',
        'No revuelva: mueva la olla por las orejas para que la criolla se deshaga sola, unos 20 minutos.',
        'Apague, agregue las guascas y el pollo, y deje reposar 10 minutos antes de servir.',
      ],
    },
    body: [
      'En la plaza de La Perseverancia, doña Blanca Forero sirve noventa platos cada sábado y no ha usado licuadora jamás. Su secreto es el orden de las papas: la que aguanta primero, la que espesa al final y la cuchara, lejos. “El ajiaco se mece como a un niño”, dice.',
      'Las guascas se ponen con el fuego apagado. Si hierven más de diez minutos, amargan. Cómprelas con raíz y lávelas en tres aguas.',
      {
        list: [
          '¿Muy espeso? Agregue caldo caliente, nunca agua fría.',
          '¿Sin guascas frescas? Use la mitad de secas y remójelas.',
          'Guarda dos días en la nevera; no se congela bien.',
        ],
      },
    ],
  },
  {
    brand: 'weekly',
    slug: 'arepa-de-huevo-masa-caribe',
    sections: ['/cocina', '/recetas'],
    kicker: 'Cocina',
    headline: 'Arepa de huevo: cómo lograr que infle, que cierre y que no se beba el aceite',
    by: ['juliana-mazo-gutierrez'],
    ago: 6700,
    tags: ['Recetas', 'Caribe', 'Fritos'],
    picture: {
      id: 'arepa-huevo',
      caption: 'El huevo se vierte por un corte de tres centímetros y cuaja en la segunda fritura.',
      credit: 'Semanario',
    },
    recipe: {
      yield: '8 arepas',
      minutes: 50,
      ingredients: [
        '500 g de maíz amarillo trillado, cocido y molido',
        '1 cucharadita de sal',
        '1 cucharadita de azúcar',
        '8 huevos pequeños',
        '1 litro de aceite para freír',
        'Hojas de bijao o plástico limpio',
      ],
      steps: [
        'Amase el maíz con sal, azúcar y agua tibia hasta que no se agriete.',
        'Forme discos de 10 cm y medio centímetro de grosor entre hojas de bijao.',
        'Fría a 180 °C hasta que inflen; báñelas con aceite por encima.',
        'Saque, deje escurrir un minuto y abra un corte de 3 cm en el borde.',
        'Vierta el huevo con sal, selle con un poco de masa cruda y fría 3 minutos más.',
      ],
    },
    body: [
      'Si la arepa no infla, la masa está seca. Si revienta, está húmeda. En Luruaco miden con el lóbulo de la oreja y nunca falla. Use maíz del día: la harina precocida sirve, pero no hace la bolsa.',
      'El huevo pequeño es ley. Uno grande rompe la costura y convierte el caldero en una batalla.',
    ],
  },
  {
    brand: 'weekly',
    slug: 'torta-de-natas-abuela-buga',
    sections: ['/cocina', '/recetas', '/gente'],
    kicker: 'Postres',
    headline: 'La torta de natas que una abuela de Buga solo daba por escrito al nieto mayor',
    by: ['juliana-mazo-gutierrez'],
    ago: 9800,
    tags: ['Recetas', 'Postres', 'Valle'],
    picture: {
      id: 'leche-ordeno',
      caption: 'Se necesitan cuatro días de natas de leche cruda hervida.',
      credit: 'Semanario',
    },
    recipe: {
      yield: '10 porciones',
      minutes: 75,
      ingredients: [
        '2 tazas de natas de leche',
        '2 tazas de azúcar',
        '5 huevos',
        '3 tazas de harina de trigo',
        '1 cucharada de polvo de hornear',
        'Ralladura de 1 limón',
        '½ taza de vino dulce',
        '1 pizca de sal',
      ],
      steps: [
        'Bata las natas con el azúcar hasta que blanqueen.',
        'Incorpore los huevos de uno en uno.',
        'Cierna la harina con el polvo de hornear y la sal, y agréguela en tres tandas.',
        'Añada la ralladura y el vino.',
        'Hornee a 170 °C durante 50 minutos en molde enharinado.',
        'Deje enfriar en el horno, con la puerta entreabierta.',
      ],
    },
    body: [
      'La receta estaba en un papel de carnicería, con letra inclinada y una advertencia: “No doblar la azúcar”. El nieto mayor, que ahora tiene sesenta y un años, decidió publicarla porque no tuvo hijos.',
      'Las natas se recogen de la leche hervida durante cuatro mañanas. Si no las consigue, use crema espesa de finca. No es igual, pero nadie se va a levantar de la mesa.',
    ],
  },
] satisfies SeedStory[];
